/** What a thread of `npm run strength` does. */
import { playMatch, type Match, type MatchResult } from './match.ts';

export default function play(match: Match): MatchResult {
  return playMatch(match);
}
