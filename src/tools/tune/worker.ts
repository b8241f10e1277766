/** What a thread of `npm run tune` does. */
import { playChanged, type Changed, type TunedGame } from './game.ts';

export default function play(game: Changed): TunedGame {
  return playChanged(game);
}
