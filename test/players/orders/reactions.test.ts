import { describe, expect, test } from 'vitest';
import { allyScene } from '../../engine/allyScene.ts';
import { conditionIds, keyOf, noOrders, suggestedOrders, verdictOf } from '../../../src/players/orders/index.ts';
import type { ConditionId, Mode, StandingOrders } from '../../../src/players/orders/index.ts';
import type { AbilityId } from '../../../src/catalogue/content.ts';
import type { Decision } from '../../../src/engine/types/decision.ts';
import { withExodus } from '../../engine/exodusScene.ts';
import { scene, type Person, type Table } from '../../engine/scene.ts';

const planning = 'skill/base/strategic-planning';
const evasive = 'skill/base/evasive-maneuvers';
const emergency = 'skill/base/declare-emergency';

function order(key: string, mode: Mode, ...when: ReadonlyArray<ConditionId>): StandingOrders {
  return { ...noOrders, reactions: { [key]: { mode, when } } };
}

function verdict(table: Table, person: Person, standing: StandingOrders) {
  return verdictOf({ standing }, table.view(person), table.choices(person));
}

const pass = { kind: 'answer', choice: [] };
const ask = { kind: 'ask' };

describe('Strategic Planning', () => {
  const ftl = () =>
    scene({
      players: [
        { helo: { at: 'ftl-control' } },
        { adama: { hand: ['strategic-planning/3', 'strategic-planning/4'] } },
        'roslin',
      ],
      jumpTrack: 3,
    })
      .actions('helo')
      .choose('helo', 'location');

  test('is played on an FTL roll, with the weakest card', () => {
    expect(verdict(ftl(), 'adama', order(planning, 'play', 'ftl'))).toEqual({
      kind: 'answer',
      choice: [`${planning}/3`],
    });
  });

  test('is declined where no occasion holds, and where a limit does not', () => {
    expect(verdict(ftl(), 'adama', order(planning, 'play', 'basestar'))).toEqual(pass);
    expect(verdict(ftl(), 'adama', order(planning, 'play', 'ftl', 'basestar', 'needsSix'))).toEqual({
      kind: 'answer',
      choice: [`${planning}/3`],
    });
    expect(verdict(ftl(), 'adama', order(planning, 'play', 'ftl', 'ownTurn'))).toEqual(pass);
  });

  test.each([
    ['raider', 'ships', false],
    ['basestar', 'basestar', false],
    ['heavyRaider', 'ships', true],
  ] as const)(
    'on an attack of Galactica against a %s the condition %s holds; six is needed: %s',
    (ship, occasion, needsSix) => {
      const table = scene({
        players: [{ tyrol: { at: 'weapons-control' } }, { adama: { hand: ['strategic-planning/3'] } }, 'roslin'],
        ships: { bow: { [ship]: 1 } },
      })
        .actions('tyrol')
        .choose('tyrol', 'location');
      const play = { kind: 'answer', choice: [`${planning}/3`] };
      expect(verdict(table, 'adama', order(planning, 'play', occasion))).toEqual(play);
      expect(verdict(table, 'adama', order(planning, 'play', 'ftl'))).toEqual(pass);
      expect(verdict(table, 'adama', order(planning, 'play', 'needsSix'))).toEqual(needsSix ? play : pass);
    },
  );
});

