import type { GameId } from '../store/records.ts';
import type { Lock, Store, Transaction } from '../store/types.ts';
import { isAppError } from './error.ts';
import type { Context, Parts } from './parts.ts';
import { createQueue } from './queue.ts';
import { createShelves } from './shelf.ts';
import type { Opened } from './shelf.ts';

const GAMES_IN_MEMORY = 200;

/** Works over the store, each with a context of its own. Within one of them there is no other. */
export interface Transactions<State> {
  /** Only reads; nobody in this process changes that game meanwhile. */
  look<T>(game: GameId | undefined, work: (context: Context<State>) => Promise<T>): Promise<T>;
  /** All of it is stored, or nothing. */
  together<T>(locks: ReadonlyArray<Lock>, work: (context: Context<State>) => Promise<T>): Promise<T>;
}

export function createTransactions<State>(store: Store, parts: Parts<State>): Transactions<State> {
  const shelves = createShelves(parts.engine, parts.cacheSize ?? GAMES_IN_MEMORY);
  const queue = createQueue();

  /** The state of a game is changed in place: so one work at a time has it, until it is stored. */
  const run = <T>(
    games: ReadonlyArray<GameId>,
    work: (context: Context<State>) => Promise<T>,
    within: (inner: (transaction: Transaction) => Promise<T>) => Promise<T>,
  ): Promise<T> => queue.inTurn(games, async () => {
    let opened: Opened<State> | undefined;
    try {
      return await within(async (transaction) => {
        // It is run again.
        opened?.forget(true);
        opened = shelves.during(transaction, new Set(games));
        return await work({ ...parts, store: transaction, shelf: opened.shelf });
      });
    } catch (error) {
      // What is refused was refused before anything was done to a state.
      opened?.forget(!isAppError(error));
      throw error;
    }
  });

  return {
    look: (game, work) => run(game === undefined ? [] : [game], work, (inner) => store.look(inner)),
    together: (locks, work) => run(locks.flatMap(lockedGame), work, (inner) => store.together(locks, inner)),
  };
}

function lockedGame(lock: Lock): ReadonlyArray<GameId> {
  return lock.startsWith('game:') ? [lock.slice('game:'.length)] : [];
}
