/** Why someone is refused: each reason in its own words. */
import { expect, test } from 'vitest';
import { isAppError } from '../../src/app/core/error.ts';
import { findLobby, findRunning, ownerOf, ownSeat, seatedPerson, seatOf } from '../../src/app/core/lookUp.ts';
import type { Context } from '../../src/app/core/context.ts';
import { isOfChannel, personOf } from '../../src/app/features/redelivery/lanes.ts';
import type { GameRecord, SeatHolder } from '../../src/app/types.ts';
import { fakeEngine } from './fakeEngine.ts';

const ann: SeatHolder = { kind: 'user', userId: 'ann', name: 'Ann' };
const substitute: SeatHolder = {
  kind: 'user',
  userId: 'dee',
  name: 'Dee',
  standsInFor: { userId: 'ben', name: 'Ben', until: 9 },
};
const robot: SeatHolder = {
  kind: 'automatic',
  name: { automatic: 1 },
  standsInFor: { userId: 'cid', name: 'Cid', until: 9 },
};
const game = (status = 'running'): GameRecord =>
  ({ id: 'g', status, seats: [ann, substitute, robot], options: fakeEngine.defaultOptions }) as unknown as GameRecord;
const contextOf = (status: string): Context =>
  ({ engine: fakeEngine, store: { game: () => Promise.resolve(game(status)) } }) as unknown as Context;

/** The code and the hint with which someone is refused; nothing if they are not. */
async function refusal(work: () => unknown): Promise<ReadonlyArray<string | undefined>> {
  try {
    await work();
    return [];
  } catch (error) {
    if (isAppError(error)) return [error.code, error.message, error.hint];
    throw error;
  }
}

test('a seat is that of the person who plays it; an owner who is away is told so', async () => {
  expect([seatOf(game(), 'ann'), seatOf(game(), 'dee'), seatOf(game(), 'ben')]).toEqual([0, 1, undefined]);
  expect([ann, substitute, robot].map(ownerOf)).toEqual(['ann', 'ben', 'cid']);
  expect([seatedPerson(game(), 'dee')?.name, seatedPerson(game(), 'ben')]).toEqual(['Dee', undefined]);
  expect([ownSeat(game(), 'ann'), ownSeat(game(), 'dee')]).toEqual([0, 1]);
  const [away, stranger, visitor] = await Promise.all([
    refusal(() => ownSeat(game(), 'ben')),
    refusal(() => ownSeat(game(), 'eve')),
    refusal(() => ownSeat(game('lobby'), 'eve')),
  ]);
  expect([away[0], stranger[0], visitor[0]]).toEqual(['notYourGame', 'notYourGame', 'notYourGame']);
  expect(away[1]).toContain('Dee');
  expect(stranger[1]).not.toBe(away[1]);
  expect([stranger[1] === visitor[1], stranger[2] === visitor[2]]).toEqual([true, false]);
});

test('a game that is no lobby, or does not run, is refused with what it is instead', async () => {
  const statuses = ['lobby', 'running', 'over', 'abandoned', 'archived'];
  const asLobby = await Promise.all(statuses.map((status) => refusal(() => findLobby(contextOf(status), 'g'))));
  expect(asLobby.map(([code]) => code)).toEqual([undefined, 'notInLobby', 'notInLobby', 'notInLobby', 'notInLobby']);
  const [, running, over, abandoned, archived] = asLobby.map(([, message]) => message);
  expect([new Set([running, over, archived]).size, abandoned === over]).toEqual([3, true]);
  const asRunning = await Promise.all(statuses.map((status) => refusal(() => findRunning(contextOf(status), 'g'))));
  expect(asRunning.map(([code]) => code)).toEqual(['notRunning', undefined, 'notRunning', 'notRunning', 'notRunning']);
  expect(new Set(asRunning.map(([, message]) => message)).size).toBe(statuses.length);
});

test('a lane, and one beside it, is that of a channel or somebody’s own', () => {
  expect(
    ['channel:c1', 'log:channel:c1', 'user:ann', 'orders:user:ann'].map((lane) => isOfChannel(lane as 'channel:c1')),
  ).toEqual([true, true, false, false]);
  expect([personOf('user:ann'), personOf('orders:user:ann' as 'user:ann')]).toEqual(['ann', 'ann']);
});
