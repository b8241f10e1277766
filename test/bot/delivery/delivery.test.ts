import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../src/app/core/error.ts';
import type { Intent, Lane, MainLane } from '../../../src/app/types.ts';
import { createDelivery } from '../../../src/bot/delivery/delivery.ts';
import type { Delivery, GivenParts } from '../../../src/bot/delivery/delivery.ts';
import { OldEditError } from '../../../src/bot/oldEditError.ts';
import { formOf } from '../../../src/app/features/lobby/form.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import type { Store } from '../../../src/store/types.ts';
import { startOfGame } from '../../../src/tools/pictures/views/index.ts';
import { newGame } from '../../store/scene.ts';
import { engine as rules } from '../../../src/app/core/engine.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { gameRecord, question } from '../support.ts';
import { office } from './office.ts';
import type { Given } from './office.ts';

const id = 'adama-417';
const main: Lane = 'channel:200';
const notice: Intent = { kind: 'notice', notice: { kind: 'abandoned', by: 'Ada' } };
const lobby: Intent = { kind: 'lobby' };
const forbidden = refusalOf(403, 50_013);
const seats = [
  { kind: 'user', userId: '1', name: 'Ada' },
  { kind: 'user', userId: '2', name: 'Bo' },
] as const;

let store: Store;
let clock: number;
let delivery: Delivery | undefined;

beforeEach(async () => {
  clock = 1000;
  store = openSqliteStore(':memory:', () => clock);
  await store.create(newGame(id, { guildId: '100', channelId: '200', hostId: '1', seats }), 1, []);
  await store.create(newGame('kat-2', { guildId: '101', channelId: '201', hostId: '1', seats }), 1, []);
});
afterEach(async () => {
  await delivery?.stop();
  delivery = undefined;
  await store.close();
});

interface Wanted extends Given {
  readonly more?: Partial<GivenParts>;
}

/** A delivery over the outbox of a store; what is put there with `add` is delivered at once. */
function delivering({ more = {}, ...given }: Wanted = {}) {
  let changed = (): void => undefined;
  const made = office({
    ...given,
    app: {
      outbox: store.outbox,
      settings: store.settings,
      pace: { session: async () => undefined },
      game: async (gameId: string) => {
        const found = await store.game(gameId);
        if (found === undefined) throw new AppError('noSuchGame', (say) => say('ending.notOver'));
        return found;
      },
      onOutbox: (listener: () => void) => {
        changed = listener;
        return () => undefined;
      },
      ...given.app,
    },
  });
  const running = createDelivery({ ...made.parts, ...more }, () => clock);
  delivery = running;
  running.start();
  const settled = async (): Promise<void> => {
    changed();
    await running.idle();
  };
  const add = async (intent: Intent, lane: Lane = main, gameId = id): Promise<void> => {
    await store.outbox.add({ gameId, lane }, [intent]);
    await settled();
  };
  return { ...made, running, add, settled };
}

const due = async (lane: Lane): Promise<number | undefined> => await store.outbox.nextDueAt(lane);
const slot = async (name: string): Promise<string | undefined> => {
  const known = await store.outbox.slot(id, name);
  return known === undefined ? undefined : `${known.channelId}/${known.messageId}`;
};

test('what is delivered is remembered as the latest of its channel, with what it wants to be remembered', async () => {
  const { add, requests } = delivering();
  await store.settings.set(`game:${id}`, 'story', { any: 'thing' });
  await add(notice);
  expect([requests.length, await slot('last:200'), await due(main)]).toEqual([1, '200/1001', undefined]);
  expect(await store.settings.get(`game:${id}`, 'story')).toBeUndefined();
});

test('what stands above the latest message of its channel does not become the latest', async () => {
  const { add } = delivering();
  await store.outbox.setSlot(id, 'last:200', { channelId: '200', messageId: '99999' });
  await add(notice);
  expect(await slot('last:200')).toBe('200/99999');
});

const reminder: Intent = { kind: 'privateReminder', userId: '1', seat: 0 };
const asks = {
  openDecisions: async () => [question(2)],
  viewFor: async () => startOfGame({ viewer: 0 }),
  pace: {
    waits: async () => ({ questions: new Map(), reactions: undefined, then: 'default' }),
    session: async () => undefined,
  },
};

/** The game as it runs. */
async function running(): Promise<void> {
  const { revision = 0 } = (await store.game(id)) ?? {};
  await store.commit({ gameId: id, revision, at: clock, game: { status: 'running', startedAt: 1 }, messages: [] });
}

