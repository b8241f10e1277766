import { expect, test } from 'vitest';
import { AppError } from '../../../src/app/core/error.ts';
import { formOf } from '../../../src/app/features/lobby/form.ts';
import type { Ending, GameView } from '../../../src/app/types.ts';
import { deliverToChannel, sendTip } from '../../../src/bot/delivery/channel.ts';
import type { PublicRow } from '../../../src/bot/delivery/channel.ts';
import { OldEditError } from '../../../src/bot/oldEditError.ts';
import { humansWin, startOfGame } from '../../../src/tools/pictures/views/index.ts';
import { engine as rules } from '../../../src/app/core/engine.ts';
import { refusalOf } from '../fakeDiscord.ts';
import { customIds, gameRecord, question } from '../support.ts';
import { expectNothing, office, row } from './office.ts';
import type { Given, Office } from './office.ts';

const scope = 'game:adama-417';
const gone = refusalOf(404, 10_008);
const ended = { key: 'story', value: undefined };
const story = (messageId: string, turn = 1) => ({ channelId: '200', messageId, turn, row: 1, events: [], pictures: 0 });

/** The view that everyone may have, and no one else’s. */
const publicView =
  (shown: GameView) =>
  async (_id: string, who: string): Promise<GameView> => {
    if (who !== 'public') throw new Error(`In the channel nobody is shown what ${who} sees.`);
    return shown;
  };

const setup = { ownThread: false, tutorial: false };

interface Wanted extends Given {
  readonly fails?: Readonly<Record<string, unknown>>;
  /** The game lives in a thread below this channel. */
  readonly parentId?: string;
}

/** Delivers a row in the channel of a running game whose first player is to move. */
async function delivered(tried: PublicRow, { fails = {}, parentId, ...given }: Wanted = {}) {
  const made = office({
    ...given,
    app: {
      viewFor: publicView(startOfGame()),
      openDecisions: async () => [question(2, { privacy: 'open', topic: { kind: 'move' } })],
      pace: {
        waits: async (id: string, who: string) => {
          await publicView(startOfGame())(id, who);
          return { questions: new Map(), reactions: undefined, then: 'default' };
        },
        session: async () => undefined,
      },
      hints: { areAllowed: async () => false },
      log: async () => [],
      setup: {
        of: async () => ({ ...setup, parentId }),
        form: async () => formOf(rules, gameRecord({ status: 'lobby', ...given.game }), setup, false),
      },
      hosts: { spectators: async () => [] },
      ...given.app,
    },
  });
  for (const [beginning, error] of Object.entries(fails)) made.fail(beginning, error);
  const sent: unknown = await deliverToChannel(made.parts, tried, '200').catch((error: unknown) => error);
  return { ...made, sent };
}

const kinds = (requests: ReadonlyArray<string>): string =>
  requests.map((each) => each.split(' ').slice(0, 2).join(' ')).join(', ');

test('a lobby is one message; once the game runs it is edited if it is still there, and never sent again', async () => {
  const lobby = row({ kind: 'lobby' });
  const open = await delivered(lobby, { game: { status: 'lobby' } });
  expect(open.sent).toEqual({
    messageId: '1001',
    slot: { name: 'lobby', channelId: '200', messageId: '1001' },
    notes: [ended],
  });
  expect(open.requests[0]).toMatch(/^send 200 [^]*adama-417[^]*are sent by direct message/);
  expect(kinds((await delivered(lobby, { game: { status: 'lobby' }, slots: { lobby: '200/5' } })).requests)).toBe(
    'edit 200/5',
  );
  const running = await delivered(lobby, { slots: { lobby: '200/5' } });
  expect([running.sent, kinds(running.requests)]).toEqual([{}, 'edit 200/5']);
  expectNothing(await delivered(lobby));
  expect(kinds((await delivered(lobby, { slots: { lobby: '200/5' }, fails: { edit: gone } })).requests)).toBe(
    'edit 200/5',
  );
});

test('a lobby says how players learn what nobody else may know, and who could read that', async () => {
  const threads = { game: { status: 'lobby' }, guild: { privately: 'threads' } } as const;
  const text = async (settings: NonNullable<Given['settings']>): Promise<string | undefined> =>
    (await delivered(row({ kind: 'lobby' }), { ...threads, settings })).shown[0]?.content;
  expect(await text({ 'guild:100 moderator:2': true })).toMatch(
    /to a private thread for each player\. [^]*Players who can: \*\*Bo\*\*/,
  );
  expect(await text({ [`${scope} privateThreadRefused`]: { parentId: '200', at: 1000 } })).toContain(
    'there can’t be private threads here',
  );
});

