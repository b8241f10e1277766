/**
 * How well an automatic player plays, by its level and its table: how exactly it tells answers apart, and how hard
 * Cylons make it for the fleet. Below `hard` they leave the fleet the chance of winning that it has against people, at
 * each table.
 */
import type { GameView } from '../engine/types/view.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';
import { habits } from './habits.ts';

/**
 * Returns how hard a table is for the fleet compared with the way to Kobol, by the hardest thing on it: 0 for none,
 * about 1 for the hardest. Automatic players make up for it, Cylons only below `hard`.
 */
function hardshipOf({ options, modules }: GameView): number {
  return Math.max(0, ...[options.objective, ...Object.keys(modules)].map((name) => habits.hardships[name] ?? 0));
}

/** Returns how many points (0 or more) one answer may be better than another and still count as equally good. */
export function hasteOf({ view, level }: SeatedPlayer): number {
  return habits.haste[level ?? 'hard'] * (hardshipOf(view) > 0 ? habits.hasteInHardship : 1);
}

export interface Guile {
  /** How often a hidden Cylon chooses what a loyal player would, from 0 to 1. */
  readonly feigning: number;
  /** How often a hidden Cylon spoils a check with a card, from 0 to 1. */
  readonly spoiling: number;
  /** For how many rounds a hidden Cylon stays hidden on the way to Kobol; longer journeys take proportionally more. */
  readonly patience: number;
}

/** The guile that spectators expect: they don't know at which level a Cylon plays. */
export const typicalGuile: Guile = mixed(habits.mercy.usual);

/**
 * Returns the guile of this player. Below `hard` it depends on how hard the table is for the fleet, and on the number
 * of players.
 */
export function guileOf(player: SeatedPlayer): Guile {
  return player.level === 'hard' ? habits.guile.full : mixed(mercyOf(player));
}

/** Returns the guile between `full` and `gentle`. `mercy`: 0 for full, 1 for gentle. */
function mixed(mercy: number): Guile {
  const { full, gentle } = habits.guile;
  const between = (of: keyof Guile): number => full[of] + mercy * (gentle[of] - full[of]);
  return { feigning: between('feigning'), spoiling: between('spoiling'), patience: between('patience') };
}

/** The upper limit of mercy: beyond it a rate could leave the range from 0 to 1. */
const most = 1.2;

function mercyOf({ view, level }: SeatedPlayer): number {
  const { usual, easy, sixPlayers } = habits.mercy;
  const more = (level === 'easy' ? easy : 0) + (view.options.players >= 6 ? sixPlayers : 0);
  return Math.min(most, usual + hardshipOf(view) + more);
}
