import type { OpenLine } from '../../../../src/app/model/record/openEvents.ts';
import type { GameEvent } from '../../../../src/app/types.ts';

export type What = GameEvent['what'];
export type Told = readonly [turn: number, what: What];

/** The lines of a game’s log, with every secret in full. */
export function lines(...happened: ReadonlyArray<Told>): ReadonlyArray<OpenLine> {
  return happened.map(([turn, what], seq) => ({ seq, turn, what }));
}

export const human = 'loyalty/base/you-are-not-a-cylon';
export const cylon = 'loyalty/base/you-are-a-cylon-can-damage-galactica';
export const mutineer = 'loyalty/daybreak/you-are-the-mutineer';
export const sympathizer = 'loyalty/base/you-are-a-sympathizer';

export const dealt = (turn: number, seat: number, ...cards: ReadonlyArray<string>): Told => [
  turn,
  { kind: 'loyaltyDealt', seat, count: cards.length, cards },
];

/** The end, at which each seat shows these Loyalty cards. */
export const over = (...loyalty: ReadonlyArray<ReadonlyArray<string>>): What => ({
  kind: 'gameOver',
  winner: 'humans',
  cause: 'reachedKobol',
  winners: [],
  loyalty,
});
