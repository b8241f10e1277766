/** How exactly answers are told apart, by level: whoever is hasty takes what is a little worse for as good. */
import type { GameView } from '../engine/types/view.ts';
import { habits } from './habits.ts';
import { hardshipOf } from './hardship.ts';
import { playedAt } from './playedAt.ts';

/** In points, above 0. */
export function hasteOf(view: GameView): number {
  return habits.haste[playedAt(view) ?? 'hard'] * (hardshipOf(view) > 0 ? habits.hasteInHardship : 1);
}
