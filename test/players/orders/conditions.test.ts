/** Conditions that can be put on orders for reactions: what they can be put on, and when they hold. */
import { describe, expect, test } from 'vitest';
import { abilityOf } from '../../../src/catalogue/abilities.ts';
import { catalogue } from '../../../src/catalogue/index.ts';
import type { Choice, Occasion } from '../../../src/engine/types/decision.ts';
import type { GameView } from '../../../src/engine/types/view.ts';
import {
  conditionIds,
  conditionSort,
  conditionsFor,
  conditionsHold,
  type ConditionId,
} from '../../../src/players/orders/conditions.ts';
import {
  hitsViper,
  isFtlRoll,
  isOurAttack,
  keyOf,
  neededFor,
  reactingOf,
  type Reacting,
} from '../../../src/players/orders/occasions.ts';
import { scene } from '../../engine/scene.ts';
import { defined } from '../../../src/values/defined.ts';

const rolls = ['ftl', 'basestar', 'ships', 'otherRoll'] as const;
const checks = ['crisisCheck', 'placeCheck'] as const;

/** Every card and ability that can be ordered with conditions, and some that can't. */
const fitting: ReadonlyArray<readonly [string, ReadonlyArray<ConditionId>]> = [
  ['skill/base/strategic-planning', [...rolls, 'ownTurn', 'needsSix']],
  ['character/pegasus/louanne-kat-katraine/hotshot', [...rolls, 'ownTurn', 'needsSix']],
  // Their own turn is the only one in which they can be used.
  ['character/exodus/samuel-t-anders/longshot', [...rolls, 'needsSix']],
  ['character/base/karl-helo-agathon/eco-officer', [...rolls, 'dieFails']],
  ['skill/pegasus/calculations', [...rolls, 'ownTurn', 'dieFails']],
  ['character/exodus/felix-gaeta/ftl-operator', [...rolls, 'ownTurn', 'dieFails']],
  ['skill/base/evasive-maneuvers', ['myViper', 'pilotedViper', 'unmannedViper', 'viperHit']],
  ['skill/base/investigative-committee', checks],
  ['skill/base/declare-emergency', [...checks, 'turnsCheck']],
  ['skill/base/scientific-research', [...checks, 'holdSkill']],
  ['skill/pegasus/at-any-cost', [...checks, 'holdSkill']],
  ['skill/pegasus/jury-rigged', checks],
  ['quorum/pegasus/assign-chief-of-staff', [...checks, 'holdSkill']],
  ['character/base/william-adama/command-authority', [...checks, 'manyCards']],
  ['character/base/galen-tyrol/blind-devotion', checks],
  // Only in one kind of check.
  ['character/base/saul-tigh/cylon-hatred', []],
  ['skill/exodus/political-prowess', []],
  ['quorum/base/assign-arbitrator', []],
  ['character/base/kara-starbuck-thrace/secret-destiny', ['attackCrisis', 'otherCrisis']],
  ['skill/daybreak/change-of-plans', []],
  ['character/base/karl-helo-agathon/moral-compass', []],
];

function reactingWith(id: string): Reacting {
  const quorum = catalogue.quorum.get(id);
  const { reaction, effects = [] } = catalogue.skillCards.get(id) ??
    abilityOf(id) ?? { ...quorum, effects: quorum?.reactionEffects };
  if (reaction === undefined) throw new Error(`${id} is no reaction`);
  return { reaction, effects };
}

test.each(fitting)('%s can be ordered with the conditions that mean something for it', (id, conditions) => {
  expect(conditionsFor(reactingWith(id))).toEqual(conditions);
});

const view = scene({ players: ['adama', 'roslin', { starbuck: { piloting: 'bow' } }] }).view('adama');
const ftl: Occasion = { cause: 'location/base/ftl-control' };
const riots: Occasion = { cause: 'crisis/base/riots-a' };
const shot = (
  attacker: NonNullable<Occasion['attack']>['attacker'],
  target: NonNullable<Occasion['attack']>['target'],
  die?: number,
) => ({ cause: 'attack', attack: { attacker, target }, ...defined({ die }) }) as const;
const viperHit = (die: number, pilot?: number): Occasion => ({
  cause: 'attack',
  attack: { attacker: 'raider', target: 'viper', ...defined({ pilot }) },
  die,
});
const cause = (id: string, total = 0): Occasion => ({ cause: id, check: { total, difficulty: 10 } });
const emergency = 'skill/base/declare-emergency';
const planning = 'skill/base/strategic-planning';
const calculations = 'skill/pegasus/calculations';
const evasive = 'skill/base/evasive-maneuvers';
const destiny = 'character/base/kara-starbuck-thrace/secret-destiny';

