import { LRUCache } from 'lru-cache';
import type { ChannelId, UserId } from '../../app/types.ts';
import type { Courier } from './courier.ts';

/** Who is a member of which private thread, as far as we have seen to it. */
export interface Members {
  /**
   * Makes someone a member, unless that was done within the last hour; `anew`: all the same. Rejects with what Discord
   * refuses.
   */
  admit(threadId: ChannelId, userId: UserId, anew?: boolean): Promise<void>;
  /** The next time counts as the first. */
  forget(threadId: ChannelId, userId: UserId): void;
}

/** Whoever leaves a thread by hand is a member again after this long at the latest, in milliseconds. */
const lasts = 60 * 60_000;
/** Whoever is forgotten is admitted once more, which changes nothing. */
const mostRemembered = 10_000;

/** Remembered in memory: after a start everyone is admitted once. */
export function rememberMembers({ admit }: Pick<Courier, 'admit'>, now: () => number): Members {
  const admitted = new LRUCache<string, number>({ max: mostRemembered });
  return {
    async admit(threadId, userId, anew = false) {
      const since = now() - (admitted.get(keyOf(threadId, userId)) ?? -Infinity);
      // A clock that was set back says nothing about how long ago it was.
      if (!anew && since >= 0 && since < lasts) return;
      await admit(threadId, userId);
      admitted.set(keyOf(threadId, userId), now());
    },
    forget: (threadId, userId) => void admitted.delete(keyOf(threadId, userId)),
  };
}

function keyOf(threadId: ChannelId, userId: UserId): string {
  return `${threadId}:${userId}`;
}
