/** How hard Cylons make it for the fleet, by level: below `hard` they leave it the chance that people leave each other. */
import type { GameView } from '../engine/types/view.ts';
import { habits } from './habits.ts';
import type { Level } from './levels.ts';

export interface Guile {
  /** How often a hidden Cylon chooses what somebody loyal would, from 0 to 1. */
  readonly feigning: number;
  /** How often a hidden Cylon spoils a check with a card, from 0 to 1. */
  readonly spoiling: number;
  /** For how many rounds on the way to Kobol a hidden Cylon stays hidden, and for more on a longer one. */
  readonly patience: number;
}

const played = new WeakMap<GameView, Level>();

/** At which level the seat of that view plays while it is looked at. */
export function playAt(view: GameView, level: Level): void {
  played.set(view, level);
}

export function guileOf(view: GameView): Guile {
  return played.get(view) === 'hard' ? habits.guile.full : habits.guile.fair;
}
