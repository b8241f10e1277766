import { performance } from 'node:perf_hooks';
import { isStoreError } from '../store/error.ts';
import type { Store } from '../store/types.ts';

/** Each call returns at once and never throws. */
export interface StoreWatch {
  /** A change of a game was written, or not. */
  commit(outcome: 'stored' | 'conflict' | 'failed'): void;
  /** How long it took from the first change of a transaction until it was on disk. */
  committed(milliseconds: number): void;
  /** An attempt to deliver a message has come to an end. */
  delivery(outcome: 'delivered' | 'failed' | 'givenUp'): void;
}

/** The same store, and somebody is told how its work goes. */
export function measuredStore(store: Store, watch: StoreWatch): Store {
  const { outbox } = store;
  /** Within `together`: when the first change began. */
  let began: number | undefined;
  let isTogether = false;

  const commit: Store['commit'] = (change) => {
    const start = performance.now();
    try {
      const game = store.commit(change);
      watch.commit('stored');
      if (isTogether) began ??= start;
      else watch.committed(performance.now() - start);
      return game;
    } catch (error) {
      watch.commit(isStoreError(error, 'conflict') ? 'conflict' : 'failed');
      throw error;
    }
  };

  const together: Store['together'] = (work) => {
    if (isTogether) return store.together(work);
    isTogether = true;
    try {
      const result = store.together(work);
      if (began !== undefined) watch.committed(performance.now() - began);
      return result;
    } finally {
      isTogether = false;
      began = undefined;
    }
  };

  return {
    ...store,
    commit,
    together,
    outbox: {
      ...outbox,
      markDelivered(...delivered) {
        outbox.markDelivered(...delivered);
        watch.delivery('delivered');
      },
      markFailed(...failed) {
        outbox.markFailed(...failed);
        watch.delivery('failed');
      },
      giveUp(...givenUp) {
        outbox.giveUp(...givenUp);
        watch.delivery('givenUp');
      },
    },
  };
}
