import { expect, test } from 'vitest';
import { createFailedRows, neutral, neutralLane, withoutAddress } from '../../../src/bot/delivery/failedRow.ts';
import { onTheWay } from '../../../src/bot/failure.ts';
import type { OutboxRow } from '../../../src/app/types.ts';
import { StoreError } from '../../../src/store/error.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { memoryLog } from '../support.ts';

const closed = refusalOf(403, 50_007);
const lost = onTheWay(networkError());
const row: OutboxRow = {
  id: 7,
  gameId: 'kat-1',
  lane: 'user:ann',
  intent: { kind: 'sheet', userId: 'ann', seat: 0 },
  nonce: 'n',
  attempts: 1,
  createdAt: 0,
};
const inChannel: OutboxRow = { ...row, id: 8, lane: 'channel:12', intent: { kind: 'lobby' } };

interface Around {
  /** Why the people concerned could not be told. */
  readonly untold?: Error | undefined;
  /** Why no one could be told that anything failed. */
  readonly unsaid?: Error;
  readonly isHeld?: boolean;
}

function failing({ untold, unsaid, isHeld = false }: Around = {}) {
  const done: Array<string> = [];
  const log = memoryLog();
  const rows = createFailedRows({
    outbox: {
      giveUp: async (id, reason) => {
        done.push(`given up ${id}: ${reason}`);
      },
      markFailed: async (id, at, reason) => {
        done.push(`${id} again in ${at - 1000}: ${reason}`);
      },
    },
    condition: {
      failed: (lane, gameId, failure, givenUp) => {
        done.push(`condition ${[lane, gameId, failure, givenUp].join(' ')}`);
      },
      done: (lane) => {
        done.push(`done ${lane}`);
      },
    },
    closed: async () => {
      done.push('closed');
      if (untold !== undefined) throw untold;
    },
    failed: async () => {
      if (unsaid !== undefined) throw unsaid;
    },
    counted: (failure) => {
      done.push(`counted ${failure}`);
    },
    isHeld: () => isHeld,
    now: () => 1000,
    log,
  });
  return { rows, done, log };
}

/** The fate of a row that fails by this. */
async function becomes(error: unknown, around: Around = {}, tried = row): Promise<ReadonlyArray<string>> {
  const { rows, done } = failing(around);
  await rows.put(tried, error);
  return done;
}

test('a message to closed direct messages is left out once its reader has been told', async () => {
  expect(await becomes(closed)).toEqual([
    'closed',
    'counted closed',
    'condition user:ann kat-1 closed true',
    expect.stringMatching(/^given up 7: DiscordAPIError\[50007\]: refused/),
  ]);
});

test('until they can be told it waits: else nobody would ever know', async () => {
  for (const [untold, why] of [
    [new StoreError('unreachable', 'away'), 'database'],
    [refusalOf(500, 0), 'unreachable'],
  ] as const) {
    const [, , condition, again] = await becomes(closed, { untold });
    expect([condition, again]).toEqual([
      `condition user:ann kat-1 ${why} false`,
      expect.stringMatching(/^7 again in 1000: /),
    ]);
    expect(again).toContain(untold.message);
    expect((await becomes(closed, { unsaid: untold }))[3]).toMatch(/^7 again in 1000: /);
  }
});

test('what can never be told keeps nothing waiting, and is logged', async () => {
  const { rows, done, log } = failing({ untold: refusalOf(404, 10_003) });
  await rows.put(row, closed);
  expect(done.at(-1)).toMatch(/^given up 7/);
  expect(log.lines.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'warn Could not tell that a message can not be delivered',
    'info A message can not be delivered (closed): it is left out',
  ]);
  expect(log.lines[0]?.details).toMatchObject({ row: 7, gameId: 'kat-1', lane: 'private', err: expect.anything() });
});

test('what fails on the way is tried again after a pause that grows with the attempts', async () => {
  expect(await becomes(lost, {}, { ...inChannel, attempts: 3 })).toEqual([
    'counted unreachable',
    'condition channel:12 kat-1 unreachable false',
    '8 again in 4000: Error: connection lost',
  ]);
  const { rows, log } = failing();
  await rows.put({ ...inChannel, attempts: 3 }, lost);
  expect(log.lines).toEqual([
    {
      level: 'warn',
      message: 'A message could not be delivered (unreachable): trying again in 4 s',
      details: { row: 8, gameId: 'kat-1', lane: 'channel:12', kind: 'lobby', attempt: 3, err: lost },
    },
  ]);
});

test('while the token is refused what fails on the way fails for that, and is tried once it is taken', async () => {
  expect(await becomes(lost, { isHeld: true }, { ...inChannel, attempts: 9 })).toEqual([
    'counted token',
    'condition channel:12 kat-1 token false',
    '8 again in 0: Error: connection lost',
  ]);
  expect((await becomes(refusalOf(401, 0), {}, inChannel))[2]).toMatch(/^8 again in 0: /);
  expect((await becomes(refusalOf(429, 0), { isHeld: true }, inChannel))[0]).toBe('counted limited');
});

test('what we can’t make is given up at the third time, and other failures between do not count', async () => {
  const { rows, done, log } = failing();
  const bug = new TypeError('x is undefined');
  for (const error of [bug, lost, bug, lost, lost]) await rows.put(inChannel, error);
  await rows.put({ ...inChannel, id: 9 }, bug);
  expect(done.filter((each) => each.startsWith('given up'))).toEqual([]);
  await rows.put(inChannel, bug);
  expect(done.slice(-2)).toEqual([
    'condition channel:12 kat-1 composing true',
    'given up 8: TypeError: x is undefined',
  ]);
  expect(log.lines.at(-1)).toMatchObject({
    level: 'error',
    message: 'A message can not be delivered (composing): it is left out',
  });
  // It is counted from the beginning.
  await rows.put(inChannel, bug);
  expect(done.at(-1)).toMatch(/^8 again/);
});

test('once a message has been delivered its failures are forgotten', async () => {
  const { rows, done } = failing();
  for (let time = 0; time < 2; time += 1) await rows.put(inChannel, new TypeError('a bug'));
  rows.forget(inChannel);
  expect(done.at(-1)).toBe('done channel:12');
  await rows.put(inChannel, 'not even an error');
  expect(done.at(-1)).toBe('8 again in 1000: not even an error');
});

test('the log names neither the place nor the reader of what one person alone is told', () => {
  const refused = refusalOf(403, 50_007);
  expect([neutralLane('user:ann'), neutralLane('edit:user:ann'), neutralLane('channel:12')]).toEqual([
    'private',
    'private',
    'channel:12',
  ]);
  expect([neutral(inChannel, refused), neutral(row, 'text')]).toEqual([refused, 'text']);
  const shown = neutral(row, refused) as Error & { readonly url: unknown };
  expect([shown.url, shown.message, shown instanceof Error, refused.url]).toEqual([undefined, 'refused', true, 'url']);
  const plain = new Error('a');
  expect([withoutAddress(plain), withoutAddress({ url: 'x' })]).toEqual([plain, { url: 'x' }]);
});
