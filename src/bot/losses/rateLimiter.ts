/** Counts how often something was done lately, so that it is not done without end. */
export interface RateLimiter {
  /**
   * Counts it once more, if it was done fewer than `most` times within the last `within` milliseconds; else `false`.
   */
  allows(what: string): boolean;
}

export function createRateLimiter(most: number, within: number, now: () => number): RateLimiter {
  const done = new Map<string, ReadonlyArray<number>>();
  // What is in the future was done before the clock was set back.
  const isLately = (time: number, at: number): boolean => time <= at && at - time < within;
  return {
    allows(what) {
      const at = now();
      for (const [key, times] of done) if (!times.some((time) => isLately(time, at))) done.delete(key);
      const lately = (done.get(what) ?? []).filter((time) => isLately(time, at));
      if (lately.length >= most) return false;
      done.set(what, [...lately, at]);
      return true;
    },
  };
}
