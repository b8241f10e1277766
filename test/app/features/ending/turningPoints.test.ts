import { expect, test } from 'vitest';
import { playersOver } from '../../../../src/app/core/cast.ts';
import { turningPointsOf } from '../../../../src/app/features/ending/turningPoints.ts';
import type { CheckTold } from '../../../../src/app/model/record/checks.ts';
import { lines } from '../../model/record/lines.ts';
import type { Told } from '../../model/record/lines.ts';

const human = (): 'human' => 'human';
const lose = (turn: number, resource: 'fuel' | 'population', change: number, now: number): Told => [
  turn,
  { kind: 'resource', resource, change, now, why: 'crisis/base/bomb-threat' },
];

const missed = (turn: number, total: number, against: number): CheckTold => ({
  turn,
  source: 'crisis/base/bomb-threat',
  difficulty: 10,
  total,
  result: total < 10 ? 'fail' : 'pass',
  others: [],
  added: [{ seat: 2, side: 'cylon', cards: [{ card: 'skill/base/repair/2', worth: -against }] }],
});

test('what a turn cost counts together, from three on, with the ships that were lost', () => {
  const told = lines(
    lose(2, 'population', -2, 10),
    [2, { kind: 'civilianDestroyed', token: 'token/base/civilian-a' }],
    lose(2, 'fuel', -1, 7),
    lose(3, 'fuel', -2, 5),
  );
  expect(turningPointsOf(told, [], human)).toEqual([
    {
      turn: 2,
      what: {
        kind: 'losses',
        civilians: 1,
        losses: [
          { resource: 'population', change: -2, now: 10 },
          { resource: 'fuel', change: -1, now: 7 },
        ],
      },
    },
  ]);
});

test('a check that just failed names whose cards would have turned it', () => {
  const [one, other, ...more] = turningPointsOf(
    [],
    [missed(4, 8, 3), missed(5, 9, 0), missed(6, 6, 9), missed(7, 10, 5)],
    human,
  );
  expect(one).toEqual({
    turn: 4,
    what: { kind: 'nearMiss', source: 'crisis/base/bomb-threat', by: 2, spoiler: { seat: 2, strength: 3 } },
  });
  expect(other).toMatchObject({ turn: 5, what: { by: 1, spoiler: undefined } });
  expect(more).toEqual([]);
});

test('R-NCA-41 being sent to Detention is told as being sent to the Brig is, by its own name', () => {
  const told = lines([4, { kind: 'sentTo', seat: 0, to: 'location/pegasus/detention', why: 'location/base/brig' }]);
  expect(turningPointsOf(told, [], human)).toMatchObject([{ turn: 4, what: { kind: 'detention', seat: 0 } }]);
});

test('at most six are told, in order, the weightiest of all', () => {
  const told = lines(
    ...[1, 2, 3, 4, 5].map((turn) => lose(turn, 'fuel', -2 - turn, 9)),
    [6, { kind: 'becameCylon', seat: 1, how: 'revealed' }],
    [7, { kind: 'executed', seat: 0, character: 'character/base/gaius-baltar', why: 'location/base/brig' }],
    [8, { kind: 'sentTo', seat: 0, to: 'location/base/brig', why: 'location/base/brig' }],
    [9, { kind: 'sentTo', seat: 0, to: 'location/base/brig', why: 'location/base/brig' }],
    [9, { kind: 'jumped', final: false }],
    [9, { kind: 'destinationChosen', by: 0, card: 'destination/base/icy-moon', distance: 1, total: 5 }],
  );
  expect(turningPointsOf(told, [], human).map(({ turn, what }) => [turn, what.kind])).toEqual([
    [3, 'losses'],
    [4, 'losses'],
    [5, 'losses'],
    [6, 'cylon'],
    [7, 'executed'],
    [8, 'brig'],
  ]);
});

const brig: Told[1] = { kind: 'sentTo', seat: 0, to: 'location/base/brig', why: 'location/base/brig' };
const kinds = (told: ReadonlyArray<Told>): ReadonlyArray<string> =>
  turningPointsOf(lines(...told), [], human).map(({ turn, what }) => `${turn} ${what.kind}`);

