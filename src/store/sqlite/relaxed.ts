import type Database from 'better-sqlite3';

/**
 * Makes `work` write without waiting for the disk. What it wrote survives the end of this program, however sudden, and
 * with the next thing that does wait also a power cut; until then a power cut takes it back, and the database stays sound.
 * For book-keeping that can be found out again: a wait costs a thousand times as much as the rest.
 */
export function relaxed<Arguments extends ReadonlyArray<unknown>, Result>(
  db: Database.Database,
  work: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  return (...given) => {
    // Within a transaction its end decides.
    if (db.inTransaction) return work(...given);
    db.pragma('synchronous = NORMAL');
    try {
      return work(...given);
    } finally {
      db.pragma('synchronous = FULL');
    }
  };
}
