import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/index.ts';
import type { Store } from '../../../src/store/types.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { startPostgres } from '../../../src/tools/postgres/server.ts';
import type { PostgresServer } from '../../../src/tools/postgres/server.ts';
import { expectStoreError, forward, message, newGame, runningGame } from '../scene.ts';
import { hurried } from './hurried.ts';
import { wayTo } from './way.ts';
import type { Way } from './way.ts';

/**
 * The server's last words while it ends, as its protocol writes them: their kind, their length, and each field after
 * its letter.
 */
function leave(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + length.length);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

const isReady = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A way to the server at this address that lets it take its leave of the next that many, in the breath in which it lets
 * them in.
 */
async function farewells(
  url: string,
): Promise<Way & { readonly next: (several: number) => void; readonly left: () => number }> {
  let left = 0;
  const way = await wayTo(url, ({ near, far }) => {
    near.pipe(far);
    let isIn = false;
    far.on('data', (said: Buffer) => {
      const isLeave = !isIn && left > 0 && said.subarray(-isReady.length).equals(isReady);
      isIn ||= said.subarray(-isReady.length).equals(isReady);
      if (isLeave) left -= 1;
      if (isLeave) near.end(Buffer.concat([said, leave()]));
      else near.write(said);
    });
  });
  return {
    ...way,
    next: (several) => {
      left = several;
    },
    left: () => left,
  };
}

/** A separate server, because it is stopped while it is used. */
describeWithPostgres('a PostgreSQL server that goes and comes', () => {
  let server: PostgresServer;
  let database: FreshDatabase;
  let store: Store;
  beforeAll(async () => {
    server = await startPostgres();
    database = await freshDatabase(server.url('postgres'));
    store = await openPostgresStore(database.url);
  });
  afterAll(async () => {
    await store.close();
    await server.end();
  });

  /** Takes one input after the other, as many as it can until it is told to stop, and counts them. */
  async function play(id: string, taken: Map<string, number>, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await store.together([`game:${id}`], async (at) => {
        const { revision, lastSeq } = (await at.state(id)) ?? { revision: 0, lastSeq: 0 };
        const messages = [message({ kind: 'log', turn: lastSeq + 1, events: [] }, `user:${id}`)];
        await at.commit({ gameId: id, revision, at: 5, step: forward(lastSeq + 1, `"${lastSeq + 1}"`), messages });
      });
      taken.set(id, (taken.get(id) ?? 0) + 1);
    }
  }

  test.each(['stop', 'crash'] as const)(
    'a server that is started again (%s) costs nothing but time: nothing is lost, nothing is done twice',
    async (how) => {
      const ids = Array.from({ length: 8 }, (_, at) => `${how}-${at}`);
      for (const id of ids) await runningGame(store, id);
      let isOver = false;
      const taken = new Map(ids.map((id) => [id, 0]));
      const fewest = (): number => Math.min(...taken.values());
      const playing = Promise.all(ids.map((id) => play(id, taken, () => isOver)));
      for (const pause of [0, 37]) {
        const before = fewest();
        await expect.poll(fewest).toBeGreaterThan(before);
        await wait(pause);
        await server.stop(how);
        await wait(200);
        await server.start();
      }
      const before = fewest();
      await expect.poll(fewest).toBeGreaterThan(before);
      isOver = true;
      await playing;
      for (const id of ids) {
        expect((await store.inputs(id)).map(({ seq }) => seq)).toEqual(
          Array.from({ length: taken.get(id) ?? -1 }, (_, place) => place + 1),
        );
        const told = await database.query(`SELECT count(*)::integer AS n FROM outbox WHERE lane = 'user:${id}'`);
        expect(told).toEqual([{ n: taken.get(id) }]);
      }
    },
  );

  test.each([0, 1])(
    'what a crash took away is done again, though the server gives the numbers of its transactions once more (%i)',
    async (more) => {
      const id = `anew-${more}`;
      await runningGame(store, id);
      let begun = 0;
      await store.together([`game:${id}`], async (at) => {
        begun += 1;
        await at.settings.set(`game:${id}`, 'begun', begun);
        if (begun > 1) return;
        await server.stop('crash');
        await server.start();
        for (let other = 0; other <= more; other += 1) {
          await database.query(
            `INSERT INTO settings (scope, key, value) VALUES ('bot', 'other-${more}-${other}', '1')`,
          );
        }
      });
      expect(begun).toBe(2);
      expect(await store.settings.get(`game:${id}`, 'begun')).toBe(2);
    },
  );

  test('one that takes its leave in the breath in which it lets somebody in costs that attempt, and nothing else', async () => {
    const way = await farewells(database.url);
    const guest = await openPostgresStore(way.url);
    await runningGame(guest, 'kat-0');
    way.next(3);
    await database.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    const names = await Promise.all(['kat-0', 'kat-0'].map(async (id) => (await guest.game(id))?.id));
    expect(names).toEqual(['kat-0', 'kat-0']);
    expect(way.left()).toBe(0);
    await guest.close();
    way.close();
  });

  test('what was put into lanes while nobody could be heard is looked at again', async () => {
    const other = await openPostgresStore(database.url);
    await store.create(newGame('kat-1'), 1, [message({ kind: 'lobby' }, 'user:before')]);
    let heard = 0;
    other.onNews(() => {
      heard += 1;
    });
    await server.stop();
    await server.start();
    await expect.poll(() => other.outbox.changedLanes()).toContain('user:before');
    const before = heard;
    await store.commit({ gameId: 'kat-1', revision: 1, at: 2, messages: [message({ kind: 'lobby' }, 'user:after')] });
    await expect.poll(() => heard).toBeGreaterThan(before);
    await other.close();
  });

  test('one that stays away is told in words, and what was not stored is not there', async () => {
    await runningGame(store, 'kat-2');
    await server.stop();
    await hurried(() =>
      Promise.all([
        expectStoreError(() => store.game('kat-2'), 'unreachable'),
        expectStoreError(
          () => store.commit({ gameId: 'kat-2', revision: 2, at: 5, game: { hostId: 'ben' }, messages: [] }),
          'unreachable',
        ),
        expectStoreError(() => store.look((at) => at.game('kat-2')), 'unreachable'),
      ]),
    );
    await server.start();
    expect(await store.game('kat-2')).toMatchObject({ hostId: 'ann', revision: 2 });
    const after = await store.commit({ gameId: 'kat-2', revision: 2, at: 5, game: { hostId: 'ben' }, messages: [] });
    expect(after.hostId).toBe('ben');
  });

  test('a transaction that is cut off in the middle is begun again, with all that it had done undone', async () => {
    await runningGame(store, 'kat-3');
    let begun = 0;
    await store.together(['game:kat-3'], async (at) => {
      begun += 1;
      await at.commit({ gameId: 'kat-3', revision: 2, at: 5, game: { hostId: 'ben' }, messages: [message()] });
      if (begun === 1)
        await database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'`,
        );
      await at.settings.set('game:kat-3', 'begun', begun);
    });
    expect(begun).toBe(2);
    expect(await store.game('kat-3')).toMatchObject({ hostId: 'ben', revision: 3 });
    expect(await store.settings.get('game:kat-3', 'begun')).toBe(2);
  });
});
