import { expect, test, vi } from 'vitest';
import { eventOf, tendEvent } from '../../../src/bot/delivery/event.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { office, row } from './office.ts';
import type { Given } from './office.ts';

const hour = 3_600_000;
const kept = 'game:adama-417 event';
const lobby = row({ kind: 'lobby' });

/** A game with a session at this time, tended after an event was shown before. */
async function tended(
  at: number | undefined,
  shown?: object,
  { attempts = 1, ...given }: Given & { readonly attempts?: number } = {},
) {
  const { parts, requests, settings, log, fail } = office({
    app: { pace: { session: async () => at } },
    settings: shown === undefined ? {} : { [kept]: shown },
    ...given,
  });
  const tend = async (): Promise<unknown> =>
    await tendEvent(parts, { ...lobby, attempts }, await parts.app.game('adama-417')).catch((error: unknown) => error);
  return { tend, parts, requests, log, fail, shown: () => settings.get(kept) };
}

const wish = (begins: number): string =>
  JSON.stringify({
    name: 'Battlestar Galactica · adama-417',
    text: 'A session of the game adama-417.',
    place: 'https://discord.com/channels/100/200',
    begins,
    ends: begins + 4 * hour,
  });

test('a session becomes an event of its server, which follows its time and its channel', async () => {
  const first = await tended(hour);
  await first.tend();
  expect([first.requests, first.shown()]).toEqual([
    [`makeEvent ${wish(hour)}`],
    { id: '500', at: hour, channelId: '200' },
  ]);
  expect(await eventOf(first.parts.app, 'adama-417')).toBe('500');
  await first.tend();
  expect(first.requests).toHaveLength(1);
  for (const before of [
    { id: '4', at: 2 * hour, channelId: '200' },
    { id: '4', at: hour, channelId: '201' },
  ]) {
    const changed = await tended(hour, before);
    await changed.tend();
    expect([changed.requests, changed.shown()]).toEqual([
      [`changeEvent 4 ${wish(hour)}`],
      { id: '4', at: hour, channelId: '200' },
    ]);
  }
});

test('an event that somebody has removed is made again', async () => {
  const { tend, requests, shown, fail } = await tended(hour, { id: '4', at: 7, channelId: '200' });
  fail('changeEvent', refusalOf(404, 10_070));
  await tend();
  expect([requests.at(-1), shown()]).toEqual([`makeEvent ${wish(hour)}`, { id: '500', at: hour, channelId: '200' }]);
});

test('without a session there is no event: that of before goes, also if it is gone already', async () => {
  const none = await tended(undefined);
  expect(await none.tend()).toBeUndefined();
  expect([none.requests, await eventOf(none.parts.app, 'adama-417')]).toEqual([[], undefined]);
  for (const error of [undefined, refusalOf(404, 10_070)]) {
    const { tend, requests, shown, fail } = await tended(undefined, { id: '4', at: 7, channelId: '200' });
    if (error !== undefined) fail('removeEvent', error);
    expect([await tend(), requests, shown()]).toEqual([undefined, ['removeEvent 4'], undefined]);
  }
  const before = { id: '4', at: 7, channelId: '200' };
  for (const [at, deed] of [
    [undefined, 'removeEvent'],
    [hour, 'changeEvent'],
  ] as const) {
    const { tend, requests, shown, fail } = await tended(at, before);
    fail(deed, networkError());
    expect([await tend(), requests.length, shown()]).toEqual([
      expect.objectContaining({ message: 'connection lost' }),
      1,
      before,
    ]);
  }
});

test('what an earlier attempt has made is taken, and what a repeated request made more goes', async () => {
  const found = (...ids: ReadonlyArray<string>) => ({ courier: { findEvents: async () => ids } });
  const again = await tended(hour, undefined, { attempts: 2, ...found('4', '5') });
  await again.tend();
  expect([again.requests, again.shown()]).toEqual([['removeEvent 5'], { id: '4', at: hour, channelId: '200' }]);
  const first = await tended(hour, undefined, found('4', '500', '6'));
  first.fail('removeEvent 4', refusalOf(404, 10_070));
  await first.tend();
  expect(first.requests).toEqual([`makeEvent ${wish(hour)}`, 'removeEvent 4', 'removeEvent 6']);
});

test('where the bot may make no events nothing waits for that; what may pass, or is a bug, is an error', async () => {
  const refused = await tended(hour);
  refused.fail('makeEvent', refusalOf(403, 50_013));
  expect([await refused.tend(), refused.shown()]).toEqual([undefined, undefined]);
  expect(refused.log.lines.map(({ level, details }) => [level, 'err' in details])).toEqual([['info', true]]);
  for (const error of [networkError(), refusalOf(500, 0)]) {
    const { tend, fail } = await tended(hour);
    fail('makeEvent', error);
    expect(await tend()).toBe(error);
  }
  const { tend, parts } = await tended(hour);
  const bug = new TypeError('a bug');
  vi.spyOn(parts.app.settings, 'many').mockRejectedValue(bug);
  expect(await tend()).toBe(bug);
});
