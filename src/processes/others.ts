import type { Leases } from '../store/types.ts';
import { partTyped } from './part.ts';
import type { Part } from './part.ts';

/** How long a process counts as there without a sign, and how often it gives one, in milliseconds. */
export const [lifetime, beat] = [10_000, 1500];

/** Milliseconds without a sign after which a process that has no connection to the database either counts as gone. */
const silence = 3 * beat;

/** The beginning of the names of leases that say that a process is there. */
export const prefix = 'process:';

/** Another process on the same database. */
export interface Other {
  readonly part: Part;
  /** The time until which it counts as there: each sign of it sets that again. */
  readonly until: number;
}

/** The name of the lease that says that a process is there. */
export function nameOf(process: string, part: string): string {
  return `${prefix}${process}:${part}`;
}

/** Returns all other processes that are there, by their names. */
export async function othersOf(leases: Leases, process: string, at: number): Promise<ReadonlyMap<string, Other>> {
  const held = await leases.held(prefix, at);
  return new Map(
    held.flatMap(({ name, holder, until }) =>
      holder === process ? [] : [[holder, { part: partTyped(name), until }] as const],
    ),
  );
}

/** Returns the processes that have gone, though their leases have not run out. */
export async function goneAmong(
  others: ReadonlyMap<string, Other>,
  at: number,
  isConnected: (process: string) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const silent = [...others].flatMap(([holder, { until }]) => (at - (until - lifetime) >= silence ? [holder] : []));
  const connected = await Promise.all(silent.map((holder) => isConnected(holder)));
  return new Set(silent.filter((_, place) => connected[place] === false));
}
