/** Messages of one kind each: orders, polls, votes on an undo, reminders, and the end of a sheet. */
import { expect, test } from 'vitest';
import { AppError } from '../../../src/app/core/error.ts';
import type { GameRecord, OrdersNotice, PollView, ProposalView } from '../../../src/app/types.ts';
import { OldEditError } from '../../../src/bot/oldEditError.ts';
import { sendOrders } from '../../../src/bot/delivery/orders.ts';
import {
  closeSheet,
  remindOfReactions,
  sendPrivateReminder,
  sendReminder,
  sendTimedOut,
} from '../../../src/bot/delivery/pace.ts';
import { sendPoll } from '../../../src/bot/delivery/poll.ts';
import { sendProposal } from '../../../src/bot/delivery/proposal.ts';
import { startOfGame } from '../../../src/tools/pictures/views/index.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { gameRecord, question } from '../support.ts';
import { expectNothing, office, row } from './office.ts';
import type { Given, Office } from './office.ts';

type Cast = GameRecord & { readonly characters: [] };

async function made<T>(
  given: Given,
  work: (made: Office, game: Cast) => Promise<T>,
  fails: Readonly<Record<string, unknown>> = {},
) {
  const all = office(given);
  for (const [beginning, error] of Object.entries(fails)) all.fail(beginning, error);
  const game: Cast = { ...(await all.parts.app.game('')), characters: [] };
  return { ...all, sent: await work(all, game).catch((error: unknown) => error) };
}

const gone = refusalOf(404, 10_008);
const refusal = new AppError('notYourGame', (say) => say('ending.notOver'));

/** Tells Ada about her orders. */
async function orders(about: OrdersNotice, given: Given & { readonly look?: Error; readonly attempts?: number } = {}) {
  const orderless = { standing: {}, untouched: true, quiet: false, reactions: [], check: undefined, turn: undefined };
  const now = { game: gameRecord(), view: startOfGame(), ...orderless };
  const look = async (): Promise<unknown> => {
    if (given.look !== undefined) throw given.look;
    return now;
  };
  const tried = row({ kind: 'orders', userId: '1', seat: 0, about }, { attempts: given.attempts ?? 1 });
  return await made(
    { ...given, app: { orders: { look } } },
    async ({ parts }, game) => await sendOrders(parts, tried, { channelId: '91', calls: '1' }, game),
  );
}

const stopped: OrdersNotice = { kind: 'stopped', plan: 'turn', reason: { kind: 'changed', what: 'hand' } };

test('what is told of orders replaces what was told before, whose buttons go', async () => {
  const slot = { name: 'orders:1', channelId: '91', messageId: '1001' };
  const first = await orders(stopped);
  expect([first.sent, first.requests.length, first.shown[0]?.ping]).toEqual([{ messageId: '1001', slot }, 1, ['1']]);
  const next = await orders(stopped, { slots: { 'orders:1': '91/5', log: '200/9' } });
  expect([next.sent, next.requests[1]]).toEqual([{ messageId: '1001', slot }, 'disarm 91/5']);
  expect(next.shown[0]?.content).toContain('https://discord.com/channels/100/200/9');
  expect((await orders(stopped, { slots: { 'orders:1': '91/1001' } })).requests).toHaveLength(1);
});

test('that there are orders is told once in a life; the same row tells it again if it was not marked', async () => {
  const key = 'user:1 ordersOffered';
  const first = await orders({ kind: 'offer' });
  expect([first.requests.length, first.settings.get(key), first.shown[0]?.silent]).toEqual([1, 'n7', true]);
  expectNothing(await orders({ kind: 'offer' }, { settings: { [key]: 'n6' } }));
  expect((await orders({ kind: 'offer' }, { settings: { [key]: 'n7' } })).requests).toHaveLength(1);
  const other = await orders(stopped, { settings: { [key]: 'n6' } });
  expect([other.requests.length, other.settings.get(key)]).toEqual([1, 'n6']);
});

test('nothing is told of orders that are out of date, or that somebody no longer has; a failure is one', async () => {
  expectNothing(await orders({ kind: 'ahead', plan: 'check' }));
  expectNothing(await orders(stopped, { look: refusal }));
  const failure = new Error('the database is away');
  expect((await orders(stopped, { look: failure })).sent).toBe(failure);
});

const asking: PollView['poll'] = {
  number: 3,
  by: { id: '1', name: 'Ada' },
  question: 'Whom do we trust?',
  answers: [],
  openResults: true,
  named: true,
  spectators: false,
  at: 0,
  closesAt: 1,
  ended: undefined,
  votes: [],
};

async function poll(
  ended: PollView['poll']['ended'],
  given: Given = {},
  fails: Readonly<Record<string, unknown>> = {},
) {
  const look = async (_game: string, number: number) =>
    number === 3 ? { game: gameRecord(), poll: { ...asking, ended }, votes: [], players: 3, voted: 0 } : undefined;
  return await made(
    { ...given, app: { polls: { look } } },
    async ({ parts }, game) => await sendPoll(parts, row({ kind: 'poll', number: 3 }), '200', { game, number: 3 }),
    fails,
  );
}

