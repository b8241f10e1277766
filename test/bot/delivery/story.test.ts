import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '../../../src/app/types.ts';
import { OldEditError } from '../../../src/bot/oldEditError.ts';
import { endStory, storyOf, tellStory } from '../../../src/bot/delivery/story.ts';
import { refusalOf } from '../fakeDiscord.ts';
import { office, row } from './office.ts';
import type { Given } from './office.ts';

type What = GameEvent['what'];

const [roslin, adama, starbuck, tigh] = ['laura-roslin', 'william-adama', 'kara-starbuck-thrace', 'saul-tigh'].map(
  (name) => `character/base/${name}`,
) as [string, string, string, string];
const key = 'game:adama-417 story';
const publicly = (what: What): GameEvent => ({ audience: 'public', what });
const skips = (seat: number): What => ({ kind: 'skillsSkipped', seat });
const crisis: What = { kind: 'crisisDrawn', seat: 0, card: 'crisis/base/riots', superCrisis: false };
const begins = (seat: number): What => ({ kind: 'turnStarted', seat, turn: 3 });
const execution: What = { kind: 'executed', seat: 0, character: roslin, why: 'location/base/brig' };
const phase: What = { kind: 'phase', phase: 'movement', seat: 0 };
const said = (name: string): string => `${name} draws no Skill cards this turn`;

interface Wanted extends Given {
  readonly cast?: ReadonlyArray<string | undefined>;
  /** The public log of the game. */
  readonly entries?: ReadonlyArray<Partial<LogEntry>>;
}

/** A channel in which a game is told, by rows with growing ids. */
function telling({ cast = [roslin, adama, starbuck], entries = [], ...given }: Wanted = {}) {
  const log = entries.map((entry) => ({ seq: 1, turn: 3, at: 0, ...entry }));
  const asked: Array<unknown> = [];
  const made = office({
    ...given,
    app: {
      log: async (...wanted: ReadonlyArray<unknown>) => {
        asked.push(wanted);
        const { turn } = (wanted[2] ?? {}) as { readonly turn?: number };
        return log.filter((entry) => turn === undefined || entry.turn === turn);
      },
      ...given.app,
    },
  });
  let id = 10;
  const tell = async (happened: ReadonlyArray<What>, { turn = 3, channelId = '200', now = cast } = {}) => {
    id += 1;
    const game = { ...(await made.parts.app.game('')), characters: now };
    const tried = row({ kind: 'log', turn, events: happened.map(publicly) }, { id, nonce: `n${id}` });
    const sent = await tellStory(made.parts, tried, channelId, game);
    made.remember(sent);
    return sent;
  };
  const files = (): ReadonlyArray<ReadonlyArray<string>> =>
    made.shown.map(({ files: all = [] }) => all.map(({ name }) => name));
  return { ...made, tell, files, asked };
}

test('what happens in a turn is one message that grows, which is remembered with all that it tells', async () => {
  const { tell, requests, settings, slots } = telling();
  const slot = { name: 'log', channelId: '200', messageId: '1001' };
  const told = (...events: ReadonlyArray<What>) => ({
    channelId: '200',
    messageId: '1001',
    turn: 3,
    row: 10 + events.length,
    events: events.map(publicly),
    pictures: 0,
    cast: { 0: roslin, 1: adama, 2: starbuck },
    earlier: [],
  });
  expect(await tell([skips(0)])).toEqual({ messageId: '1001', slot, notes: [{ key: 'story', value: told(skips(0)) }] });
  expect(await tell([skips(1)])).toEqual({
    messageId: '1001',
    slot,
    notes: [{ key: 'story', value: told(skips(0), skips(1)) }],
  });
  expect(requests).toEqual([
    `send 200 ${said('**Roslin** (Ada)')}`,
    `edit 200/1001 ${said('**Roslin** (Ada)')}\n${said('**Adama** (Bo)')}`,
  ]);
  expect([settings.get(key), slots.get('log')]).toEqual([
    told(skips(0), skips(1)),
    { channelId: '200', messageId: '1001' },
  ]);
});

