import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresDialect } from '../../src/store/postgres/dialect.ts';
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { describeWithPostgres, freshDatabase } from '../postgres/database.ts';
import type { FreshDatabase } from '../postgres/database.ts';
import { statementsOf } from '../store/statements.ts';

/** Statements that may look at every row of a table, by how they begin, and why. */
const mayScan: ReadonlyArray<readonly [beginning: string, reason: string]> = [
  ["select id from games where status = 'over' and id not in", 'once at the start'],
  ['update leases set until', 'a row for each process and each lane that is being served'],
  ['delete from outbox where state <>', 'the housekeeping of the night'],
  ['delete from leases where until <', 'the housekeeping of the night'],
];

describeWithPostgres('plans of PostgreSQL', () => {
  let database: FreshDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await freshDatabase();
    await (await openPostgresStore(database.url)).close();
    client = new Client({ connectionString: database.url });
    await client.connect();
    // A whole table is read only where no index helps at all, whatever values are asked for.
    await client.query('SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function scansOf(sql: string, values: number): Promise<ReadonlyArray<string>> {
    await client.query(`PREPARE looked AS ${sql}`);
    const given = values === 0 ? '' : `(${Array.from({ length: values }, () => 'NULL').join(', ')})`;
    const { rows } = await client.query<Record<string, string>>(`EXPLAIN EXECUTE looked${given}`);
    await client.query('DEALLOCATE looked');
    return rows.map((row) => row['QUERY PLAN'] ?? '').filter((line) => line.includes('Seq Scan on'));
  }

  test('no statement that runs while people play has to read a whole table', async () => {
    const all = await statementsOf(postgresDialect);
    const scanning: Array<string> = [];
    for (const statement of all) {
      const sql = statement.sql.replace(/\s+/g, ' ').trim();
      scanning.push(...(await scansOf(sql, statement.takes.length)).map((scan) => `${scan.trim()}: ${sql}`));
    }
    const isKnown = (found: string): boolean => mayScan.some(([beginning]) => found.includes(`: ${beginning}`));
    expect(all.length).toBeGreaterThan(100);
    expect(scanning.filter((found) => !isKnown(found))).toEqual([]);
    expect(mayScan.filter(([beginning]) => !scanning.some((found) => found.includes(`: ${beginning}`)))).toEqual([]);
  });

  test('a whole table that has to be read is seen', async () => {
    expect(await scansOf('select * from seats where name = $1', 1)).toHaveLength(1);
    expect(await scansOf('select * from slots where game_id = $1', 1)).toEqual([]);
  });
});
