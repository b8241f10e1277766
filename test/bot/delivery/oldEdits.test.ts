import { RateLimitError, SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { mindingOldEdits, rejectsLongWaits } from '../../../src/bot/delivery/oldEdits.ts';
import { fakeDiscord, refusalOf } from '../fakeDiscord.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T12:00:00Z');
const idAt = (time: number): string => `${SnowflakeUtil.generate({ timestamp: time })}`;
const limit = {
  global: false,
  hash: '',
  limit: 1,
  majorParameter: '',
  method: 'PATCH',
  route: '',
  scope: 'user',
  timeToReset: 0,
  url: '',
} as const;

test('a request fails instead of waiting long, and an edit of an old message instead of waiting at all', () => {
  const rejects = rejectsLongWaits(() => start);
  const [old, fresh] = [idAt(start - 56 * minute), idAt(start - 55 * minute)];
  const url = (id: string): string => `https://discord.com/api/v10/channels/12/messages/${id}`;
  const asked = (change: object): boolean =>
    rejects({ ...limit, retryAfter: 0, sublimitTimeout: 0, url: url(old), ...change });
  expect(
    [
      { retryAfter: minute + 1 },
      { retryAfter: 6001 },
      { sublimitTimeout: 1 },
      { sublimitTimeout: 1, method: 'patch' },
    ].map(asked),
  ).toEqual([true, true, true, true]);
  const waits = { retryAfter: minute, sublimitTimeout: 1 };
  const patient = [
    { retryAfter: 6000 },
    { ...waits, url: url(fresh) },
    { ...waits, method: 'DELETE' },
    { ...waits, global: true },
    { ...waits, url: `${url(old)}/reactions` },
    { ...waits, url: 'https://discord.com/api/v10/channels/12' },
  ];
  expect(patient.filter(asked)).toEqual([]);
  expect(asked({ retryAfter: minute + 1, global: true, method: 'GET' })).toBe(true);
});

/** A courier over a Discord that fails with these errors in order, and what was done to messages. */
function minding(...errors: ReadonlyArray<Error | undefined>) {
  const left = [...errors];
  const done: Array<string> = [];
  const note =
    (what: string) =>
    async (channelId: string): Promise<void> => {
      done.push(`${what} ${channelId}`);
      const error = left.shift();
      if (error !== undefined) throw error;
    };
  const changes = (by: string) => ({
    edit: note(`edit${by}`),
    disarm: note(`disarm${by}`),
    remove: note(`remove${by}`),
  });
  const clock = { now: start };
  const courier = mindingOldEdits({ ...fakeDiscord(), ...changes(''), byPress: changes(' by press') }, () => clock.now);
  return { courier, done, clock };
}

const old = idAt(start - 2 * 60 * minute);

test('an old message is not edited again in its channel before Discord’s time; others and newer ones are', async () => {
  const { courier, done, clock } = minding(refusalOf(429, 30_046));
  await expect(courier.edit('a', old, {})).rejects.toMatchObject({ name: 'OldEditError', retryAfter: 20_000 });
  clock.now += 5000;
  await expect(courier.byPress.disarm('a', old)).rejects.toMatchObject({ retryAfter: 15_000 });
  await expect(courier.disarm('a', old)).rejects.toMatchObject({ retryAfter: 15_000 });
  await expect(courier.byPress.edit('a', old, {})).rejects.toMatchObject({ retryAfter: 15_000 });
  expect(done).toEqual(['edit a']);
  await courier.edit('b', old, {});
  await courier.edit('a', idAt(clock.now - 54 * minute), {});
  await courier.remove('a', old);
  await courier.byPress.remove('a', old);
  clock.now += 15_000;
  await courier.disarm('a', old);
  await courier.byPress.disarm('a', old);
  await courier.byPress.edit('a', old, {});
  expect(done.slice(1)).toEqual([
    'edit b',
    'edit a',
    'remove a',
    'remove by press a',
    'disarm a',
    'disarm by press a',
    'edit by press a',
  ]);
});

test('the time that Discord names counts, the longer of two, but never more than an hour', async () => {
  const waits = [
    [700, 30_000, 30_000],
    [40_000, 0, 40_000],
    [5_000_000, 0, 60 * minute],
  ] as const;
  for (const [retryAfter, sublimitTimeout, expected] of waits) {
    const { courier, clock, done } = minding(new RateLimitError({ ...limit, retryAfter, sublimitTimeout }));
    await expect(courier.edit('a', old, {})).rejects.toMatchObject({ retryAfter: expected });
    clock.now += expected - 1;
    await expect(courier.edit('a', old, {})).rejects.toMatchObject({ retryAfter: 1 });
    clock.now += 1;
    await courier.edit('a', old, {});
    expect(done).toHaveLength(2);
  }
});

test('other errors of old messages, and all errors of newer ones, are thrown as they are and stop nothing', async () => {
  const [gone, limited] = [refusalOf(404, 10_008), refusalOf(429, 30_046)];
  const { courier, done } = minding(gone, new Error('lost'), limited);
  await expect(courier.edit('a', old, {})).rejects.toBe(gone);
  await expect(courier.edit('a', old, {})).rejects.toThrow('lost');
  await expect(courier.edit('a', idAt(start), {})).rejects.toBe(limited);
  await courier.edit('a', old, {});
  expect(done).toHaveLength(4);
});
