import { expect, test } from 'vitest';
import { loyaltyOver, sidesOver } from '../../../../src/app/model/record/loyalty.ts';
import type { GameView } from '../../../../src/app/types.ts';
import { cylon, dealt, human, lines, mutineer, over, sympathizer } from './lines.ts';
import type { Told } from './lines.ts';

const executed = (turn: number, seat: number): Told => [
  turn,
  { kind: 'executed', seat, character: 'character/base/gaius-baltar', why: 'location/base/brig' },
];

test('a card that is resolved at once and told twice is held once; any other may be held twice', () => {
  const told = lines(
    dealt(3, 1, human),
    [3, { kind: 'loyaltyHandedOver', from: 0, to: 1, count: 1, cards: [sympathizer] }],
    dealt(3, 1, sympathizer),
    dealt(4, 1, human),
    dealt(4, 0, sympathizer),
  );
  expect(loyaltyOver(told).map(({ seat, card, from }) => [seat, card, from])).toEqual([
    [1, human, 0],
    [1, sympathizer, 1],
    [1, human, 3],
    [0, sympathizer, 4],
  ]);
});

test('of what only others know nothing is held', () => {
  const told = lines(
    [0, { kind: 'loyaltyDealt', seat: 0, count: 1 }],
    [3, { kind: 'loyaltyHandedOver', from: 0, to: 1, count: 1 }],
  );
  expect(loyaltyOver(told)).toEqual([]);
});

test('a card that is handed over is lost by its holder alone, and only that card', () => {
  const told = lines(
    dealt(0, 1, human),
    dealt(0, 0, human, cylon),
    [3, { kind: 'loyaltyHandedOver', from: 0, to: 2, count: 1, cards: [cylon] }],
    [4, { kind: 'loyaltyHandedOver', from: 0, to: 2, count: 1, cards: [cylon] }],
  );
  expect(loyaltyOver(told).map(({ seat, card, until }) => [seat, card, until])).toEqual([
    [1, human, undefined],
    [0, human, undefined],
    [0, cylon, 2],
    [2, cylon, undefined],
    [2, cylon, undefined],
  ]);
});

test('the Mutineer goes to another player and stays revealed', () => {
  const told = lines(
    dealt(0, 0, human),
    dealt(2, 0, mutineer),
    [3, { kind: 'mutineerPassed', from: 0, to: 2 }],
    [4, { kind: 'mutineerPassed', from: 0, to: 1 }],
  );
  expect(loyaltyOver(told)).toEqual([
    { seat: 0, card: human, origin: 'start', turn: 0, from: 0 },
    { seat: 0, card: mutineer, origin: 'later', turn: 2, from: 1, until: 2 },
    { seat: 2, card: mutineer, origin: 'handed', giver: 0, turn: 3, from: 2, revealed: 3 },
  ]);
});

test('of equal cards each is revealed once; who proves to be human shows all', () => {
  const reveal = (turn: number, card: string): Told => [turn, { kind: 'loyaltyRevealed', seat: 0, card }];
  const told = lines(
    dealt(0, 0, human, cylon, cylon, human),
    dealt(0, 1, cylon),
    reveal(2, cylon),
    reveal(3, cylon),
    reveal(4, cylon),
    [5, { kind: 'provedHuman', seat: 0, cards: [human] }],
  );
  expect(loyaltyOver(told).map(({ seat, revealed }) => [seat, revealed])).toEqual([
    [0, 5],
    [0, 2],
    [0, 3],
    [0, 5],
    [1, undefined],
  ]);
});

test('what the end shows and nothing told of is held from the end on', () => {
  expect(
    loyaltyOver(lines(dealt(0, 0, human), [7, { kind: 'sleeperAgentPhase' }], [8, over([human, cylon], [human])])),
  ).toEqual([
    { seat: 0, card: human, origin: 'start', turn: 0, from: 0 },
    { seat: 0, card: cylon, origin: 'later', turn: 8, from: 2 },
    { seat: 1, card: human, origin: 'later', turn: 8, from: 2 },
  ]);
});

