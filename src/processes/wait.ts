/** Resolves after the given milliseconds; earlier if the signal comes. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Waits by the machine's clock. */
export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const over = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal?.addEventListener('abort', over);
  });