test('with the lobby go the thread, the event and, at the end, the private threads of a game', async () => {
  const { requests } = await delivered(row({ kind: 'lobby' }), {
    game: { status: 'abandoned' },
    slots: { 'private:1': '800/50' },
    parentId: '199',
    settings: { [`${scope} privateParent:1`]: '200', [`${scope} event`]: { id: '4', at: 7, channelId: '200' } },
  });
  expect(requests).toEqual([
    'admit 200 1',
    'admit 200 2',
    'admit 200 3',
    'removeEvent 4',
    'changeThread 800 {"archived":true}',
  ]);
  const running = await delivered(row({ kind: 'lobby' }), {
    slots: { 'private:1': '800/50' },
    settings: { [`${scope} privateParent:1`]: '200' },
  });
  expect(running.requests).toEqual([]);
});

const view: GameView = startOfGame();
const picture = (shown: GameView = view) => row({ kind: 'picture', view: shown });
const fileOf = ({ shown }: Pick<Office, 'shown'>): unknown =>
  shown[0]?.files?.map(({ name, data }) => `${name} ${data.toString()}`);
const inTurn = {
  slots: { picture: '200/900' },
  settings: { [`${scope} pictureTurn`]: 1, [`${scope} story`]: story('899') },
};

test('a picture of the board is remembered with its turn, and that of the turn before loses its button', async () => {
  const slot = { name: 'picture', channelId: '200', messageId: '1001' };
  const sent = { messageId: '1001', slot, notes: [{ key: 'pictureTurn', value: 1 }] };
  const first = await delivered(picture());
  expect([first.sent, kinds(first.requests), fileOf(first)]).toEqual([sent, 'send 200', ['board-n7.png glance']]);
  const next = await delivered(picture(), { slots: { picture: '200/900' }, settings: { [`${scope} pictureTurn`]: 0 } });
  expect([next.sent, kinds(next.requests)]).toEqual([sent, 'send 200, disarm 200/900']);
});

test('within a turn the picture is replaced where it stands, unless something was told below it', async () => {
  const same = await delivered(picture(), inTurn);
  expect([same.sent, kinds(same.requests)]).toEqual([{ messageId: '900' }, 'edit 200/900']);
  const below = await delivered(picture(), {
    ...inTurn,
    settings: { ...inTurn.settings, [`${scope} story`]: story('901') },
  });
  expect([below.sent, kinds(below.requests)]).toEqual([
    expect.objectContaining({ messageId: '1001' }),
    'send 200, remove 200/900',
  ]);
  for (const changed of [
    { ...inTurn, slots: { picture: '201/900' } },
    { ...inTurn, settings: { [`${scope} pictureTurn`]: 1 } },
  ])
    expect(kinds((await delivered(picture(), changed)).requests)).toBe(`send 200, remove ${changed.slots.picture}`);
  for (const error of [gone, new OldEditError(7)]) {
    const { requests } = await delivered(picture(), { ...inTurn, fails: { edit: error } });
    expect(kinds(requests)).toBe('edit 200/900, send 200, remove 200/900');
  }
});

test('a picture that was sent before the bot was killed stays', async () => {
  const recent = async () => [{ id: '900', nonce: 'n7', text: '', fileNames: [], ours: true }];
  for (const turn of [0, 1]) {
    const settings = { [`${scope} pictureTurn`]: turn };
    const { requests } = await delivered(
      { ...picture(), attempts: 2 },
      { slots: { picture: '200/900' }, settings, courier: { recent } },
    );
    expect(requests).toEqual([]);
  }
});

test('the whole board is shown at the set-up and at the end, and each time where the server wants it', async () => {
  const whole = ['board-n7.png board'];
  expect(fileOf(await delivered(picture(startOfGame({ phase: 'setup' }))))).toEqual(whole);
  expect(fileOf(await delivered(picture(humansWin())))).toEqual(whole);
  expect(fileOf(await delivered(picture(), { guild: { picture: 'whole' } }))).toEqual(whole);
  expect(fileOf(await delivered(picture(), { guild: { picture: 'glance' } }))).toEqual(['board-n7.png glance']);
});

