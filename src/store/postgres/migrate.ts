import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { StoreError } from '../error.ts';
import { newNonces, nonceKey, noncesIn } from '../sql/nonces.ts';
import type { NonceParts } from '../sql/nonces.ts';
import { tableNames } from '../sql/tableNames.ts';
import { notWhole, unfinishedMove } from '../sql/unfinishedMove.ts';
import { settingsFor } from './connections.ts';
import { nameOf } from './failures.ts';
import { lockNumber, openLock } from './locks.ts';
import { migrations } from './migrations/index.ts';
import { askGuilds, askOwnerSettings, nobodys, noteOwner, ownedBy } from '../owner.ts';
import type { Claim, Owned } from '../owner.ts';
import { forgetOldReceipts, receiptsTable } from './receipts.ts';

/** All of them, in a database that is up to date. */
export const ownTables: ReadonlyArray<string> = [...tableNames, receiptsTable];

/** The oldest server whose statements we use, as PostgreSQL counts. */
const oldestServer = 130_000;

/**
 * Checks whether this is a database that this program knows, and brings it up to date: one process after the other, and
 * all of it or nothing. `claim` decides whether this process may have it. Returns what nonces are made of, made once.
 * Throws what the server says, or `StoreError`; then nothing has changed.
 */
export async function bringUpToDate(url: string, claim?: Claim): Promise<NonceParts> {
  // Statements of migrations take as long as they take.
  const client = new Client({ ...settingsFor(url), idle_in_transaction_session_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await checkServer(client, nameOf(url));
    await client.query('BEGIN');
    // Until the transaction ends: another process that starts waits here, and finds everything done.
    await client.query(`SELECT pg_advisory_xact_lock(${lockNumber('migrations')})`);
    const { version, move } = await look(client, nameOf(url));
    if (move !== undefined) throw notWhole(nameOf(url), move.get('from'));
    const owner = claim?.(version === undefined ? nobodys : await whose(client));
    if (version !== undefined && version < migrations.length) await haveAlone(client, nameOf(url));
    await migrate(client, version);
    if (owner !== undefined) await client.query(noteOwner('$1'), [JSON.stringify(owner)]);
    await client.query('COMMIT');
    await checkRights(client, nameOf(url));
    await forgetOldReceipts(client);
    return await noncesOf(client);
  } finally {
    await client.end();
  }
}

async function whose(client: Client): Promise<Owned> {
  const { rows: settings } = await client.query<{ key: string; value: string }>(askOwnerSettings);
  const { rows: games } = await client.query<{ guild: string }>(askGuilds);
  return ownedBy(settings, games);
}

/**
 * Takes the database alone until the transaction ends. A process that has it open in its earlier form could not read
 * what is written in the new one.
 */
async function haveAlone(client: Client, name: string): Promise<void> {
  const {
    rows: [lock],
  } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_xact_lock(${openLock}) AS free`);
  if (lock?.free === true) return;
  throw new StoreError(
    'locked',
    `The database ${name} has the form of an earlier version of this bot, and a bot of that version still has it open. It was left as it is: stop all bots on it, then start this one.`,
  );
}

/** `given`: where its address stands. */
export async function checkServer(client: Client, name: string, given = 'DATABASE_URL'): Promise<void> {
  const {
    rows: [server],
  } = await client.query<{ version: number; encoding: string; reads: boolean }>(`
    SELECT current_setting('server_version_num')::integer AS version, current_setting('server_encoding') AS encoding,
      current_setting('transaction_read_only')::boolean AS reads`);
  if (server === undefined) return;
  if (server.version < oldestServer) {
    throw new StoreError(
      'oldServer',
      `The server of the database ${name} is PostgreSQL ${Math.floor(server.version / 10_000)}; the bot needs ${oldestServer / 10_000} or later.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new StoreError(
      'notOurs',
      `The database ${name} is encoded as ${server.encoding}, which can't hold every name: create one with the encoding UTF8.`,
    );
  }
  if (server.reads)
    throw new StoreError('unwritable', `The database ${name} can only be read. Name its primary server in ${given}.`);
}

export interface FoundSchema {
  /** How far this database has come; `undefined`: nothing is in it. */
  readonly version: number | undefined;
  /** The notes of an unfinished move into it. */
  readonly move: ReadonlyMap<string, string> | undefined;
}

/**
 * Returns what is in a database. Throws `StoreError` if it is another program's, of a newer version, or not complete.
 */
