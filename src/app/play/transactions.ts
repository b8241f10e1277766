import type { GameId } from '../../store/records.ts';
import type { Lock, Store, Transaction } from '../../store/types.ts';
import { isAppError } from '../core/error.ts';
import type { Context, AppEnvironment } from '../core/context.ts';
import { createQueue } from '../core/queue.ts';
import { createGameCaches } from './gameCache.ts';
import type { OpenedCache } from './gameCache.ts';

const GAMES_IN_MEMORY = 200;
/** Milliseconds for which a look waits for those who change the same game. */
const LOOK_PATIENCE = 250;

/** Works over the store, each with a context of its own. Within one of them there is no other. */
export interface AppTransactions {
  /** Reads what is stored of that game at one moment; it does not wait long for someone who is about to change it. */
  look<T>(game: GameId | undefined, work: (context: Context) => Promise<T>): Promise<T>;
  /** All of it is stored, or nothing. */
  together<T>(locks: ReadonlyArray<Lock>, work: (context: Context) => Promise<T>): Promise<T>;
}

export function createTransactions(store: Store, parts: AppEnvironment): AppTransactions {
  const caches = createGameCaches(parts.engine, parts.cacheSize ?? GAMES_IN_MEMORY);
  const queue = createQueue();

  const runWith = async <T>(
    games: ReadonlyArray<GameId>,
    work: (context: Context) => Promise<T>,
    within: (inner: (transaction: Transaction) => Promise<T>) => Promise<T>,
  ): Promise<T> => {
    let opened: OpenedCache | undefined;
    try {
      return await within(async (transaction) => {
        // It is run again.
        opened?.forget(true);
        opened = caches.during(transaction, new Set(games));
        return await work({ ...parts, store: transaction, cache: opened.cache });
      });
    } catch (error) {
      // What is refused was refused before anything was done to a state.
      opened?.forget(!isAppError(error));
      throw error;
    }
  };

  return {
    look(game, work) {
      const looking = (games: ReadonlyArray<GameId>) => runWith(games, work, (inner) => store.look(inner));
      // While the database is locked the next change of the game may wait for seconds: then what is stored is read once
      // more.
      return game === undefined
        ? looking([])
        : queue.soon(game, LOOK_PATIENCE, (hasGame) => looking(hasGame ? [game] : []));
    },
    // The state of a game is changed in place: so one work at a time has it, until it is stored.
    together(locks, work) {
      const games = locks.flatMap(lockedGame);
      return queue.inTurn(games, () => runWith(games, work, (inner) => store.together(locks, inner)));
    },
  };
}

function lockedGame(lock: Lock): ReadonlyArray<GameId> {
  return lock.startsWith('game:') ? [lock.slice('game:'.length)] : [];
}
