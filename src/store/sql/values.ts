/**
 * Reads JSON that this store wrote itself, in a column that the database checks to be JSON; so its shape is known.
 * Not for anything from outside. `renewed`: brings each part of what an earlier version wrote up to date.
 */
export function ours<T>(text: string, renewed?: (key: string, value: unknown) => unknown): T {
  return JSON.parse(text, renewed) as T;
}

/** The database's `null` is our `undefined`. */
export function optional<T>(value: T | null): T | undefined {
  return value ?? undefined;
}

export function nullable<T>(value: T | undefined): T | null {
  return value ?? null;
}
