import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import type { Posted } from '../../../src/bot/delivery/courier.ts';
import { OldEditError } from '../../../src/bot/oldEditError.ts';
import {
  byPress,
  disarmed,
  edited,
  editedNow,
  isInterrupted,
  isLast,
  latestIn,
  removed,
  sendInPlace,
  sendOnce,
  sendPages,
  sentBefore,
} from '../../../src/bot/delivery/post.ts';
import { refusalOf } from '../fakeDiscord.ts';
import { office, row, slotAt } from './office.ts';
import type { Given } from './office.ts';

const lobby = row({ kind: 'lobby' });
const again = { ...lobby, attempts: 2 };
const gone = refusalOf(404, 10_008);
const old = new OldEditError(20_000);

/** A courier that finds these messages and notes after which one it looked; the nonces of what it sends are noted. */
function finding(posted: ReadonlyArray<Partial<Posted>>, given: Given = {}) {
  const after: Array<string | undefined> = [];
  const nonces: Array<string> = [];
  const recent = async (_channelId: string, known: string | undefined): Promise<ReadonlyArray<Posted>> => {
    after.push(known);
    return posted.map((each) => ({ id: '5', nonce: undefined, text: '', fileNames: [], ours: true, ...each }));
  };
  const send = async (...[, , nonce]: readonly [string, object, string]): Promise<string> => {
    nonces.push(nonce);
    return '9';
  };
  return { ...office({ ...given, courier: { recent, send } }), after, nonces };
}

test('at the first attempt nothing is looked for: the message is sent with the nonce of its row', async () => {
  const { parts, after, nonces } = finding([{ nonce: 'n7' }]);
  expect(await sendOnce(parts, lobby, '12', { content: 'a' })).toBe('9');
  expect(await sentBefore(parts, lobby, '12', { content: 'a' })).toBeUndefined();
  expect([after, nonces]).toEqual([[], ['n7']]);
});

test('each part of a row has its own nonce, of 25 characters at most', async () => {
  const { parts, nonces } = finding([]);
  const long = { ...lobby, nonce: 'x'.repeat(25) };
  for (const part of [0, 3, 98]) await sendOnce(parts, long, '12', {}, part);
  await sendOnce(parts, lobby, '12', {}, 98);
  expect(nonces).toEqual(['x'.repeat(25), `${'x'.repeat(23)}.3`, `${'x'.repeat(22)}.98`, 'n7.98']);
});

const picture = { name: 'a.png', data: Buffer.from('a'), description: '' };

test('at a later attempt a message of ours with the same nonce, or the same words and pictures, is the one', async () => {
  const message = { content: 'a', files: [picture] };
  const words = { text: 'a', fileNames: ['a.png'] };
  const same: ReadonlyArray<Partial<Posted>> = [{ nonce: 'n7' }, words, { nonce: 'n1', ...words }];
  for (const posted of same) {
    const { parts, nonces } = finding([{ id: '4', text: 'b' }, posted]);
    expect([
      await sendOnce(parts, again, '12', message),
      await sentBefore(parts, again, '12', message),
      nonces,
    ]).toEqual(['5', '5', []]);
  }
  const others: ReadonlyArray<Partial<Posted>> = [
    { nonce: 'n7', ours: false },
    { text: 'a', fileNames: ['a.png'], ours: false },
    { text: 'a' },
    { text: 'a', fileNames: ['b.png'] },
    { text: 'a', fileNames: ['a.png', 'b.png'] },
    { text: 'b', fileNames: ['a.png'] },
    { fileNames: ['a.png'] },
    { nonce: 'n7.1' },
  ];
  for (const posted of others) {
    const { parts, nonces } = finding([posted]);
    expect([posted, await sendOnce(parts, again, '12', message), nonces]).toEqual([posted, '9', ['n7']]);
  }
});

test('words are known as they are and pictures by all their names; nothing is like nothing', async () => {
  expect(await sendOnce(finding([{ text: 'a' }]).parts, again, '12', { content: 'a' })).toBe('5');
  const two = { files: [picture, { ...picture, name: 'b.png' }] };
  expect(await sendOnce(finding([{ fileNames: ['a.png', 'c.png'] }]).parts, again, '12', two)).toBe('9');
  const { parts } = finding([{ fileNames: ['a.png'] }]);
  expect(await sendOnce(parts, again, '12', { files: [picture] })).toBe('5');
  expect(await sendOnce(finding([{}]).parts, again, '12', {})).toBe('9');
});

test('it is looked for below what is known of the channel, and never among what is older than its row', async () => {
  const createdAt = Date.parse('2026-11-21T12:00:00Z');
  const before = SnowflakeUtil.generate({ timestamp: createdAt - 60_000, increment: 0n, workerId: 0n, processId: 0n });
  const later = `${before + 1n}`;
  const looks = async (slot: string | undefined, at: number): Promise<string | undefined> => {
    const { parts, after } = finding(
      [],
      slot === undefined ? {} : { slots: { 'last:12': `12/${slot}`, 'last:13': '13/7' } },
    );
    await sendOnce(parts, { ...again, createdAt: at }, '12', {});
    return after[0];
  };
  expect(await looks(undefined, createdAt)).toBe(`${before}`);
  expect(await looks(`${before - 1n}`, createdAt)).toBe(`${before}`);
  expect(await looks(later, createdAt)).toBe(later);
  expect(await looks(undefined, 0)).toBe('0');
});