test('another turn, another channel or something below it begins a new message', async () => {
  for (const [then, place] of [
    [{ turn: 4 }, '200'],
    [{ channelId: '201' }, '201'],
  ] as const) {
    const { tell, requests } = telling();
    await tell([skips(0)]);
    await tell([skips(1)], then);
    expect(requests[1]).toBe(`send ${place} ${said('**Adama** (Bo)')}`);
  }
  const { tell, requests, parts } = telling();
  await tell([skips(0)]);
  await endStory(parts, 'adama-417');
  expect(await storyOf(parts, 'adama-417')).toBeUndefined();
  await tell([skips(1)]);
  expect(requests[1]).toMatch(/^send/);
  const unknown = telling({ settings: { [key]: { of: 'another version' } } });
  await unknown.tell([skips(0)]);
  expect(unknown.requests).toHaveLength(1);
});

test('a great moment is told by the next of its lines, however often it is told again', async () => {
  const jump: What = { kind: 'jumped', final: false };
  const entries = [
    { turn: 2, event: publicly(jump) },
    { turn: 3, event: publicly(begins(0)) },
    { turn: 3, event: publicly(jump) },
  ];
  const lines = async (given: Wanted, ...all: ReadonlyArray<ReadonlyArray<What>>): Promise<ReadonlyArray<unknown>> => {
    const { tell, shown } = telling(given);
    for (const happened of all) await tell(happened);
    return (shown.at(-1)?.embeds ?? []).flatMap(({ title }) => title ?? []);
  };
  const [second] = await lines({ entries }, [begins(0), jump]);
  expect(await lines({ entries }, [begins(0)], [jump])).toEqual([second]);
  const [first, next] = await lines({}, [begins(0), jump], [jump]);
  expect(first).not.toBe(next);
  expect(next).toBe(second);
});

test('a row that the message tells already is not told again', async () => {
  const { tell, requests, settings } = telling();
  await tell([skips(0)]);
  const story = settings.get(key) as object;
  settings.set(key, { ...story, row: 12 });
  expect(await tell([skips(1)])).toEqual({
    messageId: '1001',
    slot: { name: 'log', channelId: '200', messageId: '1001' },
  });
  expect(requests).toHaveLength(1);
  await tell([skips(2)]);
  expect(requests[1]).toMatch(/^edit/);
});

test('what says nothing sends and edits nothing, and counts as told', async () => {
  const { tell, requests, settings } = telling();
  expect(await tell([phase])).toEqual({});
  await tell([skips(0)]);
  expect(await tell([phase])).toMatchObject({ messageId: '1001', notes: [{ key: 'story', value: { row: 13 } }] });
  expect([requests.length, settings.get(key)]).toEqual([
    1,
    expect.objectContaining({ row: 13, events: [skips(0), phase].map(publicly) }),
  ]);
});

test('a message that can’t be edited is followed by another one, which tells the rest', async () => {
  for (const error of [refusalOf(404, 10_008), new OldEditError(7)]) {
    const { tell, requests, settings, fail } = telling();
    await tell([skips(0)]);
    fail('edit', error);
    expect(await tell([skips(1)])).toMatchObject({ messageId: '1002' });
    expect(requests.slice(2)).toEqual([`send 200 ${said('**Adama** (Bo)')}`]);
    expect(settings.get(key)).toMatchObject({ messageId: '1002', events: [publicly(skips(1))], cast: { 1: adama } });
  }
});

test('in the turn of a person each picture has a message of its own, but for the first', async () => {
  const { tell, files, requests } = telling();
  await tell([begins(0)]);
  await tell([crisis]);
  await tell([skips(1)]);
  await tell([crisis, crisis]);
  await tell([crisis]);
  expect(requests.map((each) => each.split(' ')[0])).toEqual(['send', 'edit', 'edit', 'send', 'send']);
  expect(files()).toEqual([
    [],
    ['crisis-n12-1.png'],
    [],
    ['crisis-n14-1.png', 'crisis-n14-2.png'],
    ['crisis-n15-1.png'],
  ]);
});

