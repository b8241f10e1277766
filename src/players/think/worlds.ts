/** Worlds as a seat believes them to be. */
import { imagine } from '../../engine/index.ts';
import { seedRandom } from '../../engine/flow/random.ts';
import type { Beliefs } from '../beliefs/index.ts';
import { randomNumbers } from '../randomNumbers.ts';
import type { Seat } from '../../engine/types/ids.ts';
import type { GameState } from '../../engine/types/state.ts';
import { isHiddenCylon } from './position.ts';

/** How many worlds that look alike to the seat are sampled, of which its beliefs pick one. */
const picks = 2;

/**
 * Returns a world that this seat can imagine, the more likely ones more often. The same seed and view give the same
 * world.
 */
export function likelyWorld(state: GameState, seat: Seat, odds: Beliefs | undefined, seed: string): GameState {
  if (odds === undefined || odds.every((one) => one === 1)) return imagine(state, seat, seedRandom(seed));
  const some = Array.from({ length: picks }, (_, n) => imagine(state, seat, seedRandom(`${seed}/${n}`)));
  const weighed = some.map((world) => ({ world, weight: likelihood(world, seat, odds) }));
  let left = randomNumbers(seed)() * weighed.reduce((sum, { weight }) => sum + weight, 0);
  const found = weighed.find(({ weight }) => (left -= weight) < 0) ?? weighed[0];
  if (found === undefined) throw new Error('no world was imagined');
  return found.world;
}

function likelihood(world: GameState, self: Seat, odds: Beliefs): number {
  return odds.reduce(
    (product, one, seat) => (seat !== self && isHiddenCylon(world, seat) ? product * one : product),
    1,
  );
}
