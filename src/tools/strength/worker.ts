/** What a thread of `npm run strength` does. */
import { playMatch, type Match, type Played } from './match.ts';

export default function play(match: Match): Played {
  return playMatch(match);
}
