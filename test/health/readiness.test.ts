import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DeliveryNow } from '../../src/bot/watch.ts';
import { startHealth } from '../../src/health/index.ts';
import type { Health } from '../../src/health/index.ts';
import { createReadiness } from '../../src/health/readiness.ts';
import { StoreError } from '../../src/store/error.ts';
import type { Vitals } from '../../src/store/vitals.ts';

const well = async (): Promise<undefined> => undefined;
const all = {
  gateway: well,
  database: well,
  writing: well,
  outbox: well,
  commands: well,
  delivery: well,
  process: well,
};
const writing = { look: well };

let health: Health | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await health?.close();
  health = undefined;
});

async function ask(path: string): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(`http://127.0.0.1:${health?.port ?? 0}${path}`);
  return { status: response.status, text: await response.text() };
}

const vitals: Vitals = {
  games: async () => ({ lobby: 2, running: 3 }),
  outbox: async () => ({ messages: 4, since: 40_000 }),
  write: async () => undefined,
};
const shards = () => [{ id: 0, state: 'ready' as const, ping: 50 }];

test('a part that is not ready says why, and since when it has been so', async () => {
  let clock = 1000;
  let why: string | undefined = 'it sleeps';
  const readiness = createReadiness({ ...all, outbox: async () => why }, () => clock);
  const since = new Date(1000).toISOString();
  expect(await readiness.look()).toEqual([{ part: 'outbox', why: 'it sleeps', since }]);
  clock = 5000;
  why = 'it dreams';
  expect(await readiness.look()).toEqual([{ part: 'outbox', why: 'it dreams', since }]);
  why = undefined;
  expect(await readiness.look()).toEqual([]);
  why = 'it sleeps';
  expect(await readiness.look()).toEqual([{ part: 'outbox', why: 'it sleeps', since: new Date(5000).toISOString() }]);
});

test('a part that never answers is not waited for, and one that fails tells its code alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const readiness = createReadiness({
    ...all,
    database: () => new Promise(() => undefined),
    outbox: async () => {
      throw new StoreError('damaged', 'The database /home/ada/games is damaged.');
    },
  });
  const looking = readiness.look();
  await vi.advanceTimersByTimeAsync(2000);
  expect((await looking).map(({ part, why }) => [part, why])).toEqual([
    ['database', 'it does not answer within 2 s'],
    ['outbox', 'it fails with damaged; the log may say more'],
  ]);
});

test('while the bot starts and stops it is alive, but not ready', async () => {
  health = await startHealth({ host: '127.0.0.1', port: 0 }, () => 0);
  expect(await ask('/live')).toEqual({ status: 200, text: 'alive\n' });
  expect(await ask('/ready')).toMatchObject({
    status: 503,
    text: expect.stringContaining('"part":"gateway","why":"it is not there yet"'),
  });
  health.look({ store: { vitals }, writing, shards });
  expect(await ask('/ready')).toMatchObject({ status: 503, text: expect.stringContaining('the bot is starting') });
  health.started();
  expect(await ask('/ready')).toEqual({ status: 200, text: '{"ready":true,"notReady":[]}\n' });
  health.stopping();
  expect(await ask('/ready')).toMatchObject({ status: 503, text: expect.stringContaining('the bot is stopping') });
  health.started();
  expect(await ask('/ready')).toMatchObject({ status: 503 });
});

test('what a database that fails would have told is missing in the numbers, and the rest is there', async () => {
  health = await startHealth({ host: '127.0.0.1', port: 0 }, () => 100_000);
  health.look({ store: { vitals }, writing, shards, thoughts: () => ({ underWay: 1, waiting: 7 }) });
  const before = (await ask('/metrics')).text;
  expect(before).toContain('\ngalactica_outbox_waiting 4\n');
  expect(before).toContain('\ngalactica_outbox_oldest_seconds 60\n');
  expect(before).toContain('\ngalactica_games{status="running"} 3\n');
  expect(before).toContain('\ngalactica_thoughts{state="waiting"} 7\n');
  expect(before).toContain('\ngalactica_shard_ping_seconds{shard="0"} 0.05\n');
  const fails = async (): Promise<never> => {
    throw new StoreError('cannotWrite', 'The disk is full.');
  };
  health.look({ store: { vitals: { games: fails, outbox: fails, write: fails } } });
  const { status, text } = await ask('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('\ngalactica_outbox_waiting Nan\n');
  expect(text).not.toContain('galactica_games{');
  expect(text).toContain('\ngalactica_part_ready{part="database"} 0\n');
  expect(text).toContain('\ngalactica_part_ready{part="gateway"} 1\n');
});

describe('the delivery of messages', () => {
  const now = 1_000_000;
  const fine: DeliveryNow = { tokenRefused: undefined, unreachable: undefined, forbidden: 0, ourFault: undefined };
  const look = async (
    delivery: DeliveryNow,
  ): Promise<{ readonly status: number; readonly text: string; readonly metrics: string }> => {
    await health?.close();
    health = await startHealth({ host: '127.0.0.1', port: 0 }, () => now);
    health.look({ store: { vitals }, writing, shards, delivery: () => delivery });
    health.started();
    return { ...(await ask('/ready')), metrics: (await ask('/metrics')).text };
  };

  test('is not ready while the token is refused, and says so', async () => {
    const { status, text, metrics } = await look({ ...fine, tokenRefused: now });
    expect([status, text]).toEqual([
      503,
      expect.stringContaining('"part":"delivery","why":"Discord refuses the token'),
    ]);
    expect(metrics).toContain('\ngalactica_token_refused 1\n');
    expect(metrics).toContain('\ngalactica_discord_unreachable 0\n');
  });

  test('is not ready when nothing has come through for a while, and that is something else', async () => {
    expect(await look({ ...fine, unreachable: now - 29_000 })).toMatchObject({ status: 200 });
    const { status, text, metrics } = await look({ ...fine, unreachable: now - 30_000 });
    expect([status, text]).toEqual([
      503,
      expect.stringContaining('"part":"delivery","why":"Discord can not be reached'),
    ]);
    expect(metrics).toContain('\ngalactica_token_refused 0\n');
    expect(metrics).toContain('\ngalactica_discord_unreachable 1\n');
  });

  test('is ready where a permission is missing or a message was given up, and says that somebody should look', async () => {
    const { status, text, metrics } = await look({ ...fine, forbidden: 2, ourFault: now - 1000 });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      ready: true,
      notReady: [],
      attention: [
        'messages wait for a permission in 2 channels; the log names them',
        'a message was given up because of a bug; the log has it',
      ],
    });
    expect(metrics).toContain('\ngalactica_forbidden_lanes 2\n');
    expect(await look(fine)).toMatchObject({ status: 200, text: '{"ready":true,"notReady":[]}\n' });
  });

  test('counts why it failed, from zero on', async () => {
    await look(fine);
    health?.watch.deliveryFailed('refused');
    const { text } = await ask('/metrics');
    expect(text).toContain('\ngalactica_delivery_failures_total{why="refused"} 1\n');
    expect(text).toContain('\ngalactica_delivery_failures_total{why="token"} 0\n');
  });
});