test('who became a Cylon, was executed or was sent to the Brig is named with the character of then', () => {
  const told = lines(
    [2, { kind: 'becameCylon', seat: 1, how: 'sympathizer' }],
    [3, { kind: 'executed', seat: 1, character: 'character/base/gaius-baltar', why: 'location/base/brig' }],
    [4, brig],
  );
  const ben = { name: 'Ben', standsIn: false };
  const casts = [[], ['x', 'character/base/saul-tigh'], [], ['character/base/william-adama']].slice(1);
  // On which side the executed player was before it.
  const points = turningPointsOf(
    told,
    [],
    (_seat, at) => (at === 0 ? 'cylon' : 'human'),
    playersOver(casts, [undefined, [ben, ben]]),
  );
  expect(points).toEqual([
    { turn: 2, what: { kind: 'cylon', seat: 1, character: 'character/base/saul-tigh', how: 'sympathizer' } },
    {
      turn: 3,
      what: { kind: 'executed', seat: 1, character: 'character/base/gaius-baltar', holder: ben, side: 'cylon' },
    },
    { turn: 4, what: { kind: 'brig', seat: 0, character: 'character/base/william-adama' } },
  ]);
  expect(turningPointsOf(told.slice(2), [], human)).toEqual([
    { turn: 4, what: { kind: 'brig', seat: 0, character: undefined } },
  ]);
});

test('who is sent elsewhere changes nothing', () => {
  expect(
    kinds([
      [2, { ...brig, to: 'location/base/sickbay' }],
      [2, { kind: 'sleeperAgentPhase' }],
    ]),
  ).toEqual([]);
});

test('a jump is told with the distance at which it arrived, the last one and one that led nowhere are not', () => {
  const chosen = (total: number): Told[1] => ({
    kind: 'destinationChosen',
    by: 0,
    card: 'destination/base/icy-moon',
    distance: 1,
    total,
  });
  const told = lines(
    [2, chosen(2)],
    [3, { kind: 'jumped', final: false }],
    [3, { kind: 'distanceAdded', card: 'destination/base/icy-moon', total: 4 }],
    [4, { kind: 'jumped', final: false }],
    [4, chosen(0)],
    [5, { kind: 'jumped', final: true }],
    [5, chosen(8)],
    [6, { kind: 'jumped', final: false }],
  );
  expect(turningPointsOf(told, [], human)).toEqual([{ turn: 3, what: { kind: 'jump', distance: 4 } }]);
});

test('the farthest jumps are told, two at most', () => {
  const jump = (turn: number, total: number): ReadonlyArray<Told> => [
    [turn, { kind: 'jumped', final: false }],
    [turn, { kind: 'destinationChosen', by: 0, card: 'destination/base/icy-moon', distance: 1, total }],
  ];
  const told = lines(...jump(2, 3), ...jump(3, 8), ...jump(4, 5));
  expect(turningPointsOf(told, [], human).map(({ turn }) => turn)).toEqual([3, 4]);
});

test('of vipers three in a turn count, of other ships none', () => {
  const lost = (turn: number, count: number, ship: 'viper' | 'raider' = 'viper'): Told => [
    turn,
    { kind: 'shipDestroyed', ship, count, why: 'attack' },
  ];
  const told = lines(lost(2, 2), lost(3, 2), lost(3, 1), lost(3, 4, 'raider'), lost(4, 5, 'raider'), [
    4,
    { kind: 'civilianDestroyed', token: 'a' },
  ]);
  expect(turningPointsOf(told, [], human)).toEqual([{ turn: 3, what: { kind: 'vipers', count: 3 } }]);
});

