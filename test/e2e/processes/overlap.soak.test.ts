import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTable } from '../../../src/table/server/index.ts';
import type { RunningTable } from '../../../src/table/server/index.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { startHere } from '../bots.ts';
import type { Bot } from '../bots.ts';

const timeout = 300_000;

describeWithPostgres('shards that another bot on the database has', () => {
  let table: RunningTable;
  let database: FreshDatabase;
  let one: Bot;
  beforeAll(async () => {
    table = await startTable({ people: ['Ada'], shards: { recommended: 3 } });
  });
  afterAll(async () => {
    await table.close();
  });
  beforeEach(async () => {
    database = await freshDatabase();
    one = await start('3', '0-1');
  }, timeout);
  afterEach(async () => {
    await one.end('SIGTERM');
    await database.drop();
  });

  function start(count: string, ids: string): Promise<Bot> {
    return startHere({
      DISCORD_TOKEN: table.token,
      DISCORD_API_URL: table.apiUrl,
      DATABASE_URL: database.url,
      SHARD_COUNT: count,
      SHARD_IDS: ids,
    });
  }

  test('some of them, or of another number: one sentence, and nothing has changed', { timeout }, async () => {
    const others = await Promise.allSettled([start('3', '1-2'), start('2', '1')]);
    const words = (part: string): string =>
      `Another process on this database hears shards 0, 1 of 3, and this one would hear ${part}: some servers` +
      ' would have two bots. Give each process shards of its own and all the same SHARD_COUNT, or stop the other one first.';
    const refusal = (part: string): unknown => ({
      status: 'rejected',
      reason: expect.objectContaining({ message: words(part) }),
    });
    expect(others).toEqual([refusal('shards 1, 2 of 3'), refusal('shard 1 of 2')]);
    expect(
      (await database.query(`SELECT name FROM leases WHERE name LIKE 'process:%' OR name = 'admission'`)).map(
        ({ name }) => name,
      ),
    ).toEqual([expect.stringMatching(/:3:0,1$/)]);
  });
});
