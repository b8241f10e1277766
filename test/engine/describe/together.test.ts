import { describe, expect, test } from 'vitest';
import { describeTogether } from '../../../src/engine/describe/index.ts';
import type { Happening } from '../../../src/engine/types/event.ts';

const names = { seat: (seat: number) => ['Ada', 'Bo', 'Chidi'][seat] ?? '?', character: (id: string) => id };
const told = (...happened: ReadonlyArray<Happening>): unknown => describeTogether(happened, names);

const raider: Happening = { kind: 'shipMoved', ship: 'raider', from: 'bow', to: 'starboardBow' };
const strike = (die: number, result: 'miss' | 'damaged' | 'destroyed'): Happening => ({
  kind: 'attack',
  attacker: 'raider',
  target: 'viper',
  area: 'bow',
  die,
  result,
});
const die = (result: number): Happening => ({
  kind: 'dieRolled',
  seat: 0,
  die: result,
  modifier: 0,
  result,
  why: 'attack',
});
const civilian = (token: string): Happening => ({ kind: 'civilianDestroyed', area: 'stern', token });
const population = (change: number, now: number, why: string): Happening => ({
  kind: 'resource',
  resource: 'population',
  change,
  now,
  why,
});

describe('ships that move', () => {
  test('the same way are counted', () => {
    expect(told(raider, raider, raider)).toEqual({
      count: 3,
      text: '3 raiders move from the bow to the starboard bow',
    });
  });

  test('several ways are listed', () => {
    expect(told(raider, raider, { ...raider, from: 'stern', to: 'portQuarter' })).toEqual({
      count: 3,
      text: '3 raiders move: 2 from the bow to the starboard bow; 1 from the stern to the port quarter',
    });
  });

  test('a ship that somebody flies stands alone, and so does a single one', () => {
    expect(told(raider)).toBeUndefined();
    expect(told(raider, { kind: 'shipMoved', ship: 'viper', pilot: 1, from: 'bow', to: 'stern' })).toBeUndefined();
  });
});

test('ships that a card places are told area by area', () => {
  const placed = (ship: 'raider' | 'basestar' | 'civilian', area: 'bow' | 'stern', count: number): Happening => ({
    kind: 'shipsPlaced',
    ship,
    area,
    count,
    why: 'crisis/base/ambush',
  });
  expect(
    told(
      placed('basestar', 'bow', 1),
      placed('raider', 'bow', 3),
      placed('civilian', 'stern', 1),
      placed('civilian', 'stern', 1),
    ),
  ).toEqual({
    count: 4,
    text: 'Ambush: 1 basestar and 3 raiders at the bow; 2 civilian ships at the stern',
  });
});

describe('attacks', () => {
  test('of ships that nobody flies have their dice in one line, and what they destroy is not told again', () => {
    const lost: Happening = { kind: 'shipDestroyed', ship: 'viper', area: 'bow', count: 1, why: 'attack' };
    expect(told(die(2), strike(2, 'miss'), die(8), strike(8, 'destroyed'), lost, die(1), strike(1, 'miss'))).toEqual({
      count: 7,
      text: '3 raiders attack 3 vipers at the bow: missed (2, 1), destroyed (8)',
    });
  });

  test('of a viper on a raider say that it is destroyed only once, whichever model has shot', () => {
    expect(
      told(
        {
          kind: 'attack',
          attacker: 'viper',
          model: 'viper',
          target: 'raider',
          area: 'bow',
          die: 5,
          result: 'destroyed',
        },
        { kind: 'shipDestroyed', ship: 'raider', area: 'bow', count: 1, why: 'attack' },
      ),
    ).toEqual({ count: 2, text: 'An unmanned viper attacks a raider at the bow: destroyed (5)' });
  });

  test('have what was added to their die, and what it comes to', () => {
    const added: Happening = { kind: 'dieRolled', seat: 0, die: 4, modifier: 2, result: 6, why: 'attack' };
    expect(
      told(added, {
        kind: 'attack',
        attacker: 'raider',
        target: 'viper',
        area: 'bow',
        pilot: 1,
        die: 6,
        result: 'damaged',
      }),
    ).toEqual({
      count: 2,
      text: 'A raider attacks Bo’s viper at the bow: damaged (4 + 2 = 6)',
    });
  });

  test('a die that is rolled again says what it was rolled for', () => {
    expect(
      told(
        die(7),
        { kind: 'reaction', seat: 1, card: 'skill/base/evasive-maneuvers/1', window: 'afterRoll' },
        die(2),
        strike(2, 'miss'),
      ),
    ).toEqual({ count: 1, text: 'Ada rolls 7: a raider attacks a viper at the bow' });
  });

  test('a loss of another cause is told', () => {
    const lost: Happening = { kind: 'shipDestroyed', ship: 'viper', area: 'bow', count: 2, why: 'crisis/base/ambush' };
    expect(told(strike(8, 'destroyed'), lost)).toBeUndefined();
  });

  test('a roll that somebody may still change stands alone', () => {
    expect(
      told(die(2), { kind: 'reaction', seat: 1, card: 'skill/base/evasive-maneuvers/1', window: 'afterRoll' }),
    ).toBeUndefined();
  });
});

test('civilian ships are told with all that was aboard', () => {
  expect(
    told(
      civilian('token/base/civilian/2-population'),
      population(-2, 9, 'token/base/civilian/2-population'),
      civilian('token/base/civilian/1-population'),
      population(-1, 8, 'token/base/civilian/1-population'),
      population(-1, 7, 'crisis/base/ambush'),
    ),
  ).toEqual({ count: 4, text: '2 civilian ships are destroyed at the stern: −3 population (8 left)' });
});

