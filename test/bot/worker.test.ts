import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogDetails } from '../../src/app/core/log.ts';
import { createCondition } from '../../src/bot/delivery/condition.ts';
import { onTheWay } from '../../src/bot/failure.ts';
import { createWorker } from '../../src/bot/delivery/worker.ts';
import type { Worker } from '../../src/bot/delivery/worker.ts';
import type { Lane, Outbox, OutboxRow } from '../../src/store/outbox.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { newGame } from '../store/scene.ts';
import { networkError } from './fakeDiscord.ts';
import { memoryLog } from './support.ts';
import { defined } from '../../src/values/defined.ts';

let store: Store;
let clock: number;
/** `lane turn` of what arrived, in order. */
let arrived: Array<string>;
/** Lanes in which Discord does not answer. */
let broken: Set<Lane>;
let changed: () => void;
let worker: Worker | undefined;
let log: ReturnType<typeof memoryLog>;
let counted: Array<string>;
/** A lane whose messages we fail to make. */
let bug: Lane | undefined;

beforeEach(async () => {
  clock = 1000;
  store = openSqliteStore(':memory:', () => clock);
  for (const id of ['kat-1', 'kat-2']) await store.create(newGame(id, { channelId: id }), 0, []);
  arrived = [];
  broken = new Set();
  log = memoryLog();
  counted = [];
  bug = undefined;
  changed = () => undefined;
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await store.close();
});

function start(outbox: Outbox = store.outbox): void {
  worker = createWorker({
    outbox,
    onOutbox(listener) {
      changed = listener;
      return () => undefined;
    },
    async deliver(row) {
      await Promise.resolve();
      if (bug !== undefined && row.lane === bug) throw new TypeError('x is undefined');
      if (broken.has(row.lane)) throw onTheWay(networkError());
      arrived.push(`${row.lane} ${turnOf(row)}`);
      return {};
    },
    condition: createCondition(
      () => clock,
      () => undefined,
    ),
    counted: (why) => {
      counted.push(why);
    },
    late: async () => undefined,
    closed: async () => undefined,
    failed: async () => undefined,
    now: () => clock,
    log,
  });
  worker.start();
}

function turnOf({ intent }: OutboxRow): number {
  return intent.kind === 'log' ? intent.turn : 0;
}

async function send(gameId: string, ...to: ReadonlyArray<readonly [Lane, number]>): Promise<void> {
  const { revision = 0 } = (await store.game(gameId)) ?? {};
  const messages = to.map(([lane, turn]) => ({ lane, intent: { kind: 'log', turn, events: [] } }) as const);
  await store.commit({ gameId, revision, at: clock, messages });
  changed();
}

test('each lane in its order, what waited before the start and what comes after it', async () => {
  await send('kat-1', ['user:1', 1], ['user:2', 1], ['user:1', 2]);
  start();
  await send('kat-1', ['user:2', 2], ['user:1', 3]);
  await worker?.idle();
  expect(arrived.filter((each) => each.startsWith('user:1'))).toEqual(['user:1 1', 'user:1 2', 'user:1 3']);
  expect(arrived.filter((each) => each.startsWith('user:2'))).toEqual(['user:2 1', 'user:2 2']);
});

test('a message costs no more looks at the outbox however many lanes there are', async () => {
  const lanes = Array.from({ length: 400 }, (_, number) => [`user:${number}`, 1] as const);
  let all = 0;
  let single = 0;
  const counted: Outbox = {
    ...store.outbox,
    async dueLanes(now) {
      all += 1;
      return await store.outbox.dueLanes(now);
    },
    async nextDueAt(lane) {
      if (lane === undefined) all += 1;
      else single += 1;
      return await store.outbox.nextDueAt(lane);
    },
  };
  start(counted);
  await send('kat-1', ...lanes);
  await worker?.idle();
  expect(arrived).toHaveLength(400);
  expect(all).toBe(1);
  // When its lane has been served.
  expect(single).toBe(400);
});

test('a lane that fails is tried again when it is time, without holding up others', async () => {
  start();
  broken.add('user:1');
  await send('kat-1', ['user:1', 1], ['user:2', 1]);
  await worker?.idle();
  await send('kat-1', ['user:1', 2], ['user:2', 2]);
  await worker?.idle();
  expect(arrived).toEqual(['user:2 1', 'user:2 2']);
  broken.clear();
  clock += 600_000;
  changed();
  await worker?.idle();
  expect(arrived).toEqual(['user:2 1', 'user:2 2', 'user:1 1', 'user:1 2']);
});

test('what waited for a channel goes to the one to which its game moves', async () => {
  start();
  broken.add('channel:kat-1');
  await send('kat-1', ['channel:kat-1', 1]);
  await worker?.idle();
  const { revision = 0 } = (await store.game('kat-1')) ?? {};
  await store.commit({ gameId: 'kat-1', revision, at: clock, game: { channelId: 'elsewhere' }, messages: [] });
  changed();
  await worker?.idle();
  expect(arrived).toEqual(['channel:elsewhere 1']);
});

