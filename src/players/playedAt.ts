/** At which level whoever looks at a view plays. */
import type { GameView } from '../engine/types/view.ts';
import type { Level } from './levels.ts';

const played = new WeakMap<GameView, Level | undefined>();

/** Until it is looked at again. */
export function playAt(view: GameView, level: Level | undefined): void {
  played.set(view, level);
}

/** `undefined`: nobody knows, as in games that somebody imagines. */
export function playedAt(view: GameView): Level | undefined {
  return played.get(view);
}
