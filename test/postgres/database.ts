import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { queryAt } from '../../src/tools/postgres/query.ts';
import { beforeAll, describe, inject } from 'vitest';
import { findPostgres } from '../../bin/setup/postgres.mjs';

/** An empty database that no one else uses. */
export interface FreshDatabase {
  readonly url: string;
  /** Runs SQL in it, as someone who may do everything. */
  query(sql: string): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>>;
  drop(): Promise<void>;
}

const mustRun = process.env['CI'] === 'true';
export const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres && !mustRun) {
  console.log(
    'The tests with PostgreSQL are skipped: no server was found. POSTGRES_BIN may name the folder of its programs.',
  );
}

/** Tests with a real PostgreSQL server. Where there is none they are skipped, and in CI they fail. */
export function describeWithPostgres(title: string, tests: () => void): void {
  describe.skipIf(!hasPostgres && !mustRun)(title, () => {
    beforeAll(() => {
      if (!hasPostgres)
        throw new Error('In CI these tests must run, and no PostgreSQL was found: install it, or set POSTGRES_BIN.');
    });
    tests();
  });
}

/** On the server of this run of the tests, or on the one at this address. */
export async function freshDatabase(server?: string, options = ''): Promise<FreshDatabase> {
  const address = new URL(server ?? (await addressOfRun()));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await queryAt(address.href, `CREATE DATABASE ${name} ${options}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    query: (sql) => queryAt(own.href, sql),
    drop: async () => {
      await queryAt(address.href, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function addressOfRun(): Promise<string> {
  const said = await text(connect(inject('postgresPort'), '127.0.0.1'));
  if (!said.startsWith('postgres:')) throw new Error(said);
  return said;
}

/** Deletes all rows for the next test. Truncating would make new files for every table and index. */
export async function empty(database: FreshDatabase, tables: ReadonlyArray<string>): Promise<void> {
  await database.query(
    `BEGIN; SET LOCAL session_replication_role = replica; ${tables.map((table) => `DELETE FROM ${table};`).join(' ')}
     SELECT setval(oid, 1, false) FROM pg_class WHERE relkind = 'S'; COMMIT`,
  );
}
