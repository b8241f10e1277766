import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/index.ts';
import { closeReceipts, leaveReceipt, receiptBook } from '../../../src/store/postgres/receipts.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';

/** `lost` is the connection that was lost, as the server sees it: it may still be busy with what reached it before. */
describeWithPostgres('receipts of what a connection has stored', () => {
  let database: FreshDatabase;
  let lost: Client;
  let asking: Client;
  beforeAll(async () => {
    database = await freshDatabase();
    await (await openPostgresStore(database.url)).close();
    [lost, asking] = [new Client({ connectionString: database.url }), new Client({ connectionString: database.url })];
    await Promise.all([lost.connect(), asking.connect()]);
  });
  afterAll(async () => {
    await Promise.all([lost.end(), asking.end()]);
    await database.drop();
  });

  const change = `
    INSERT INTO settings (scope, key, value) VALUES ('bot', 'changed', '1') ON CONFLICT (scope, key) DO UPDATE SET value = '2'`;

  test('the last one tells whether the transaction was stored', async () => {
    const next = receiptBook();
    const [first, second] = [next(), next()];
    await lost.query('BEGIN');
    await lost.query(change);
    await leaveReceipt(lost, first);
    await lost.query('COMMIT');
    expect(await closeReceipts(asking, first)).toBe(true);
    expect(await closeReceipts(asking, second)).toBe(false);
  });

  test('a transaction that has changed nothing leaves none', async () => {
    const receipt = receiptBook()();
    await lost.query('BEGIN');
    await leaveReceipt(lost, receipt);
    await lost.query('COMMIT');
    expect(await closeReceipts(asking, receipt)).toBe(false);
  });

  test.each([
    ['COMMIT', true],
    ['ROLLBACK', false],
  ] as const)('the caller waits while the server still ends it (%s)', async (end, isStored) => {
    const receipt = receiptBook()();
    await lost.query('BEGIN');
    await lost.query(change);
    await leaveReceipt(lost, receipt);
    let answer: boolean | undefined;
    const answered = closeReceipts(asking, receipt).then((stored) => {
      answer = stored;
    });
    await expect
      .poll(
        async () =>
          await database.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          ),
      )
      .toHaveLength(1);
    expect(answer).toBeUndefined();
    await lost.query(end);
    await answered;
    expect(answer).toBe(isStored);
  });

  test('what reaches the server after somebody has asked is not stored', async () => {
    const receipt = receiptBook()();
    await database.query(`DELETE FROM settings WHERE key = 'changed'`);
    await lost.query('BEGIN');
    await lost.query(change);
    expect(await closeReceipts(asking, receipt)).toBe(false);
    await expect(leaveReceipt(lost, receipt)).rejects.toThrow(/check constraint/);
    expect((await lost.query('COMMIT')).command).toBe('ROLLBACK');
    expect(await database.query(`SELECT 1 FROM settings WHERE key = 'changed'`)).toEqual([]);
  });

  test('are forgotten after a day, when somebody starts', async () => {
    await database.query(`
      INSERT INTO receipts (connection, number, at)
      VALUES (gen_random_uuid(), 7000, now() - interval '25 hours'), (gen_random_uuid(), 7001, now() - interval '23 hours')`);
    await (await openPostgresStore(database.url)).close();
    expect(await database.query('SELECT number FROM receipts WHERE number >= 7000')).toEqual([{ number: 7001 }]);
  });
});
