import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Intent, Lane } from '../../../src/store/outbox.ts';
import { openPostgresStore } from '../../../src/store/postgres/index.ts';
import { migrations } from '../../../src/store/postgres/migrations/index.ts';
import { tableNames } from '../../../src/store/sql/tableNames.ts';
import type { Lock, Store } from '../../../src/store/types.ts';
import { describeWithPostgres, empty, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { expectStoreError, forward, message, newGame, runningGame } from '../scene.ts';

function log(number: number, lane: Lane): ReturnType<typeof message> {
  // Of different turns, or they would become one.
  return message({ kind: 'log', turn: number, events: [] }, lane);
}

function turnOf(intent: Intent | undefined): number {
  return intent?.kind === 'log' ? intent.turn : -1;
}

/** Delivers everything that waits in a lane. */
async function emptied(store: Store, lane: Lane): Promise<ReadonlyArray<number>> {
  const turns: Array<number> = [];
  for (
    let row = await store.outbox.takeDue(lane, 1e9);
    row !== undefined;
    row = await store.outbox.takeDue(lane, 1e9)
  ) {
    turns.push(turnOf(row.intent));
    await store.outbox.markDelivered(row.id);
  }
  return turns;
}

describeWithPostgres('two processes with one PostgreSQL database', () => {
  let database: FreshDatabase;
  let one: Store;
  let other: Store;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });
  beforeEach(async () => {
    [one, other] = await Promise.all([openPostgresStore(database.url), openPostgresStore(database.url)]);
    await empty(database, tableNames);
  });
  afterEach(async () => {
    await Promise.all([one.close(), other.close()]);
  });

  test('both may be the first to start: the tables are made once', async () => {
    const empty = await freshDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(empty.url)));
    await stores[0]?.create(newGame('kat-1'), 1, [message()]);
    expect((await stores[3]?.game('kat-1'))?.id).toBe('kat-1');
    expect(await empty.query('SELECT version FROM schema_version')).toEqual([{ version: migrations.length }]);
    const nonces = await Promise.all(stores.map(async (store) => (await store.outbox.takeDue('channel:c1', 1))?.nonce));
    expect(new Set(nonces).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
    await empty.drop();
  });

  test('of two changes of the same revision one is a conflict, and nothing of it is stored', async () => {
    await runningGame(one, 'kat-1');
    const settled = await Promise.allSettled(
      [one, other].map((store, at) =>
        store.commit({
          gameId: 'kat-1',
          revision: 2,
          at: 5,
          step: forward(1, `"by ${at}"`),
          messages: [message()],
        }),
      ),
    );
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = settled.find(({ status }) => status === 'rejected');
    expect(lost).toMatchObject({ reason: { code: 'conflict' } });
    expect(await one.inputs('kat-1')).toHaveLength(1);
    expect(await emptied(one, 'channel:c1')).toHaveLength(1);
  });

  test('works under one lock come one after the other in all processes: none of fifty is lost', async () => {
    await runningGame(one, 'kat-1');
    const takeInput = (store: Store): Promise<unknown> =>
      store.together(['game:kat-1', 'user:ann'], async (at) => {
        const { revision, lastSeq } = (await at.state('kat-1')) ?? { revision: 0, lastSeq: 0 };
        await at.commit({
          gameId: 'kat-1',
          revision,
          at: 5,
          step: forward(lastSeq + 1, `"${lastSeq + 1}"`),
          messages: [],
        });
      });
    await Promise.all(Array.from({ length: 50 }, (_, number) => takeInput(number % 2 === 0 ? one : other)));
    expect((await other.state('kat-1'))?.state.text).toBe('"50"');
    expect((await other.inputs('kat-1')).map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  test('works that take the same locks in another order do not wait for each other for ever', async () => {
    const [a, b]: readonly [Lock, Lock] = ['user:a', 'user:b'];
    const work = (store: Store, locks: ReadonlyArray<Lock>): Promise<unknown> =>
      store.together(locks, async ({ settings }) => {
        const count = Number((await settings.get('bot', 'count')) ?? 0);
        await settings.set('bot', 'count', count + 1);
      });
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => work(at % 3 === 0 ? one : other, at % 2 === 0 ? [a, b] : [b, a])),
    );
    expect(await one.settings.get('bot', 'count')).toBe(20);
  });

  test('two that wait for each other in the database are begun again, and both are done', async () => {
    const begun = { first: 0, second: 0 };
    const holding = new Set<string>();
    let [meet, met] = [(): void => undefined, Promise.resolve()];
    met = new Promise((resolve) => {
      meet = resolve;
    });
    const write = async (store: Store, name: 'first' | 'second', keys: readonly [string, string]): Promise<void> => {
      await store.together([], async ({ settings }) => {
        begun[name] += 1;
        await settings.set('bot', keys[0], name);
        holding.add(name);
        if (holding.size === 2) meet();
        await met;
        await settings.set('bot', keys[1], name);
      });
    };
    await Promise.all([write(one, 'first', ['x', 'y']), write(other, 'second', ['y', 'x'])]);
    // The one that begins again may meet the other once more.
    expect(begun.first + begun.second).toBeGreaterThan(2);
    expect(await one.settings.get('bot', 'x')).toBe(await one.settings.get('bot', 'y'));
  });

  test('under fifty changes at once, messages of a lane are seen in the order of their ids', async () => {
    const lane: Lane = 'user:ann';
    const games = Array.from({ length: 50 }, (_, at) => `kat-${at}`);
    for (const id of games) await one.create(newGame(id, { channelId: id }), 1, []);
    // While the changes come, someone looks again and again at what waits: nothing may ever appear before what is seen
    // already.
    const over = new AbortController();
    let highest = 0;
    const late: Array<number> = [];
    const seen = new Set<number>();
    const looking = (async () => {
      while (!over.signal.aborted) {
        const rows = await database.query(`SELECT id::integer AS id FROM outbox WHERE lane = '${lane}' ORDER BY id`);
        const ids = rows.map(({ id }) => Number(id));
        late.push(...ids.filter((id) => !seen.has(id) && id < highest));
        for (const id of ids) seen.add(id);
        highest = Math.max(highest, ...ids);
      }
    })();
    await Promise.all(
      games.map((gameId, at) =>
        (at % 2 === 0 ? one : other).commit({
          gameId,
          revision: 1,
          at: 5,
          messages: [log(1, lane), log(2, `channel:${gameId}`), log(3, lane)],
        }),
      ),
    );
    over.abort();
    await looking;
    expect(late).toEqual([]);
    const order = (await database.query(`SELECT game_id FROM outbox WHERE lane = '${lane}' ORDER BY id`)).map(
      (row) => row['game_id'],
    );
    // What one change said stands together.
    expect(order.filter((_, at) => at % 2 === 0)).toEqual(order.filter((_, at) => at % 2 === 1));
    expect(await emptied(other, lane)).toHaveLength(100);
  });

  test('that one process has put something into the outbox the others hear; where, it alone knows, because it sends it', async () => {
    let heard = 0;
    const stop = other.onNews(() => {
      heard += 1;
    });
    const own: Array<unknown> = [];
    one.onNews(() => own.push('news'));
    await one.create(newGame('kat-1'), 1, [message(), message({ kind: 'lobby' }, 'user:ben')]);
    expect([...one.outbox.changedLanes()].sort()).toEqual(['channel:c1', 'user:ben']);
    await expect.poll(() => heard).toBe(1);
    expect(own).toEqual([]);
    expect(other.outbox.changedLanes()).toEqual([]);
    stop();
    let later = 0;
    other.onNews(() => {
      later += 1;
    });
    await one.commit({ gameId: 'kat-1', revision: 1, at: 3, messages: [message()] });
    await expect.poll(() => later).toBe(1);
    expect(heard).toBe(1);
  });

  test('each knows whether the other is connected', async () => {
    expect([await one.isConnected(other.process), await other.isConnected(one.process)]).toEqual([true, true]);
    expect(await one.isConnected('nobody')).toBe(false);
    const third = await openPostgresStore(database.url);
    expect(await one.isConnected(third.process)).toBe(true);
    await third.close();
    await expect.poll(() => one.isConnected(third.process)).toBe(false);
  });

  test('nobody hears of what is rolled back', async () => {
    await runningGame(one, 'kat-1');
    one.outbox.changedLanes();
    await expect(
      one.together(['game:kat-1'], async (at) => {
        await at.commit({ gameId: 'kat-1', revision: 2, at: 5, messages: [message()] });
        throw new Error('Not like this.');
      }),
    ).rejects.toThrow('Not like this.');
    await one.commit({ gameId: 'kat-1', revision: 2, at: 5, messages: [message({ kind: 'lobby' }, 'user:eve')] });
    expect(one.outbox.changedLanes()).toEqual(['user:eve']);
  });

  test('a lease is had by one process; another gets it when it has run out', async () => {
    const take = (at: number): Promise<boolean> =>
      (at % 2 === 0 ? one : other).leases.take('lane', `${at % 2}`, 100, 0);
    const asked = await Promise.all(Array.from({ length: 20 }, (_, at) => take(at)));
    expect(asked.filter((got) => got)).toHaveLength(10);
    expect(new Set(asked.filter((_, at) => at % 2 === 0)).size).toBe(1);
    expect(asked[0]).not.toBe(asked[1]);
    const [holder, waiting] = asked[0] === true ? (['0', '1'] as const) : (['1', '0'] as const);
    expect(await other.leases.take('lane', waiting, 200, 99)).toBe(false);
    expect(await other.leases.take('lane', waiting, 200, 100)).toBe(true);
    expect(await one.leases.take('lane', holder, 300, 150)).toBe(false);
  });

  test('a look sees one moment, whatever is stored meanwhile', async () => {
    await runningGame(one, 'kat-1');
    const revisions = await one.look(async (at) => {
      const before = await at.game('kat-1');
      await other.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), messages: [] });
      return [before?.revision, (await at.game('kat-1'))?.revision, (await at.state('kat-1'))?.revision];
    });
    expect(revisions).toEqual([2, 2, 2]);
    expect((await one.game('kat-1'))?.revision).toBe(3);
  });

  test('a message that is taken while a newer one replaces it is either given or replaced, never both', async () => {
    await runningGame(one, 'kat-1');
    for (let round = 0; round < 20; round += 1) {
      const sheet = (): ReturnType<typeof message> => message({ kind: 'sheet', userId: 'ann', seat: 0 }, 'user:ann');
      await one.commit({ gameId: 'kat-1', revision: 2 + 2 * round, at: 5, messages: [sheet()] });
      const [taken] = await Promise.all([
        other.outbox.takeDue('user:ann', 1e9),
        one.commit({ gameId: 'kat-1', revision: 3 + 2 * round, at: 6, messages: [sheet()] }),
      ]);
      const rows = await database.query(
        `SELECT id::integer AS id, state FROM outbox WHERE lane = 'user:ann' ORDER BY id DESC LIMIT 2`,
      );
      const before = rows[1];
      if (taken !== undefined && taken.id === before?.['id']) expect(before['state']).toBe('waiting');
      await emptied(one, 'user:ann');
    }
    expect(await one.outbox.nextDueAt('user:ann')).toBeUndefined();
  });

  test('what people write may hold what PostgreSQL can’t, and numbers are numbers', async () => {
    const far = Date.UTC(2999, 0);
    await one.create(newGame('kat-1', { seats: [{ kind: 'user', userId: 'ann', name: 'A\0nn ü🚀\\' }] }), far, [
      message(),
    ]);
    await one.notes.write('kat-1', 'ann', '\0', far);
    expect((await other.game('kat-1'))?.seats).toMatchObject([{ name: 'Ann ü🚀\\' }]);
    expect((await other.game('kat-1'))?.createdAt).toBe(far);
    expect((await other.notes.of('kat-1', 'ann')).notebook).toBe('');
  });

  test('inputs and the audit log can’t be changed by hand, and a deleted game stays deleted', async () => {
    await runningGame(one, 'kat-1');
    const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'paused' } } as const;
    await one.commit({ gameId: 'kat-1', revision: 2, at: 5, step: forward(1, '"one"'), audit: [audit], messages: [] });
    for (const sql of [
      `UPDATE inputs SET choice = '["no"]'`,
      'DELETE FROM inputs',
      'UPDATE inputs SET secret = 1',
      `UPDATE audit SET by_name = 'x'`,
      'DELETE FROM audit',
    ])
      await expect(database.query(sql)).rejects.toThrow('append-only');
    const deed = { kind: 'deleted', status: 'running', inputs: 1 } as const;
    await one.remove({
      gameId: 'kat-1',
      revision: 3,
      at: 9,
      withResult: true,
      audit: { by: { id: 'ann', name: 'Ann' }, deed },
    });
    await expect(database.query('DELETE FROM audit')).rejects.toThrow('append-only');
    await expect(database.query('DELETE FROM deleted_games')).rejects.toThrow('stays deleted');
    await expectStoreError(() => other.create(newGame('kat-1'), 10, []), 'gameExists');
  });
});
