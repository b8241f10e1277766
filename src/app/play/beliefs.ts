import { LRUCache } from 'lru-cache';
import { newWatch, watch } from '../../players/beliefs/index.ts';
import type { Beliefs, BeliefState } from '../../players/beliefs/index.ts';
import type { GameId, GameRecord } from '../../store/records.ts';
import type { Transaction } from '../../store/types.ts';

/**
 * The suspicions of automatic players in running games. All of them follow from public events, so none are stored: they
 * are computed again after a start of the bot, and after an undo, since what was undone did not happen.
 */
export interface Suspicions {
  of(store: Pick<Transaction, 'events'>, game: GameRecord): Promise<Beliefs>;
  /** Drops what was read: it was undone, or may never have been stored. */
  forget(id: GameId): void;
}

interface Kept {
  readonly revision: number;
  /** How often something had been undone: perhaps by another process. */
  readonly undone: number;
  /** Sequence number of the first input whose events have not been seen. */
  readonly next: number;
  readonly seen: BeliefState;
}

export function createSuspicions(size: number): Suspicions {
  const kept = size > 0 ? new LRUCache<GameId, Kept>({ max: size }) : undefined;
  const caughtUp = async (store: Pick<Transaction, 'events'>, game: GameRecord): Promise<Kept> => {
    const before = kept?.get(game.id);
    if (before?.revision === game.revision) return before;
    const known = before?.undone === game.undone ? before : undefined;
    const records = await store.events(game.id, {
      who: 'public',
      ...(known === undefined ? {} : { from: known.next }),
    });
    return {
      revision: game.revision,
      undone: game.undone,
      next: Math.max(known?.next ?? 0, ...records.map(({ seq }) => seq + 1)),
      seen: watch(
        known?.seen ?? newWatch(game.seats.length),
        records.map(({ event }) => event),
      ),
    };
  };
  return {
    forget: (id) => void kept?.delete(id),
    async of(store, game) {
      const now = await caughtUp(store, game);
      kept?.set(game.id, now);
      return now.seen.beliefs;
    },
  };
}
