/** How hard Cylons make it for the fleet, by level: below `hard` they leave it the chance that people leave each other, at each table. */
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

/** What whoever looks on reckons with: they don't know at which level a Cylon plays. */
export const typicalGuile: Guile = mixed(habits.mercy.usual);

/** Below `hard` as it suits the table: the way, and how many go it. */
export function guileOf(view: GameView): Guile {
  return played.get(view) === 'hard' ? habits.guile.full : mixed(mercyOf(view));
}

/** `mercy`: from 0 to 1. */
function mixed(mercy: number): Guile {
  const { full, gentle } = habits.guile;
  const between = (of: keyof Guile): number => full[of] + mercy * (gentle[of] - full[of]);
  return { feigning: between('feigning'), spoiling: between('spoiling'), patience: between('patience') };
}

/** From 0 to 1. */
function mercyOf({ options: { objective, players } }: GameView): number {
  const { usual, searchForHome, sixPlayers } = habits.mercy;
  return usual + (objective === 'searchForHome' ? searchForHome : 0) + (players >= 6 ? sixPlayers : 0);
}
