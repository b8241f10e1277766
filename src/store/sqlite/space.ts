import type Database from 'better-sqlite3';

/** Pages of 4 KB that stay free for what comes next, and how many are given back at most at a time: everybody waits meanwhile. */
const pagesKept = 256;
const mostPages = 5000;

/** Makes the file smaller by what has become free in it. */
export function giveBack(db: Database.Database): void {
  const free: unknown = db.pragma('freelist_count', { simple: true });
  if (typeof free === 'number' && free > pagesKept) db.pragma(`incremental_vacuum(${Math.min(free - pagesKept, mostPages)})`);
}
