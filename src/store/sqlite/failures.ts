import Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import type { StoreErrorCode } from '../error.ts';

const MEANINGS: ReadonlyArray<{
  readonly starts: string;
  readonly code: StoreErrorCode;
  readonly words: (path: string) => string;
}> = [
  {
    starts: 'SQLITE_BUSY',
    code: 'locked',
    words: (path) => `The database ${path} is locked by another program. Close that program first.`,
  },
  {
    starts: 'SQLITE_LOCKED',
    code: 'locked',
    words: (path) => `The database ${path} is locked by another program. Close that program first.`,
  },
  {
    starts: 'SQLITE_NOTADB',
    code: 'damaged',
    words: (path) =>
      `${path} is not a database, or it is damaged. It was left as it is: restore a backup, or choose another path.`,
  },
  {
    starts: 'SQLITE_CORRUPT',
    code: 'damaged',
    words: (path) => `The database ${path} is damaged. It was left as it is: restore a backup, or choose another path.`,
  },
  {
    starts: 'SQLITE_READONLY',
    code: 'unwritable',
    words: (path) => `The database ${path} may not be written by this user. Change its owner or its permissions.`,
  },
  {
    starts: 'SQLITE_CANTOPEN',
    code: 'unwritable',
    words: (path) => `The database ${path} can't be opened. Check the permissions of the file and its folder.`,
  },
  {
    starts: 'SQLITE_PERM',
    code: 'unwritable',
    words: (path) => `The database ${path} may not be opened by this user. Change its owner or its permissions.`,
  },
  {
    starts: 'SQLITE_FULL',
    code: 'cannotWrite',
    words: (path) => `The disk with the database ${path} is full. Make room; nothing was lost.`,
  },
  {
    starts: 'SQLITE_IOERR',
    code: 'cannotWrite',
    words: (path) => `The database ${path} can't be read or written: the disk reports an error.`,
  },
];

/**
 * Returns SQLite's failure in words for the operator of the bot; an error that is not SQLite's is thrown on as it is.
 */
export function asStoreError(error: unknown, path: string): StoreError {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Database.SqliteError)) throw error;
  const meaning = MEANINGS.find(({ starts }) => error.code.startsWith(starts));
  if (meaning === undefined) throw error;
  return new StoreError(meaning.code, meaning.words(path), error);
}
