import { expect, test } from 'vitest';
import { playersOver } from '../../../../src/app/core/cast.ts';
import { checksOf, contributionsOf } from '../../../../src/app/model/record/checks.ts';
import type { CheckTold } from '../../../../src/app/model/record/checks.ts';
import { lines } from './lines.ts';
import type { Told, What } from './lines.ts';
import { defined } from '../../../../src/values/defined.ts';

const source = 'crisis/base/water-shortage';
const other = 'crisis/base/riots-check';
const repair = 'skill/base/repair/2';
const tactics = 'skill/base/launch-scout/1';
const blank = 'skill/daybreak/force-their-hand/0';
const human = (): 'human' => 'human';

const started = (of = source): What => ({ kind: 'checkStarted', source: of, difficulty: 9, skills: ['engineering'] });
const added = (seat: number, ...cards: ReadonlyArray<string>): What => ({
  kind: 'contributed',
  seat,
  count: cards.length,
  cards,
});
const shown = (change: Partial<Extract<What, { kind: 'checkRevealed' }>>): What => ({
  kind: 'checkRevealed',
  positive: [],
  negative: [],
  nullified: [],
  total: 0,
  difficulty: 9,
  ...change,
});
const ended = (total: number | undefined, result: 'pass' | 'fail' = 'fail', of = source): What => ({
  kind: 'checkResult',
  source: of,
  result,
  difficulty: 9,
  ...defined({ total }),
});
const onTurn = (turn: number, ...happened: ReadonlyArray<What>): ReadonlyArray<Told> =>
  happened.map((what) => [turn, what]);
const told = (...happened: ReadonlyArray<What>): CheckTold => {
  const [check] = checksOf(lines(...onTurn(2, ...happened)), human);
  if (check === undefined) throw new Error('no check');
  return check;
};

test('a check that is never counted tells the cards by their skills, and has no result', () => {
  expect(told(started(), added(0, repair), added(1, tactics))).toEqual({
    turn: 2,
    source,
    difficulty: 9,
    total: undefined,
    result: undefined,
    others: [],
    added: [
      { seat: 0, side: 'human', cards: [{ card: repair, worth: 2 }] },
      { seat: 1, side: 'human', cards: [{ card: tactics, worth: -1 }] },
    ],
  });
});

test('what is added secretly, and cards that others know, count for nothing', () => {
  const {
    added: [first],
  } = told(started(), { kind: 'contributed', seat: 0, count: 1 });
  expect(first).not.toHaveProperty('character');
  expect(told(started(), { kind: 'contributed', seat: 0, count: 1 }).added).toEqual([
    { seat: 0, side: 'human', cards: [] },
  ]);
});

test('cards learned into a check are added to it, those learned into the hand are not', () => {
  const learned = (seat: number, to: 'check' | 'hand', ...cards: ReadonlyArray<string>): What => ({
    kind: 'skillsLearned',
    seat,
    skill: 'engineering',
    count: 1,
    to,
    ...(cards.length === 0 ? {} : { cards }),
  });
  const check = told(started(), learned(0, 'check', repair), learned(1, 'hand', tactics), learned(2, 'check'));
  expect(check.added).toEqual([
    { seat: 0, side: 'human', cards: [{ card: repair, worth: 2 }] },
    { seat: 2, side: 'human', cards: [] },
  ]);
});

test('cards are told with the holder of the seat who added them', () => {
  const all = lines(...onTurn(2, started(), added(0, repair)));
  const ann = { name: 'Ann', standsIn: false };
  expect(checksOf(all, human, playersOver([], [[ann], [ann]]))[0]?.added).toMatchObject([{ seat: 0, holder: ann }]);
});

test('who adds cards twice is told once, with the character and the side of the first time', () => {
  const casts = [[], ['character/base/gaius-baltar'], ['character/base/saul-tigh']];
  const all = lines(...onTurn(2, started(), added(0, repair), added(0, tactics)));
  expect(checksOf(all, (_seat, at) => (at === 1 ? 'cylon' : 'human'), playersOver(casts))[0]?.added).toEqual([
    {
      seat: 0,
      side: 'cylon',
      character: 'character/base/gaius-baltar',
      cards: [
        { card: repair, worth: 2 },
        { card: tactics, worth: -1 },
      ],
    },
  ]);
});

test('a check in the middle of another one is followed apart, and the other one goes on after it', () => {
  const all = lines(
    ...onTurn(
      2,
      started(),
      added(0, repair),
      started(other),
      added(1, tactics),
      ended(-1, 'fail', other),
      added(2, repair),
      shown({ positive: [repair, repair], total: 4 }),
      ended(4),
    ),
  );
  expect(checksOf(all, human).map((check) => [check.source, check.added.map(({ seat }) => seat), check.total])).toEqual(
    [
      [source, [0, 2], 4],
      [other, [1], -1],
    ],
  );
});

