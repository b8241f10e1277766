import type Database from 'better-sqlite3';
import type { Belonging } from '../sql/removal.ts';

/**
 * Every table that belongs to this one, as the database itself knows: a table that is added later can't be forgotten.
 */
export function belongingTo(db: Database.Database, table: string): ReadonlyArray<Belonging> {
  return db
    .prepare<[string], Belonging>(`
    SELECT tables.name AS name, keys."from" AS "column" FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
    WHERE tables.type = 'table' AND keys."table" = ?`)
    .all(table);
}
