import type Database from 'better-sqlite3';

/**
 * Sets how the next thing that is written is kept. What is `relaxed` does not wait for the disk: it survives the end of
 * this program, however sudden, and with the next thing that does wait also a power cut; until then a power cut loses
 * it, and the database stays sound. For book-keeping that can be found out again: a wait costs a thousand times as much
 * as the rest.
 */
export type Durability = (relaxed: boolean) => void;

/**
 * `db`: opened so that all of it waits. Saying so costs more than most statements: so it is said only when it changes.
 */
export function patienceOf(db: Database.Database): Durability {
  let isRelaxed = false;
  return (relaxed) => {
    // Within a transaction its end decides.
    if (relaxed === isRelaxed || db.inTransaction) return;
    db.pragma(relaxed ? 'synchronous = NORMAL' : 'synchronous = FULL');
    isRelaxed = relaxed;
  };
}
