import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/index.ts';
import { lockNumber } from '../../../src/store/postgres/locks.ts';
import type { GameChange, Store } from '../../../src/store/types.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { expectStoreError, forward, message, runningGame } from '../scene.ts';

describeWithPostgres('what fails within a transaction', () => {
  let database: FreshDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await freshDatabase();
    store = await openPostgresStore(database.url);
    await database.query(`
      CREATE SCHEMA trouble; CREATE SEQUENCE trouble.times;
      CREATE FUNCTION trouble.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('trouble.times') <= TG_ARGV[1]::integer THEN RAISE EXCEPTION 'trouble' USING ERRCODE = TG_ARGV[0]; END IF;
        RETURN NEW;
      END $$`);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });
  beforeEach(async () => {
    await database.query('ALTER SEQUENCE trouble.times RESTART');
  });

  async function failing(table: string, code: string, times: number, work: () => Promise<void>): Promise<void> {
    await database.query(`
      CREATE TRIGGER fails BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW
      EXECUTE FUNCTION trouble.fail('${code}', ${times})`);
    await work().finally(() => database.query(`DROP TRIGGER fails ON ${table}`));
  }

  function everything(gameId: string): GameChange {
    const timer = { seat: 0, decisionId: 'd', userId: 'ann', secret: false, attempt: 0, spent: 0, countedAt: 5 };
    return {
      gameId,
      revision: 2,
      at: 5,
      announced: 'said',
      messages: [message(), message({ kind: 'lobby' }, 'user:ann')],
      step: forward(1, '"next"', {
        events: [{ seq: 1, turn: 1, event: { audience: 'public', what: { kind: 'x' } } }] as never,
      }),
      timers: [{ ...timer, due: { at: 9, kind: 'remind' } }],
    };
  }

  const parts = ['games', 'states', 'snapshots', 'inputs', 'events', 'outbox', 'receipts'];

  test.each(parts)('is told as what it was, not as what came of it: a full disk (%s)', async (table) => {
    await runningGame(store, `full-${table}`);
    await failing(table, '53100', 1_000_000, () =>
      expectStoreError(() => store.commit(everything(`full-${table}`)), 'cannotWrite'),
    );
    expect(await store.game(`full-${table}`)).toMatchObject({ revision: 2 });
  });

  test.each(parts)('is tried again where the server asks for that (%s)', async (table) => {
    await runningGame(store, `again-${table}`);
    await failing(table, '40P01', 1, async () => {
      await store.commit(everything(`again-${table}`));
    });
    expect(await store.game(`again-${table}`)).toMatchObject({ revision: 3 });
  });

  test('spoils no other transaction on that connection, though it waited for its lock', async () => {
    await runningGame(store, 'cancelled');
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`SELECT pg_advisory_lock(${lockNumber('game:cancelled')})`);
    const change = (): Promise<void> =>
      store.together(['game:cancelled'], (at) => at.settings.set('game:cancelled', 'x', 1));
    const waiting = expectStoreError(change, 'cannotWrite');
    const waiters = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`;
    await expect.poll(() => database.query(`SELECT pid ${waiters}`)).toHaveLength(1);
    await database.query(`SELECT pg_cancel_backend(pid) ${waiters}`);
    await waiting;
    await admin.end();
    expect(await store.game('cancelled')).toMatchObject({ revision: 2 });
    await change();
  });

  test('receipts that nobody asks for any more go at night', async () => {
    await database.query(
      `INSERT INTO receipts (connection, number, at) VALUES (gen_random_uuid(), 7000, now() - interval '25 hours')`,
    );
    await store.prune(0);
    expect(await database.query('SELECT number FROM receipts WHERE number = 7000')).toEqual([]);
  });

  test('half an emoji in a name is kept as a sign of its own', async () => {
    await runningGame(store, 'half');
    const seats = [{ kind: 'user', userId: 'ann', name: 'A\ud83d' }] as const;
    await store.commit({ gameId: 'half', revision: 2, at: 5, messages: [], game: { seats } });
    expect((await store.game('half'))?.seats).toMatchObject([{ name: 'A\ufffd' }]);
  });
});
