const DISCORD_EPOCH = 1_420_070_400_000;

/** Orders two ids by age: negative when `a` is older. Ids are decimal numbers too long for a double. */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns when the thing with this id was made, in milliseconds since 1970. */
export function timeOfId(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}
