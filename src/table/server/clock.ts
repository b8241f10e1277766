/**
 * Time for the whole server. Deadlines (3 seconds to acknowledge, rate-limit windows) are kept against `now()`, so a test
 * that brings its own clock moves it and then asks for a check.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once `ms` have passed by this clock; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs everything that is due by now. */
  check(): void;
  stop(): void;
}

interface Deadline {
  readonly at: number;
  readonly run: () => void;
  readonly timer: NodeJS.Timeout;
}

/** A clock on `now`, which defaults to the real time. Its timers never keep the process alive. */
export function createClock(now: () => number = Date.now): Clock {
  const deadlines = new Set<Deadline>();

  function check(): void {
    for (const deadline of [...deadlines]) {
      if (deadline.at > now()) continue;
      cancel(deadline);
      deadline.run();
    }
  }

  function cancel(deadline: Deadline): void {
    clearTimeout(deadline.timer);
    deadlines.delete(deadline);
  }

  return {
    now,
    check,
    after(ms, run) {
      // A timer may fire up to a millisecond early, hence the spare one.
      const deadline: Deadline = { at: now() + ms, run, timer: setTimeout(check, ms + 1).unref() };
      deadlines.add(deadline);
      return () => cancel(deadline);
    },
    stop() {
      for (const deadline of [...deadlines]) cancel(deadline);
    },
  };
}
