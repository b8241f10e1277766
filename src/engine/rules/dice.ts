/** Die rolls with their windows before and after: R-TURN-140 to R-TURN-142, R-TURN-154, R-TURN-160 (D1, D2). */
import type { Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { randomBelow } from '../flow/random.ts';
import type { Cause } from '../types/event.ts';
import type { Seat } from '../types/ids.ts';

export interface RollData {
  readonly by: Seat;
  readonly why: Cause | 'attack';
  /** Everything that was added before the roll; stays for re-rolls. */
  modifier: number;
  /** The roll decides an attack on a viper. */
  readonly attackOn?: 'viper';
  readonly piloted?: boolean;
  die?: number;
  /** Taken off by the re-rolls so far. */
  penalty?: number;
  again?: boolean;
  /** Titles that were used on this roll and may be used only once. */
  readonly used: Array<string>;
}

declare module '../flow/procedures.ts' {
  interface Procedures {
    roll: RollData;
  }
}

export interface RollRequest {
  readonly by: Seat;
  readonly why: Cause | 'attack';
  readonly modifier?: number;
  readonly attackOn?: 'viper';
  readonly piloted?: boolean;
}

/** Rolls the die; the caller's next step finds the result (1 to 8) in `frame.returned`. */
export function rollDie(game: Game, request: RollRequest): void {
  game.call('roll', { ...request, modifier: request.modifier ?? 0, used: [] });
}

/** R-TURN-141: what the die counts as now. */
export function resultOf(roll: RollData): number {
  return Math.min(8, Math.max(1, (roll.die ?? 1) + roll.modifier + (roll.penalty ?? 0)));
}

procedure('roll', {
  before: (game) => {
    game.call('window', { window: 'beforeRoll' });
  },
  roll: (game, roll) => {
    roll.again = false;
    roll.die = randomBelow(game.state.random, 8) + 1;
    game.tell({ kind: 'dieRolled', seat: roll.by, die: roll.die, modifier: roll.modifier + (roll.penalty ?? 0), result: resultOf(roll), why: roll.why });
    game.call('window', { window: 'afterRoll', once: true });
  },
  settle: (game, roll) => {
    if (roll.again === true) game.goto('before');
    else game.finish(resultOf(roll));
  },
});

/** What `frame.returned` holds after a roll. */
export function rolled(returned: unknown): number {
  if (typeof returned !== 'number') throw new Error('no roll was made');
  return returned;
}
