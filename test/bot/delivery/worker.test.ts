import { afterEach, expect, test, vi } from 'vitest';
import { onTheWay } from '../../../src/bot/failure.ts';
import { createWorker } from '../../../src/bot/delivery/worker.ts';
import type { Worker, WorkerParts } from '../../../src/bot/delivery/worker.ts';
import type { Lane, Outbox, OutboxRow } from '../../../src/app/types.ts';
import { StoreError } from '../../../src/store/error.ts';
import { networkError } from '../fakeDiscord.ts';
import { memoryLog } from '../support.ts';

let worker: Worker | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await worker?.stop();
  worker = undefined;
});

interface Waiting {
  readonly id: number;
  readonly lane: Lane;
  due: number;
}

/** A worker over an outbox in memory that notes what it is asked; rows are named by their numbers. */
function working(parts: Partial<WorkerParts> = {}, over: Partial<Outbox> = {}) {
  const rows: Array<Waiting> = [];
  const changed = new Set<Lane>();
  const asked: Array<string> = [];
  const sent: Array<number> = [];
  const clock = { now: 1000 };
  const log = memoryLog();
  let listener: (() => void) | undefined;
  const first = (lane: Lane): Waiting | undefined => rows.find((each) => each.lane === lane);
  const drop = (id: number): boolean => {
    const at = rows.findIndex((each) => each.id === id);
    if (at >= 0) rows.splice(at, 1);
    return at >= 0;
  };
  const outbox: Outbox = {
    dueLanes: async (now) => {
      asked.push(`all lanes ${now}`);
      return [...new Set(rows.map(({ lane }) => lane))];
    },
    nextDueAt: async (lane) => (lane === undefined ? undefined : first(lane)?.due),
    changedLanes: () => {
      const all = [...changed];
      changed.clear();
      return all;
    },
    takeDue: async (lane, now) => {
      const row = first(lane);
      return row === undefined || row.due > now ? undefined : asRow(row);
    },
    markDelivered: async (id) => drop(id),
    markFailed: async (id, at) => {
      const row = rows.find((each) => each.id === id);
      if (row !== undefined) row.due = at;
    },
    bringForward: async (latest, until) => {
      asked.push(`bring forward ${latest} ${until}`);
    },
    retryNow: async (lane, now) => {
      asked.push(`hurry ${lane}`);
      const row = first(lane);
      if (row !== undefined) row.due = Math.min(row.due, now);
    },
    giveUp: async (id) => {
      drop(id);
    },
    newerWaits: async () => false,
    add: async () => undefined,
    slot: async () => undefined,
    slotIn: async () => undefined,
    setSlot: async () => undefined,
    clearSlot: async () => undefined,
    ...over,
  };
  const running = createWorker({
    outbox,
    log,
    condition: {
      failed: () => undefined,
      done: (lane) => {
        asked.push(`done ${lane}`);
      },
    },
    onOutbox: (given) => {
      listener = given;
      return () => {
        listener = undefined;
      };
    },
    deliver: async ({ id }) => {
      sent.push(id);
      return {};
    },
    late: async () => undefined,
    closed: async () => undefined,
    failed: async () => undefined,
    counted: () => undefined,
    now: () => clock.now,
    ...parts,
  });
  worker = running;
  const put = (id: number, lane: Lane, due = clock.now): void => {
    rows.push({ id, lane, due });
    changed.add(lane);
  };
  const news = async (): Promise<void> => {
    listener?.();
    await running.idle();
  };
  return { running, outbox, put, news, asked, sent, clock, log, rows, isListening: () => listener !== undefined };
}

function asRow({ id, lane }: Waiting): OutboxRow {
  return { id, lane, gameId: 'kat-1', intent: { kind: 'lobby' }, nonce: `n${id}`, attempts: 1, createdAt: 0 };
}

const [one, two]: [Lane, Lane] = ['channel:1', 'channel:2'];
const away = new StoreError('unreachable', 'away');

