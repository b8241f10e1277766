import { accessSync, chmodSync, closeSync, constants, openSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from '../error.ts';

/** Whether there is a database file at `path`. Throws `StoreError` if there can't be one; changes nothing. */
export function lookAtFile(path: string): 'new' | 'existing' {
  checkFolder(dirname(path));
  const file = found(path);
  if (file === undefined) return 'new';
  if (!file.isFile())
    throw new StoreError(
      'unwritable',
      `${path} is not a file. Give the path of the database file, for instance ${path}/games.db.`,
    );
  if (!isWritable(path))
    throw new StoreError(
      'unwritable',
      `The database ${path} may not be written by this user. Change its owner or its permissions.`,
    );
  return file.size === 0 ? 'new' : 'existing';
}

function checkFolder(folder: string): void {
  if (found(folder)?.isDirectory() !== true) {
    throw new StoreError(
      'noFolder',
      `The folder ${folder}, in which the database should be, does not exist. Create it, or choose another path.`,
    );
  }
  // SQLite writes its journal beside the database.
  if (!isWritable(folder)) {
    throw new StoreError(
      'unwritable',
      `The folder ${folder}, in which the database should be, may not be written by this user. Change its owner or its permissions.`,
    );
  }
}

/** Returns the status of a path; `undefined`: nothing is there. Throws `StoreError` if this user may not even look. */
function found(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new StoreError(
      'unwritable',
      `This user may not look for ${path} (${codeOf(error)}). Change the permissions of the folders above it, or choose another path.`,
      error,
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** The rights of a file's owner alone. */
const ownersOnly = 0o600;
const everybodyElse = 0o007;

/**
 * Makes a file for its owner alone, if there is none: all secrets of all games are in the database. SQLite would make
 * it for everyone to read, and gives its journals the rights of the database. Where there is one already, other users
 * of the machine lose their rights; its group keeps those that the operator of the bot has given it.
 */
export function keepPrivate(path: string): void {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined) closeSync(openSync(path, 'a', ownersOnly));
  // Only its owner can change that.
  else if ((file.mode & everybodyElse) !== 0 && file.uid === process.getuid?.())
    chmodSync(path, file.mode & 0o777 & ~everybodyElse);
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
