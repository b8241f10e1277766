import { createHash } from 'node:crypto';

/** Returns the number of a PostgreSQL advisory lock: 64 bits, as PostgreSQL writes them. */
export function lockNumber(name: string): string {
  return createHash('sha256').update(name).digest().readBigInt64BE(0).toString();
}

/** Takes these locks until the transaction ends, always in the same order, so that no two wait for each other. */
export function takeLocks(names: Iterable<string>): string {
  return [...new Set(names)]
    .sort()
    .map((name) => `SELECT pg_advisory_xact_lock(${lockNumber(name)})`)
    .join('; ');
}

/** Each process has its own as long as its connection lasts. */
export function processLock(process: string): string {
  return lockNumber(`process:${process}`);
}

/** The lock that all bots with the database open share; a move holds it alone. */
export const openLock = lockNumber('open');