test('at the start all lanes are looked at and nothing waits; what would wait too long is brought forward', async () => {
  const { running, put, asked, sent, news } = working();
  put(1, one, 9000);
  put(2, two);
  running.start();
  await running.idle();
  expect(sent.sort()).toEqual([1, 2]);
  expect(asked.slice(0, 2)).toEqual(['bring forward 3601000 1000', 'all lanes Infinity']);
  expect(asked.filter((each) => each.startsWith('hurry')).sort()).toEqual([`hurry ${one}`, `hurry ${two}`]);
  put(3, one);
  await news();
  expect(asked.filter((each) => /hurry|all/.test(each))).toHaveLength(3);
  expect([sent.length, asked.includes(`done ${one}`)]).toEqual([3, true]);
});

test('nothing is sent before the start, nor after the stop, when nobody listens any more', async () => {
  const { running, put, sent, news, isListening } = working();
  put(1, one);
  running.lookAgain();
  running.hurry([one]);
  await running.idle();
  expect([sent, running.served(one), isListening()]).toEqual([[], undefined, false]);
  running.start();
  expect(isListening()).toBe(true);
  await running.idle();
  await running.stop();
  put(2, one);
  await news();
  running.hurry([one]);
  await running.idle();
  expect([sent, isListening()]).toEqual([[1], false]);
});

test('what has its time waits for it, and is sent then by itself', async () => {
  const { running, put, sent, news, clock } = working();
  running.start();
  await running.idle();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  put(1, one, 6000);
  await news();
  expect(sent).toEqual([]);
  clock.now = 5999;
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toEqual([]);
  clock.now = 6000;
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await running.idle();
  expect(sent).toEqual([1]);
});

test('what is due in more than a minute is looked at once a minute, in case the clock was set', async () => {
  const { running, put, sent, news, clock } = working();
  running.start();
  await running.idle();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  put(1, one, 1_000_000);
  await news();
  clock.now = 1_000_000;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await running.idle();
  expect(sent).toEqual([1]);
});

test('a lane that is hurried is tried at once, whatever it waits for; others wait on', async () => {
  const { running, put, sent, news, asked } = working();
  running.start();
  await running.idle();
  put(1, one, 9000);
  put(2, two, 9000);
  await news();
  running.hurry([one]);
  await running.idle();
  expect([sent, asked.filter((each) => each.startsWith('hurry'))]).toEqual([[1], [`hurry ${one}`]]);
  running.lookAgain();
  await running.idle();
  expect(sent).toEqual([1, 2]);
});

test('what comes while its lane is served is sent in the same go, in order', async () => {
  const sent: Array<number> = [];
  const { running, put, news } = working({
    deliver: async ({ id }) => {
      sent.push(id);
      if (id === 1) {
        put(2, one);
        running.hurry([one]);
      }
      return {};
    },
  });
  put(1, one);
  running.start();
  const served = news();
  await served;
  await running.idle();
  expect(sent).toEqual([1, 2]);
});

test('somebody who waits for a lane waits until it is served', async () => {
  let go: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { running, put } = working({
    deliver: async () => {
      await gate;
      return {};
    },
  });
  put(1, one);
  running.start();
  await vi.waitUntil(() => running.served(one) !== undefined);
  let over = false;
  const waited = running.served(one)?.then(() => {
    over = true;
  });
  await Promise.resolve();
  expect([over, running.served(two)]).toEqual([false, undefined]);
  go?.();
  await waited;
  expect([over, running.served(one)]).toEqual([true, undefined]);
});

test('while it is held nothing is taken; when it is released everything goes out at once', async () => {
  const { running, put, sent, news, asked } = working();
  running.start();
  await running.idle();
  running.hold();
  put(1, one, 9000);
  put(2, two, 9000);
  await news();
  running.hurry([one]);
  await running.idle();
  expect(sent).toEqual([]);
  running.release();
  await running.idle();
  expect([sent.sort(), asked.filter((each) => each.startsWith('all'))]).toEqual([
    [1, 2],
    ['all lanes Infinity', 'all lanes Infinity'],
  ]);
});

