import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letGoIfGone } from '../../../src/store/postgres/connections.ts';
import { openPostgresStore } from '../../../src/store/postgres/index.ts';
import type { Store } from '../../../src/store/types.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { expectStoreError, forward, message, runningGame } from '../scene.ts';
import { hurried } from './hurried.ts';
import { wayTo } from './way.ts';

async function play(store: Store, id: string): Promise<void> {
  await store.together([`game:${id}`], async (at) => {
    const { revision, lastSeq } = (await at.state(id)) ?? { revision: 0, lastSeq: 0 };
    await at.commit({
      gameId: id,
      revision,
      at: 5,
      step: forward(lastSeq + 1, `"${lastSeq + 1}"`),
      messages: [message()],
    });
  });
}

describeWithPostgres('a way to the server', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  test('that goes silent, as if a machine had lost its power, is noticed: everybody goes on over another one, and nothing is done twice', async () => {
    const silent = { since: Infinity };
    const way = await wayTo(database.url, ({ near, far }) => {
      const made = performance.now();
      const isHeard = (): boolean => made > silent.since || performance.now() < silent.since;
      near.on('data', (said) => {
        if (isHeard()) far.write(said);
      });
      far.on('data', (said) => {
        if (isHeard()) near.write(said);
      });
    });
    const store = await openPostgresStore(way.url, Date.now, 2000);
    const ids = Array.from({ length: 12 }, (_, at) => `silent-${at}`);
    for (const id of ids) await runningGame(store, id);
    await Promise.all(ids.map((id) => play(store, id)));
    silent.since = performance.now();
    await Promise.all(ids.map((id) => play(store, id)));
    for (const id of ids) expect((await store.inputs(id)).map(({ seq }) => seq)).toEqual([1, 2]);
    await store.close();
    way.close();
  });

  test('is one over which the server, too, is to notice that somebody has gone: on those that wait and on those that work', async () => {
    const asked = new Set<unknown>();
    const way = await wayTo(database.url, ({ near, far }) => {
      far.pipe(near);
      near.on('data', (said) => {
        if (said.includes('tcp_keepalives_count')) asked.add(near);
        far.write(said);
      });
    });
    const store = await openPostgresStore(way.url);
    await store.game('nobody');
    await expect.poll(() => asked.size).toBe(2);
    await store.close();
    way.close();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    letGoIfGone(client);
    const { rows } = await client.query(
      `SELECT current_setting('tcp_keepalives_idle') AS idle, current_setting('tcp_keepalives_count') AS times`,
    );
    expect(rows).toEqual([{ idle: '10', times: '3' }]);
    await client.end();
  });

  test('that is lost while something is stored, for good: nobody says that nothing has changed', async () => {
    const lost = { isNext: false, isGone: false };
    const way = await wayTo(database.url, ({ near, far }) => {
      near.pipe(far);
      far.on('data', (said) => {
        lost.isGone ||= lost.isNext && said.includes('COMMIT\0');
        if (lost.isGone) near.destroy();
        else near.write(said);
      });
    });
    const store = await openPostgresStore(way.url);
    await runningGame(store, 'unsure');
    lost.isNext = true;
    const change = { gameId: 'unsure', revision: 2, at: 5, game: { hostId: 'ben' }, messages: [] };
    await hurried(() => expectStoreError(() => store.commit(change), 'unsure'));
    expect(await database.query(`SELECT host_id FROM games WHERE id = 'unsure'`)).toEqual([{ host_id: 'ben' }]);
    await store.close();
    way.close();
  });
});