describe('Evasive Maneuvers', () => {
  const attack = (die: number, piloted: boolean) =>
    scene({
      players: [
        { adama: { hand: ['evasive-maneuvers/1'] } },
        'roslin',
        { starbuck: piloted ? { piloting: 'bow' } : {} },
      ],
      ships: { bow: piloted ? { raider: 1 } : { raider: 1, viper: 1 } },
    })
      .dice(die)
      .activate('raiders');

  test('when a viper of mine or any with a pilot is hit, and not when it is missed', () => {
    expect(verdict(attack(6, true), 'adama', order(evasive, 'play', 'pilotedViper', 'viperHit'))).toEqual({
      kind: 'answer',
      choice: [`${evasive}/1`],
    });
    expect(verdict(attack(6, true), 'adama', order(evasive, 'play', 'myViper'))).toEqual(pass);
    expect(verdict(attack(2, true), 'adama', order(evasive, 'play', 'pilotedViper', 'viperHit'))).toEqual(pass);
  });

  test('for an unmanned viper only where that is ordered', () => {
    expect(verdict(attack(6, false), 'adama', order(evasive, 'play', 'pilotedViper'))).toEqual(pass);
    expect(verdict(attack(6, false), 'adama', order(evasive, 'play', 'unmannedViper', 'viperHit'))).toEqual({
      kind: 'answer',
      choice: [`${evasive}/1`],
    });
  });
});

describe('suggested for characters of Exodus', () => {
  const suggested = suggestedOrders;

  test.each([
    [6, ask],
    [7, pass],
  ] as const)('FTL Operator: asked where a jump costs something, not else: a %i', (die, expected) => {
    const table = scene({
      players: [{ gaeta: { at: 'ftl-control' } }, 'adama', 'roslin'],
      jumpTrack: 3,
      options: withExodus,
    })
      .actions('gaeta')
      .dice(die, 8)
      .choose('gaeta', 'location');
    expect(table.choices('gaeta').topic).toEqual({ kind: 'react', window: 'afterRoll' });
    expect(verdict(table, 'gaeta', suggested)).toEqual(expected);
  });

  test('Adaptable: the cards are always drawn', () => {
    const table = scene({
      players: ['roslin', 'tory', 'tigh'],
      quorumHand: ['inspirational-speech'],
      options: withExodus,
    })
      .actions('roslin')
      .choose('roslin', 'inspirational-speech');
    while (table.question('tory') === undefined) table.settle(1);
    expect(verdict(table, 'tory', suggested)).toEqual({
      kind: 'answer',
      choice: ['character/exodus/tory-foster/adaptable'],
    });
  });

  test('what is used up is asked', () => {
    expect(suggested.reactions['character/exodus/samuel-t-anders/longshot']).toBeUndefined();
    expect(suggested.reactions['skill/exodus/best-of-the-best']).toBeUndefined();
  });
});

test('suggested for Daybreak: Memento costs nothing, so its cards are always drawn; what costs a miracle token is asked', () => {
  const set = { players: ['tigh', 'hotDog', 'roslin'], options: { expansions: ['daybreak'] } } as const;
  const table = scene(set).resolve([{ lose: { population: 1 } }], 'tigh');
  expect(table.choices('hotDog').topic).toEqual({ kind: 'react', window: 'populationLost' });
  const memento = 'character/daybreak/brendan-hot-dog-costanza/memento';
  expect(verdict(table, 'hotDog', suggestedOrders)).toEqual({ kind: 'answer', choice: [memento] });
  const threatened = scene({ ...set, ships: { stern: { raider: 1, civilian: 1 } } }).activate('raiders');
  expect(verdict(threatened, 'hotDog', suggestedOrders)).toEqual(ask);
});

