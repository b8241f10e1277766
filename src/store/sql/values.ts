/**
 * Reads JSON that this store wrote itself, in a column that the database checks to be JSON; so its shape is known.
 * Not for anything from outside.
 */
export function ours<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** The database's `null` is our `undefined`. */
export function optional<T>(value: T | null): T | undefined {
  return value === null ? undefined : value;
}

export function nullable<T>(value: T | undefined): T | null {
  return value ?? null;
}