export async function look(client: Client, name: string): Promise<FoundSchema> {
  const tables = await tablesIn(client);
  if (!tables.includes('schema_version') || !(await isOurs(client))) {
    if (tables.length === 0) return { version: undefined, move: undefined };
    throw new StoreError(
      'notOurs',
      `The database ${name} holds tables of another program (${tables.slice(0, 3).join(', ')}). It was left as it is: create an empty one for the bot.`,
    );
  }
  const { rows: versions } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  const version = versions.length === 1 ? (versions[0]?.version ?? 0) : 0;
  if (version > migrations.length) {
    throw new StoreError(
      'newer',
      `The database ${name} comes from a newer version of this bot (${version}; this one knows ${migrations.length}). It was left as it is: start the newer version.`,
    );
  }
  const missing = version === migrations.length ? ownTables.filter((table) => !tables.includes(table)) : [];
  if (version < 1 || missing.length > 0) {
    throw new StoreError(
      'damaged',
      `The database ${name} is not complete: ${missing.length > 0 ? `there is no table ${missing[0]}` : 'it does not say of which version it is'}. It was left as it is: restore a backup, or create an empty one.`,
    );
  }
  if (!tables.includes(unfinishedMove)) return { version, move: undefined };
  const { rows: notes } = await client.query<{ name: string; value: string }>(
    `SELECT name, value FROM ${unfinishedMove}`,
  );
  return { version, move: new Map(notes.map((note) => [note.name, note.value])) };
}

async function tablesIn(client: Client): Promise<ReadonlyArray<string>> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND relkind IN ('r', 'p', 'v', 'm')
      -- Those of an extension are no other program's.
      AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    ORDER BY 1`);
  return rows.map((row) => row.name);
}

/** Other programs may have a table of this name, too. */
async function isOurs(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string }>(`
    SELECT string_agg(attname::text || ' ' || atttypid::regtype::text, ', ') AS found FROM pg_attribute
    WHERE attrelid = 'schema_version'::regclass AND attnum > 0 AND NOT attisdropped`);
  return rows[0]?.found === 'version integer';
}

/** Brings the tables from this version up to date; `undefined`: there are none yet. */
export async function migrate(client: Client, version: number | undefined): Promise<void> {
  if (version === migrations.length) return;
  for (const sql of migrations.slice(version ?? 0)) await client.query(sql);
  if (version === undefined) await client.query('CREATE TABLE schema_version (version integer NOT NULL)');
  await client.query('DELETE FROM schema_version');
  await client.query('INSERT INTO schema_version (version) VALUES ($1)', [migrations.length]);
}

/** Checks the rights on a database that was made ready by someone else. */
async function checkRights(client: Client, name: string): Promise<void> {
  const { rows: lacking } = await client.query<{ table: string }>(
    `SELECT name AS table FROM unnest($1::text[]) AS name
     WHERE NOT (has_table_privilege(name, 'SELECT') AND has_table_privilege(name, 'INSERT')
       AND has_table_privilege(name, 'UPDATE') AND has_table_privilege(name, 'DELETE')) LIMIT 1`,
    [ownTables],
  );
  if (lacking.length > 0) {
    throw new StoreError(
      'unwritable',
      `This user may not read and write the tables of the database ${name}. Make it their owner, or grant it all rights on them.`,
    );
  }
}

async function noncesOf(client: Client): Promise<NonceParts> {
  const {
    rows: [last],
  } = await client.query<{ id: string | null }>('SELECT max(id)::text AS id FROM outbox');
  const made = newNonces(Number(last?.id ?? 0));
  await client.query(`INSERT INTO settings (scope, key, value) VALUES ('bot', $1, $2) ON CONFLICT DO NOTHING`, [
    nonceKey,
    made,
  ]);
  // Of several processes that start at the same time one has made it for all.
  const { rows } = await client.query<{ value: string }>(
    `SELECT value FROM settings WHERE scope = 'bot' AND key = $1`,
    [nonceKey],
  );
  return { instance: await instanceOf(client), ...noncesIn(rows[0]?.value ?? made) };
}

/** Eight characters that tell this database from any other, made once. */
async function instanceOf(client: Client): Promise<string> {
  const made = JSON.stringify(randomBytes(4).toString('hex'));
  await client.query(`INSERT INTO settings (scope, key, value) VALUES ('bot', 'instance', $1) ON CONFLICT DO NOTHING`, [
    made,
  ]);
  const { rows } = await client.query<{ value: string }>(
    `SELECT value FROM settings WHERE scope = 'bot' AND key = 'instance'`,
  );
  return String(JSON.parse(rows[0]?.value ?? made));
}
