import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTable } from '../../../src/table/server/index.ts';
import type { Table } from '../../../src/table/server/index.ts';
import { startProgram } from '../../../src/tools/play/process.ts';
import type { Program } from '../../../src/tools/play/process.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';

const timeout = 300_000;
const patience = 120_000;

describeWithPostgres('shards that another bot on the database has', () => {
  let table: Table;
  let database: FreshDatabase;
  let one: Program;
  beforeAll(async () => { table = await startTable({ people: ['Ada'], shards: { recommended: 3 } }); });
  afterAll(async () => { await table.close(); });
  beforeEach(async () => {
    database = await freshDatabase();
    one = await start('3', '0-1', 'info');
    await one.says('The bot is ready', patience);
  }, timeout);
  afterEach(async () => {
    await one.end('SIGTERM');
    await database.drop();
  });

  function start(count: string, ids: string, level = 'warn'): Promise<Program> {
    return startProgram('src/main.ts', {
      DISCORD_TOKEN: table.token, DISCORD_API_URL: table.apiUrl, DATABASE_URL: database.url,
      SHARD_COUNT: count, SHARD_IDS: ids, LOG_LEVEL: level,
    });
  }

  test('some of them, or of another number: one sentence, exit code 1, and nothing has changed', { timeout }, async () => {
    const others = await Promise.all([start('3', '1-2'), start('2', '1')]);
    expect(await Promise.all(others.map((each) => each.ended()))).toEqual([1, 1]);
    const words = (part: string): string => `Another process on this database hears shards 0, 1 of 3, and this one would hear ${part}: some servers`
      + ' would have two bots. Give each process shards of its own and all the same SHARD_COUNT, or stop the other one first.';
    expect(others.map((each) => each.output().trim())).toEqual([words('shards 1, 2 of 3'), words('shard 1 of 2')]);
    expect((await database.query(`SELECT name FROM leases WHERE name LIKE 'process:%' OR name = 'admission'`)).map(({ name }) => name))
      .toEqual([expect.stringMatching(/:3:0,1$/)]);
  });
});
