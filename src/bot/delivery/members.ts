import { LRUCache } from 'lru-cache';
import type { ChannelId, UserId } from '../../app/types.ts';
import type { Courier } from './courier.ts';

/** The members of private threads, as far as we have admitted them. */
export interface Members {
  /**
   * Makes a person a member, unless that was done within the last hour; `again`: even then. Rejects
   * with Discord's refusal.
   */
  admit(threadId: ChannelId, userId: UserId, again?: boolean): Promise<void>;
  /** The next time counts as the first. */
  forget(threadId: ChannelId, userId: UserId): void;
}

/**
 * How long an admission counts, in milliseconds: a person who leaves a thread is a member again after this long at the
 * latest.
 */
const lasts = 60 * 60_000;
/** How many admissions are remembered. A forgotten person is admitted once more, which changes nothing. */
const mostRemembered = 10_000;

/** Remembered in memory: after a start everyone is admitted once. */
export function rememberMembers({ admit }: Pick<Courier, 'admit'>, now: () => number): Members {
  const admitted = new LRUCache<string, number>({ max: mostRemembered });
  return {
    async admit(threadId, userId, again = false) {
      const since = now() - (admitted.get(keyOf(threadId, userId)) ?? -Infinity);
      // A clock that was set back says nothing about how long ago it was.
      if (!again && since >= 0 && since < lasts) return;
      await admit(threadId, userId);
      admitted.set(keyOf(threadId, userId), now());
    },
    forget: (threadId, userId) => void admitted.delete(keyOf(threadId, userId)),
  };
}

function keyOf(threadId: ChannelId, userId: UserId): string {
  return `${threadId}:${userId}`;
}
