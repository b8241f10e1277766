import { afterEach, beforeEach, expect, test } from 'vitest';
import { measuredStore } from '../../src/health/measuredStore.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Change, Store } from '../../src/store/types.ts';
import { expectStoreError, forward, lane, message, runningGame } from '../store/scene.ts';

/** What somebody who watches was told, in order. */
let told: Array<string>;
let store: Store;
beforeEach(() => {
  const real = openSqliteStore(':memory:');
  runningGame(real, 'kat-1');
  told = [];
  store = measuredStore(real, {
    commit: (outcome) => { told.push(outcome); },
    committed: (milliseconds) => { told.push(milliseconds >= 0 ? 'on disk' : 'before its time'); },
    delivery: (outcome) => { told.push(outcome); },
  });
});
afterEach(() => { store.close(); });

function change(revision: number): Change {
  return { gameId: 'kat-1', revision, at: 5, step: forward(revision - 1, `"${revision}"`), messages: [message()] };
}

test('a change that is stored, one that came too late, and one that fails are told apart', () => {
  store.commit(change(2));
  expectStoreError(() => store.commit(change(2)), 'conflict');
  expectStoreError(() => store.commit({ ...change(3), gameId: 'nobody' }), 'noSuchGame');
  expect(told).toEqual(['stored', 'on disk', 'conflict', 'failed']);
});

test('changes that are made together are on disk together', () => {
  expect(store.together(() => [store.commit(change(2)), store.together(() => store.commit(change(3)))])).toHaveLength(2);
  expect(told).toEqual(['stored', 'stored', 'on disk']);
});

test('what was taken back was never on disk, and spoils nothing that comes after', () => {
  const fail = (): never => {
    store.commit(change(2));
    throw new Error('not now');
  };
  expect(() => store.together(fail)).toThrow('not now');
  store.together(() => store.game('kat-1'));
  store.commit(change(2));
  expect(told).toEqual(['stored', 'stored', 'on disk']);
});

test('what becomes of messages is told when it is noted', () => {
  store.commit({ ...change(2), messages: [message(), message({ kind: 'lobby' })] });
  const first = store.outbox.takeDue(lane, 10);
  store.outbox.markFailed(first?.id ?? 0, 10, 'no answer');
  store.outbox.markDelivered(first?.id ?? 0);
  const second = store.outbox.takeDue(lane, 10);
  store.outbox.giveUp(second?.id ?? 0, 'gone');
  expect(told).toEqual(['stored', 'on disk', 'failed', 'delivered', 'givenUp']);
  expect(store.outbox.nextDueAt()).toBeUndefined();
});
