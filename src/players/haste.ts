/** How exactly answers are told apart, by level: whoever is hasty takes what is a little worse for as good. */
import type { GameView } from '../engine/types/view.ts';
import { habits } from './habits.ts';
import { playedAt } from './playedAt.ts';

/** In points, above 0. */
export function hasteOf(view: GameView): number {
  const isHarder = habits.mercy.way[view.options.objective] !== undefined;
  return habits.haste[playedAt(view) ?? 'hard'] * (isHarder ? habits.hasteOnHarderWays : 1);
}
