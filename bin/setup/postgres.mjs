// A PostgreSQL server for the tests of the store.
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, distribution } from './debian.mjs';
import { say } from './shell.mjs';

/** Debian keeps each version in a folder of its own, off the path. */
const DEBIANS = '/usr/lib/postgresql';
const ELSEWHERE = [
  '/opt/homebrew/opt/postgresql/bin',
  '/usr/local/opt/postgresql/bin',
  '/usr/local/pgsql/bin',
  '/usr/pgsql/bin',
];

/** @returns {string | undefined} the folder with the server's programs (initdb, pg_ctl, postgres); POSTGRES_BIN wins */
export function findPostgres() {
  const chosen = process.env['POSTGRES_BIN'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...(chosen === undefined ? [] : [chosen]), ...versionsOfDebian(), ...folders, ...ELSEWHERE].find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => isProgram(join(folder, program))),
  );
}

/** Finds or installs the server. Without one the tests with PostgreSQL are skipped, the rest runs. */
export function providePostgres() {
  if (findPostgres() !== undefined) return;
  const result =
    distribution() === 'other'
      ? 'not allowed'
      : aptInstall(['postgresql'], "a PostgreSQL server for the store's tests");
  if (result === 'installed' && findPostgres() !== undefined) return;
  say(
    'No PostgreSQL server found: the tests of the store with PostgreSQL are skipped. To run them, install one (Debian: apt-get install postgresql) or set POSTGRES_BIN to the folder of its programs.',
  );
}

/** The newest first. */
function versionsOfDebian() {
  try {
    return readdirSync(DEBIANS)
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(DEBIANS, version, 'bin'));
  } catch {
    return [];
  }
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
