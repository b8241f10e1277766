import { expect, test } from 'vitest';
import type { GameRecord } from '../../../src/app/types.ts';
import { tellLostChannel } from '../../../src/bot/delivery/lostChannel.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { office, row } from './office.ts';
import type { Given } from './office.ts';

const locked = refusalOf(403, 50_013);
const gone = refusalOf(404, 10_003);
const picture = row({ kind: 'lobby' });
const told = 'game:adama-417 unreachable';

/** The notice to the host when a message in the channel fails by this, and what is kept of that. */
async function afterwards(error: unknown, given: Given = {}, tried = picture) {
  const { parts, requests, settings } = office(given);
  await tellLostChannel(parts, tried, error);
  return { requests, kept: settings.get(told) };
}

const start = 'send 91 I can’t post in <#200>, where the game adama-417 is played: ';

test('the host is told by direct message why nothing can be written in the channel, and how to go on', async () => {
  const {
    requests: [first = ''],
    kept,
  } = await afterwards(locked);
  expect(first).toMatch(/the thread is locked, or I’m missing a permission there\. [^]*`\/host here game: /);
  expect([first.slice(0, start.length), kept]).toEqual([start, '200']);
  const {
    requests: [second = ''],
    kept: goneKept,
  } = await afterwards(gone);
  expect([second.includes('the channel no longer exists.'), goneKept]).toEqual([true, '200 gone']);
});

test('where the gateway has told which permissions are missing they are named', async () => {
  const permissions = ['permissions.sendMessages', 'permissions.attachFiles'] as const;
  const lacking = (channelId: string) => (channelId === '200' ? permissions : undefined);
  const {
    requests: [first = ''],
    kept,
  } = await afterwards(locked, { parts: { lacking } });
  expect(first).toContain('I’m missing permissions there (Send Messages, Attach Files). ');
  expect(kept).toBe('200 permissions.sendMessages permissions.attachFiles');
  const {
    requests: [second = ''],
  } = await afterwards(gone, { parts: { lacking } });
  expect(second).toContain('no longer exists');
  for (const nothing of [() => [], () => undefined])
    expect((await afterwards(locked, { parts: { lacking: nothing } })).requests[0]).toContain('the thread is locked');
});

test('it is told once; once more if something else is missing, or if a locked channel is gone', async () => {
  const settings = (kept: string) => ({ settings: { [told]: kept } });
  expect((await afterwards(locked, settings('200'))).requests).toEqual([]);
  expect((await afterwards(gone, settings('200 gone'))).requests).toEqual([]);
  expect((await afterwards(gone, settings('200'))).requests).toHaveLength(1);
  expect(
    (await afterwards(locked, { ...settings('200'), parts: { lacking: () => ['permissions.embedLinks'] } })).requests,
  ).toHaveLength(1);
});

test('what does not reach the host is not kept as told', async () => {
  const { parts, settings, fail } = office();
  fail('send', networkError());
  await expect(tellLostChannel(parts, picture, locked)).rejects.toThrow('connection lost');
  expect(settings.has(told)).toBe(false);
});

test('nothing is told of other failures or places, or of a game that has ended', async () => {
  const quiet: ReadonlyArray<Parameters<typeof afterwards>> = [
    [networkError()],
    [refusalOf(404, 10_008)],
    [Object.assign(new Error('a bug'), { code: 10_003 })],
    [refusalOf(429, 0)],
    [locked, {}, { ...picture, lane: 'user:1' }],
    [locked, {}, { ...picture, lane: 'channel:201' }],
    ...(['over', 'abandoned'] as const).map(
      (status) => [locked, { game: { status } }] satisfies Parameters<typeof afterwards>,
    ),
  ];
  for (const given of quiet) expect(await afterwards(...given)).toEqual({ requests: [], kept: undefined });
  const others: ReadonlyArray<GameRecord['status']> = ['lobby', 'running', 'archived'];
  for (const status of others) expect((await afterwards(locked, { game: { status } })).requests).toHaveLength(1);
  expect((await afterwards(locked, {}, { ...picture, lane: 'edit:channel:200' })).requests).toHaveLength(1);
});

test('the notice has a nonce of its own beside the messages of the row', async () => {
  const nonces: Array<string> = [];
  const send = async (_channel: string, _message: object, nonce: string): Promise<string> => {
    nonces.push(nonce);
    return '9';
  };
  await afterwards(locked, { courier: { send } });
  expect(nonces).toEqual(['n7.99']);
});
