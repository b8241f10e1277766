import { realpathSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import { migrations } from '../migrations/index.ts';
import type { End, StoredRow, MoveEnd } from '../moving/end.ts';
import { fromTheBeginning, makeUnfinishedMove, notWhole, tooOld, unfinishedMove } from '../sql/unfinishedMove.ts';
import { sqliteDialect } from './dialect.ts';
import { asStoreError } from './failures.ts';
import { keepPrivate, lookAtFile } from './files.ts';
import { lockDatabase } from './lock.ts';
import { checkHealth, companions, look, setUp } from './open.ts';
import type { FoundDatabase } from './open.ts';

/** Tells this file from any other, by whatever path; `undefined`: there is none. */
export function sqliteIdentity(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false }) === undefined ? undefined : realpathSync(path);
}

/** The file from which a move goes; only read. Throws `StoreError` if it can't be moved. */
export function sqliteSource(path: string): End {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined || (file.isFile() && file.size === 0)) {
    throw new StoreError('noDatabase', `There is no database ${path}. Name the one to be moved with --from.`);
  }
  lookAtFile(path);
  const lock = lockDatabase(path);
  try {
    const db = new Database(path, { readonly: true });
    try {
      const { version, move } = look(db, path);
      if (move !== undefined) throw notWhole(path, move.get('from'));
      if (version < migrations.length) throw tooOld(path, version, migrations.length);
      if (!lock.untouched) checkHealth(db, path);
      return endOf(
        path,
        () => db,
        () => {
          db.close();
          lock.release(true);
        },
      );
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    lock.release(lock.untouched);
    throw asStoreError(error, path);
  }
}

/** The file to which a move goes; it is made when the move begins. Throws `StoreError` if it can't be. */
export function sqliteTarget(path: string): MoveEnd {
  const file = lookAtFile(path);
  const lock = lockDatabase(path);
  let opened: Database.Database | undefined;
  const dbOf = (): Database.Database => {
    opened ??= openedToFill(path);
    return opened;
  };
  const close = (): void => {
    opened?.close();
    opened = undefined;
  };
  try {
    const { version, move } = file === 'new' ? { version: 0, move: undefined } : lookInto(path);
    if (version > 0 && version < migrations.length && move === undefined)
      throw tooOld(path, version, migrations.length);
    return {
      ...endOf(path, dbOf, () => {
        close();
        lock.release(true);
      }),
      found: { tables: version > 0, notes: version < migrations.length ? fromTheBeginning(move) : move },
      async begin(notes) {
        close();
        for (const ending of ['', ...companions]) rmSync(`${path}${ending}`, { force: true });
        keepPrivate(path);
        const db = new Database(path);
        setUp(db, () => {
          db.exec(makeUnfinishedMove);
          for (const note of notes)
            db.prepare(`INSERT INTO ${unfinishedMove} (name, value) VALUES (?, ?)`).run(...note);
        });
        db.close();
      },
      async together(work) {
        const db = dbOf();
        db.exec('BEGIN IMMEDIATE');
        try {
          await work();
          db.exec('COMMIT');
        } catch (error) {
          if (db.inTransaction) db.exec('ROLLBACK');
          throw error;
        }
      },
      async numberBehind(table, number) {
        const known =
          dbOf().prepare('UPDATE sqlite_sequence SET seq = ? WHERE name = ?').run(number, table).changes > 0;
        if (!known) dbOf().prepare('INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)').run(number, table);
      },
      async settle() {
        dbOf().pragma('synchronous = FULL');
        dbOf().pragma('wal_checkpoint(TRUNCATE)');
      },
    };
  } catch (error) {
    lock.release(false);
    throw asStoreError(error, path);
  }
}

function lookInto(path: string): FoundDatabase {
  const db = new Database(path, { readonly: true });
  try {
    return look(db, path);
  } finally {
    db.close();
  }
}

/** Opens a database to fill. What a power cut loses is copied again: only the end waits for the disk. */
function openedToFill(path: string): Database.Database {
  const db = new Database(path);
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  return db;
}

function endOf(path: string, dbOf: () => Database.Database, close: () => void): End {
  return {
    name: path,
    dialect: sqliteDialect,
    async all({ sql, parameters }) {
      const statement = dbOf().prepare<[ReadonlyArray<unknown>], StoredRow>(sql);
      if (statement.reader) return statement.all(parameters);
      statement.run(parameters);
      return [];
    },
    columns: async (table) =>
      dbOf()
        .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?) ORDER BY name')
        .all(table)
        .map(({ name }) => name),
    lastNumber: async (table) =>
      dbOf().prepare<[string], { seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq ?? 0,
    close: async () => {
      close();
    },
  };
}
