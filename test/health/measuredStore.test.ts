import { afterEach, beforeEach, expect, test } from 'vitest';
import { measuredStore } from '../../src/health/measuredStore.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { GameChange, Store, Transaction } from '../../src/store/types.ts';
import { expectStoreError, forward, lane, message, runningGame } from '../store/scene.ts';

/** The measurements reported to an observer, in order. */
let told: Array<string>;
let store: Store;
beforeEach(async () => {
  const real = openSqliteStore(':memory:');
  await runningGame(real, 'kat-1');
  told = [];
  store = measuredStore(real, {
    commit: (outcome) => {
      told.push(outcome);
    },
    committed: (milliseconds) => {
      told.push(milliseconds >= 0 ? 'on disk' : 'before its time');
    },
    delivery: (outcome) => {
      told.push(outcome);
    },
  });
});
afterEach(async () => {
  await store.close();
});

function change(revision: number): GameChange {
  return { gameId: 'kat-1', revision, at: 5, step: forward(revision - 1, `"${revision}"`), messages: [message()] };
}

test('a change that is stored, one that came too late, and one that fails are told apart', async () => {
  await store.commit(change(2));
  await expectStoreError(() => store.commit(change(2)), 'conflict');
  await expectStoreError(() => store.commit({ ...change(3), gameId: 'nobody' }), 'noSuchGame');
  expect(told).toEqual(['stored', 'on disk', 'conflict', 'failed']);
});

test('changes that are made together are on disk together', async () => {
  await store.together(['game:kat-1'], async (transaction) => {
    await transaction.commit(change(2));
    await transaction.commit(change(3));
  });
  expect(told).toEqual(['stored', 'stored', 'on disk']);
});

test('what was rolled back was never on disk, and spoils nothing that comes after', async () => {
  const fail = async (transaction: Transaction): Promise<never> => {
    await transaction.commit(change(2));
    throw new Error('not now');
  };
  await expect(store.together(['game:kat-1'], fail)).rejects.toThrow('not now');
  await store.together(['game:kat-1'], async (transaction) => await transaction.game('kat-1'));
  await store.commit(change(2));
  expect(told).toEqual(['stored', 'on disk']);
});

test('what becomes of messages is told when it is noted', async () => {
  await store.commit({ ...change(2), messages: [message(), message({ kind: 'lobby' })] });
  const first = await store.outbox.takeDue(lane, 10);
  await store.outbox.markFailed(first?.id ?? 0, 10, 'no answer');
  await store.outbox.markDelivered(first?.id ?? 0);
  const second = await store.outbox.takeDue(lane, 10);
  await store.outbox.giveUp(second?.id ?? 0, 'gone');
  expect(told).toEqual(['stored', 'on disk', 'failed', 'delivered', 'givenUp']);
  expect(await store.outbox.nextDueAt()).toBeUndefined();
});
