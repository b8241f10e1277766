const discordEpoch = 1_420_070_400_000n;
const countersPerMillisecond = 1n << 22n;

/** Hands out Discord's ids: 42 bits of time, then a counter, so that ids sort by age. */
export interface Snowflakes {
  next(): string;
}

/** Returns ids with real timestamps that always grow, even when the clock doesn't move. */
export function createSnowflakes(now: () => number): Snowflakes {
  let last = 0n;
  return {
    next() {
      const earliest = (BigInt(Math.floor(now())) - discordEpoch) * countersPerMillisecond;
      last = earliest > last ? earliest : last + 1n;
      return last.toString();
    },
  };
}

/** Returns when an id was made, in milliseconds since 1970. */
export function timeOf(snowflake: string): number {
  return Number((BigInt(snowflake) >> 22n) + discordEpoch);
}

/** Returns an id that many milliseconds before another one. */
export function earlierBy(milliseconds: number, snowflake: string): string {
  return (BigInt(snowflake) - BigInt(milliseconds) * countersPerMillisecond).toString();
}

/** Orders ids from the oldest to the newest. */
export function byAge(a: string, b: string): number {
  return a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
}

export function isSnowflake(text: string): boolean {
  return /^\d{1,20}$/.test(text);
}
