/** How many sessions a bot may still begin, as `GET /gateway/bot` tells. */
export interface SessionStarts {
  /** Returns the limits now: in `resetAfter` milliseconds all sessions may be begun again. */
  now(): { readonly total: number; readonly remaining: number; readonly resetAfter: number };
  /** A session has begun. */
  spend(): void;
  /** Sets how many sessions are left (`remaining`) until `resetAfter` milliseconds from now. */
  limit(remaining: number, resetAfter: number): void;
}

/** Sessions that a bot in few guilds may begin in a day. */
const total = 1000;
const day = 24 * 60 * 60 * 1000;

/** Counts from the first session on for a day. `clock`: milliseconds since 1970. */
export function createSessionStarts(clock: () => number): SessionStarts {
  let remaining = total;
  let resetAt: number | undefined;
  const reset = (): void => {
    if (resetAt === undefined || clock() < resetAt) return;
    remaining = total;
    resetAt = undefined;
  };
  return {
    now() {
      reset();
      return { total, remaining, resetAfter: resetAt === undefined ? 0 : resetAt - clock() };
    },
    spend() {
      reset();
      remaining = Math.max(0, remaining - 1);
      resetAt ??= clock() + day;
    },
    limit(left, resetAfter) {
      remaining = left;
      resetAt = clock() + resetAfter;
    },
  };
}