test('an edit that brings no picture leaves those that are there', async () => {
  const { tell, shown } = telling();
  await tell([crisis]);
  await tell([skips(0)]);
  expect(shown.map((message) => 'files' in message)).toEqual([true, false]);
});

test('in the turn of an automatic player all pictures share one message, and each edit shows them all', async () => {
  const seats = [
    { kind: 'automatic', name: { automatic: 1 } },
    { kind: 'user', userId: '2', name: 'Bo' },
  ] as const;
  const { tell, files, requests, settings } = telling({ game: { seats } });
  await tell([phase, begins(0), crisis]);
  await tell([skips(1)]);
  await tell([crisis]);
  expect(requests.map((each) => each.split(' ')[0])).toEqual(['send', 'edit', 'edit']);
  expect(files()).toEqual([['crisis-n11-1.png'], [], ['crisis-n13-1.png', 'crisis-n13-2.png']]);
  expect(settings.get(key)).toMatchObject({ pictures: 2 });
  const other = telling({ game: { seats } });
  await other.tell([begins(1), crisis]);
  await other.tell([crisis]);
  expect(other.requests.map((each) => each.split(' ')[0])).toEqual(['send', 'send']);
});

test('the picture of a skill check comes with its result, and one for each check', async () => {
  const counted: What = { kind: 'checkRevealed', positive: [], negative: [], nullified: [], total: 8, difficulty: 8 };
  const result: What = { kind: 'checkResult', source: 'crisis/base/riots', difficulty: 8, result: 'pass', total: 8 };
  const { tell, files } = telling();
  await tell([counted, result, crisis]);
  expect(files()).toEqual([['crisis-n11-1.png', expect.stringMatching(/^check-n11.*\.png$/)]]);
});

test('who has no character yet is called by name, and remembered without one', async () => {
  const { tell, requests, settings } = telling({ cast: [undefined, adama] });
  await tell([skips(0), skips(1)]);
  expect(requests[0]).toBe(`send 200 ${said('**Ada**')}\n${said('**Adama** (Bo)')}`);
  expect(settings.get(key)).toMatchObject({ cast: { 1: adama } });
  expect(Object.keys((settings.get(key) as { readonly cast: object }).cast)).toEqual(['1']);
});

test('a picture that can’t be drawn, or may not be sent, is left out, and the words are told', async () => {
  const failing = telling({
    parts: {
      painter: {
        card: async () => {
          throw new Error('not drawn');
        },
      } as never,
    },
  });
  await failing.tell([crisis]);
  expect([failing.files(), failing.log.lines.map(({ level }) => level)]).toEqual([[[]], ['error']]);
  const plain = telling({ parts: { withoutPictures: true } });
  await plain.tell([crisis]);
  expect([plain.files(), plain.requests.length, plain.log.lines]).toEqual([[[]], 1, []]);
});

test('what is too long for one message is told in several, and what follows begins another', async () => {
  const many = Array.from({ length: 60 }, () => skips(0));
  const { tell, requests, files, settings } = telling();
  const sent = await tell([...many, crisis]);
  expect(requests.length).toBeGreaterThan(1);
  expect(files()).toEqual([...requests.slice(1).map(() => []), ['crisis-n11-1.png']]);
  const messageId = `${1000 + requests.length}`;
  expect(sent).toEqual({
    messageId,
    slot: { name: 'log', channelId: '200', messageId },
    notes: [{ key: 'story', value: undefined }],
  });
  expect(settings.has(key)).toBe(false);
  const grown = telling();
  await grown.tell(many.slice(0, 30));
  await grown.tell(many.slice(0, 30));
  expect(grown.requests.map((each) => each.split(' ')[0])).toEqual(['send', 'send']);
});

