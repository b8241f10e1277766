/** Lets works through in the order in which they came: one that takes its time has the store to itself. */
export interface Gate {
  /** At once, unless somebody has it to themselves or waits for that. */
  pass<T>(work: () => T): Promise<T>;
  /** Nobody else passes until it has ended. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export function createGate(): Gate {
  const waiting: Array<() => void> = [];
  let taken = 0;
  const isTaken = (): boolean => taken > 0;
  const next = (): void => {
    taken -= 1;
    // What passes at once leaves it free for the one behind.
    while (!isTaken() && waiting.length > 0) waiting.shift()?.();
  };
  const turn = async <T>(enter: () => T): Promise<T> => {
    if (!isTaken()) return enter();
    return await new Promise<T>((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(enter());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  };
  return {
    pass: turn,
    async alone(work) {
      await turn(() => { taken += 1; });
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
