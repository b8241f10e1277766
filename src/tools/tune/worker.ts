/** The work of a thread of `npm run tune`. */
import { playChanged, type Changed, type TunedGame } from './game.ts';

export default function play(game: Changed): TunedGame {
  return playChanged(game);
}