describe('in general', () => {
  const unknown = 'character/base/nobody/out-of-the-blue';
  const window = (...abilities: ReadonlyArray<AbilityId>): Decision => ({
    id: 'r1-1',
    seat: 1,
    topic: { kind: 'react', window: 'beforeRoll' },
    min: 0,
    max: 1,
    fallback: [],
    privacy: 'secret',
    choices: abilities.map((ability) => ({ id: ability, kind: 'ability', source: 'character/base/nobody', ability })),
  });
  const table = () =>
    scene({ players: ['helo', { adama: { hand: ['strategic-planning/3', 'declare-emergency/4'] } }, 'roslin'] });

  test('what nobody knows is asked, also beside what is declined', () => {
    expect(verdictOf({ standing: suggestedOrders }, table().view('adama'), window(unknown))).toEqual(ask);
    const mixed = {
      ...window(unknown),
      choices: [...window(unknown).choices, { id: `${planning}/3`, kind: 'skillCard', card: `${planning}/3` } as const],
    };
    expect(verdictOf({ standing: order(planning, 'never') }, table().view('adama'), mixed)).toEqual(ask);
    expect(verdictOf({ standing: order(unknown, 'play') }, table().view('adama'), window(unknown))).toEqual(ask);
  });

  test('“ask only if” asks where it holds and declines elsewhere', () => {
    const ftl = scene({
      players: [{ helo: { at: 'ftl-control' } }, { adama: { hand: ['strategic-planning/3'] } }, 'roslin'],
      jumpTrack: 3,
    })
      .actions('helo')
      .choose('helo', 'location');
    expect(verdict(ftl, 'adama', order(planning, 'askIf', 'ftl'))).toEqual(ask);
    expect(verdict(ftl, 'adama', order(planning, 'askIf', 'ships'))).toEqual(pass);
    expect(verdict(ftl, 'adama', noOrders)).toEqual(ask);
  });

  test('a condition that means nothing for a card says nothing about it', () => {
    const ftl = scene({
      players: [{ helo: { at: 'ftl-control' } }, { adama: { hand: ['strategic-planning/3'] } }, 'roslin'],
      jumpTrack: 3,
    });
    ftl.actions('helo').choose('helo', 'location');
    const foreign = conditionIds.filter(
      (id) => !['ftl', 'basestar', 'ships', 'otherRoll', 'ownTurn', 'needsSix'].includes(id),
    );
    expect(verdict(ftl, 'adama', order(planning, 'play', ...foreign))).toEqual({
      kind: 'answer',
      choice: [`${planning}/3`],
    });
  });

  test('the same card has the same key in every strength', () => {
    expect(keyOf({ id: 'x', kind: 'skillCard', card: `${planning}/3` })).toBe(planning);
    expect(keyOf({ id: 'x', kind: 'pass' })).toBeUndefined();
  });
});

describe('Declare Emergency', () => {
  /** A check of Administration that ends at 3 against 5. */
  const counted = (difficultyLeft: number) => {
    const table = scene({
      players: [{ helo: { at: 'administration' } }, { adama: { hand: ['declare-emergency/4'] } }, 'roslin'],
    });
    const view = { ...table.view('adama') };
    const decision: Decision = {
      id: 'r1-1',
      seat: 1,
      topic: { kind: 'react', window: 'afterTotal' },
      min: 0,
      max: 1,
      fallback: [],
      privacy: 'secret',
      choices: [{ id: `${emergency}/4`, kind: 'skillCard', card: `${emergency}/4` }],
      occasion: { cause: 'location/base/administration', check: { total: 10 - difficultyLeft, difficulty: 10 } },
    };
    return verdictOf({ standing: suggestedOrders }, view, decision);
  };

  test.each([
    [2, true],
    [1, true],
    [3, false],
    [0, false],
    [-4, false],
  ])('%i short: played %s', (short, played) => {
    expect(counted(short)).toEqual(played ? { kind: 'answer', choice: [`${emergency}/4`] } : pass);
  });
});

test('R-TURN-54 an order for the reactions of several players leaves the order of Kleptomania and a meeting to Romo Lampkin', () => {
  const game = allyScene({
    players: [{ romo: { at: 'sickbay' } }, { tigh: { at: 'sickbay' } }, 'roslin'],
    allies: [{ ally: 'simon-oneill', token: 'a' }],
    options: { expansions: ['exodus', 'daybreak'] },
  }).call('movementEnds', { seat: 0, done: [] });
  const orders = { standing: { ...noOrders, reactionOrder: 'clockwise' } } as const;
  expect(game.choices('romo').topic.kind).toBe('movementEndOrder');
  expect(verdictOf(orders, game.view('romo'), game.choices('romo'))).toEqual({ kind: 'ask' });
});
