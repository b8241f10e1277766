import { performance } from 'node:perf_hooks';
import { isStoreError } from '../store/error.ts';
import type { Outbox } from '../store/outbox.ts';
import type { Store, Transaction } from '../store/types.ts';

/** Each call returns at once and never throws. */
export interface StoreWatch {
  /** A change of a game was written, or not. */
  commit(outcome: 'stored' | 'conflict' | 'failed'): void;
  /** How long it took from the first change of a transaction until it was on disk. */
  committed(milliseconds: number): void;
  /** An attempt to deliver a message has come to an end. */
  delivery(outcome: 'delivered' | 'failed' | 'givenUp'): void;
}

/** The same store, and someone is told how its work goes. */
export function measuredStore(store: Store, watch: StoreWatch): Store {
  const commit: Store['commit'] = async (change) => {
    const began = performance.now();
    const game = await noting(watch, () => store.commit(change));
    watch.commit('stored');
    watch.committed(performance.now() - began);
    return game;
  };
  const together: Store['together'] = async (locks, work) => {
    let began: number | undefined;
    let stored = 0;
    const result = await store.together(locks, async (transaction) => {
      // It may be run again.
      [began, stored] = [undefined, 0];
      const commitHere: Transaction['commit'] = async (change) => {
        began ??= performance.now();
        const game = await noting(watch, () => transaction.commit(change));
        stored += 1;
        return game;
      };
      return await work({ ...transaction, commit: commitHere });
    });
    for (let left = stored; left > 0; left -= 1) watch.commit('stored');
    if (began !== undefined) watch.committed(performance.now() - began);
    return result;
  };
  return { ...store, commit, together, outbox: measuredOutbox(store.outbox, watch) };
}

async function noting<T>(watch: StoreWatch, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    watch.commit(isStoreError(error, 'conflict') ? 'conflict' : 'failed');
    throw error;
  }
}

function measuredOutbox(outbox: Outbox, watch: StoreWatch): Outbox {
  return {
    ...outbox,
    async markDelivered(...delivered) {
      const waited = await outbox.markDelivered(...delivered);
      if (waited) watch.delivery('delivered');
      return waited;
    },
    async markFailed(...failed) {
      await outbox.markFailed(...failed);
      watch.delivery('failed');
    },
    async giveUp(...givenUp) {
      await outbox.giveUp(...givenUp);
      watch.delivery('givenUp');
    },
  };
}