test('what a turn gained counts for nothing, and what it gained back is no loss', () => {
  expect(turningPointsOf(lines(lose(2, 'fuel', -3, 5), lose(2, 'population', 2, 9)), [], human)).toEqual([
    { turn: 2, what: { kind: 'losses', civilians: 0, losses: [{ resource: 'fuel', change: -3, now: 5 }] } },
  ]);
  expect(kinds([lose(2, 'fuel', -3, 5), lose(2, 'fuel', 1, 6), lose(2, 'population', 0, 9)])).toEqual([]);
  expect(
    turningPointsOf(lines(lose(2, 'fuel', -2, 5), lose(2, 'fuel', -1, 4), lose(2, 'population', 0, 9)), [], human)[0]
      ?.what,
  ).toMatchObject({ losses: [{ resource: 'fuel', change: -3, now: 4 }] });
});

test('a check missed by three is told, by four not, nor one that ended in another way', () => {
  expect(turningPointsOf([], [missed(4, 7, 0), missed(5, 6, 0)], human).map(({ turn }) => turn)).toEqual([4]);
  const never: CheckTold = { ...missed(6, 9, 4), total: undefined };
  const partial: CheckTold = { ...missed(7, 9, 4), result: 'partial' };
  expect(turningPointsOf([], [never, partial], human)).toEqual([]);
});

test('the one whose cards were strongest against it is named, unless abilities changed the sum', () => {
  const by = (
    seat: number,
    character: string | undefined,
    ...worth: ReadonlyArray<number>
  ): CheckTold['added'][number] => ({
    seat,
    character,
    side: 'human',
    cards: worth.map((each) => ({ card: 'skill/base/repair/2', worth: each })),
  });
  const check: CheckTold = {
    ...missed(4, 8, 0),
    added: [by(0, undefined, -1, 5), by(1, 'character/base/saul-tigh', -2, -1, 4), by(2, undefined, -2)],
  };
  const spoilerOf = (one: CheckTold): unknown => turningPointsOf([], [one], human)[0]?.what;
  expect(spoilerOf(check)).toMatchObject({ spoiler: { seat: 1, character: 'character/base/saul-tigh', strength: 3 } });
  expect(spoilerOf({ ...check, total: 7, added: [by(0, undefined, -3)] })).toMatchObject({
    by: 3,
    spoiler: { seat: 0, strength: 3 },
  });
  expect(spoilerOf({ ...check, total: 7, added: [by(0, undefined, -2)] })).toMatchObject({ by: 3, spoiler: undefined });
  expect(spoilerOf({ ...check, abilities: { change: 1, causes: [] } })).toMatchObject({ by: 2, spoiler: undefined });
  expect(spoilerOf({ ...check, added: [] })).toMatchObject({ by: 2, spoiler: undefined });
});

test('of missed checks those count most that somebody spoiled, and then the closest', () => {
  expect(
    turningPointsOf([], [missed(2, 9, 0), missed(3, 8, 0), missed(4, 7, 3), missed(5, 8, 3)], human).map(
      ({ turn }) => turn,
    ),
  ).toEqual([4, 5]);
  expect(
    turningPointsOf([], [missed(2, 8, 0), missed(3, 9, 0), missed(4, 9, 0)], human).map(({ turn }) => turn),
  ).toEqual([3, 4]);
});

test('what a turn cost weighs as much as it was, beside who became a Cylon and who was executed', () => {
  const becomes = (turn: number): Told => [turn, { kind: 'becameCylon', seat: 1, how: 'revealed' }];
  const dead = (turn: number): Told => [
    turn,
    { kind: 'executed', seat: 0, character: 'character/base/gaius-baltar', why: 'location/base/brig' },
  ];
  const five = [becomes(1), becomes(2), becomes(3), becomes(4), dead(5), dead(6), dead(7)];
  expect(kinds([...five, lose(8, 'fuel', -3, 5), lose(9, 'fuel', -4, 5)])).toEqual([
    '1 cylon',
    '2 cylon',
    '3 cylon',
    '5 executed',
    '6 executed',
    '9 losses',
  ]);
  const spoiled = turningPointsOf(lines(...five, lose(8, 'fuel', -4, 5)), [missed(9, 9, 1)], human);
  expect(spoiled.at(-1)).toMatchObject({ turn: 8, what: { kind: 'losses' } });
});
