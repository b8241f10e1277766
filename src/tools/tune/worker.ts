/** What a thread of `npm run tune` does. */
import { playChanged, type Changed, type Outcome } from './game.ts';

export default function play(game: Changed): Outcome {
  return playChanged(game);
}