test('what was to wait until a game is quiet comes as soon as it is', async () => {
  start();
  const commit = async (turn: number, tellBy: number | undefined): Promise<void> => {
    const { revision = 0 } = (await store.game('kat-1')) ?? {};
    const messages = [{ lane: 'user:1', intent: { kind: 'tip', tip: `${turn}` } }] as const;
    const at = { gameId: 'kat-1', revision, at: clock };
    await store.commit({ ...at, messages: turn === 2 ? [] : messages, ...defined({ tellBy }) });
    changed();
  };
  await commit(1, clock + 60_000);
  await worker?.idle();
  expect(arrived).toEqual([]);
  await commit(2, undefined);
  await worker?.idle();
  expect(arrived).toEqual(['user:1 0']);
});

test('what waited behind a message of a game that is deleted comes at once', async () => {
  start();
  broken.add('user:1');
  await send('kat-1', ['user:1', 1]);
  await worker?.idle();
  await send('kat-2', ['user:1', 2]);
  broken.clear();
  const { revision = 0 } = (await store.game('kat-1')) ?? {};
  const audit = { by: { id: 'ann', name: 'Ann' }, deed: { kind: 'deleted', status: 'lobby', inputs: 0 } } as const;
  await store.remove({ gameId: 'kat-1', revision, at: clock, withResult: true, audit });
  changed();
  await worker?.idle();
  expect(arrived).toEqual(['user:1 2']);
});

test('after the outbox could not be read, nothing that came meanwhile is forgotten', async () => {
  let failures = 0;
  start({
    ...store.outbox,
    async nextDueAt(lane) {
      if (failures === 0 && lane === 'user:2') {
        failures += 1;
        throw new Error('The disk reports an error.');
      }
      return await store.outbox.nextDueAt(lane);
    },
  });
  await send('kat-1', ['user:1', 1], ['user:2', 1], ['user:3', 1]);
  await expect.poll(() => [...arrived].sort(), { timeout: 20_000 }).toEqual(['user:1 1', 'user:2 1', 'user:3 1']);
  expect(failures).toBe(1);
});

/** Looks again after so long. */
async function after(milliseconds: number): Promise<void> {
  clock += milliseconds;
  changed();
  await worker?.idle();
}

test('what fails on the way is tried for as long as it takes, and what we can not make three times', async () => {
  start();
  broken.add('user:1');
  bug = 'user:2';
  await send('kat-1', ['user:1', 1], ['user:2', 1], ['user:2', 2]);
  for (let time = 0; time < 30; time += 1) await after(600_000);
  expect(arrived).toEqual([]);
  expect(counted.filter((why) => why === 'composing')).toHaveLength(6);
  broken.clear();
  bug = undefined;
  await send('kat-1', ['user:2', 3]);
  await after(600_000);
  expect([...arrived].sort()).toEqual(['user:1 1', 'user:2 3']);
});

test('failures of the network do not count among those of our own', async () => {
  start();
  broken.add('user:1');
  await send('kat-1', ['user:1', 1]);
  for (let time = 0; time < 10; time += 1) await after(600_000);
  bug = 'user:1';
  await after(600_000);
  bug = undefined;
  broken.clear();
  await after(600_000);
  expect(arrived).toEqual(['user:1 1']);
});

test('while the token is refused nothing is tried, and afterwards everything goes out at once, in order', async () => {
  start();
  broken.add('user:1');
  await send('kat-1', ['user:1', 1], ['user:1', 2]);
  await worker?.idle();
  worker?.hold();
  await send('kat-1', ['user:1', 3], ['user:2', 1]);
  const before = counted.length;
  await after(600_000);
  expect([arrived, counted.length]).toEqual([[], before]);
  broken.clear();
  worker?.release();
  await worker?.idle();
  expect(arrived.filter((each) => each.startsWith('user:1'))).toEqual(['user:1 1', 'user:1 2', 'user:1 3']);
  expect(arrived).toContain('user:2 1');
});

test('a lane that is hurried does not wait for its time, nor does any after a start', async () => {
  start();
  broken.add('user:1').add('user:2');
  await send('kat-1', ['user:1', 1], ['user:2', 1]);
  for (let time = 0; time < 10; time += 1) await after(600_000);
  broken.clear();
  worker?.hurry(['user:1']);
  await worker?.idle();
  expect(arrived).toEqual(['user:1 1']);
  await worker?.stop();
  start();
  await worker?.idle();
  expect(arrived).toEqual(['user:1 1', 'user:2 1']);
});

test('the log says of private messages neither whose nor what they are', async () => {
  start();
  broken.add('user:1').add('channel:kat-1');
  await send('kat-1', ['user:1', 1], ['channel:kat-1', 1]);
  await worker?.idle();
  const lines: ReadonlyArray<LogDetails> = log.lines.map(({ details }) => details);
  expect(lines.filter(({ lane }) => lane === 'private')).toMatchObject([{ gameId: 'kat-1', attempt: 1 }]);
  expect(lines.filter(({ lane }) => lane === 'channel:kat-1')).toMatchObject([{ kind: 'log' }]);
  expect(JSON.stringify(lines)).not.toContain('user:');
  expect(lines.every((line) => line.lane !== 'private' || line.kind === undefined)).toBe(true);
});