test('each page is a message of its own: who is called stands in the first, pictures with the last', async () => {
  const { parts, shown } = office();
  const files = [picture];
  expect(await sendPages(parts, lobby, '12', ['a', 'b', 'c'], { silent: true, ping: '1', files })).toEqual({
    messageId: '1003',
  });
  expect(shown).toEqual([
    { content: 'a', silent: true, ping: ['1'] },
    { content: 'b', silent: true },
    { content: 'c', silent: true, files },
  ]);
  expect(await sendPages(parts, lobby, '12', [])).toEqual({});
  expect(await sendPages(parts, lobby, '12', ['d'])).toEqual({ messageId: '1004' });
  expect(shown.at(-1)).toEqual({ content: 'd', silent: false });
  const { parts: others, nonces } = finding([]);
  await sendPages(others, lobby, '12', ['a', 'b']);
  expect(nonces).toEqual(['n7', 'n7.1']);
});

test('a message in its place is edited there; where it is gone, or stands elsewhere, it is sent', async () => {
  const here = office({ slots: { lobby: '12/5' } });
  expect(await sendInPlace(here.parts, lobby, 'lobby', '12', { content: 'a' })).toEqual({ messageId: '5' });
  expect(here.requests).toEqual(['edit 12/5 a']);
  const sent = { messageId: '1001', slot: { name: 'lobby', channelId: '12', messageId: '1001' } };
  const elsewhere = office({ slots: { lobby: '13/5' } });
  expect(await sendInPlace(elsewhere.parts, lobby, 'lobby', '12', { content: 'a' })).toEqual(sent);
  expect(elsewhere.requests).toEqual(['send 12 a']);
  const lost = office({ slots: { lobby: '12/5' } });
  lost.fail('edit', gone);
  expect(await sendInPlace(lost.parts, lobby, 'lobby', '12', { content: 'a' })).toEqual(sent);
  expect(lost.requests).toEqual(['edit 12/5 a', 'send 12 a']);
});

test('an edit that had to wait and finds nothing to edit goes back among the other messages, in its order', async () => {
  for (const slots of [{ lobby: '12/5' }, {}]) {
    const { parts, requests, added, fail } = office({ slots });
    fail('edit', gone);
    expect(await sendInPlace(parts, { ...lobby, lane: 'edit:channel:12' }, 'lobby', '12', { content: 'a' })).toEqual(
      {},
    );
    expect([requests.includes('send 12 a'), added]).toEqual([false, ['channel:12 lobby']]);
  }
});

test('what is gone is not changed, which is no error; an old message is one where the change is to be made', async () => {
  const slot = slotAt('12/5');
  const changes = { edited: 'edit', editedNow: 'edit', removed: 'remove', disarmed: 'disarm' };
  const does = async (name: string, error?: unknown): Promise<unknown> => {
    const { parts, fail } = office();
    if (error !== undefined) fail(changes[name as keyof typeof changes], error);
    const work = {
      edited: () => edited(parts, slot, {}),
      editedNow: () => editedNow(parts, slot, {}),
      removed: () => removed(parts, slot),
      disarmed: () => disarmed(parts, slot),
    }[name];
    return await work?.().catch((thrown: unknown) => (thrown === error ? 'thrown' : thrown));
  };
  const results = (error?: unknown) => Promise.all(Object.keys(changes).map((name) => does(name, error)));
  expect(await results()).toEqual([true, true, true, true]);
  expect(await results(gone)).toEqual([false, false, false, false]);
  expect(await results(old)).toEqual(['thrown', false, 'thrown', false]);
  expect(await results(refusalOf(403, 50_013))).toEqual(['thrown', 'thrown', 'thrown', 'thrown']);
});

test('what is answered by buttons is changed over the press', async () => {
  const { parts, requests } = office();
  await removed(byPress(parts), slotAt('12/5'));
  expect(requests).toEqual(['byPress.remove 12/5']);
});

const at = (known: string | undefined, latest: string | undefined) =>
  office({
    slots: known === undefined ? {} : { 'last:12': `12/${known}` },
    parts: { lastMessageId: (id) => (id === '12' ? latest : '99999') },
  }).parts;

test('the latest message of ours in a channel is remembered, and none that stands above it', async () => {
  const name = 'last:12';
  expect(await latestIn(at(undefined, undefined), 'kat-1', slotAt('12/5'))).toEqual({
    name,
    channelId: '12',
    messageId: '5',
  });
  expect(await latestIn(at('9', undefined), 'kat-1', slotAt('12/10'))).toEqual({
    name,
    channelId: '12',
    messageId: '10',
  });
  expect(await latestIn(at('10', undefined), 'kat-1', slotAt('12/9'))).toBeUndefined();
  expect(await latestIn(at('10', undefined), 'kat-1', slotAt('12/10'))).toBeUndefined();
});

test('a message is the last as long as neither we nor anybody else has written below it', async () => {
  const last = (known?: string, latest?: string) => isLast(at(known, latest), 'kat-1', slotAt('12/10'));
  expect(await Promise.all([last(), last('10', '10'), last('9', '9'), last('9')])).toEqual([true, true, true, true]);
  expect(await Promise.all([last('11'), last('9', '11'), last('11', '9'), last(undefined, '100')])).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('what is told is interrupted once somebody has written below the last message of ours', async () => {
  const is = (known?: string, latest?: string) => isInterrupted(at(known, latest), 'kat-1', '12');
  expect(await Promise.all([is('9', '10'), is('9', '100')])).toEqual([true, true]);
  const all = await Promise.all([is(), is('9'), is(undefined, '10'), is('10', '10'), is('10', '9')]);
  expect(all).toEqual([false, false, false, false, false]);
});