test('a poll is one message, which follows the votes; one that is gone or left behind is sent again', async () => {
  const sent = { messageId: '1001', slot: { name: 'poll:3', channelId: '200', messageId: '1001' } };
  const first = await poll(undefined);
  expect([first.sent, first.requests]).toEqual([sent, [expect.stringMatching(/^send 200 .*Whom do we trust/)]]);
  const next = await poll(undefined, { slots: { 'poll:3': '200/5' } });
  expect([next.sent, next.requests]).toEqual([{}, [expect.stringMatching(/^edit 200\/5 /)]]);
  const deleted = await poll(undefined, { slots: { 'poll:3': '200/5' } }, { edit: gone });
  expect([deleted.sent, deleted.requests.map((each) => each.split(' ')[0])]).toEqual([
    sent,
    ['edit', 'disarm', 'send'],
  ]);
  const moved = await poll(undefined, { slots: { 'poll:3': '201/5' } });
  expect([moved.sent, moved.requests]).toEqual([sent, ['disarm 201/5', expect.stringMatching(/^send 200 /)]]);
});

test('how a poll has ended stands in its message, wherever that is, and in no other', async () => {
  for (const [place, fails] of [
    ['200/5', {}],
    ['201/5', {}],
    ['200/5', { edit: gone }],
  ] as const) {
    const { sent, requests } = await poll('all', { slots: { 'poll:3': place } }, fails);
    expect([sent, requests]).toEqual([{}, [expect.stringMatching(`^edit ${place} `)]]);
  }
  expect((await poll('all')).requests).toEqual([expect.stringMatching(/^send 200 /)]);
  const none = await made(
    { app: { polls: { look: async () => undefined } } },
    async ({ parts }, game) => await sendPoll(parts, row({ kind: 'poll', number: 4 }), '200', { game, number: 4 }),
  );
  expect([none.sent, none.requests]).toEqual([{}, []]);
});

async function proposal(state: ProposalView['proposal']['state'] | undefined, given: Given = {}, number = 2) {
  const view = {
    game: gameRecord(),
    voters: [0, 1],
    yes: 1,
    no: 0,
    needed: 2,
    preview: { target: { kind: 'turn', turn: 3, ref: 'r' }, answers: [], lines: [], revealed: false },
    proposal: { number, from: 4, by: { id: '1', name: 'Ada' }, at: 0, expiresAt: 1000, state, votes: [] },
  };
  const undo = { proposal: async () => (state === undefined ? undefined : view) };
  return await made(
    { ...given, app: { undo } },
    async ({ parts }, game) =>
      await sendProposal(parts, row({ kind: 'proposal', number: 2 }), '200', { game, number: 2 }),
  );
}

test('a vote is asked for once, and its message tells how it stands and how it has ended', async () => {
  const first = await proposal('open');
  expect(first.sent).toEqual({ messageId: '1001', slot: { name: 'proposal:2', channelId: '200', messageId: '1001' } });
  const slots = { 'proposal:2': '200/5', 'proposal:1': '200/4' };
  expect((await proposal('open', { slots })).requests).toEqual([expect.stringMatching(/^edit 200\/5 /)]);
  const accepted = await proposal('carried', { slots });
  expect([accepted.sent, accepted.requests]).toEqual([{}, [expect.stringMatching(/^edit 200\/5 /)]]);
  for (const none of [
    await proposal('carried'),
    await proposal('open', { slots }, 3),
    await proposal(undefined, { slots }),
  ])
    expect([none.sent, none.requests]).toEqual([{}, []]);
});

const waits = async () => ({ questions: new Map(), reactions: undefined, then: 'default' });
const waitingFor = (seats: ReadonlyArray<number>) => ({
  viewFor: async () =>
    startOfGame({ waitingFor: seats.map((seat) => ({ id: `d${seat}`, seat, topic: { kind: 'move' } as const })) }),
  openDecisions: async () => [question(2)],
  pace: { waits },
});

test('a reminder in the channel calls those who are waited for still, and nobody else', async () => {
  const given = { app: waitingFor([1, 2]), slots: { question: '200/8' } };
  const remind = (seats: ReadonlyArray<number>) =>
    made(given, async ({ parts }, game) => await sendReminder(parts, row({ kind: 'reminder', seats }), '200', game));
  const both = await remind([0, 1]);
  expect([both.sent, both.shown[0]?.ping, both.requests[0]?.slice(0, 8)]).toEqual([
    { messageId: '1001' },
    ['2'],
    'send 200',
  ]);
  expect(both.shown[0]?.content).toContain('https://discord.com/channels/100/200/8');
  expectNothing(await remind([0]));
});

test('where one player has closed direct messages all are reminded of reactions alike, else nobody is', async () => {
  const remind = (settings: Given['settings'] = {}) =>
    made(
      { app: waitingFor([]), settings },
      async ({ parts }, game) => await remindOfReactions(parts, row({ kind: 'reactionReminder' }), '200', game),
    );
  expect((await remind({ 'game:adama-417 closed:2': true })).shown[0]?.ping).toEqual(['1', '2', '3']);
  expectNothing(await remind());
});

