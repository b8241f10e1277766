import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StoreError } from '../error.ts';
import type { End, StoredRow, MoveEnd } from '../moving/end.ts';
import { fromTheBeginning, makeUnfinishedMove, notWhole, tooOld, unfinishedMove } from '../sql/unfinishedMove.ts';
import { settingsFor } from './connections.ts';
import { postgresDialect } from './dialect.ts';
import { asStoreError, nameOf } from './failures.ts';
import { openLock } from './locks.ts';
import { checkServer, look, migrate, ownTables } from './migrate.ts';
import { migrations } from './migrations/index.ts';

/** Milliseconds for someone whose end the server has not noticed yet. */
const patience = 3000;

/**
 * Tells this database from any other, by whatever address. `given`: where the address stands. Rejects with
 * `StoreError`.
 */
export async function postgresIdentity(url: string, given: string): Promise<string> {
  return await connected(url, given, async (client) => {
    const {
      rows: [found],
    } = await client.query<{ id: string }>(
      "SELECT pg_postmaster_start_time() || ' ' || oid::text AS id FROM pg_database WHERE datname = current_database()",
    );
    await client.end();
    return String(found?.id);
  });
}

/** The database from which a move goes; only read. Rejects with `StoreError` if it can't be moved. */
export async function postgresSource(url: string): Promise<End> {
  const name = nameOf(url);
  return await connected(url, '--from', async (client) => {
    await lock(client, name);
    await client.query('SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY');
    const { version, move } = await look(client, name);
    if (move !== undefined) throw notWhole(name, move.get('from'));
    if (version === undefined) {
      throw new StoreError(
        'noDatabase',
        `There is nothing in the database ${name}. Name the one to be moved with --from.`,
      );
    }
    if (version < migrations.length) throw tooOld(name, version, migrations.length);
    return endOf(client, name, '--from');
  });
}

/**
 * The database to which a move goes; its tables are made when the move begins. Rejects with `StoreError` if they can't
 * be.
 */
export async function postgresTarget(url: string): Promise<MoveEnd> {
  const name = nameOf(url);
  return await connected(url, '--to', async (client) => {
    await lock(client, name);
    await checkServer(client, name, '--to');
    const { version, move } = await look(client, name);
    const isOld = version !== undefined && version < migrations.length;
    if (isOld && move === undefined) throw tooOld(name, version, migrations.length);
    const together = async (work: () => Promise<void>): Promise<void> => {
      await client.query('BEGIN');
      try {
        await work();
        await client.query('COMMIT');
      } catch (error) {
        // Should the connection be lost, the server does that itself.
        await client.query('ROLLBACK').catch(() => undefined);
        throw asStoreError(error, name, '--to');
      }
    };
    return {
      ...endOf(client, name, '--to'),
      found: { tables: version !== undefined, notes: isOld ? fromTheBeginning(move) : move },
      together,
      begin: (notes) =>
        together(async () => {
          await client.query(`DROP TABLE IF EXISTS ${[...ownTables, unfinishedMove, 'schema_version'].join(', ')}`);
          await client.query('DROP FUNCTION IF EXISTS refuse, stays');
          await migrate(client, undefined);
          await client.query(makeUnfinishedMove);
          for (const note of notes)
            await client.query(`INSERT INTO ${unfinishedMove} (name, value) VALUES ($1, $2)`, note);
        }),
      async numberBehind(table, number) {
        await client.query("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", [table, number]);
      },
      async settle() {
        await client.query('ANALYZE');
      },
    };
  });
}

/** Runs `work` with a connection, which is closed if `work` fails; otherwise the caller closes it. */
async function connected<Result>(
  url: string,
  given: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    ...settingsFor(url),
    application_name: 'galactica-table move',
    idle_in_transaction_session_timeout: 0,
  });
  // The next query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw asStoreError(error, nameOf(url), given);
  }
}

/** Keeps bots from opening the database as long as this connection lasts. Throws `StoreError` if one has it open. */
async function lock(client: Client, name: string): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const {
      rows: [found],
    } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${openLock}) AND NOT EXISTS (
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'galactica-table') AS free`);
    if (found?.free === true) return;
    if (performance.now() - begun > patience) {
      throw new StoreError(
        'locked',
        `The database ${name} is in use by a bot that is still running, or by another move. Stop that one first.`,
      );
    }
    await wait(100);
  }
}

function endOf(client: Client, name: string, given: string): End {
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw asStoreError(error, name, given);
    }
  };
  return {
    name,
    dialect: postgresDialect,
    all: ({ sql, parameters }) => guarded(async () => (await client.query<StoredRow>(sql, [...parameters])).rows),
    columns: (table) =>
      guarded(async () => {
        const { rows } = await client.query<{ name: string }>(
          `
        SELECT attname::text COLLATE "C" AS name FROM pg_attribute
        WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY 1`,
          [table],
        );
        return rows.map((row) => row.name);
      }),
    lastNumber: (table) =>
      guarded(async () => {
        const {
          rows: [found],
        } = await client.query<{ last: number | null }>(
          "SELECT pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass) AS last",
          [table],
        );
        return found?.last ?? 0;
      }),
    close: () => client.end(),
  };
}
