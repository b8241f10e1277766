import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStorePauses } from '../../src/bot/delivery/storePauses.ts';
import { watchWriting } from '../../src/health/writing.ts';
import { StoreError } from '../../src/store/error.ts';
import { openPostgresStore } from '../../src/store/postgres/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { describeWithPostgres, freshDatabase } from '../postgres/database.ts';
import { newGame } from '../store/scene.ts';

const full = new StoreError('cannotWrite', 'The disk with the database x is full.');
let said: Array<string>;
const say = (_details: object, message: string): void => void said.push(message);
const log = { debug: say, info: say, warn: say, error: say };

beforeEach(() => {
  said = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store with a disk that is full as long as the test says so; `fits`: bytes that are left of it. */
function fullStore() {
  const disk = { fits: Infinity };
  const inner = openSqliteStore(':memory:');
  const fails =
    <Given extends ReadonlyArray<unknown>, Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (disk.fits === Infinity) return await work(...given);
      throw full;
    };
  const store: Store = {
    ...inner,
    create: inner.create,
    commit: fails(inner.commit),
    vitals: {
      ...inner.vitals,
      write: async (bytes) => {
        if (bytes > disk.fits) throw full;
        await inner.vitals.write(bytes);
      },
    },
  };
  return { store, disk };
}

test('a write that fails is noticed at once, looked into with growing pauses, and over when much can be written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, disk } = fullStore();
  const writing = watchWriting(store, log);
  const changes: Array<string | undefined> = [];
  writing.onChange((problem) => void changes.push(problem));
  await writing.store.create(newGame('kat-1'), 0, []);
  expect(await writing.look()).toBeUndefined();
  disk.fits = 0;
  await expect(writing.store.commit({ gameId: 'kat-1', revision: 1, at: 1, messages: [] })).rejects.toBe(full);
  expect(await writing.look()).toContain('its disk is full');
  // A few bytes are no room.
  disk.fits = 1000;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(writing.problem()).toContain('its disk is full');
  expect(said).toEqual(
    [1, 2, 4, 8, 16].map((pause) => `Nothing can be written to the database; trying again in ${pause} s`),
  );
  disk.fits = Infinity;
  await vi.advanceTimersByTimeAsync(16_000);
  expect([writing.problem(), said.at(-1)]).toEqual([undefined, 'The database can be written to again']);
  expect(changes).toEqual([expect.stringContaining('disk is full'), undefined]);
  writing.stop();
  await store.close();
});

test('what fails while all else can be written is no such problem', async () => {
  const { store, disk } = fullStore();
  const writing = watchWriting({ ...store, vitals: { ...store.vitals, write: async () => undefined } }, log);
  await writing.store.create(newGame('kat-1'), 0, []);
  disk.fits = 0;
  await expect(writing.store.commit({ gameId: 'kat-1', revision: 1, at: 1, messages: [] })).rejects.toBe(full);
  expect([await writing.look(), said]).toEqual([undefined, []]);
  writing.stop();
  await store.close();
});

describeWithPostgres('a PostgreSQL database that can only be read', () => {
  test('is one to which nothing can be written, until it can', async () => {
    const database = await freshDatabase();
    const store = await openPostgresStore(database.url);
    const writing = watchWriting(store, log);
    const become = async (readOnly: 'on' | 'off'): Promise<void> => {
      const name = new URL(database.url).pathname.slice(1);
      await database.query(
        `BEGIN READ WRITE; ALTER DATABASE "${name}" SET default_transaction_read_only = ${readOnly}; COMMIT`,
      );
      await database.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    };
    await become('on');
    await expect.poll(() => writing.look(), { timeout: 30_000 }).toBe('the database can only be read');
    await become('off');
    await expect.poll(() => writing.problem(), { timeout: 60_000 }).toBeUndefined();
    writing.stop();
    await store.close();
    await database.drop();
  });
});

test('lanes that find out at the same time that the outbox fails say it once, and pause longer each time', () => {
  let now = 0;
  const pauses = createStorePauses(log, () => now);
  expect([pauses.after(full), pauses.after(full), pauses.after(full)]).toEqual([1000, 1000, 1000]);
  now = 1000;
  expect([pauses.after(full), pauses.after(full)]).toEqual([2000, 2000]);
  for (const at of [3000, 7000, 15_000, 30_000]) {
    now = at;
    pauses.after(full);
  }
  expect(pauses.after(new Error('?'))).toBe(15_000);
  now = 100_000;
  expect(pauses.after(new Error('lost'))).toBe(1000);
  expect(said).toEqual([
    ...[1, 2, 4, 8, 15, 15].map((pause) => `The outbox can not be written to; trying again in ${pause} s`),
    'The outbox can not be read; trying again in 1 s',
  ]);
});
