/** The time by which everything runs: the app, the bot's deliveries, and at the practice table the pretended Discord too. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Sets the clock ahead for good; only the practice table does that. Timers of the machine know nothing of it: who waits
   * for a moment listens to `onSkip` and looks again. Throws a RangeError unless `milliseconds` is 0 or more.
   */
  readonly skip: (milliseconds: number) => void;
  /** By how much it has been set ahead of the machine's clock, in milliseconds. */
  readonly skipped: () => number;
  /** Calls the listener after each skip; the returned function ends that. */
  readonly onSkip: (listener: () => void) => () => void;
}

/** A clock that goes with the machine's (or with `real`) until it is set ahead. */
export function createClock(real: () => number = Date.now): Clock {
  const listeners = new Set<() => void>();
  let ahead = 0;
  return {
    now: () => real() + ahead,
    skip(milliseconds) {
      if (!(milliseconds >= 0 && Number.isFinite(milliseconds))) throw new RangeError('A clock can only be set ahead.');
      ahead += milliseconds;
      for (const listener of [...listeners]) listener();
    },
    skipped: () => ahead,
    onSkip(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
