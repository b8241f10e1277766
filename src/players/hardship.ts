/** How hard a table is for the fleet beside the way to Kobol: automatic players make it good, Cylons below `hard`. */
import type { GameView } from '../engine/types/view.ts';
import { habits } from './habits.ts';

/** By the hardest thing on the table: 0 for none, about 1 for the hardest. */
export function hardshipOf({ options, modules }: GameView): number {
  return Math.max(0, ...[options.objective, ...Object.keys(modules)].map((name) => habits.hardships[name] ?? 0));
}
