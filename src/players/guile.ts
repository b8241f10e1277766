/** How hard Cylons make it for the fleet, by level: below `hard` they leave it the chance that people leave each other, at each table. */
import type { GameView } from '../engine/types/view.ts';
import { habits } from './habits.ts';
import { hardshipOf } from './hardship.ts';
import { playedAt } from './playedAt.ts';

export interface Guile {
  /** How often a hidden Cylon chooses what somebody loyal would, from 0 to 1. */
  readonly feigning: number;
  /** How often a hidden Cylon spoils a check with a card, from 0 to 1. */
  readonly spoiling: number;
  /** For how many rounds on the way to Kobol a hidden Cylon stays hidden, and for more on a longer one. */
  readonly patience: number;
}

/** What whoever looks on reckons with: they don't know at which level a Cylon plays. */
export const typicalGuile: Guile = mixed(habits.mercy.usual);

/** Below `hard` as it suits the table: how hard it is, and how many play. */
export function guileOf(view: GameView): Guile {
  return playedAt(view) === 'hard' ? habits.guile.full : mixed(mercyOf(view));
}

/** `mercy`: 0 for none, 1 for gentle. */
function mixed(mercy: number): Guile {
  const { full, gentle } = habits.guile;
  const between = (of: keyof Guile): number => full[of] + mercy * (gentle[of] - full[of]);
  return { feigning: between('feigning'), spoiling: between('spoiling'), patience: between('patience') };
}

/** Not so much that a hidden Cylon would do what it does more than always, or less than never. */
const most = 1.2;

function mercyOf(view: GameView): number {
  const { usual, easy, sixPlayers } = habits.mercy;
  const more = (playedAt(view) === 'easy' ? easy : 0) + (view.options.players >= 6 ? sixPlayers : 0);
  return Math.min(most, usual + hardshipOf(view) + more);
}
