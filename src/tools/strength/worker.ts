/** The work of a thread of `npm run strength`. */
import { playMatch, type Match, type MatchResult } from './match.ts';

export default function play(match: Match): MatchResult {
  return playMatch(match);
}