/** Reminds Ada of what waits for her. */
async function privately(given: Given = {}, decisions = [question(2)]) {
  const tried = row({ kind: 'privateReminder', userId: '1', seat: 0 });
  return await made(
    { ...given, app: { openDecisions: async () => decisions, pace: { waits } } },
    async ({ parts }, game) => await sendPrivateReminder(parts, tried, { channelId: '800', calls: '1' }, game),
  );
}

test('a reminder for one person alone comes as long as something waits for them in a game that goes on', async () => {
  const { sent, requests, shown } = await privately();
  expect([sent, requests[0]?.slice(0, 14), shown[0]?.ping]).toEqual([{ messageId: '1001' }, 'send 800 <@1>\n', ['1']]);
  const paused = { by: { kind: 'limit' } } as unknown as NonNullable<GameRecord['paused']>;
  const games: ReadonlyArray<Partial<GameRecord>> = [
    { status: 'over' },
    { status: 'archived' },
    { paused },
    { seats: [] },
  ];
  for (const game of games) expectNothing(await privately({ game }));
  expectNothing(await privately({}, []));
});

test('what was answered for somebody whose time was over is told with the question and where to look', async () => {
  const timedOut = (choice: ReadonlyArray<string>, min = 1) =>
    made({ slots: { log: '200/9' } }, async ({ parts }, game) => {
      const decision = question(3, { min, max: 2 });
      const tried = row({ kind: 'timedOut', userId: '1', seat: 0, decision, choice });
      return await sendTimedOut(parts, tried, { channelId: '800', calls: '1' }, game);
    });
  const { sent, shown } = await timedOut(['seat:1', 'seat:2']);
  expect([sent, shown[0]?.ping]).toEqual([{ messageId: '1001' }, ['1']]);
  expect(shown[0]?.content).toMatch(
    /^<@1>\n⏰ [^]*choose a player[^]*Answered for you: Bo, Chidi[^]*channels\/100\/200\/9/,
  );
  const nothing = (await timedOut([], 0)).shown[0]?.content;
  expect(nothing).toMatch(/Answered for you: \S/);
  expect(nothing).not.toContain('Bo');
});

const dana = { kind: 'user', userId: '4', name: 'Dana' } as const;
const known = { slots: { 'sheet:1': '91/5', 'sheet:2': '92/5' } };

async function sheetClosed(given: Given = {}, fails: Readonly<Record<string, unknown>> = {}) {
  return await made(
    { ...known, game: { seats: [dana] }, ...given },
    async ({ parts }, game) => await closeSheet(parts, row({ kind: 'sheetClosed', userId: '1', seat: 0 }), game),
    fails,
  );
}

test('the sheet of somebody who has lost the seat says so instead, and nothing of it stays', async () => {
  const { sent, requests, shown, slots } = await sheetClosed();
  expect([sent, requests.length, [...slots.keys()]]).toEqual([{}, 1, ['sheet:2']]);
  expect(shown[0]).toEqual({
    content: expect.stringContaining('stays between us'),
    embeds: [],
    components: [],
    files: [],
  });
  const owner = { userId: '1', name: 'Ada', until: 9 };
  const text = async (standsInFor: typeof owner): Promise<string | undefined> =>
    (
      await sheetClosed({
        game: {
          seats: [
            { ...dana, userId: '5' },
            { ...dana, standsInFor },
          ],
        },
      })
    ).shown[0]?.content;
  expect(await text(owner)).toContain('Someone else is playing your seat');
  expect(await text({ ...owner, userId: '3' })).toContain('stays between us');
});

test('who has the seat again keeps the sheet; one that is gone, or never was, stops nothing', async () => {
  expectNothing(await sheetClosed({ game: {} }));
  const lost = await sheetClosed({}, { edit: gone });
  expect([lost.sent, lost.slots.size]).toEqual([{}, 1]);
  expectNothing(await sheetClosed({ slots: {} }));
  for (const error of [networkError(), new OldEditError(7)]) {
    const failed = await sheetClosed({}, { edit: error });
    expect([failed.sent, failed.slots.size]).toEqual([error, 2]);
  }
});

test('with the sheet goes the private thread, which is opened for that if Discord has closed it', async () => {
  const thread = {
    slots: { 'sheet:1': '800/5', 'private:1': '800/50' },
    settings: { 'game:adama-417 privateParent:1': '200' },
  };
  const { requests, slots } = await sheetClosed(thread, { edit: refusalOf(400, 50_083) });
  expect(requests.map((each) => each.slice(0, 32))).toEqual([
    expect.stringMatching(/^edit 800\/5 /),
    'changeThread 800 {"archived":fal',
    expect.stringMatching(/^edit 800\/5 /),
    'dismiss 800 1',
    'changeThread 800 {"archived":tru',
  ]);
  expect(slots.size).toBe(0);
});