test('the cards that nobody sees yet are one line', () => {
  expect(
    told(
      { kind: 'destinyAdded', count: 2 },
      { kind: 'contributed', seat: 1, count: 0 },
      { kind: 'contributed', seat: 2, count: 3 },
    ),
  ).toEqual({ count: 3, text: 'Cards added: Destiny 2, Bo none, Chidi 3' });
  expect(
    told(
      { kind: 'contributed', seat: 1, count: 1, cards: ['skill/base/repair/1'] },
      { kind: 'contributed', seat: 2, count: 0 },
    ),
  ).toBeUndefined();
});

test('Loyalty cards that are dealt are one line, seat by seat', () => {
  const dealt = (seat: number, count: number): Happening => ({ kind: 'loyaltyDealt', seat, count });
  expect(told(dealt(0, 1), dealt(1, 1))).toEqual({ count: 2, text: 'Ada and Bo are each dealt 1 Loyalty card' });
  expect(told(dealt(0, 1), dealt(1, 1), dealt(1, 1))).toEqual({ count: 3, text: 'Loyalty cards dealt: Ada 1, Bo 2' });
  expect(told(dealt(1, 1), dealt(1, 1))).toEqual({ count: 2, text: 'Bo is dealt 2 Loyalty cards' });
});

test('a check is told with its result, unless the result has a price', () => {
  const revealed: Happening = {
    kind: 'checkRevealed',
    positive: ['skill/base/strategic-planning/5', 'skill/base/repair/2', 'skill/base/launch-scout/1'],
    negative: ['skill/base/executive-order/1'],
    nullified: [],
    total: 7,
    difficulty: 9,
  };
  const source = 'crisis/base/riots-a';
  const result: Happening = { kind: 'checkResult', source, result: 'fail', total: 7, difficulty: 9 };
  expect(told(revealed, result)).toEqual({
    count: 2,
    text: 'Riots check failed, 7 of 9: Tactics 5 + 1, Engineering 2; minus Leadership 1',
  });
  expect(told(revealed, result, population(-1, 9, source))).toBeUndefined();
  expect(told(revealed, { ...result, total: 8 })).toBeUndefined();
});

test('a resource that a hit on Galactica costs stands behind it', () => {
  const token = 'token/base/galactica-damage-fuel';
  expect(
    told(
      { kind: 'galacticaDamaged', token, why: 'ship/base/basestar' },
      { kind: 'resource', resource: 'fuel', change: -1, now: 6, why: token },
    ),
  ).toEqual({ count: 2, text: 'Galactica is damaged, −1 fuel (6 left)' });
});

test('cards that are put back unseen are counted', () => {
  const put: Happening = { kind: 'cardPutBack', seat: 0, deck: 'crisis', where: 'bottom' };
  expect(told(put, put)).toEqual({ count: 2, text: 'Ada puts 2 cards on the bottom of the Crisis deck' });
  expect(told(put, { ...put, where: 'top' })).toBeUndefined();
  expect(told(put, { ...put, card: 'crisis/base/riots-a' })).toBeUndefined();
});

test('players who draw alike for one reason are told together', () => {
  const draws = (seat: number): Happening => ({
    kind: 'skillsDrawn',
    seat,
    skills: ['treachery'],
    why: 'skill/daybreak/personal-vices',
  });
  expect(told(draws(0), draws(2))).toEqual({
    count: 2,
    text: 'Ada and Chidi each draw 1 Treachery card (Personal Vices)',
  });
});

test('resources that change for one reason are one line, and so are players who are sent to one place', () => {
  const why = 'crisis/base/riots-a';
  expect(told({ kind: 'resource', resource: 'food', change: -1, now: 7, why }, population(-1, 8, why))).toEqual({
    count: 2,
    text: 'Riots: −1 food (7 left), −1 population (8 left)',
  });
  const sent = (seat: number): Happening => ({ kind: 'sentTo', seat, to: 'location/base/sickbay', why });
  expect(told(sent(0), sent(2))).toEqual({ count: 2, text: 'Riots: Ada and Chidi are sent to Sickbay' });
});

test('an action is not told again by what comes of it', () => {
  const move = { id: 'a', kind: 'moveViper', from: 'bow', to: 'portBow', piloted: true } as const;
  expect(
    told(
      { kind: 'actionTaken', seat: 0, action: move },
      { kind: 'shipMoved', ship: 'viper', pilot: 0, from: 'bow', to: 'portBow' },
    ),
  ).toEqual({ count: 2, text: 'Ada moves their viper from the bow to the port bow' });
  const attack = { id: 'a', kind: 'attackWithViper', target: 'raider', area: 'bow', piloted: true } as const;
  expect(
    told({ kind: 'actionTaken', seat: 0, action: attack }, die(5), {
      kind: 'attack',
      attacker: 'viper',
      target: 'raider',
      area: 'bow',
      pilot: 0,
      die: 5,
      result: 'destroyed',
    }),
  ).toEqual({ count: 3, text: 'Ada’s viper attacks a raider at the bow: destroyed (5)' });
});

test('the action says which Quorum card is played', () => {
  const card = 'quorum/base/food-rationing';
  expect(
    told(
      { kind: 'actionTaken', seat: 0, action: { id: 'a', kind: 'playQuorum', card } },
      { kind: 'quorumPlayed', seat: 0, card },
    ),
  ).toEqual({ count: 2, text: 'Ada plays the Quorum card Food Rationing' });
});
