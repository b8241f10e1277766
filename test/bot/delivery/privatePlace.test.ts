import { expect, test } from 'vitest';
import { atPrivatePlace, calling } from '../../../src/bot/delivery/privatePlace.ts';
import type { PrivateChannel } from '../../../src/bot/delivery/privatePlace.ts';
import type { PrivateRow } from '../../../src/bot/delivery/parts.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { office, row } from './office.ts';
import type { Given } from './office.ts';

const sheet = row({ kind: 'sheet', userId: '1', seat: 0 });
const parent = 'game:adama-417 privateParent:1';
const threads = { privately: 'threads' } as const;
const inThread = { slots: { 'private:1': '800/50' }, settings: { [parent]: '200' }, guild: threads };

interface Wanted extends Given {
  readonly tried?: PrivateRow;
  /** The errors by which the first attempts to tell something fail. */
  readonly fails?: ReadonlyArray<Error>;
  readonly refused?: Readonly<Record<string, unknown>>;
}

/** Tells Ada something, and notes where. */
async function told({ tried = sheet, fails = [], refused = {}, ...given }: Wanted = {}) {
  const made = office(given);
  const left = [...fails];
  const places: Array<PrivateChannel> = [];
  for (const [beginning, error] of Object.entries(refused)) made.fail(beginning, error);
  const game = { ...(await made.parts.app.game('')), characters: [] };
  const work = async () =>
    await atPrivatePlace(made.parts, tried, game, async (place) => {
      places.push(place);
      const error = left.shift();
      if (error !== undefined) throw error;
      return { messageId: '7' };
    }).catch((error: unknown) => error);
  return { ...made, sent: await work(), places, again: work };
}

test('a call in a thread names its reader above the message; direct messages and silent ones call nobody', () => {
  const place = { channelId: '800', calls: '1' };
  expect(calling(place, { content: 'a' })).toEqual({ content: '<@1>\na', ping: ['1'] });
  expect(calling(place, { embeds: [] })).toEqual({ content: '<@1>', embeds: [], ping: ['1'] });
  expect(calling(place, { content: 'a', silent: false })).toEqual({ content: '<@1>\na', silent: false, ping: ['1'] });
  expect(calling(place, { content: 'a', silent: true })).toEqual({ content: 'a', silent: true });
  expect(calling({ channelId: '91' }, { content: 'a' })).toEqual({ content: 'a' });
  expect(calling(place, { content: 'x'.repeat(2000) }).content).toHaveLength(2000);
});

test('by direct message, where the server has not decided for threads or the person has no seat any more', async () => {
  for (const given of [{}, { guild: threads, tried: { ...sheet, intent: { ...sheet.intent, userId: '4' } } }]) {
    const { sent, places, requests } = await told(given);
    expect([sent, places, requests]).toEqual([
      { messageId: '7' },
      [{ channelId: `9${(given.tried ?? sheet).intent.userId}` }],
      [],
    ]);
  }
});

test('in the thread of before, whose member the reader is', async () => {
  const { sent, places, requests, again, slots } = await told(inThread);
  expect([sent, places, requests]).toEqual([{ messageId: '7' }, [{ channelId: '800', calls: '1' }], ['admit 800 1']]);
  await again();
  expect([requests.length, slots.get('private:1')]).toEqual([1, { channelId: '800', messageId: '50' }]);
});

test('a reminder makes its reader a member each time', async () => {
  const reminder = row({ kind: 'privateReminder', userId: '1', seat: 0 });
  const { requests, again } = await told({ ...inThread, tried: reminder });
  await again();
  expect(requests).toEqual(['admit 800 1', 'admit 800 1']);
});

test('a thread that Discord has closed is opened, and the reader made a member again after a failure', async () => {
  const { sent, places, requests } = await told({ ...inThread, fails: [refusalOf(400, 50_083)] });
  expect([sent, places.length, requests]).toEqual([
    { messageId: '7' },
    2,
    ['admit 800 1', 'changeThread 800 {"archived":false}'],
  ]);
  const lost = await told({ ...inThread, fails: [networkError()] });
  expect(lost.sent).toMatchObject({ message: 'connection lost' });
  expect([await lost.again(), lost.requests]).toEqual([{ messageId: '7' }, ['admit 800 1', 'admit 800 1']]);
});

test('without a thread yet one is opened, and remembered with the channel below which it hangs', async () => {
  for (const setup of [{ parentId: undefined }, { parentId: '199' }]) {
    const { places, requests, slots, settings } = await told({
      guild: threads,
      app: { setup: { of: async () => setup } },
    });
    const below = setup.parentId ?? '200';
    expect(places).toEqual([{ channelId: '801', calls: '1' }]);
    expect(requests).toEqual([
      `open ${below} Ada’s desk · adama-417`,
      'admit 801 1',
      expect.stringMatching(/^send 801 <@1>, this is your desk for /),
    ]);
    expect([slots.get('private:1'), settings.get(parent)]).toEqual([{ channelId: '801', messageId: '1001' }, below]);
  }
});