test('a picture that will be out of date is not drawn, and words stand for one that can’t be shown', async () => {
  const plain = office();
  const newer = { app: { outbox: { ...plain.parts.app.outbox, newerWaits: async () => true } } };
  expectNothing(await delivered(picture(), newer));
  const {
    shown: [inWords],
  } = await delivered(picture(), { parts: { withoutPictures: true } });
  expect([inWords?.files, inWords?.content?.length ?? 0]).toEqual([[], expect.any(Number)]);
  expect(inWords?.content).toContain('Fuel');
});

test('each picture marks what has changed since that of the turn before', async () => {
  const given = { courier: {} };
  const made = office({ ...given, app: { viewFor: async () => view } });
  const say = async (shown: GameView): Promise<string | undefined> => {
    made.remember(await deliverToChannel(made.parts, picture(shown), '200'));
    return made.shown.at(-1)?.files?.[0]?.description;
  };
  await say(startOfGame({ turn: 1 }));
  const after = startOfGame({ turn: 2, resources: { fuel: 7, food: 8, morale: 10, population: 12 } });
  const changed = await say(after);
  expect(changed).toMatch(/^Changed/);
  made.settings.set(`${scope} story`, story('1', 2));
  expect(await say(after)).toMatch(/^Changed/);
  expect(await say(startOfGame({ ...after, turn: 3 }))).not.toMatch(/^Changed/);
});

const waitingFor = view.waitingFor;
const ask = row({ kind: 'question', turn: 1, waitingFor });
const plainQuestion = async (given: Wanted = {}) => await delivered(ask, given);

test('a question notifies those who were not asked yet, and replaces the one before', async () => {
  const first = await plainQuestion();
  const shown: unknown = JSON.stringify({ ...first.shown[0], ping: undefined });
  const notes = [
    { key: 'asked', value: ['1'] },
    { key: 'questionShown', value: shown },
  ];
  expect(first.sent).toEqual({
    messageId: '1001',
    slot: { name: 'question', channelId: '200', messageId: '1001' },
    notes,
  });
  expect([kinds(first.requests), first.shown[0]?.ping]).toEqual(['send 200', ['1']]);
  expect(customIds(first.shown[0] ?? {})).toContain('pick|adama-417|d7|1');
  const other = await plainQuestion({ slots: { question: '200/900' }, settings: { [`${scope} asked`]: ['2'] } });
  expect([kinds(other.requests), other.shown[0]?.ping]).toEqual(['send 200, byPress.remove 200/900', ['1']]);
  for (const stored of ['1', undefined, { 0: '1' }])
    expect((await plainQuestion({ settings: { [`${scope} asked`]: stored } })).shown[0]?.ping).toEqual(['1']);
});

test('who was asked already is not notified again: the question is edited as long as it stands last', async () => {
  const known = { slots: { question: '200/900' }, settings: { [`${scope} asked`]: ['1'] } };
  const edited = await plainQuestion(known);
  expect([kinds(edited.requests), edited.sent]).toEqual([
    'byPress.edit 200/900',
    { messageId: '900', notes: expect.any(Array) },
  ]);
  const latest = await plainQuestion({ ...known, parts: { lastMessageId: () => '901' } });
  expect([kinds(latest.requests), latest.shown[0]?.ping]).toEqual(['send 200, byPress.remove 200/900', []]);
  for (const error of [gone, new OldEditError(7)]) {
    const { requests } = await plainQuestion({ ...known, fails: { 'byPress.edit': error } });
    expect(kinds(requests)).toBe('byPress.edit 200/900, send 200, byPress.remove 200/900');
  }
  expect(kinds((await plainQuestion({ settings: known.settings })).requests)).toBe('send 200');
});

test('a question that says what it said is left alone', async () => {
  const first = await plainQuestion();
  first.remember(first.sent as object);
  const settings = Object.fromEntries(first.settings);
  const again = await plainQuestion({ slots: { question: '200/900' }, settings });
  expect([again.sent, again.requests]).toEqual([{ messageId: '900' }, []]);
  const hinted = await plainQuestion({
    slots: { question: '200/900' },
    settings,
    app: { hints: { areAllowed: async () => true } },
  });
  expect(kinds(hinted.requests)).toBe('byPress.edit 200/900');
  expect(JSON.stringify(hinted.shown[0])).toContain('"hint|');
});

