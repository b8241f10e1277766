/**
 * The time by which everything runs: the app, the bot's deliveries, and at the practice table the pretended Discord
 * too.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Sets the clock ahead for good; only the practice table does that. Timers of the machine know nothing of it: who
   * waits for a moment listens to `onSkip` and looks again. Throws a RangeError unless `milliseconds` is 0 or more.
   */
  readonly skip: (milliseconds: number) => void;
  /** Returns how far the clock has been set ahead of the machine's clock, in milliseconds. */
  readonly skipped: () => number;
  /** Calls the listener after each skip; the returned function ends that. */
  readonly onSkip: (listener: () => void) => () => void;
}

/** The time of a machine on which others depend, too. */
export interface SharedTime {
  /** Milliseconds since 1970: the machine's own until another is followed. */
  readonly now: () => number;
  /**
   * Follows the time that `ask` gives, looked at again and again. Resolves after the first look with the difference, in
   * ms.
   */
  readonly follow: (ask: () => Promise<number>) => Promise<number>;
  readonly stop: () => void;
}

/** Milliseconds between two looks at the clock that is followed. */
const lookEvery = 1000;
/** Less, or what the look itself took, says nothing. */
const noise = 20;

/**
 * Processes on several machines go by one clock. Between two looks the time goes on by what has gone by, whatever the
 * machine's own clock is set to; while no one answers, too.
 */
export function createSharedTime(
  steady: () => number = () => performance.now(),
  machine: () => number = Date.now,
): SharedTime {
  let seen: { readonly time: number; readonly at: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const now = (): number => (seen === undefined ? machine() : Math.round(seen.time + steady() - seen.at));

  const look = async (ask: () => Promise<number>): Promise<void> => {
    const asked = steady();
    const time = await ask();
    const at = steady();
    const unsure = (at - asked) / 2;
    if (seen === undefined || Math.abs(time + unsure - now()) > unsure + noise) seen = { time: time + unsure, at };
  };
  const lookLater = (ask: () => Promise<number>): void => {
    if (isOver) return;
    timer = setTimeout(() => {
      void look(ask)
        .catch(() => undefined)
        .finally(() => {
          lookLater(ask);
        });
    }, lookEvery).unref();
  };
  return {
    now,
    async follow(ask) {
      await look(ask);
      lookLater(ask);
      return now() - machine();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
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