test('the latest message for one person is remembered by the place where they are told', async () => {
  await running();
  for (const [name, place] of [
    ['sheet:1', '91'],
    ['asked:1', '92'],
  ] as const) {
    const { add } = delivering({ app: asks });
    await store.outbox.clearSlot(id, 'sheet:1');
    await store.outbox.setSlot(id, name, { channelId: place, messageId: '5' });
    await add(reminder, 'user:1');
    expect(await slot(`last:${place}`)).toBe(`${place}/1001`);
    await delivery?.stop();
  }
  const { add } = delivering({ app: asks, guild: { privately: 'threads' } });
  await store.outbox.setSlot(id, 'private:1', { channelId: '800', messageId: '50' });
  await store.settings.set(`game:${id}`, 'privateParent:1', '200');
  await add(reminder, 'user:1');
  expect(await slot('last:800')).toBe('800/1001');
});

test('where nobody knows the place of a person’s messages none is remembered as the latest', async () => {
  await running();
  const { add, requests } = delivering({ app: asks });
  await add(reminder, 'user:1');
  expect([requests.length, await slot('last:91'), await slot('last:1'), await due('user:1')]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
});

const setup = { ownThread: false, tutorial: false };
/** The data from which a lobby is drawn. */
const forms = {
  setup: { of: async () => setup, form: async () => formOf(rules, gameRecord({ status: 'lobby' }), setup, false) },
};

/** The note that the outbox gets when a row is delivered. */
async function marked(intent: Intent, known: Readonly<Record<string, string>>): Promise<unknown> {
  const told: Array<unknown> = [];
  const markDelivered: Store['outbox']['markDelivered'] = async (row, delivered) => {
    told.push(delivered);
    return await store.outbox.markDelivered(row, delivered);
  };
  const { add, running: worker } = delivering({ app: { ...forms, outbox: { ...store.outbox, markDelivered } } });
  for (const name of ['lobby', 'last:200']) await store.outbox.clearSlot(id, name);
  for (const [name, place] of Object.entries(known)) {
    const [channelId = '', messageId = ''] = place.split('/');
    await store.outbox.setSlot(id, name, { channelId, messageId });
  }
  await add(intent);
  await worker.stop();
  return told[0];
}

test('with the mark of a row goes what later messages have to know, as far as that is new', async () => {
  const last = { name: 'last:200', channelId: '200', messageId: '1001' };
  const ended = [{ key: 'story', value: undefined }];
  expect(await marked(notice, {})).toEqual({
    messageId: '1001',
    remembered: { gameId: id, slots: [last], notes: ended },
  });
  const slots = [{ name: 'lobby', channelId: '200', messageId: '1001' }, last];
  expect(await marked(lobby, {})).toEqual({ messageId: '1001', remembered: { gameId: id, slots, notes: ended } });
  const known = { lobby: '200/7', 'last:200': '200/8' };
  expect(await marked(lobby, known)).toEqual({ messageId: '7', remembered: { gameId: id, slots: [], notes: ended } });
  expect(await marked({ kind: 'tip', tip: 'of another version' }, {})).toEqual({});
});

test('an edit of an old message that has to wait does so beside its lane, whose other messages go on', async () => {
  await store.outbox.setSlot(id, 'lobby', { channelId: '200', messageId: '5' });
  const { add, fail, requests, settled } = delivering({ app: forms });
  fail('edit', new OldEditError(20_000));
  await add(lobby);
  await add(notice);
  expect([requests.at(-1)?.slice(0, 4), await due(main), await due('edit:channel:200')]).toEqual([
    'send',
    undefined,
    21_000,
  ]);
  clock = 21_000;
  fail('edit', new OldEditError(7000));
  await settled();
  expect(await due('edit:channel:200')).toBe(28_000);
  clock = 28_000;
  await settled();
  expect([requests.filter((each) => each.startsWith('edit')).length, await due('edit:channel:200')]).toEqual([
    3,
    undefined,
  ]);
});

const poll = {
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
const proposal = {
  number: 2,
  from: 4,
  by: { id: '1', name: 'Ada' },
  at: 0,
  expiresAt: 1000,
  state: 'carried',
  votes: [],
};
/** Messages that show how things stand, with their places and what they are drawn from. */
const standing: ReadonlyArray<readonly [intent: Intent, slot: string, place: string, lane: MainLane]> = [
  [{ kind: 'sheet', userId: '1', seat: 0 }, 'sheet:1', '91', 'user:1'],
  [{ kind: 'sheetClosed', userId: '4', seat: 0 }, 'sheet:4', '94', 'user:4'],
  [{ kind: 'poll', number: 3 }, 'poll:3', '200', main],
  [{ kind: 'proposal', number: 2 }, 'proposal:2', '200', main],
];
const drawnFrom = {
  viewFor: async () => startOfGame({ viewer: 0 }),
  polls: { look: async () => ({ game: gameRecord(), poll, votes: [], players: 3, voted: 0 }) },
  undo: {
    proposal: async () => ({ game: gameRecord(), voters: [], yes: 1, no: 0, needed: 1, preview: undefined, proposal }),
  },
};

test('every message that shows how things stand may come later than what follows it', async () => {
  await running();
  for (const [intent, name, place, lane] of standing) {
    const { add, fail, settled, requests, running: worker } = delivering({ app: drawnFrom });
    await store.outbox.setSlot(id, name, { channelId: place, messageId: '5' });
    fail('edit', new OldEditError(20_000));
    await add(intent, lane);
    expect([intent.kind, await due(lane), await due(`edit:${lane}`)]).toEqual([intent.kind, undefined, clock + 20_000]);
    clock += 20_000;
    fail('edit', new OldEditError(7000));
    await settled();
    await store.outbox.add({ gameId: id, lane: `edit:${lane}` }, [intent]);
    clock += 7000;
    await settled();
    // Of a sheet the latest tells all; a poll or a vote may be another one.
    expect(requests.filter((each) => each.startsWith('edit'))).toHaveLength(place === '200' ? 4 : 3);
    await worker.stop();
  }
});

test('of several edits of one message that wait only the latest is made', async () => {
  await store.outbox.setSlot(id, 'lobby', { channelId: '200', messageId: '5' });
  const { requests, fail, add, settled } = delivering({ app: forms });
  fail('edit', new OldEditError(20_000));
  await add(lobby, 'edit:channel:200');
  await add(lobby, 'edit:channel:200');
  clock += 20_000;
  await settled();
  expect(requests.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual(['edit 200/5', 'edit 200/5']);
});

test('a message whose place is in order cannot come later: it waits, and all that follows with it', async () => {
  const { add, fail, requests } = delivering();
  fail('send', new OldEditError(20_000));
  await add(notice);
  await add(notice);
  expect([requests.length, await due(main), await due('edit:channel:200')]).toEqual([1, 21_000, undefined]);
});

test('where a game has left a channel nothing has to be said at any price; in its own it is tried again', async () => {
  const left = delivering({ app: asks });
  left.fail('send', forbidden);
  await left.add(notice, 'channel:300');
  expect([await due('channel:300'), left.log.lines.map(({ level }) => level)]).toEqual([undefined, ['info']]);
  left.fail('send', networkError());
  await left.add(notice, 'channel:301');
  expect(await due('channel:301')).toBe(2000);
  left.fail('send', forbidden);
  await left.add(notice);
  expect(await due(main)).toBe(61_000);
  left.fail('send', forbidden);
  await running();
  await left.add(reminder, 'user:1');
  expect([left.requests.at(-1)?.slice(0, 7), await due('user:1')]).toEqual(['send 91', 61_000]);
});

test('the thread of a game that Discord has closed is opened again', async () => {
  const { add, fail, requests } = delivering();
  fail('send', refusalOf(400, 50_083));
  await add(notice);
  expect(requests.map((each) => each.split(' ')[0])).toEqual(['send', 'changeThread', 'send']);
  expect([requests[1], await due(main)]).toEqual(['changeThread 200 {"archived":false}', undefined]);
});

test('a message in a lane for something else is a bug of ours, given up after a few times', async () => {
  const counted: Array<string> = [];
  const {
    add,
    settled,
    requests,
    running: worker,
  } = delivering({
    more: {
      counted: (why) => {
        counted.push(why);
      },
    },
  });
  await add(notice, 'user:1');
  for (let time = 0; time < 3; time += 1) {
    clock += 60_000;
    await settled();
  }
  expect([counted, requests, await due('user:1')]).toEqual([['composing', 'composing', 'composing'], [], undefined]);
  expect(worker.condition(undefined).ourFault).toBeDefined();
});

test('the log says which message is in the wrong lane', async () => {
  const { add, log } = delivering();
  await add(notice, 'user:1');
  const errors = log.lines.map(({ details }) => ('err' in details ? String(details.err) : ''));
  expect(errors.join()).toContain('The message notice is in a lane for something else.');
});

test('what waits for a permission is tried when something has changed in its server, and not in another', async () => {
  const { add, fail, running: worker } = delivering();
  fail('send', forbidden);
  await add(notice);
  fail('send', forbidden);
  await add(notice, 'channel:201', 'kat-2');
  expect(worker.condition(7)).toMatchObject({ tokenRefused: 7, forbidden: 2 });
  await worker.lookAgainIn('100');
  await worker.idle();
  expect([await due(main), await due('channel:201')]).toEqual([undefined, expect.any(Number)]);
  await worker.lookAgainIn('102');
  await worker.idle();
  expect(worker.condition(undefined).forbidden).toBe(1);
});

test('what waits for a permission in a game that can’t be looked at is tried whatever has changed', async () => {
  const { add, fail, parts, requests, running: worker } = delivering();
  fail('send', forbidden);
  await add(notice);
  vi.spyOn(parts.app, 'game').mockRejectedValueOnce(new Error('the database is away'));
  await worker.lookAgainIn('102');
  await worker.idle();
  expect([requests.filter((each) => each.startsWith('send 200')).length, await due(main)]).toEqual([2, undefined]);
});

test('what waits for Discord is tried as soon as the gateway is back, or anything has come through', async () => {
  const { add, fail, settled, running: worker } = delivering();
  fail('send', networkError());
  await add(notice);
  fail('send 201', networkError());
  await add(notice, 'channel:201', 'kat-2');
  expect(worker.condition(undefined).unreachable).toBe(1000);
  worker.reached();
  await worker.idle();
  expect([await due(main), await due('channel:201')]).toEqual([undefined, undefined]);
  await store.outbox.add({ gameId: id, lane: main }, [notice]);
  for (let time = 0; time < 8; time += 1) {
    fail(time === 0 ? 'send 200' : 'recent', networkError());
    clock = (await due(main)) ?? clock;
    await settled();
  }
  expect(await due(main)).toBeGreaterThan(clock + 60_000);
  await add(notice, 'channel:201', 'kat-2');
  await worker.idle();
  expect([await due(main), worker.condition(undefined).unreachable]).toEqual([undefined, undefined]);
});

test('an emoji that is lost is told to who makes them, and a channel that can’t be written in to the host', async () => {
  let lost = 0;
  const emoji = Object.assign(refusalOf(400, 50_035), {
    rawError: { code: 50_035, message: 'no', errors: 'INVALID_EMOJI' },
  });
  const { add, fail, requests } = delivering({
    more: {
      emojis: {
        lost: () => {
          lost += 1;
        },
      },
    },
  });
  fail('send', emoji);
  await add(notice);
  expect(lost).toBe(1);
  fail('send 201', forbidden);
  await add(notice, 'channel:201', 'kat-2');
  expect([lost, requests.at(-1)]).toEqual([1, expect.stringMatching(/^send 91 I can’t post in <#201>/)]);
});

test('closed direct messages are told in the channel once a sheet could not be sent, and who has left', async () => {
  await running();
  const { add, fail, requests } = delivering({ app: { viewFor: async () => startOfGame({ viewer: 0 }) } });
  fail('send 91', refusalOf(403, 50_007));
  await add({ kind: 'sheet', userId: '1', seat: 0 }, 'user:1');
  expect(requests.at(-1)).toMatch(/^send 200 .*<@1>.*direct messages/);
  fail('send 92', refusalOf(404, 10_013));
  await add({ kind: 'sheet', userId: '2', seat: 1 }, 'user:2');
  expect(requests.at(-1)).toMatch(/^send 200 .*<@2> seems to have left/);
});

test('what was on its way when its game was deleted goes, whether it arrived, failed or came too late', async () => {
  const remove = async (gameId: string): Promise<void> => {
    const { revision = 0 } = (await store.game(gameId)) ?? {};
    const audit = { by: { id: '1', name: 'Ada' }, deed: { kind: 'deleted', status: 'lobby', inputs: 0 } } as const;
    await store.remove({ gameId, revision, at: clock, withResult: true, audit });
  };
  const sending = async (channel: string): Promise<string> => {
    await remove(channel === '200' ? id : 'kat-2');
    if (channel === '200') return '1001';
    throw networkError();
  };
  const { add, requests, log } = delivering({ courier: { send: sending } });
  await add(notice);
  expect(requests).toEqual(['remove 200/1001']);
  await add(notice, 'channel:201', 'kat-2');
  expect([requests.length, log.lines, await due('channel:201')]).toEqual([1, [], undefined]);
});
