import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from '../error.ts';

/** Whether there is a database file at `path`. Throws `StoreError` if there can't be one; changes nothing. */
export function lookAtFile(path: string): 'new' | 'existing' {
  checkFolder(dirname(path));
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined) return 'new';
  if (!file.isFile()) throw new StoreError('unwritable', `${path} is not a file. Give the path of the database file, for instance ${path}/games.db.`);
  if (!isWritable(path)) throw new StoreError('unwritable', `The database ${path} may not be written by this user. Change its owner or its permissions.`);
  return file.size === 0 ? 'new' : 'existing';
}

function checkFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) {
    throw new StoreError('noFolder', `The folder ${folder}, in which the database should be, does not exist. Create it, or choose another path.`);
  }
  // SQLite writes its journal beside the database.
  if (!isWritable(folder)) {
    throw new StoreError('unwritable', `The folder ${folder}, in which the database should be, may not be written by this user. Change its owner or its permissions.`);
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
