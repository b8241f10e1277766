import { expect, test } from 'vitest';
import { OldEditError } from '../../../src/bot/oldEditError.ts';
import {
  closeThread,
  closeThreads,
  forgetThread,
  knownThread,
  leaveThread,
  moveOver,
  noteThread,
  openThread,
  ownerOf,
  takesThreads,
} from '../../../src/bot/delivery/privateThread.ts';
import type { PrivateRow } from '../../../src/bot/delivery/parts.ts';
import type { CastGame } from '../../../src/bot/types.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { office, row } from './office.ts';
import type { Given, Office } from './office.ts';

const sheet = row({ kind: 'sheet', userId: '1', seat: 0 });
const later = { ...sheet, attempts: 2 };
const scope = 'game:adama-417';
const archive = (threadId: string): string => `changeThread ${threadId} {"archived":true}`;
const forbidden = refusalOf(403, 50_013);

async function inGame<T>(given: Given, work: (made: Office, game: CastGame) => Promise<T>) {
  const made = office(given);
  const game = { ...(await made.parts.app.game('')), characters: [] };
  const result: unknown = await work(made, game).catch((error: unknown) => error);
  return { ...made, result };
}

/** Opens Ada’s thread below channel 200. */
async function opened(given: Given = {}, tried = sheet, fails: Readonly<Record<string, unknown>> = {}) {
  return await inGame(given, async (made, game) => {
    for (const [beginning, error] of Object.entries(fails)) made.fail(beginning, error);
    return await openThread(made.parts, tried, game, '200');
  });
}

test('a thread is known by its channel and by its owner, and by whom it was opened for', async () => {
  const { parts, slots, settings } = office();
  const thread = { threadId: '800', parentId: '200', messageId: '50' };
  expect([await knownThread(parts.app, 'adama-417', '1'), await ownerOf(parts.app, '800')]).toEqual([
    undefined,
    undefined,
  ]);
  await noteThread(parts.app, 'adama-417', '1', thread);
  expect(await knownThread(parts.app, 'adama-417', '1')).toEqual(thread);
  expect(await knownThread(parts.app, 'adama-417', '2')).toBeUndefined();
  expect([await ownerOf(parts.app, '800'), await ownerOf(parts.app, '801')]).toEqual([
    { gameId: 'adama-417', userId: '1' },
    undefined,
  ]);
  expect([Object.fromEntries(slots), Object.fromEntries(settings)]).toEqual([
    { 'private:1': { channelId: '800', messageId: '50' } },
    { [`${scope} privateParent:1`]: '200' },
  ]);
  settings.set(`${scope} privateParent:1`, 7);
  expect(await knownThread(parts.app, 'adama-417', '1')).toBeUndefined();
});

test('a new thread bears its owner’s name, who is a member of it and is told what it is for', async () => {
  const { result, requests, shown } = await opened({ settings: { 'guild:100 moderator:2': true } });
  expect(result).toEqual({ threadId: '801', parentId: '200', messageId: '1001' });
  expect(requests).toEqual([
    'open 200 Ada’s desk · adama-417',
    'admit 801 1',
    expect.stringMatching(/^send 801 <@1>, this is your desk/),
  ]);
  expect(shown[0]).toMatchObject({ content: expect.stringMatching(/\n[^]*Players who can: \*\*Bo\*\*/), ping: ['1'] });
});

test('the welcome has a nonce of its own beside the messages of the row', async () => {
  const nonces: Array<string> = [];
  const send = async (_channel: string, _message: object, nonce: string): Promise<string> => {
    nonces.push(nonce);
    return '9';
  };
  await opened({ courier: { send } });
  await opened({ courier: { send } }, sheet, { open: forbidden });
  expect(nonces).toEqual(['n7.98', 'n7.97']);
});

test('a thread that an earlier attempt has opened is taken, unless it is somebody’s already', async () => {
  const asked: Array<string> = [];
  const privateThreads = async (...given: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
    asked.push(given.join(' '));
    return ['803', '804'];
  };
  const slots = { 'private:2': '803/50' };
  const second = await opened({ courier: { privateThreads }, slots }, later);
  expect([second.result, second.requests]).toEqual([
    { threadId: '804', parentId: '200', messageId: '1001' },
    ['admit 804 1', 'recent', expect.stringMatching(/^send 804/)],
  ]);
  expect(new Set(asked)).toEqual(new Set(['100 200 Ada’s desk · adama-417']));
  const none = await opened({ courier: { privateThreads }, slots: { ...slots, 'private:3': '804/51' } }, later);
  expect(none.requests[0]).toMatch(/^open/);
});

