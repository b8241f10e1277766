/** The messages after a step and their receivers, given what people have been shown and what happened. */
import { describe, expect, test } from 'vitest';
import { announce, askNoMore, asIntents, toChannel } from '../../../src/app/play/announce.ts';
import type { HeldState } from '../../../src/app/core/engine.ts';
import type { Announcement, StepNews } from '../../../src/app/play/announce.ts';
import { nothingAnnounced, readAnnounced } from '../../../src/app/play/announced.ts';
import type { Announced } from '../../../src/app/play/announced.ts';
import type { GameRecord } from '../../../src/app/types.ts';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import { firstLessons } from '../../../src/app/model/lessons/lessons.ts';
import { fakeEngine } from '../fakeEngine.ts';
import type { FakeState } from '../fakeEngine.ts';
import { fakeState, held } from '../states.ts';

const seats = [
  { kind: 'user', userId: 'ann', name: 'Ann' },
  { kind: 'user', userId: 'ben', name: 'Ben' },
  { kind: 'automatic', name: { automatic: 1 } },
];
const game = { id: 'g', channelId: 'c1', seats, undone: 0 } as unknown as GameRecord;
const begun = (): FakeState =>
  fakeState(fakeEngine.createGame({ ...fakeEngine.defaultOptions, players: 3 }, 'seed').state);

function told(before: Announced, more: Partial<StepNews> = {}): Announcement {
  const state = more.state ?? held(begun());
  return announce({
    engine: fakeEngine,
    game,
    state,
    view: fakeEngine.view(state, 'public'),
    before,
    events: [],
    settled: true,
    ...more,
  });
}

const kinds = ({ messages }: Announcement): ReadonlyArray<string> =>
  messages.map(({ lane, intent }) => `${lane} ${intent.kind}`);
/** The question as the first message of the game shows it. */
const shown = told(nothingAnnounced).announced;

// Only what is looked at.
const event = (audience: unknown, what: object = { kind: 'jumped' }): GameEvent =>
  ({ audience, what }) as unknown as GameEvent;
const everybody = event('public');

describe('the channel is told', () => {
  test('of what happened, the board and the question at first, and of nothing that it knows', () => {
    expect(kinds(told(nothingAnnounced))).toEqual([
      'channel:c1 picture',
      'channel:c1 question',
      'user:ann sheet',
      'user:ann asked',
      'user:ben sheet',
    ]);
    expect(kinds(told(shown))).toEqual([]);
  });

  test('the question again below what has happened since, once nobody acts by itself', () => {
    expect(kinds(told(shown, { events: [everybody] }))).toEqual(['channel:c1 log', 'channel:c1 question']);
    const unsettled = told(shown, { events: [everybody], settled: false });
    expect(kinds(unsettled)).toEqual(['channel:c1 log']);
    expect(unsettled.announced.question).toBe('');
    expect(kinds(told(unsettled.announced))).toEqual(['channel:c1 question']);
    expect(told(shown, { settled: false }).announced.question).toBe(shown.question);
  });

  test('of private events nothing, so that their number tells nothing', () => {
    expect(kinds(told(shown, { events: [event([2])] }))).toEqual([]);
    expect(kinds(told(shown, { events: [event([1])] }))).toEqual(['user:ben privateLog']);
  });

  test('the board at the end of a phase, of a turn and of the game, or on request, if it has changed', () => {
    const changed = (more: Partial<FakeState>): HeldState => held({ ...begun(), ...more });
    expect(kinds(told(shown, { state: changed({ fuel: 20 }) }))).toEqual([]);
    expect(kinds(told(shown, { state: changed({ fuel: 20 }), showBoard: true }))).toEqual(['channel:c1 picture']);
    expect(kinds(told(shown, { state: changed({ fuel: 20, phase: 'action' }) }))).toEqual(['channel:c1 picture']);
    expect(kinds(told(shown, { state: changed({ phase: 'action' }) }))).toEqual([]);
    expect(kinds(told(shown, { state: changed({ fuel: 0 }) }))).toEqual(['channel:c1 picture']);
  });

  test('of each turn in a message of its own, what came before in that of the turn before', () => {
    const turn = (number: number): GameEvent => event('public', { kind: 'turnStarted', turn: number, seat: 0 });
    const { messages } = told(shown, { events: [everybody, turn(2), everybody, everybody, turn(3)] });
    expect(
      messages.flatMap(({ intent }) => (intent.kind === 'log' ? [[intent.turn, intent.events.length]] : [])),
    ).toEqual([
      [1, 1],
      [2, 3],
      [3, 1],
    ]);
  });
});