test('what fails is tried again at its time; what came too late is told so', async () => {
  const late: Array<number> = [];
  const failures = [onTheWay(networkError())];
  const { running, put, rows, sent, news, clock } = working({
    deliver: async ({ id }) => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      sent.push(id);
      if (id === 2) rows.length = 0;
      return {};
    },
    late: async ({ id }) => {
      late.push(id);
    },
  });
  put(1, one);
  put(2, one);
  running.start();
  await running.idle();
  expect([sent, rows[0]?.due]).toEqual([[], 2000]);
  clock.now = 2000;
  await news();
  expect([sent, late]).toEqual([[1, 2], [2]]);
});

test('a lane whose first message has gone, as with its game, is no longer known as one that fails', async () => {
  const { running, put, rows, news, asked } = working({ deliver: () => Promise.reject(onTheWay(networkError())) });
  put(1, one);
  running.start();
  await running.idle();
  expect(asked).not.toContain(`done ${one}`);
  rows.length = 0;
  running.hurry([one]);
  await news();
  expect(asked).toContain(`done ${one}`);
});

test('what came too late and can’t be deleted is logged', async () => {
  const { running, put, rows, log } = working({
    deliver: async () => {
      rows.length = 0;
      return {};
    },
    late: () => Promise.reject(new Error('no')),
  });
  put(1, 'user:7');
  running.start();
  await running.idle();
  expect(log.lines).toEqual([
    {
      level: 'warn',
      message: 'A message that came too late could not be taken back',
      details: { row: 1, gameId: 'kat-1', lane: 'private', err: new Error('no') },
    },
  ]);
});

test('after the outbox could not be read it is left alone for a while, and then all lanes are looked at', async () => {
  let failures = 2;
  const { running, put, sent, asked, outbox, log } = working(
    {},
    {
      bringForward: async () => {
        failures -= 1;
        if (failures >= 0) throw away;
      },
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  put(1, one);
  running.start();
  await running.idle();
  expect([sent, outbox.changedLanes(), log.lines.length]).toEqual([[], [one], 1]);
  await vi.advanceTimersByTimeAsync(999);
  expect(failures).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await vi.waitUntil(() => sent.length > 0);
  expect([sent, asked.filter((each) => each.startsWith('all'))]).toEqual([[1], ['all lanes Infinity']]);
});

test('a stop ends the pause after a failure of the outbox, and waits for what is on its way only so long', async () => {
  const pausing = working(
    {},
    {
      takeDue: async () => {
        throw away;
      },
    },
  );
  pausing.put(1, one);
  pausing.running.start();
  await vi.waitUntil(() => pausing.log.lines.length > 0);
  const begun = performance.now();
  await pausing.running.stop();
  expect(performance.now() - begun).toBeLessThan(900);
  const marked: Array<number> = [];
  let arrive: (() => void) | undefined;
  const stuck = working(
    {
      deliver: () =>
        new Promise((resolve) => {
          arrive = () => {
            resolve({});
          };
        }),
    },
    {
      markDelivered: async (id) => {
        marked.push(id);
        return true;
      },
    },
  );
  stuck.put(1, one);
  stuck.running.start();
  await vi.waitUntil(() => arrive !== undefined);
  await stuck.running.stop(5);
  arrive?.();
  await stuck.running.idle();
  // The next start sees to it.
  expect(marked).toEqual([]);
});

test('what arrives before the stop is over is marked, and nothing more is sent', async () => {
  let arrive: (() => void) | undefined;
  const sent: Array<number> = [];
  const { running, put, rows } = working({
    deliver: ({ id }) =>
      new Promise((resolve) => {
        sent.push(id);
        arrive = () => {
          resolve({});
        };
      }),
  });
  put(1, one);
  put(2, one);
  running.start();
  await vi.waitUntil(() => arrive !== undefined);
  const stopped = running.stop();
  arrive?.();
  await stopped;
  expect([sent, rows.map(({ id }) => id)]).toEqual([[1], [2]]);
});
