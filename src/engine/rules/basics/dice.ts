/** Die rolls with their windows before and after: R-TURN-140 to R-TURN-142, R-TURN-154, R-TURN-160 (D1, D2). */
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { randomBelow } from '../../flow/random.ts';
import type { Reacted } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { DieRange } from '../../types/terms.ts';
import { faceOf, removeCards, skillCardChoices, toDiscard } from '../../pieces/cards.ts';
import { defined } from '../../../values/defined.ts';

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
  /** Stands instead of a roll: nothing can change it (Hotshot). */
  fixed?: number;
  /** Added to the result of the die after it was rolled (R-TURN-154). */
  adjust?: number;
  /** The result was changed since everyone was asked last. */
  changed?: boolean;
  /** A card that the roller may discard a copy of to roll again, after a result below `below` (R-NCA-50). */
  readonly retry?: { readonly card: CardId; readonly below: number };
  /** The only results with which something happens. */
  readonly on?: DieRange;
  /** Titles that were used on this roll and may be used only once. */
  readonly used: Array<string>;
  /** How many of them were used before the die fell: they count for every new roll too. */
  usedBefore?: number;
  /** Titles that may not be used on it any more, however often it is rolled again. */
  usedForGood?: Array<string>;
  /** The reactions used on it so far, however often it is rolled again. */
  reacted?: Array<Reacted>;
}

export interface DiceProcedures {
  roll: RollData;
}

export interface RollRequest {
  readonly by: Seat;
  readonly why: Cause | 'attack';
  readonly modifier?: number;
  readonly attackOn?: 'viper';
  readonly piloted?: boolean;
  readonly retry?: { readonly card: CardId; readonly below: number };
  readonly on?: DieRange;
}

/** Rolls the die; the caller's next step finds the result (1 to 8) in `frame.returned`. */
export function rollDie(game: Game, request: RollRequest): void {
  game.call('roll', { ...request, modifier: request.modifier ?? 0, used: [] });
}

/** R-TURN-141: the result that the die counts as now. */
export function resultOf(roll: RollData): number {
  const rolledNow = onTheDie((roll.die ?? 1) + roll.modifier + (roll.penalty ?? 0));
  return onTheDie(rolledNow + (roll.adjust ?? 0));
}

function onTheDie(result: number): number {
  return Math.min(8, Math.max(1, result));
}

export const rollProcedure = procedure(
  'roll',
  {
    before: (game) => {
      game.call('window', { window: 'beforeRoll' });
    },
    roll: (game, roll) => {
      if (roll.fixed !== undefined) {
        const result: Fixed = { fixed: onTheDie(roll.fixed) };
        game.finish(result);
        return;
      }
      roll.again = false;
      roll.changed = false;
      roll.adjust = 0;
      roll.usedBefore = roll.used.length;
      roll.die = randomBelow(game.state.random, 8) + 1;
      const { by, die, why, on } = roll;
      const modifier = roll.modifier + (roll.penalty ?? 0);
      game.tell({
        kind: 'dieRolled',
        seat: by,
        die,
        modifier,
        result: resultOf(roll),
        why,
        ...defined({ on }),
      });
      game.call('window', { window: 'afterRoll', once: true });
    },
    settle: (game, roll) => {
      if (roll.again === true) rollAnew(game, roll);
      else if (roll.changed === true) {
        // R-TURN-160: after each use everyone is asked again.
        roll.changed = false;
        game.goto('settle');
        game.call('window', { window: 'afterRoll', once: true });
      } else if (!askForRetry(game, roll)) game.finish(resultOf(roll));
    },
    retry: (game, roll, frame) => {
      const choice = answerIfAny(frame, roll.by, 'skillCard');
      if (choice === undefined) {
        game.finish(resultOf(roll));
        return;
      }
      removeCards(game.player(roll.by).hand, [choice.card]);
      toDiscard(game, [choice.card]);
      game.tell({ kind: 'reaction', seat: roll.by, card: choice.card, window: 'afterRoll' });
      rollAnew(game, roll);
    },
  },
  undefined,
  { used: 'public', usedForGood: 'public', reacted: 'public' },
);

/** R-TURN-142: rolls again. The reactions used on the old result are gone with it and may be used on the new one. */
function rollAnew(game: Game, roll: RollData): void {
  roll.used.length = Math.min(roll.used.length, roll.usedBefore ?? roll.used.length);
  game.goto('before');
}

/** Asks in secret, since no one else may learn who holds the card. Returns whether it has asked. */
function askForRetry(game: Game, roll: RollData): boolean {
  const { by, retry } = roll;
  if (retry === undefined || resultOf(roll) >= retry.below) return false;
  const copies = [...new Set(game.player(by).hand)].filter((card) => faceOf(card).entry.id === retry.card);
  if (copies.length === 0) return false;
  game.ask({
    seat: by,
    topic: { kind: 'rollAgain', result: resultOf(roll), needed: retry.below },
    choices: skillCardChoices(copies),
    min: 0,
    max: 1,
    privacy: 'secret',
  });
  return true;
}

/** A result for which no die was rolled. */
interface Fixed {
  readonly fixed: number;
}

function isFixed(returned: unknown): returned is Fixed {
  return typeof returned === 'object' && returned !== null && 'fixed' in returned;
}

/** Reads the result of a roll from `frame.returned`. Throws an `Error` if no roll was made. */
export function rolled(returned: unknown): number {
  if (isFixed(returned)) return returned.fixed;
  if (typeof returned !== 'number') throw new Error('no roll was made');
  return returned;
}

/** False if something stood instead of the die. */
export function wasRolled(returned: unknown): boolean {
  return !isFixed(returned);
}