test('what happens on another turn, or when no check is open, belongs to none', () => {
  const all = lines(
    [1, added(0, repair)],
    [2, started()],
    [3, added(1, repair)],
    [3, started(other)],
    [3, ended(3, 'pass', other)],
    [3, added(2, repair)],
  );
  expect(checksOf(all, human).map((check) => [check.added, check.result])).toEqual([
    [[], undefined],
    [[], 'pass'],
  ]);
});

test('the difficulty is the last one that was told', () => {
  expect(told(started(), { kind: 'difficultyChanged', by: 2, to: 11, why: source }).difficulty).toBe(11);
  expect(told(started(), { kind: 'difficultyChanged', by: 2, to: 11, why: source }, ended(3)).difficulty).toBe(9);
});

test('partial success is told where the check has it', () => {
  expect(told({ ...started(), partialAt: 5 } as What).partialAt).toBe(5);
  expect(told(started())).not.toHaveProperty('partialAt');
});

test('a card that left the check before it was counted is gone; a card of nobody is among the others', () => {
  const check = told(
    started(),
    added(0, repair, tactics),
    shown({ positive: [repair], negative: ['skill/base/launch-scout/2'], total: 0 }),
    ended(0),
  );
  expect(check.added).toEqual([{ seat: 0, side: 'human', cards: [{ card: repair, worth: 2 }], gone: [tactics] }]);
  expect(check.others).toEqual([{ card: 'skill/base/launch-scout/2', worth: -2 }]);
});

test('of equal cards only as many count as were counted', () => {
  const check = told(started(), added(0, repair), added(1, repair), shown({ positive: [repair], total: 2 }), ended(2));
  expect(check.added.map(({ cards, gone }) => [cards.length, gone])).toEqual([
    [1, undefined],
    [0, [repair]],
  ]);
});

test('a card counts on the side on which it was counted, whatever its skill; one without strength counts nothing', () => {
  const check = told(
    started(),
    added(0, tactics, repair, blank),
    shown({ positive: [tactics, blank], nullified: [repair], total: 1 }),
    ended(1),
  );
  expect(check.added[0]?.cards).toEqual([
    { card: tactics, worth: 1 },
    { card: repair, worth: 0 },
    { card: blank, worth: 0 },
  ]);
  expect(told(started(), added(0, blank), shown({ negative: [blank] }), ended(0)).added[0]?.cards).toEqual([
    { card: blank, worth: 0 },
  ]);
});

test('what abilities changed is told with its causes, once each, without those that the cards themselves show', () => {
  const change = (why: string, how: 'positive' | 'nullified' | 'total', by: number) =>
    ({ why, how, change: by }) as const;
  const check = told(
    started(),
    added(0, repair),
    shown({
      positive: [repair],
      total: 7,
      changes: [
        change('a', 'total', 2),
        change('a', 'total', 1),
        change('b', 'total', 2),
        change('c', 'positive', 2),
        change('d', 'nullified', 1),
      ] as never,
    }),
    ended(7),
  );
  expect(check.abilities).toEqual({ change: 5, causes: ['a', 'b'] });
  expect(told(started(), added(0, repair), shown({ positive: [repair], total: 3 }), ended(3)).abilities).toEqual({
    change: 1,
    causes: [],
  });
});

test('abilities have changed nothing where the cards come to the total, or where nothing was counted', () => {
  expect(told(started(), added(0, repair), shown({ positive: [repair], total: 2 }), ended(2))).not.toHaveProperty(
    'abilities',
  );
  expect(told(started(), added(0, repair), ended(7))).not.toHaveProperty('abilities');
  expect(
    told(started(), added(0, repair), shown({ positive: [repair], total: 7 }), ended(undefined)),
  ).not.toHaveProperty('abilities');
  expect(told(started(), added(0, repair), shown({ positive: [repair], total: 7 }))).not.toHaveProperty('abilities');
});

const card = (worth: number) => ({ card: `card/${worth}`, worth });
const check = (
  turn: number,
  ...players: ReadonlyArray<readonly [seat: number, side: 'human' | 'cylon', ...worth: number[]]>
): CheckTold => ({
  turn,
  source: `crisis/${turn}`,
  difficulty: 9,
  total: 0,
  result: 'fail',
  others: [],
  added: players.map(([seat, side, ...worth]) => ({ seat, side, cards: worth.map(card) })),
});

test('what somebody added in all checks comes to sums, and the worst one is named', () => {
  const checks = [
    check(1, [0, 'human', 3, -2, 0]),
    check(2, [0, 'cylon', -3, -1]),
    check(3, [0, 'cylon', -4]),
    check(4, [0, 'human', 1]),
  ];
  expect(contributionsOf(checks, 1)).toEqual([
    {
      seat: 0,
      helped: { cards: 2, strength: 4 },
      harmed: { cards: 4, strength: 10, asCylon: 8 },
      worst: { turn: 2, source: 'crisis/2', strength: 4 },
    },
  ]);
});

test('who helped most, after what they did against it, comes first; who added nothing is there too', () => {
  const checks = [check(1, [0, 'human', 5, -4], [1, 'human', 3], [2, 'cylon', -2])];
  expect(contributionsOf(checks, 4).map(({ seat }) => seat)).toEqual([1, 0, 3, 2]);
});