test('a question that an earlier attempt has sent is taken as it is, and the one before goes', async () => {
  const recent = async () => [{ id: '950', nonce: 'n7', text: '', fileNames: [], ours: true }];
  const settings = { [`${scope} asked`]: ['1'] };
  const { sent, requests } = await delivered(
    { ...ask, attempts: 2 },
    { slots: { question: '200/900' }, settings, courier: { recent } },
  );
  expect([sent, requests]).toEqual([expect.objectContaining({ messageId: '950' }), ['byPress.remove 200/900']]);
  const marked = await delivered(
    { ...ask, attempts: 2 },
    { slots: { question: '200/950' }, settings, courier: { recent } },
  );
  expect(marked.requests).toEqual([]);
});

test('in a window of reactions the channel says who may be asked only where all are called alike', async () => {
  const open = row({ kind: 'question', turn: 1, waitingFor: [] });
  expect((await delivered(open)).shown[0]?.content).not.toContain('<@');
  expect((await delivered(open, { settings: { [`${scope} closed:2`]: true } })).shown[0]?.content).toContain(
    '<@1>, <@2>, <@3>',
  );
});

test('a game that does not run asks nothing: its question goes', async () => {
  for (const status of ['over', 'archived', 'abandoned'] as const) {
    const { sent, requests, slots } = await plainQuestion({ game: { status }, slots: { question: '200/900' } });
    expect([sent, requests, slots.size]).toEqual([{}, ['byPress.remove 200/900'], 0]);
  }
  expect((await plainQuestion({ game: { status: 'over' } })).requests).toEqual([]);
});

test('each message beside the turn is told in its words, and what is told of the turn goes on below it', async () => {
  const at = (kind: Parameters<typeof row>[0], text: RegExp, given: Wanted = {}) => ({ kind, text, given });
  const notices = [
    at({ kind: 'notice', notice: { kind: 'abandoned', by: 'Ada' } }, /^send 200 .*\*\*Ada\*\*/),
    at(
      { kind: 'notice', notice: { kind: 'seatWanted', userId: '4', name: 'Dana', seat: 1, host: '1' } },
      /^send 200 🪑 <@1>.*Dana/,
    ),
    at({ kind: 'reminder', seats: [0] }, /^send 200 ⏳ <@1>/),
    at({ kind: 'reactionReminder' }, /^send 200 .*<@1>, <@2>, <@3>/, {
      settings: { [`${scope} closed:2`]: true },
      app: { viewFor: async () => startOfGame({ waitingFor: [] }) },
    }),
    at({ kind: 'tip', tip: 'move' }, /^send 200 /),
  ];
  for (const { kind, text, given } of notices) {
    const { sent, requests } = await delivered(row(kind) as PublicRow, given);
    expect([requests.join(), sent]).toEqual([expect.stringMatching(text), { messageId: '1001', notes: [ended] }]);
  }
  expect((await delivered(row({ kind: 'reminder', seats: [2] }))).sent).toEqual({});
  expect((await delivered(row({ kind: 'tip', tip: 'of another version' }))).sent).toEqual({});
});

test('a tip names the places to which it sends, and what they cost', async () => {
  const places = [
    { location: 'location/base/command', costsCard: false },
    { location: 'location/base/press-room', costsCard: true },
  ];
  const {
    shown: [tip],
  } = await delivered(row({ kind: 'tip', tip: 'move', places }));
  expect(tip?.content).toContain('**Command**, **Press Room** (1 Skill card)');
  const { parts } = office();
  expect(await sendTip(parts, row({ kind: 'lobby' }), '200', undefined)).toEqual({});
});

test('a poll and a vote are told in the channel as they stand', async () => {
  const looked: Array<unknown> = [];
  const app = {
    polls: { look: async (...given: ReadonlyArray<unknown>) => void looked.push(given) },
    undo: { proposal: async (...given: ReadonlyArray<unknown>) => void looked.push(given) },
  };
  for (const tried of [row({ kind: 'poll', number: 3 }), row({ kind: 'proposal', number: 3 })])
    expect((await delivered(tried, { app })).sent).toEqual({});
  expect(looked).toEqual([['adama-417', 3], ['adama-417']]);
});

test('what somebody thought of whom is told after the end, and not once the end was undone', async () => {
  const suspicions = row({ kind: 'suspicions', by: { userId: '1', name: 'Ada' } });
  const judged = [{ seat: 1, level: undefined, text: 'too quiet', side: 'human' }];
  const asked: Array<unknown> = [];
  const shown = async (...given: ReadonlyArray<unknown>) => {
    asked.push(given);
    return judged;
  };
  const { requests } = await delivered(suspicions, { app: { notes: { shown } } });
  expect([requests, asked]).toEqual([
    [expect.stringMatching(/^send 200 .*\*\*Ada\*\*[^]*too quiet/)],
    [['adama-417', '1']],
  ]);
  expectNothing(await delivered(suspicions, { app: { notes: { shown: async () => undefined } } }));
});

