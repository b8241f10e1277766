import type { Clock } from '../../time/clock.ts';

/**
 * The table's clock may be set ahead: what people read (the times of messages, ids, the age of a token) goes by it.
 * Deadlines (3 seconds to acknowledge, rate-limit windows) go by the time lived through instead, so that no one is late
 * because someone skipped a day. A test that brings a clock of its own moves it and then asks for a check.
 */
export interface Deadlines {
  /** Milliseconds since 1970 without what was skipped. */
  lived(): number;
  /** Runs something once `ms` have been lived through; the returned function cancels it. */
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

/** Deadlines by a clock. Their timers never keep the process alive. */
export function createDeadlines(clock: Clock): Deadlines {
  const deadlines = new Set<Deadline>();
  const lived = (): number => clock.now() - clock.skipped();

  function check(): void {
    for (const deadline of [...deadlines]) {
      if (deadline.at > lived()) continue;
      cancel(deadline);
      deadline.run();
    }
  }

  function cancel(deadline: Deadline): void {
    clearTimeout(deadline.timer);
    deadlines.delete(deadline);
  }

  return {
    lived,
    check,
    after(ms, run) {
      // A timer may fire up to a millisecond early, hence the spare one.
      const deadline: Deadline = { at: lived() + ms, run, timer: setTimeout(check, ms + 1).unref() };
      deadlines.add(deadline);
      return () => cancel(deadline);
    },
    stop() {
      for (const deadline of [...deadlines]) cancel(deadline);
    },
  };
}
