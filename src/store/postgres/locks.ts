import { createHash } from 'node:crypto';

/** What PostgreSQL's advisory locks go by: 64 bits, as it writes them. */
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

/** Each bot that has a database open shares this lock; whoever moves it has it alone. */
export const openLock = lockNumber('open');