test('players are called as they were called then, whoever they play by now', async () => {
  const { tell, requests, settings } = telling({ cast: [tigh, adama, starbuck] });
  await tell([execution, skips(0)]);
  expect(settings.get(key)).toMatchObject({ cast: { 0: roslin } });
  await tell([{ kind: 'characterChosen', seat: 0, character: tigh }, skips(0)]);
  const [, edited = ''] = requests;
  expect(edited).toMatch(
    /\*\*Roslin\*\* \(Ada\) draws[^]*\*\*Ada\*\* plays as Saul Tigh[^]*\*\*Tigh\*\* \(Ada\) draws/,
  );
  const earlier = telling({ cast: [roslin] });
  await earlier.tell([skips(0)]);
  const { cast: _, ...withoutCast } = earlier.settings.get(key) as Record<string, unknown>;
  earlier.settings.set(key, withoutCast);
  await earlier.tell([skips(0)], { now: [tigh] });
  expect(earlier.requests[1]).toContain('**Tigh** (Ada)');
  const kept = telling({ cast: [roslin] });
  await kept.tell([skips(0)]);
  await kept.tell([skips(0)], { now: [tigh] });
  expect(kept.requests[1]).toBe(`edit 200/1001 ${said('**Roslin** (Ada)')}\n${said('**Roslin** (Ada)')}`);
});

test('a message that follows in the same turn calls players as they are called by then', async () => {
  const { tell, requests, fail, settings } = telling({ cast: [tigh] });
  await tell([execution, { kind: 'characterChosen', seat: 0, character: tigh }]);
  fail('edit', refusalOf(404, 10_008));
  await tell([skips(0)], { now: [starbuck] });
  expect(requests.at(-1)).toBe(`send 200 ${said('**Tigh** (Ada)')}`);
  expect(settings.get(key)).toMatchObject({ cast: { 0: tigh } });
});

const line = (what: What, more: Partial<LogEntry> = {}): Partial<LogEntry> => ({ event: publicly(what), ...more });
const dana = { holders: [{ name: 'Dana', standsIn: false }] };

test('who held the seat, and played which character, is looked up in the log where the row stands in it', async () => {
  const entries = [
    line(skips(0), { turn: 2, holders: [{ name: 'Eve', standsIn: false }] }),
    line(skips(0), dana),
    line(execution),
  ];
  const { tell, requests, asked } = telling({ entries, cast: [tigh] });
  await tell([skips(0)]);
  expect(requests[0]).toBe(`send 200 ${said('**Roslin** (Dana)')}`);
  // The whole log once, for the cast needs what came before.
  expect(asked).toEqual([['adama-417', 'public', {}]]);
});

test('of equal lines the last one of the turn is the row’s; what was undone is told as things are', async () => {
  const latest = telling({ entries: [line(skips(0)), line(skips(0), dana), line(skips(1))] });
  await latest.tell([skips(0)]);
  expect(latest.requests[0]).toContain('**Roslin** (Dana)');
  const later = [line({ kind: 'characterChosen', seat: 0, character: tigh }), line(skips(0), { turn: 4 })];
  const before = telling({ entries: [line(skips(0)), line(execution), ...later], cast: [tigh] });
  await before.tell([skips(0)]);
  expect(before.requests[0]).toContain('**Roslin** (Ada)');
  const undone = telling({ entries: [line(skips(1), dana), line(skips(0), { turn: 2, ...dana })] });
  await undone.tell([skips(0)]);
  expect(undone.requests[0]).toContain('**Roslin** (Ada)');
});

test('an earlier attempt may have sent the message: it is taken', async () => {
  const recent = async () => [{ id: '950', nonce: 'n11', text: '', fileNames: [], ours: true }];
  const made = telling({ courier: { recent } });
  const game = { ...(await made.parts.app.game('')), characters: [] };
  const tried = row({ kind: 'log', turn: 3, events: [publicly(skips(0))] }, { nonce: 'n11', attempts: 2 });
  const notes = [{ key: 'story', value: { messageId: '950' } }];
  expect(await tellStory(made.parts, tried, '200', game)).toMatchObject({ messageId: '950', notes });
  expect(made.requests).toEqual([]);
});
