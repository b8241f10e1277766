/** Returns the value below which `part` (0 to 1) of the values lies; 0 for none. */
export function quantile(values: ReadonlyArray<number>, part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export function median(values: ReadonlyArray<number>): number {
  return quantile(values, 0.5);
}

export function sum(values: ReadonlyArray<number>): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: ReadonlyArray<number>): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** Rounds to three significant digits: more than a measurement on a busy machine is worth. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** Returns the milliseconds that `work` took. */
export function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Repeats `work` for about `seconds`, at least `least` times. Returns the result of each. */
export function repeatedly<T>(seconds: number, least: number, work: (round: number) => T): ReadonlyArray<T> {
  const results: Array<T> = [];
  const end = performance.now() + seconds * 1000;
  while (results.length < least || performance.now() < end) results.push(work(results.length));
  return results;
}

/** Does the same for asynchronous work, one call after the other. */
export async function repeatedlyInTurn<T>(
  seconds: number,
  least: number,
  work: (round: number) => Promise<T>,
): Promise<ReadonlyArray<T>> {
  const results: Array<T> = [];
  const end = performance.now() + seconds * 1000;
  while (results.length < least || performance.now() < end) results.push(await work(results.length));
  return results;
}

export const kilobyte = 1024;
