import { expect, test } from 'vitest';
import type { GameView } from '../../../src/app/types.ts';
import { deliverToPerson, tellClosed } from '../../../src/bot/delivery/person.ts';
import type { PrivateRow } from '../../../src/bot/delivery/parts.ts';
import { startOfGame } from '../../../src/tools/pictures/views/index.ts';
import { gameRecord, question } from '../support.ts';
import { expectNothing, office, row } from './office.ts';
import type { Given } from './office.ts';

const user = { userId: '1', seat: 0 };
const scope = 'game:adama-417';
const view: GameView = startOfGame({
  viewer: 0,
  own: {
    hand: ['skill/base/repair/2'],
    loyalty: [{ card: 'loyalty/base/you-are-not-a-cylon', faceUp: false }],
    superCrises: [],
    quorumHand: [],
    modules: {},
    decisions: [],
  },
});
const threads = {
  slots: { 'private:1': '800/50' },
  settings: { [`${scope} privateParent:1`]: '200' },
  guild: { privately: 'threads' },
} as const;

const orders = { game: gameRecord(), view, standing: { reactions: {} }, reactions: [] };

interface Wanted extends Given {
  readonly noHand?: boolean;
}

/** Delivers a message to Ada in a game of hers that is running. */
async function delivered(tried: PrivateRow, { noHand = false, ...given }: Wanted = {}) {
  const seen: Array<string> = [];
  const made = office({
    ...given,
    game: { startedAt: 0, ...given.game },
    app: {
      viewFor: async (_game: string, who: string) => {
        if (who !== 'public') seen.push(who);
        return who === 'public' ? startOfGame() : view;
      },
      openDecisions: async () => [question(2, { privacy: 'secret' })],
      hints: { areAllowed: async () => false },
      notes: { look: async () => ({ suspicions: [] }) },
      orders: { look: async () => orders },
      pace: { waits: async () => ({ questions: new Map(), reactions: undefined, then: 'default' }) },
      ...given.app,
    },
    ...(noHand
      ? {
          parts: {
            ...given.parts,
            painter: {
              hand: async () => {
                throw new Error('not drawn');
              },
            } as never,
          },
        }
      : {}),
  });
  return { ...made, seen, sent: await deliverToPerson(made.parts, tried).catch((error: unknown) => error) };
}

const sheet = row({ kind: 'sheet', ...user });

test('the sheet is sent once with its picture and without a sound, and then edited in its place', async () => {
  const first = await delivered(sheet);
  expect(first.sent).toEqual({ messageId: '1001', slot: { name: 'sheet:1', channelId: '91', messageId: '1001' } });
  const embeds = [{ title: expect.stringContaining('adama-417') }];
  expect(first.shown[0]).toMatchObject({ silent: true, files: [{ name: 'hand-n7.png' }], embeds });
  expect([first.requests.length, first.seen]).toEqual([1, ['1']]);
  const again = await delivered(sheet, { slots: { 'sheet:1': '91/5' } });
  expect([again.sent, again.requests[0]?.slice(0, 9)]).toEqual([{ messageId: '5' }, 'edit 91/5']);
});

test('the sheet tells in words what a picture would show, where there is none', async () => {
  const pictured = (made: Awaited<ReturnType<typeof delivered>>): boolean =>
    JSON.stringify(made.shown[0]?.components).includes('handText');
  expect(pictured(await delivered(sheet))).toBe(true);
  const plain = await delivered(sheet, { parts: { withoutPictures: true } });
  expect([plain.shown[0]?.files, pictured(plain), plain.log.lines]).toEqual([[], false, []]);
  const failed = await delivered(sheet, { noHand: true });
  expect([failed.shown[0]?.files, pictured(failed), failed.log.lines.length]).toEqual([[], false, 1]);
});

test('nobody without the seat gets a sheet, nor anybody before the start', async () => {
  for (const game of [{ seats: [{ kind: 'user', userId: '4', name: 'Dana' }] }, { startedAt: undefined }] as const)
    expectNothing(await delivered(sheet, { game }));
});

test('a sheet that arrives ends what was told of closed direct messages', async () => {
  const { sent } = await delivered(sheet, { settings: { [`${scope} closed:1`]: true } });
  expect(sent).toMatchObject({ messageId: '1001', notes: [{ key: 'closed:1', value: undefined }] });
});

const dealt = {
  audience: [0],
  what: { kind: 'loyaltyDealt', seat: 0, count: 1, cards: ['loyalty/base/you-are-not-a-cylon'] },
} as never;
const drawn = { audience: [0], what: { kind: 'skillsDrawn', seat: 0, count: 1, cards: [] } } as never;
const looked = { audience: [0], what: { kind: 'skillsSkipped', seat: 0 } } as never;
const log = (...events: ReadonlyArray<never>) => row({ kind: 'privateLog', ...user, turn: 1, events });