const outcome =
  humansWin().over ??
  (() => {
    throw new Error('The game is not over.');
  })();
const end = row({ kind: 'gameOver', outcome });
const ending: Ending = {
  view: humansWin(),
  sides: [],
  loyalty: [],
  hands: [],
  checks: [],
  turningPoints: [],
  contributions: [],
};

/** Tells the end of a game. */
async function told(of: () => Promise<Ending>, given: Wanted = {}) {
  const earned: Array<string> = [];
  const newIn = async (id: string) => {
    earned.push(id);
    return [];
  };
  const app = { endings: { of }, stats: { newIn }, viewFor: publicView(humansWin()), log: async () => [] };
  return { ...(await delivered(end, { game: { status: 'over' }, ...given, app: { ...app, ...given.app } })), earned };
}

test('the end of a game takes the question away, and tells who has won with a picture of how it went', async () => {
  const { sent, requests, shown, earned, log } = await told(async () => ending, { slots: { question: '200/900' } });
  expect([sent, kinds(requests)]).toEqual([{ messageId: '1001', notes: [ended] }, 'byPress.remove 200/900, send 200']);
  expect(earned).toEqual(['adama-417']);
  expect(shown[0]?.files?.map(({ name, data }) => `${name} ${data.toString()}`)).toEqual(['summary-n7.png summary']);
  expect([customIds(shown[0] ?? {}).length, log.lines]).toEqual([3, []]);
});

test('where there is no picture of the end it is told without one', async () => {
  const plain = await told(async () => ending, { parts: { withoutPictures: true } });
  expect([plain.shown[0] !== undefined, 'files' in (plain.shown[0] ?? {}), plain.log.lines]).toEqual([true, false, []]);
  const failed = await told(async () => ending, {
    app: {
      log: async () => {
        throw new Error('no log');
      },
    },
  });
  expect(['files' in (failed.shown[0] ?? {}), failed.log.lines.map(({ level }) => level)]).toEqual([false, ['error']]);
});

test('an end that was undone, or that can’t be understood, is told without its secrets', async () => {
  const cases: ReadonlyArray<readonly [Error, ReadonlyArray<string>]> = [
    [new AppError('notOver', (say) => say('ending.notOver')), []],
    [new AppError('internal', (say) => say('ending.notOver')), ['error']],
    [new TypeError('a bug'), ['error']],
  ];
  for (const [error, levels] of cases) {
    const { shown, earned, log } = await told(() => Promise.reject(error));
    expect([customIds(shown[0] ?? {}).length, earned, log.lines.map(({ level }) => level)]).toEqual([1, [], levels]);
  }
});

test('what happened in a turn is told in its channel, and its message goes on', async () => {
  const log = row({ kind: 'log', turn: 1, events: [{ audience: 'public', what: { kind: 'skillsSkipped', seat: 0 } }] });
  const { sent, requests } = await delivered(log);
  expect(requests).toEqual(['send 200 **Ada** draws no Skill cards this turn']);
  expect(sent).toMatchObject({ messageId: '1001', notes: [{ key: 'story', value: { messageId: '1001', turn: 1 } }] });
});

test('once somebody has written below the last message the turn is told in a new one', async () => {
  const settings = { [`${scope} story`]: story('899') };
  const interrupted = await delivered(ask, {
    settings,
    slots: { 'last:200': '200/899' },
    parts: { lastMessageId: () => '950' },
  });
  expect(interrupted.settings.has(`${scope} story`)).toBe(false);
  const quiet = await delivered(ask, {
    settings,
    slots: { 'last:200': '200/899' },
    parts: { lastMessageId: () => '899' },
  });
  expect(quiet.settings.has(`${scope} story`)).toBe(true);
});

test('everybody in a channel reads the language of the game', async () => {
  const lobby = row({ kind: 'notice', notice: { kind: 'abandoned', by: 'Ada' } });
  const text = async (locale: string) =>
    (await delivered(lobby, { settings: { 'guild:100 locale': locale } })).shown[0]?.content;
  expect(await text('it')).not.toBe(await text('en'));
});