test('threads that a repeated request has opened are closed; those of others and of namesakes are not', async () => {
  const courier = { privateThreads: async () => ['801', '803', '804', '805'] };
  const twins = await opened({ courier, slots: { 'private:2': '803/50' } });
  expect(twins.requests.slice(1, 3)).toEqual([archive('804'), archive('805')]);
  const seats = [
    { kind: 'user', userId: '1', name: 'Ada' },
    { kind: 'user', userId: '2', name: 'Ada' },
  ] as const;
  expect(
    (await opened({ courier, game: { seats } })).requests.filter((each) => each.startsWith('changeThread')),
  ).toEqual([]);
  const refused = await opened({ courier }, sheet, { 'changeThread 803': refusalOf(404, 10_003) });
  expect([refused.requests.includes(archive('805')), refused.log.lines.length]).toEqual([true, 1]);
  for (const error of [networkError(), refusalOf(500, 0)])
    expect((await opened({ courier }, sheet, { 'changeThread 803': error })).result).toBe(error);
});

test('where none can be opened that is known for an hour, and told once to whoever has decided for threads', async () => {
  const { result, requests, settings, log } = await opened({ guild: { privatelyBy: '4' } }, sheet, { open: forbidden });
  expect([result, settings.get(`${scope} privateThreadRefused`), log.lines.length]).toEqual([
    undefined,
    { parentId: '200', at: 1000 },
    1,
  ]);
  expect(requests[1]).toMatch(
    /^send 94 I can’t create or write in private threads in <#200>, .*Create Private Threads, Send Messages in Threads/,
  );
  const known = { settings: Object.fromEntries(settings) };
  expect((await opened(known)).requests).toEqual([]);
  expect((await opened(known, { ...sheet, createdAt: 1000 + 3_600_000 - 1 })).requests).toEqual([]);
  const after = { ...sheet, createdAt: 1000 + 3_600_000 };
  expect((await opened(known, after)).result).toMatchObject({ threadId: '801' });
  const again = await opened(known, after, { open: forbidden });
  const noted: unknown = again.settings.get(`${scope} privateThreadRefused`);
  expect([again.requests.length, noted]).toEqual([1, { parentId: '200', at: after.createdAt }]);
  const elsewhere = { settings: { [`${scope} privateThreadRefused`]: { parentId: '201', at: 1000 } } };
  expect((await opened(elsewhere)).result).toMatchObject({ threadId: '801' });
  expect((await opened({ settings: { [`${scope} privateThreadRefused`]: 'no' } })).result).toMatchObject({
    threadId: '801',
  });
});

test('without anybody who has decided, the host is told; who can’t be reached now is told the next time', async () => {
  expect((await opened({ game: { hostId: '3' } }, sheet, { open: forbidden })).requests[1]).toMatch(/^send 93 /);
  const key = `${scope} privateThreadRefused:200`;
  const lost = await opened({}, sheet, { open: forbidden, 'send 91': networkError() });
  expect([lost.result, lost.settings.has(key), lost.log.lines.length]).toEqual([undefined, false, 2]);
  const closed = await opened({}, sheet, { open: forbidden, 'send 91': refusalOf(403, 50_007) });
  expect([closed.result, closed.settings.get(key)]).toEqual([undefined, true]);
});

test('a failure that passes says nothing about threads', async () => {
  for (const error of [networkError(), refusalOf(500, 0), refusalOf(404, 10_007)]) {
    const { result, settings } = await opened({}, sheet, { open: error });
    expect([result, settings.size]).toEqual([error, 0]);
  }
});

test('a forum takes no private threads, which is asked once, nor does a channel that has refused them', async () => {
  const asked: Array<string> = [];
  const takes = (parentId: string | undefined, settings: Given['settings'] = {}, failure?: Error) =>
    inGame(
      {
        settings,
        app: { setup: { of: async () => ({ parentId }) } },
        courier: {
          forumTags: async (id) => {
            asked.push(id);
            if (failure !== undefined) throw failure;
            return id === '900' ? [] : undefined;
          },
        },
      },
      async ({ parts }, game) => await takesThreads(parts, row({ kind: 'lobby' }), game),
    );
  const key = `${scope} isForum`;
  const forum = await takes('900');
  expect([forum.result, forum.settings.get(key)]).toEqual([false, { parentId: '900', forum: true }]);
  const plain = await takes('199');
  expect([plain.result, plain.settings.get(key), (await takes(undefined)).result]).toEqual([
    true,
    { parentId: '199', forum: false },
    true,
  ]);
  expect(asked).toEqual(['900', '199']);
  expect((await takes('199', { [key]: { parentId: '199', forum: true } })).result).toBe(false);
  expect((await takes('900', { [key]: { parentId: '900', forum: false } })).result).toBe(true);
  expect(asked).toHaveLength(2);
  expect((await takes('900', { [key]: { parentId: '199', forum: false } })).result).toBe(false);
  const unknown = await takes('900', {}, networkError());
  expect([unknown.result, unknown.settings.has(key), unknown.log.lines.length]).toEqual([true, false, 1]);
  const refused = (parentId: string) => ({ [`${scope} privateThreadRefused`]: { parentId, at: 1000 } });
  expect([(await takes(undefined, refused('200'))).result, (await takes('199', refused('199'))).result]).toEqual([
    false,
    false,
  ]);
  expect([(await takes(undefined, refused('199'))).result, (await takes('199', refused('200'))).result]).toEqual([
    true,
    true,
  ]);
});