test('what stood in direct messages goes once there is a thread, and is told again there', async () => {
  const { places, requests, slots, added } = await told({
    guild: threads,
    slots: { 'sheet:1': '91/51', 'orders:1': '91/53' },
  });
  expect(places).toEqual([{ channelId: '801', calls: '1' }]);
  expect(requests.slice(3)).toEqual([expect.stringMatching(/^edit 91\/51 .*are no longer shown here/), 'disarm 91/53']);
  expect([[...slots.keys()], added]).toEqual([['private:1'], ['user:1 asked']]);
});

test('with the game its thread moves: what stood in the old one goes, and is told again', async () => {
  const { places, requests, slots, added } = await told({
    ...inThread,
    settings: { [parent]: '300' },
    slots: { ...inThread.slots, 'sheet:1': '800/51', 'asked:1': '800/52' },
  });
  expect(places).toEqual([{ channelId: '801', calls: '1' }]);
  expect(requests.slice(3)).toEqual([
    expect.stringMatching(/^edit 800\/51 Your secrets for .* are no longer shown here/),
    'disarm 800/52',
    'changeThread 800 {"archived":true}',
  ]);
  expect([[...slots.keys()], slots.get('private:1')]).toEqual([['private:1'], { channelId: '801', messageId: '1001' }]);
  expect(added).toEqual(['user:1 asked']);
});

test('where no new thread can be opened the old one still serves; with none there are direct messages', async () => {
  const refused = { open: refusalOf(403, 50_013) };
  const moved = await told({ ...inThread, settings: { [parent]: '300' }, refused });
  expect([moved.places, moved.slots.get('private:1')?.channelId]).toEqual([[{ channelId: '800', calls: '1' }], '800']);
  expect((await told({ guild: threads, refused })).places).toEqual([{ channelId: '91' }]);
});

test('back to direct messages: the thread is closed, and its sheet told again there', async () => {
  const { places, requests, slots, added } = await told({
    ...inThread,
    guild: {},
    slots: { ...inThread.slots, 'sheet:1': '800/51' },
  });
  expect(places).toEqual([{ channelId: '91' }]);
  expect(requests).toEqual([expect.stringMatching(/^edit 800\/51 /), 'changeThread 800 {"archived":true}']);
  expect([[...slots.keys()], added]).toEqual([[], ['user:1 asked']]);
});

test('who has lost the seat is put out of the thread', async () => {
  const { places, requests, added } = await told({
    ...inThread,
    game: { seats: [{ kind: 'user', userId: '4', name: 'Dana' }] },
  });
  expect(places).toEqual([{ channelId: '91' }]);
  expect([requests, added]).toEqual([['dismiss 800 1', 'changeThread 800 {"archived":true}'], []]);
});

test('after the end of a game no thread is opened, and that of before is closed again', async () => {
  for (const status of ['over', 'abandoned', 'archived'] as const) {
    const ended = await told({ ...inThread, settings: { [parent]: '300' }, game: { status } });
    expect(ended.places).toEqual([{ channelId: '800', calls: '1' }]);
    expect(ended.requests).toEqual(['admit 800 1', 'changeThread 800 {"archived":true}']);
    expect((await told({ guild: threads, game: { status } })).places).toEqual([{ channelId: '91' }]);
  }
});

test('a thread that is gone is made again; one that is locked gives way to direct messages', async () => {
  const gone = await told({ ...inThread, fails: [refusalOf(404, 10_003)] });
  expect(gone.places).toEqual([
    { channelId: '800', calls: '1' },
    { channelId: '801', calls: '1' },
  ]);
  expect(gone.slots.get('private:1')).toEqual({ channelId: '801', messageId: '1001' });
  const locked = await told({ ...inThread, fails: [refusalOf(403, 160_005)] });
  expect(locked.places).toEqual([{ channelId: '800', calls: '1' }, { channelId: '91' }]);
  expect(locked.requests.filter((each) => each.startsWith('open'))).toEqual([]);
  expect(locked.slots.has('private:1')).toBe(false);
});

test('what fails for another reason fails, and the thread stays', async () => {
  for (const error of [networkError(), refusalOf(404, 10_008), refusalOf(400, 50_035)]) {
    const { sent, slots } = await told({ ...inThread, fails: [error] });
    expect([sent, slots.has('private:1')]).toEqual([error, true]);
  }
});
