import type Database from 'better-sqlite3';

/**
 * Pages of 4 KB that stay free for what comes next, and how many are given back at most at a time: everyone waits
 * meanwhile.
 */
const pagesKept = 256;
const mostPages = 5000;

/** Lets a file that is created on this connection give back what becomes free. An existing file keeps its form. */
export function givingBack(db: Database.Database): void {
  db.pragma('auto_vacuum = INCREMENTAL');
}

/**
 * Makes the file smaller by what has become free in it; whether there is more. A file of an earlier version gives
 * nothing, a compact backup of it does.
 */
export function giveBack(db: Database.Database): boolean {
  const free = freePages(db);
  if (free <= pagesKept) return false;
  db.pragma(`incremental_vacuum(${Math.min(free - pagesKept, mostPages)})`);
  const left = freePages(db);
  return left < free && left > pagesKept;
}

function freePages(db: Database.Database): number {
  const free: unknown = db.pragma('freelist_count', { simple: true });
  return typeof free === 'number' ? free : 0;
}
