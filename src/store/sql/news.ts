import type { Lane } from '../outbox.ts';

/** Lanes in which something else may have come first, and who wants to know that another process has put it there. */
export interface LaneNews {
  readonly add: (lanes: Iterable<Lane>) => void;
  /** Each once, and only those since this was asked last. */
  readonly changed: () => ReadonlyArray<Lane>;
  readonly on: (listener: () => void) => () => void;
  /** Calls the listeners. */
  readonly tell: () => void;
}

export function createNews(): LaneNews {
  const lanes = new Set<Lane>();
  const listeners = new Set<() => void>();
  return {
    add(more) {
      for (const lane of more) lanes.add(lane);
    },
    changed() {
      const all = [...lanes];
      lanes.clear();
      return all;
    },
    on(listener) {
      // Each time it is asked for it is another one.
      const own = (): void => {
        listener();
      };
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
