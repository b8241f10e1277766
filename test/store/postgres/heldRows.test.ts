import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/index.ts';
import { tableNames } from '../../../src/store/sql/tableNames.ts';
import type { Store } from '../../../src/store/types.ts';
import { describeWithPostgres, empty, freshDatabase } from '../../postgres/database.ts';
import type { FreshDatabase } from '../../postgres/database.ts';
import { lane, message, newGame } from '../scene.ts';

const log = (turn: number): ReturnType<typeof message> => message({ kind: 'log', turn, events: [] });

describeWithPostgres('messages that a process has taken', () => {
  let database: FreshDatabase;
  let now: number;
  let one: Store;
  let other: Store;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });
  beforeEach(async () => {
    now = 1000;
    [one, other] = await Promise.all([
      openPostgresStore(database.url, () => now),
      openPostgresStore(database.url, () => now),
    ]);
    await empty(database, tableNames);
    await Promise.all([isThere(one), isThere(other)]);
    await one.create(newGame('kat-1'), 1, [log(1), log(2)]);
  });
  afterEach(async () => {
    await Promise.all([one.close(), other.close()]);
  });

  /** A row as each process writes it about itself, for the next while. */
  async function isThere({ leases, process }: Store): Promise<void> {
    expect(await leases.take(`process:${process}:1:0`, process, now + 100, now)).toBe(true);
  }

  test('are no other’s, nor is what comes after them, as long as it is there', async () => {
    const taken = await one.outbox.takeDue(lane, now);
    expect([await other.outbox.takeDue(lane, now), await other.outbox.nextDueAt(lane)]).toEqual([undefined, undefined]);
    expect((await one.outbox.takeDue(lane, now))?.id).toBe(taken?.id);
    now += 50;
    await Promise.all([isThere(one), isThere(other)]);
    now += 99;
    expect(await other.outbox.takeDue(lane, now)).toBeUndefined();
    await one.outbox.markDelivered(taken?.id ?? 0);
    expect(await other.outbox.takeDue(lane, now)).toMatchObject({ intent: { turn: 2 }, attempts: 1 });
    expect(await one.outbox.takeDue(lane, now)).toBeUndefined();
  });

  test('are free when its lease has run out, with the same nonce and as an attempt more', async () => {
    const taken = await one.outbox.takeDue(lane, now);
    now += 100;
    expect(await other.outbox.nextDueAt(lane)).toBe(1);
    expect(await other.outbox.takeDue(lane, now)).toEqual({ ...taken, attempts: 2 });
    // They are the other's now, also if the first one should come back.
    await Promise.all([isThere(one), isThere(other)]);
    expect(await one.outbox.takeDue(lane, now)).toBeUndefined();
  });

  test('are free when it has given up its leases; those of another kind hold nothing', async () => {
    await one.outbox.takeDue(lane, now);
    await one.leases.take('timekeeping', one.process, now + 1000, now);
    await one.leases.release(one.process, `process:${one.process}:1:0`);
    expect(await other.outbox.takeDue(lane, now)).toMatchObject({ intent: { turn: 1 }, attempts: 2 });
  });

  test('and that are to be tried later are its own until then', async () => {
    const taken = await one.outbox.takeDue(lane, now);
    await one.outbox.markFailed(taken?.id ?? 0, now + 10, 'Discord is away');
    now += 20;
    expect(await other.outbox.takeDue(lane, now)).toBeUndefined();
    expect(await one.outbox.takeDue(lane, now)).toMatchObject({ id: taken?.id, attempts: 2 });
  });

  test('follow their game into another channel, and are sent by whoever moved it', async () => {
    const taken = await one.outbox.takeDue(lane, now);
    await one.outbox.markFailed(taken?.id ?? 0, now + 10_000, 'no permission');
    await other.commit({ gameId: 'kat-1', revision: 1, at: now, game: { channelId: 'c2' }, messages: [] });
    expect(other.outbox.changedLanes()).toContain('channel:c2');
    expect(await other.outbox.takeDue('channel:c2', now)).toMatchObject({ id: taken?.id, attempts: 2 });
  });

  test('are given to one alone, however many ask', async () => {
    await one.leases.release(one.process);
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).outbox.takeDue(lane, now)),
    );
    const got = asked.flatMap((row, at) => (row === undefined ? [] : [at % 2]));
    await isThere(one);
    expect(got.length).toBeGreaterThan(0);
    const [first, second] = await Promise.all([one.outbox.takeDue(lane, now), other.outbox.takeDue(lane, now)]);
    expect([first, second].filter((row) => row !== undefined)).toHaveLength(1);
  });
});