describe('a condition', () => {
  const cases: ReadonlyArray<readonly [ConditionId, string, ReadonlyArray<Occasion>, ReadonlyArray<Occasion>]> = [
    ['ftl', planning, [ftl], [riots, shot('viper', 'raider')]],
    [
      'basestar',
      planning,
      [shot('galactica', 'basestar'), shot('nuke', 'basestar')],
      [shot('viper', 'raider'), shot('raider', 'viper'), ftl],
    ],
    [
      'ships',
      planning,
      [shot('viper', 'raider'), shot('armory', 'centurion')],
      [shot('viper', 'basestar'), shot('raider', 'viper'), riots],
    ],
    ['otherRoll', planning, [riots], [ftl, shot('viper', 'raider'), shot('raider', 'viper')]],
    [
      'needsSix',
      planning,
      [ftl, shot('galactica', 'heavyRaider')],
      [shot('viper', 'raider'), shot('raider', 'viper', 8)],
    ],
    [
      'dieFails',
      calculations,
      [{ ...ftl, die: 6 }, { ...ftl }, shot('viper', 'raider', 2)],
      [{ ...ftl, die: 7 }, shot('viper', 'raider', 3), shot('raider', 'viper', 1)],
    ],
    ['myViper', evasive, [viperHit(6, 0)], [viperHit(6, 2), viperHit(6), { cause: 'attack' }]],
    ['pilotedViper', evasive, [viperHit(6, 2)], [viperHit(6), { cause: 'attack' }]],
    ['unmannedViper', evasive, [viperHit(6)], [viperHit(6, 2), { cause: 'attack' }]],
    [
      'viperHit',
      evasive,
      [viperHit(8, 2), viperHit(5)],
      [viperHit(1), { cause: 'attack' }, shot('raider', 'viper'), shot('raider', 'galactica', 8)],
    ],
    [
      'crisisCheck',
      emergency,
      [cause('crisis/base/riots-a'), cause('super-crisis/base/bomb-on-colonial-1')],
      [cause('location/base/brig')],
    ],
    ['placeCheck', emergency, [cause('location/base/brig')], [cause('crisis/base/riots-a')]],
    ['turnsCheck', emergency, [cause('a', 8), cause('a', 9)], [cause('a', 7), cause('a', 10), { cause: 'a' }]],
    ['attackCrisis', destiny, [{ cause: 'crisis/base/boarding-parties' }], [riots, ftl]],
    ['otherCrisis', destiny, [riots], [{ cause: 'crisis/base/boarding-parties' }]],
  ];

  test.each(cases)('%s of %s holds where it says so, and nowhere else', (condition, id, where, elsewhere) => {
    const holds = (occasion: Occasion): boolean => conditionsHold(view, { occasion }, reactingWith(id), [condition]);
    expect(where.filter((occasion) => !holds(occasion))).toEqual([]);
    expect(elsewhere.filter(holds)).toEqual([]);
  });

  test('ownTurn holds for the player whose turn it is', () => {
    const holds = (seen: GameView): boolean =>
      conditionsHold(seen, { occasion: ftl }, reactingWith(planning), ['ownTurn']);
    expect([holds(view), holds({ ...view, current: 1 })]).toEqual([true, false]);
  });

  test('holdSkill holds with two cards of the skill, one of which may be the card itself', () => {
    const holds = (hand: ReadonlyArray<string>): boolean => {
      const seen = scene({ players: [{ adama: { hand } }, 'roslin', 'tigh'] }).view('adama');
      return conditionsHold(seen, { occasion: cause('a') }, reactingWith('skill/base/scientific-research'), [
        'holdSkill',
      ]);
    };
    expect([holds(['engineering/3', 'engineering/1']), holds(['engineering/3', 'tactics/1']), holds([])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('manyCards holds from eight cards in the check', () => {
    const holds = (count: number): boolean => {
      const cards = Array.from({ length: count }, () => 'skill/base/repair/1');
      const check = {
        source: 'a',
        difficulty: 9,
        skills: [],
        cards,
        contributions: [],
        destinyCount: 0,
        revealed: true,
        outcomes: {},
      } as unknown as GameView['check'];
      const reacting = reactingWith('character/base/william-adama/command-authority');
      return conditionsHold({ ...view, check }, { occasion: cause('a') }, reacting, ['manyCards']);
    };
    expect([holds(7), holds(8)]).toEqual([false, true]);
  });
});

describe('several conditions', () => {
  const holds = (occasion: Occasion | undefined, ...listed: ReadonlyArray<ConditionId>): boolean =>
    conditionsHold(view, occasion === undefined ? {} : { occasion }, reactingWith(planning), listed);

  test('of occasions one has to hold, of limits all', () => {
    expect(holds(ftl, 'ftl', 'basestar')).toBe(true);
    expect(holds(riots, 'ftl', 'basestar')).toBe(false);
    expect(holds(ftl, 'ftl', 'needsSix', 'ownTurn')).toBe(true);
    expect(holds(shot('viper', 'raider'), 'ships', 'needsSix', 'ownTurn')).toBe(false);
    expect(holds(ftl, 'basestar', 'needsSix')).toBe(false);
    expect(holds(ftl, 'needsSix')).toBe(true);
  });

  test('without any, or with none that means something here, nothing is in the way', () => {
    expect([holds(undefined), holds(undefined, 'myViper'), holds(riots, 'viperHit')]).toEqual([true, true, true]);
    expect(holds(undefined, 'ftl')).toBe(false);
  });

  test('each is an occasion or a limit', () => {
    const limits = conditionIds.filter((id) => conditionSort(id) === 'limit');
    expect(limits).toEqual(['ownTurn', 'needsSix', 'viperHit', 'dieFails', 'turnsCheck', 'holdSkill', 'manyCards']);
    expect(conditionIds.filter((id) => conditionSort(id) === 'occasion')).toHaveLength(
      conditionIds.length - limits.length,
    );
  });
});

describe('the lowest result of the die that the humans want', () => {
  const crisisWith = (verb: 'roll' | 'risk'): ReadonlyArray<string> =>
    [...catalogue.crises.values()].filter((card) => JSON.stringify(card).includes(`"${verb}":`)).map(({ id }) => id);

  test.each([
    ['of a jump', ftl, 7],
    ['of Galactica at a raider', shot('galactica', 'raider'), 3],
    ['of Galactica at a basestar', shot('galactica', 'basestar'), 5],
    ['of a viper at a heavy raider', shot('viper', 'heavyRaider'), 7],
    ['of a Cylon ship', shot('raider', 'galactica'), undefined],
    ['of a card that rolls no die', { cause: 'crisis/base/boarding-parties' }, undefined],
    ['of what nobody knows', { cause: 'crisis/base/nothing-of-the-kind' }, undefined],
    ['of Scout, which risks a raptor', { cause: 'skill/base/launch-scout' }, 3],
  ] as const)('%s', (_, occasion, needed) => {
    expect(neededFor(occasion)).toBe(needed);
  });

  test('is known for every Crisis card that rolls a die or risks a ship, wherever on the card it says so', () => {
    for (const id of [...crisisWith('roll'), ...crisisWith('risk')])
      expect(neededFor({ cause: id }), id).toBeGreaterThan(1);
    expect(crisisWith('roll').length).toBeGreaterThan(3);
  });
});

test('our attacks are those of vipers, Galactica, nukes and the Armory', () => {
  const attackers = ['raider', 'basestar', 'viper', 'galactica', 'nuke', 'armory'] as const;
  expect(attackers.map((attacker) => isOurAttack(shot(attacker, 'raider')))).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(isOurAttack(ftl)).toBe(false);
  expect([ftl, riots, { cause: 'location/base/command' }].map(isFtlRoll)).toEqual([true, false, false]);
});

test('a viper is hit by what damages or destroys it, and only a viper', () => {
  expect([1, 4, 5, 8].map((die) => hitsViper(viperHit(die)))).toEqual([false, false, true, true]);
  expect([hitsViper(shot('raider', 'viper')), hitsViper(shot('raider', 'galactica', 8)), hitsViper(ftl)]).toEqual([
    false,
    false,
    false,
  ]);
});

describe('what a choice reacts with', () => {
  const choices: ReadonlyArray<readonly [string, Choice, string | undefined, string | undefined]> = [
    ['a Skill card, in any strength', { id: 'a', kind: 'skillCard', card: `${planning}/3` }, planning, 'beforeRoll'],
    [
      'a Skill card that is none',
      { id: 'a', kind: 'skillCard', card: 'skill/base/repair/1' },
      'skill/base/repair',
      undefined,
    ],
    ['an ability', { id: 'a', kind: 'ability', source: 'x', ability: destiny }, destiny, 'crisisRevealed'],
    [
      'a Quorum card',
      { id: 'a', kind: 'card', card: 'quorum/pegasus/probation' },
      'quorum/pegasus/probation',
      'contributed',
    ],
    [
      'a Quorum card that is none',
      { id: 'a', kind: 'card', card: 'quorum/base/food-rationing' },
      'quorum/base/food-rationing',
      undefined,
    ],
    [
      'a card that nobody knows',
      { id: 'a', kind: 'card', card: 'quorum/base/no-such-card' },
      'quorum/base/no-such-card',
      undefined,
    ],
    ['no card', { id: 'a', kind: 'pass' }, undefined, undefined],
  ];

  test.each(choices)('%s', (_, choice, key, window) => {
    expect(keyOf(choice)).toBe(key);
    expect(reactingOf(choice)?.reaction.window).toBe(window);
  });

  test('with its effects', () => {
    const effectsOf = (choice: Choice): unknown => reactingOf(choice)?.effects;
    expect(effectsOf({ id: 'a', kind: 'skillCard', card: `${planning}/3` })).toEqual([{ modifyRoll: 2 }]);
    expect(effectsOf({ id: 'a', kind: 'card', card: 'quorum/pegasus/assign-chief-of-staff' })).toEqual([
      { makePositive: ['politics'] },
    ]);
    expect(
      effectsOf({ id: 'a', kind: 'ability', source: 'x', ability: 'character/base/william-adama/command-authority' }),
    ).toEqual([{ takeCheckCards: true }]);
  });
});