const everywhere = { 'sheet:1': '800/51', 'asked:1': '800/52', 'orders:1': '800/53', 'sheet:2': '800/54' };

test('what stood elsewhere no longer offers anything, and is told again at the new place', async () => {
  const moved = (tried: PrivateRow, to: string | undefined, given: Given = { slots: everywhere }) =>
    inGame(given, async ({ parts }, game) => {
      await moveOver(parts, tried, game, to);
    });
  const { requests, slots, added } = await moved(sheet, '801');
  expect(requests).toEqual([
    expect.stringMatching(/^edit 800\/51 .*are no longer shown here/),
    'disarm 800/52',
    'disarm 800/53',
  ]);
  expect([[...slots.keys()], added]).toEqual([['sheet:2'], ['user:1 asked']]);
  const asked = row({ kind: 'asked', userId: '1', seat: 0, decisionIds: [] });
  const there = await moved(asked, '800');
  expect([there.requests, there.slots.size, there.added]).toEqual([[], 4, ['user:1 sheet']]);
  const reminder = row({ kind: 'privateReminder', userId: '1', seat: 0 });
  expect((await moved(reminder, undefined, {})).added).toEqual(['user:1 sheet', 'user:1 asked']);
  for (const game of [{ status: 'over' }, { seats: [] }] as const)
    expect((await moved(reminder, undefined, { game })).added).toEqual([]);
});

test('a sheet that is too old to be changed goes: it must not go on showing a hand', async () => {
  const moved = (error: unknown) =>
    inGame({ slots: { 'sheet:1': '800/51' } }, async ({ parts, fail }, game) => {
      fail('edit', error);
      await moveOver(parts, sheet, game, undefined);
    });
  expect((await moved(new OldEditError(7))).requests.at(-1)).toBe('remove 800/51');
  const locked = await moved(refusalOf(403, 160_005));
  expect([locked.requests.length, locked.slots.size, locked.log.lines.length]).toEqual([1, 0, 1]);
  const lost = await moved(networkError());
  expect([lost.result, lost.slots.size]).toEqual([expect.objectContaining({ message: 'connection lost' }), 1]);
});

test('who leaves a thread that they have no seat for any more is put out of it; it is closed and forgotten', async () => {
  const left = (userId: string) =>
    inGame({ slots: { [`private:${userId}`]: '800/50' } }, async ({ parts }, game) => {
      await leaveThread(parts, game, userId, '800');
    });
  const [seated, other] = [await left('1'), await left('4')];
  expect([seated.requests, seated.slots.size]).toEqual([[archive('800')], 0]);
  expect([other.requests, other.slots.size]).toEqual([['dismiss 800 4', archive('800')], 0]);
});

test('at the end of a game the threads of all who play are closed, and stay known', async () => {
  const slots = { 'private:1': '800/50', 'private:3': '803/50', 'private:4': '804/50' };
  const settings = Object.fromEntries([1, 3, 4].map((user) => [`${scope} privateParent:${user}`, '200']));
  const people = ['1', '2', '3'].map((userId) => ({ kind: 'user', userId, name: userId }) as const);
  const seats = [{ kind: 'automatic', name: { automatic: 1 } } as const, ...people];
  const closed = await inGame({ slots, settings, game: { seats } }, async ({ parts }, game) => {
    await closeThreads(parts, game);
  });
  expect([closed.requests, closed.slots.size]).toEqual([[archive('800'), archive('803')], 3]);
  const one = await inGame({ slots, settings }, async ({ parts }, game) => {
    await closeThread(parts, game, '4');
  });
  expect(one.requests).toEqual([archive('804')]);
});

test('a thread that is gone is forgotten; of one that can’t be written in it is noted and told as well', async () => {
  const known = {
    slots: { 'private:1': '800/50', 'sheet:1': '800/51' },
    settings: { [`${scope} privateParent:1`]: '200' },
  };
  const forgotten = (error: unknown, given: Given = known) =>
    inGame(given, async ({ parts }, game) => {
      await forgetThread(parts, sheet, game, error);
    });
  const gone = await forgotten(refusalOf(404, 10_003));
  expect([gone.requests.length, gone.slots.size, gone.settings.has(`${scope} privateThreadRefused`)]).toEqual([
    1,
    0,
    false,
  ]);
  const locked = await forgotten(refusalOf(403, 160_005));
  expect(locked.requests).toEqual([
    expect.stringMatching(/^send 91 I can’t create or write in/),
    expect.stringMatching(/^edit 800\/51/),
  ]);
  expect([locked.slots.size, locked.settings.get(`${scope} privateThreadRefused`)]).toEqual([
    0,
    { parentId: '200', at: 1000 },
  ]);
  const unknown = await forgotten(refusalOf(403, 160_005), { slots: { 'sheet:1': '800/51' } });
  expect([unknown.requests, unknown.slots.size]).toEqual([[], 1]);
});