test('what only one person got to know is told there, with the place that it is about', async () => {
  const {
    sent,
    shown: [message],
    seen,
  } = await delivered(log(dealt));
  expect([sent, message?.silent, message?.ping]).toEqual([{ messageId: '1001' }, false, undefined]);
  expect(message?.content).toMatch(
    /is dealt 1 Loyalty card: .*\n\*\*You Are Not a Cylon\*\*\n[^]*\n-# Only you can see this · adama-417 in <#200>$/,
  );
  expect(seen).toEqual(['1']);
  const {
    shown: [quiet],
  } = await delivered(log(looked));
  expect(quiet?.silent).toBe(true);
  expectNothing(await delivered(log(drawn)));
});

test('in a thread what decides for whom one plays calls its reader, anything else calls nobody', async () => {
  const {
    shown: [weighty],
  } = await delivered(log(dealt), threads);
  expect([weighty?.content?.split('\n')[0], weighty?.ping, weighty?.silent]).toEqual(['<@1>', ['1'], false]);
  const {
    shown: [quiet],
    requests,
  } = await delivered(log(looked), threads);
  expect([quiet?.content?.includes('<@'), quiet?.ping, requests[1]?.slice(0, 8)]).toEqual([
    false,
    undefined,
    'send 800',
  ]);
});

test('who has lost the seat hears what they got to know, without what it means by now', async () => {
  const { sent, seen } = await delivered(log(dealt), {
    game: { seats: [{ kind: 'user', userId: '4', name: 'Dana' }] },
  });
  expect([sent, seen]).toEqual([{ messageId: '1001' }, []]);
});

test('each message for one person alone is told at their place', async () => {
  const decision = question(2);
  const others: ReadonlyArray<readonly [PrivateRow, RegExp]> = [
    [row({ kind: 'asked', ...user, decisionIds: [] }), /^send 91 You may react in <#200>/],
    [row({ kind: 'orders', ...user, about: { kind: 'offer' } }), /^send 91 .*`\/orders`/],
    [row({ kind: 'privateReminder', ...user }), /^send 91 ⏳ You still have a reaction to decide/],
    [row({ kind: 'timedOut', ...user, decision, choice: ['seat:1'] }), /^send 91 ⏰ .*Answered for you: .*Bo/s],
    [row({ kind: 'privateTip', userId: '1', tip: 'reaction' }), /^send 91 \S/],
  ];
  for (const [tried, request] of others) expect((await delivered(tried)).requests.join()).toMatch(request);
  expect((await delivered(row({ kind: 'privateTip', userId: '1', tip: 'of another version' }))).sent).toEqual({});
});

test('a person reads their own language, whatever the server reads', async () => {
  const reminder = row({ kind: 'privateReminder', ...user });
  const texts = await Promise.all(
    ['it', 'en'].map(
      async (language) =>
        (await delivered(reminder, { settings: { 'user:1 language': language, 'guild:100 locale': 'ru' } })).shown[0]
          ?.content,
    ),
  );
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts[1]).toContain('You still have a reaction to decide');
});

test('a sheet of which nobody has the seat any more is closed without anything being sent', async () => {
  const { requests } = await delivered(row({ kind: 'sheetClosed', ...user }), {
    slots: { 'sheet:1': '91/5' },
    game: { seats: [{ kind: 'user', userId: '4', name: 'Dana' }] },
  });
  expect(requests).toEqual([expect.stringMatching(/^edit 91\/5 /)]);
});

/** The notice in the channel when direct messages to Ada are closed. */
async function afterClosed(tried: PrivateRow, left: boolean, given: Given = {}) {
  const { parts, requests, shown, settings } = office(given);
  await tellClosed(parts, tried, left);
  return { requests, shown, kept: settings.get(`${scope} closed:1`) };
}

test('the channel is told once that somebody gets no direct messages, or has left; only of a sheet', async () => {
  const closed = await afterClosed(sheet, false);
  expect([closed.requests[0]?.slice(0, 9), closed.shown[0]?.ping, closed.kept]).toEqual(['send 200 ', ['1'], true]);
  expect(closed.shown[0]?.content).toMatch(/<@1>.*direct messages/);
  const left = await afterClosed(sheet, true, { game: { hostId: '2' } });
  expect([left.shown[0]?.ping, left.shown[0]?.content?.includes('`/host replace`')]).toEqual([['2'], true]);
  expect((await afterClosed(sheet, false, { settings: { [`${scope} closed:1`]: true } })).requests).toEqual([]);
  for (const tried of [row({ kind: 'asked', ...user, decisionIds: [] }), row({ kind: 'privateReminder', ...user })])
    expect(await afterClosed(tried, false)).toEqual({ requests: [], shown: [], kept: undefined });
});
