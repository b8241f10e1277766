import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoreError } from '../../../src/store/error.ts';
import { move } from '../../../src/store/moving/move.ts';
import { openStore } from '../../../src/store/open.ts';
import type { StorePlace } from '../../../src/store/open.ts';
import { describeWithPostgres, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { seeded } from '../../chance.ts';
import { soaking } from '../../soak.ts';
import { expectStoreError, temporaryFolder } from '../scene.ts';
import { filled, openedAt, playOn, seen } from './scene.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  folder.remove();
});

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs the program in small steps until `killed`, which looks whether it is far enough to be killed. */
async function run(
  from: string,
  to: string,
  killed: () => Promise<boolean>,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<Ended> {
  const args = ['--import', 'tsx', 'src/tools/move.ts', '--from', from, '--to', to, '--batch', '3', '--json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close').then(([code]: Array<unknown>): Ended => ({
    code: typeof code === 'number' ? code : null,
    said,
  }));
  while (child.exitCode === null) {
    if (await killed()) child.kill(signal);
    if (child.killed) break;
  }
  return await ended;
}

describeWithPostgres('a move that is interrupted', () => {
  let database: FreshDatabase;
  let path: string;
  beforeEach(async () => {
    database = await freshDatabase();
    path = folder.at('games.sqlite');
  });
  afterEach(async () => {
    await database.drop();
  });

  /** 0: nothing is there yet; `undefined`: it has come to its end. */
  async function eventsThere(): Promise<number | undefined> {
    const tables = await database.query(
      `SELECT tablename::text AS name FROM pg_tables WHERE tablename IN ('games', 'unfinished_move')`,
    );
    if (tables.length < 2) return tables.length === 0 ? 0 : undefined;
    return Number((await database.query('SELECT count(*) AS n FROM events'))[0]?.['n']);
  }

  /** Enough rows that a move takes its time. */
  function multiplyEvents(file: string): void {
    const db = new Database(file);
    for (let copy = 1; copy <= 40; copy += 1) {
      db.exec(
        `INSERT INTO events SELECT game_id, seq, place + ${copy * 1000}, turn, audience, excluded, event, at, 1 FROM events WHERE place < 1000`,
      );
    }
    db.close();
  }

  function eventsIn(file: string): number {
    if (statSync(file, { throwIfNoEntry: false }) === undefined) return 0;
    const db = new Database(file, { readonly: true, timeout: 1000 });
    try {
      return (db.prepare('SELECT count(*) AS n FROM events').get() as { n: number }).n;
    } catch {
      // It is just being made.
      return 0;
    } finally {
      db.close();
    }
  }

  test(
    'by SIGKILL, again and again, goes on from there each time, there and back; meanwhile no bot starts',
    { timeout: 180_000 },
    async () => {
      const id = await filled(path, 1);
      multiplyEvents(path);
      const events = eventsIn(path);
      const random = seeded();
      let had = 0;
      for (const share of soaking ? [0, 0.2, 0.45, 0.7] : [0.45]) {
        const wanted = Math.floor(share * events + random() * 0.1 * events);
        const ended = await run(path, database.url, async () => {
          const there = (await eventsThere()) ?? 0;
          return there >= wanted && there > had;
        });
        expect(ended).toEqual({ code: null, said: '' });
        const now = (await eventsThere()) ?? -1;
        expect(now).toBeGreaterThan(had);
        expect(now).toBeLessThan(events);
        had = now;
        await expectStoreError(() => openStore({ url: database.url }), 'unfinished');
      }
      const there = await move({ from: { path }, to: { url: database.url }, batch: 500, tell: () => undefined });
      expect(there.resumed).toBe(true);
      expect(await eventsThere()).toBeUndefined();

      const back = folder.at('back.sqlite');
      had = 0;
      for (const share of soaking ? [0, 0.3, 0.6] : [0.3]) {
        const wanted = Math.floor(share * events + random() * 0.1 * events);
        const ended = await run(database.url, back, async () => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          return eventsIn(back) >= wanted && eventsIn(back) > had;
        });
        expect(ended).toEqual({ code: null, said: '' });
        const now = eventsIn(back);
        expect(now).toBeGreaterThan(had);
        expect(now).toBeLessThan(events);
        had = now;
        await expectStoreError(() => openStore({ path: back }), 'unfinished');
      }
      const andBack = await move({
        from: { url: database.url },
        to: { path: back },
        batch: 500,
        tell: () => undefined,
      });
      expect(andBack).toMatchObject({ resumed: true, tables: there.tables });
      const [first, last] = [await openedAt({ path }), await openedAt({ path: back })];
      expect(await seen(last, id)).toEqual(await seen(first, id));
      await Promise.all([first.app.close(), last.app.close()]);
    },
  );

  test(
    'by SIGTERM says so and ends in order: the file is not read through at the next start',
    { timeout: 60_000 },
    async () => {
      await filled(path, 2);
      const ended = await run(path, database.url, async () => ((await eventsThere()) ?? 0) > 0, 'SIGTERM');
      expect(ended).toEqual({ code: 1, said: 'The move was stopped. The same command goes on from where it is.\n' });
      const lock = new Database(`${path}.lock`, { readonly: true });
      expect(lock.prepare('SELECT count(*) AS n FROM closed').get()).toEqual({ n: 1 });
      lock.close();
      expect(readdirSync(folder.path).filter((name) => name.includes('part'))).toEqual([]);
    },
  );

  /** Lets a move come so far, and no further. */
  async function halfMoved(to: StorePlace, doing: 'copying' | 'comparing' = 'copying'): Promise<void> {
    const stop = new AbortController();
    const tell = (progress: { readonly doing: string; readonly table: string; readonly done: number }): void => {
      if (progress.doing === doing && progress.table === 'events' && progress.done > 20) stop.abort();
    };
    await expectStoreError(() => move({ from: { path }, to, batch: 5, tell, signal: stop.signal }), 'stopped');
  }

  test(
    'begins from the beginning if the source was played on meanwhile, and all is there in the end',
    { timeout: 60_000 },
    async () => {
      const id = await filled(path);
      const other = folder.at('other.sqlite');
      for (const to of [{ url: database.url }, { path: other }]) {
        await halfMoved(to);
        const meanwhile = await openedAt({ path });
        await playOn(meanwhile, id, 4);
        await meanwhile.app.close();
        expect(await move({ from: { path }, to, batch: 50, tell: () => undefined })).toMatchObject({ resumed: false });
        const [first, last] = [await openedAt({ path }), await openedAt(to)];
        expect(await seen(last, id)).toEqual(await seen(first, id));
        await Promise.all([first.app.close(), last.app.close()]);
      }
    },
  );

  test('finds by the digests what left no other trace, and the next try mends it', { timeout: 60_000 }, async () => {
    await filled(path);
    await halfMoved({ url: database.url }, 'comparing');
    const db = new Database(path);
    db.exec(`UPDATE notebooks SET text = 'Only one letter is other: K'`);
    db.close();
    const again = (): ReturnType<typeof move> =>
      move({ from: { path }, to: { url: database.url }, batch: 50, tell: () => undefined });
    const error: unknown = await again().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ code: 'differs' });
    expect(String(error)).toContain('The table notebooks is not the same at both ends (1 and 1 rows)');
    await expectStoreError(() => openStore({ url: database.url }), 'unfinished');
    expect(await again()).toMatchObject({ resumed: false });
    expect(await database.query('SELECT text FROM notebooks')).toEqual([{ text: 'Only one letter is other: K' }]);
  });

  test('is in the way of a move from elsewhere, and of moving on from there', { timeout: 60_000 }, async () => {
    await filled(path);
    await halfMoved({ url: database.url });
    const had = await eventsThere();
    await filled(folder.at('others.sqlite'));
    const others = { path: folder.at('others.sqlite') };
    const other = move({ from: others, to: { url: database.url }, batch: 50, tell: () => undefined });
    const error: unknown = await other.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'holdsGames' });
    expect(String(error)).toContain(`An unfinished move of another database (${path})`);
    const on = { path: folder.at('on.sqlite') };
    await expectStoreError(
      () => move({ from: { url: database.url }, to: on, batch: 50, tell: () => undefined }),
      'unfinished',
    );
    expect(statSync(on.path, { throwIfNoEntry: false })).toBeUndefined();
    expect(await eventsThere()).toBe(had);
  });
});
