/** A value that can be watched. */
export interface Observable<T> {
  readonly get: () => T;
  /** Replaces the value by what `change` makes of it; watchers hear only of real changes. */
  readonly update: (change: (value: T) => T) => void;
  /** Calls `watcher` after each change; returns the function that stops it. */
  readonly watch: (watcher: () => void) => () => void;
}

export function createStore<T>(initial: T): Observable<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    update: (change) => {
      const next = change(value);
      if (next === value) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
