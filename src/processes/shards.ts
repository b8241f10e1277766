/** Into how many connections this process divides Discord, which asks it of bots in more than 2,500 servers. */
export type Shards =
  /** The number that Discord recommends, or the given one, all of them in this process. */
  | { readonly kind: 'all'; readonly count: 'auto' | number }
  /** The shards of this process; others have the rest. */
  | { readonly kind: 'part'; readonly count: number; readonly ids: ReadonlyArray<number> };

/** More than Discord gives to the largest bots. */
export const mostShards = 10_000;

/** Reads how many: a whole number from 1. `undefined`: it is none. */
export function countTyped(text: string): number | undefined {
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= mostShards ? count : undefined;
}

/**
 * Reads numbers and ranges from 0, such as `0-3` or `0,2,5-7`, in order and each once. `undefined`: that is not one.
 */
export function idsTyped(text: string): ReadonlyArray<number> | undefined {
  const parts = text.split(',').map((part) => rangeTyped(part.trim()));
  const ids = parts.flatMap((part) => part ?? []);
  return parts.includes(undefined) || new Set(ids).size < ids.length
    ? undefined
    : [...ids].sort((one, other) => one - other);
}

function rangeTyped(text: string): ReadonlyArray<number> | undefined {
  const [, first, last] = /^(\d{1,4})(?:\s*-\s*(\d{1,4}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const length = Number(last ?? first) - Number(first) + 1;
  return length < 1 ? undefined : Array.from({ length }, (_, place) => Number(first) + place);
}
