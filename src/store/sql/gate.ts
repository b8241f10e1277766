/** Lets works through in the order in which they came: one that takes its time has the place to itself. */
export interface Gate {
  /** Runs the work at once, unless someone has the gate to themselves or waits for that. */
  readonly pass: <T>(work: () => Promise<T>) => Promise<T>;
  /** No one else passes until it has ended. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Creates a gate. `patience`: milliseconds after which a waiter is rejected with `tooLong()`; a wait that long means
 * that something waits for itself.
 */
export function createGate(patience: number, tooLong: () => Error): Gate {
  const waiting: Array<() => void> = [];
  let taken = false;
  /** Waits until it is this one's turn; `taken` is set then. */
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(tooLong());
      }, patience);
      waiting.push(enter);
    });
  const leave = (): void => {
    const next = waiting.shift();
    // It is handed over: no one who comes in between overtakes.
    if (next === undefined) taken = false;
    else next();
  };
  const alone: Gate['alone'] = async (work) => {
    if (taken) await turn();
    taken = true;
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return { alone, pass: (work) => (taken ? alone(work) : work()) };
}