describe('somebody is told alone', () => {
  test('what only they and some others may know, and nothing of what all know', () => {
    const { messages } = told(shown, { events: [event([0, 1]), event([0]), everybody] });
    const logs = messages.flatMap(({ lane, intent }) =>
      intent.kind === 'privateLog' ? [[lane, intent.seat, intent.events.length]] : [],
    );
    expect(logs).toEqual([
      ['user:ann', 0, 2],
      ['user:ben', 1, 1],
    ]);
  });

  test('their sheet when what they know has changed, and only once nobody acts by itself', () => {
    const state = begun();
    state.hands[1]?.push('another');
    expect(kinds(told(shown, { state: held(state) }))).toEqual(['user:ben sheet']);
    const unsettled = told(shown, { state: held(state), settled: false });
    expect([kinds(unsettled), unsettled.announced.seats[1]?.sheet]).toEqual([[], shown.seats[1]?.sheet]);
  });

  test('what they are asked, and that they are asked no more', () => {
    const state = begun();
    const asked = told(shown, { state: held({ ...state, open: [] }) });
    expect(asked.messages.map(({ intent }) => intent)).toContainEqual({
      kind: 'asked',
      userId: 'ann',
      seat: 0,
      decisionIds: [],
    });
    expect(asked.announced.seats[0]?.asked).toEqual([]);
    expect(kinds(told(shown, { state: held({ ...state, open: [] }), settled: false }))).toEqual([]);
    const again = told(shown, { game: { ...game, undone: 2 } });
    expect(again.messages.map(({ intent }) => intent)).toContainEqual({
      kind: 'asked',
      userId: 'ann',
      seat: 0,
      decisionIds: ['d1~2'],
    });
  });

  test('everything, if they have the seat from now on', () => {
    const dee = { kind: 'user', userId: 'dee', name: 'Dee' } as const;
    const taken = told(shown, { game: { ...game, seats: [dee, ...game.seats.slice(1)] } });
    expect(kinds(taken)).toEqual(['user:dee sheet', 'user:dee asked']);
    expect(Object.keys(taken.announced.seats)).toEqual(['0', '1']);
  });

  test('of orders once, and not in a tutorial where they would be offered', () => {
    const offer = { key: 'k', about: { kind: 'offer' } } as unknown as ReturnType<NonNullable<StepNews['orders']>>;
    const orders: NonNullable<StepNews['orders']> = (userId, _view, before) =>
      userId === 'ben' && before !== 'k' ? offer : undefined;
    const once = told(shown, { orders });
    expect([kinds(once), once.announced.seats[1]?.invited, once.announced.seats[0]]).toEqual([
      ['user:ben orders'],
      'k',
      shown.seats[0],
    ]);
    expect(kinds(told(once.announced, { orders }))).toEqual([]);
    expect(told(once.announced).announced.seats[1]?.invited).toBe('k');
    expect(kinds(told(shown, { orders, settled: false }))).toEqual([]);
    expect(kinds(told({ ...shown, lessons: { ...firstLessons, off: true } }, { orders }))).not.toContain(
      'user:ben orders',
    );
  });
});

test('what was shown survives storing', () => {
  const all: Announced = { ...shown, stuck: 'd7', lessons: firstLessons };
  expect(readAnnounced(JSON.stringify(all))).toEqual(all);
  expect(told({ ...shown, stuck: 'd7' }).announced.stuck).toBe('d7');
  expect(Object.keys(told(shown).announced)).not.toContain('stuck');
  expect(told({ ...shown, lessons: firstLessons }).announced.lessons).toBeDefined();
  expect(() => readAnnounced('{"turn":"one"}')).toThrow();
});

test('buttons are taken away from those who were asked, and from nobody else', () => {
  const asked = { userId: 'ann', sheet: '', asked: ['d1'] };
  expect(askNoMore(3, asked)).toEqual([
    { lane: 'user:ann', intent: { kind: 'asked', userId: 'ann', seat: 3, decisionIds: [] } },
  ]);
  expect([askNoMore(3, { ...asked, asked: [] }), askNoMore(3, undefined)]).toEqual([[], []]);
});

test('messages for a channel come in order, without those that are none', () => {
  expect(toChannel(game, [{ kind: 'lobby' }, false, { kind: 'poll', number: 1 }])).toEqual([
    { lane: 'channel:c1', intent: { kind: 'lobby' } },
    { lane: 'channel:c1', intent: { kind: 'poll', number: 1 } },
  ]);
  expect(asIntents([{ kind: 'pausedByLimit' }])).toEqual([{ kind: 'notice', notice: { kind: 'pausedByLimit' } }]);
});