test('a card that is gone at the end went with the first execution of its holder after it came, or else at the end', () => {
  const told = lines(
    executed(1, 0),
    dealt(1, 0, cylon),
    executed(2, 1),
    [2, { kind: 'turnStarted', seat: 0, turn: 2 }],
    executed(3, 0),
    executed(4, 0),
    dealt(4, 1, cylon),
    dealt(4, 2, cylon),
    [5, { kind: 'eliminated', seat: 2, why: 'location/base/brig' }],
    [6, { kind: 'eliminated', seat: 2, why: 'location/base/brig' }],
    [7, over([], [], [])],
  );
  expect(loyaltyOver(told).map(({ seat, until }) => [seat, until])).toEqual([
    [0, 4],
    [1, 10],
    [2, 8],
  ]);
});

test('a card that was dealt and dealt again after an execution is the second one', () => {
  const told = lines(dealt(0, 0, cylon), executed(1, 0), dealt(1, 0, cylon), [2, over([cylon])]);
  expect(loyaltyOver(told).map(({ from, until }) => [from, until])).toEqual([
    [0, 1],
    [2, undefined],
  ]);
});

const dealtAtTheStart = (what: Told): string | undefined =>
  loyaltyOver(lines([1, { kind: 'turnStarted', seat: 0, turn: 1 }], what))[0]?.origin;

test('only until the next turn a card comes in the Sleeper Agent phase', () => {
  expect(dealtAtTheStart(dealt(1, 0, cylon))).toBe('later');
  const told = lines(
    [4, { kind: 'sleeperAgentPhase' }],
    dealt(4, 0, cylon),
    [5, { kind: 'turnStarted', seat: 1, turn: 5 }],
    dealt(5, 0, cylon),
  );
  expect(loyaltyOver(told).map(({ origin }) => origin)).toEqual(['sleeper', 'later']);
});

const nobody: GameView['players'] = [];
const leader = [undefined, { cylon: 'leader' }] as unknown as GameView['players'];

test('somebody is a Cylon from the card on until it is lost, and from the revealing on for good', () => {
  const told = lines(
    dealt(0, 1, human),
    dealt(1, 0, cylon),
    [2, { kind: 'loyaltyHandedOver', from: 0, to: 1, count: 1, cards: [cylon] }],
    [3, { kind: 'becameCylon', seat: 2, how: 'revealed' }],
    [4, { kind: 'turnStarted', seat: 0, turn: 4 }],
    [5, { kind: 'becameCylon', seat: 0, how: 'sympathetic' }],
  );
  const side = sidesOver(told, loyaltyOver(told), nobody);
  expect([0, 1, 2, 4, 5, 6].map((at) => side(0, at))).toEqual([
    'human',
    'cylon',
    'human',
    'human',
    'sympatheticCylon',
    'sympatheticCylon',
  ]);
  expect([0, 1, 2, 5].map((at) => side(1, at))).toEqual(['human', 'human', 'cylon', 'cylon']);
  expect([2, 3, 4, 6].map((at) => side(2, at))).toEqual(['human', 'cylon', 'cylon', 'cylon']);
});

test('a card that the catalogue does not have makes nobody a Cylon; a Cylon Leader is one all along', () => {
  const told = lines(dealt(0, 0, 'loyalty/of-another-version'), [1, { kind: 'loyaltyRevealed', seat: 0, card: human }]);
  expect(sidesOver(told, loyaltyOver(told), nobody)(0, 1)).toBe('human');
  const side = sidesOver(told, loyaltyOver(told), leader);
  expect([side(0, 0), side(1, 0)]).toEqual(['human', 'cylonLeader']);
});

test('a player without a card can not lose it', () => {
  const told = lines(
    dealt(0, 0, cylon),
    [1, { kind: 'loyaltyHandedOver', from: 1, to: 2, count: 1, cards: [cylon] }],
    [2, over([cylon], [], [cylon])],
  );
  expect(loyaltyOver(told).map(({ seat, until }) => [seat, until])).toEqual([
    [0, undefined],
    [2, undefined],
  ]);
});

test('a Cylon who was revealed stays one, whatever happens next', () => {
  const told = lines(
    [1, { kind: 'becameCylon', seat: 0, how: 'revealed' }],
    [2, { kind: 'turnStarted', seat: 0, turn: 2 }],
  );
  expect([0, 1].map((at) => sidesOver(told, [], nobody)(0, at))).toEqual(['cylon', 'cylon']);
});
