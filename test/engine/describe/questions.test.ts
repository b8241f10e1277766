import { describe, expect, test } from 'vitest';
import { describeChoice, describeDecision, describePass } from '../../../src/engine/describe/index.ts';
import type { Choice, Topic } from '../../../src/engine/types/decision.ts';
import { names } from './samples.ts';

const title = (topic: Topic): string => describeDecision({ seat: 0, topic }, names).title;
const rule = (topic: Topic): string => describeDecision({ seat: 0, topic }, names).rule;
const told = (choice: Choice, topic: Topic = { kind: 'action', left: 1, why: 'actionStep' }): string => {
  const { label, detail } = describeChoice(choice, { topic }, names);
  return `${label} | ${detail}`;
};

describe('questions', () => {
  test.each<[Topic, string]>([
    [{ kind: 'action', left: 1, why: 'actionStep' }, 'Roslin (@ana), choose your action'],
    [
      { kind: 'action', left: 2, why: 'location/base/hangar-deck' },
      'Roslin (@ana), choose your action (Hangar Deck, 2 left)',
    ],
    [{ kind: 'multiSkill', count: 1 }, 'Roslin (@ana), choose the type of 1 Skill card'],
    [{ kind: 'drawSkill', count: 3, why: 'setup' }, 'Roslin (@ana), draw a Skill card (starting hand, 3 left)'],
    [
      { kind: 'payForMove', location: 'location/base/press-room' },
      'Roslin (@ana), discard 1 Skill card to move to the Press Room',
    ],
    [
      { kind: 'discard', count: 5, why: 'crisis/base/a-traitor-accused' },
      'Roslin (@ana), discard 5 Skill cards (A Traitor Accused)',
    ],
    [{ kind: 'orders', by: 4 }, 'Roslin (@ana), Tigh (@eva) gives you an Executive Order. What do you do?'],
    [
      { kind: 'takeRisk', why: 'destination/base/icy-moon', ship: 'raptor', count: 1, atLeast: 3 },
      'Roslin (@ana), risk 1 raptor for Icy Moon?',
    ],
    [
      { kind: 'chooseOption', card: 'crisis/base/water-shortage-a' },
      'Roslin (@ana), choose an option on Water Shortage',
    ],
  ])('%j', (topic, text) => {
    expect(title(topic)).toBe(text);
  });

  test('R-TURN-160 a reaction does not tell in its title what it is about', () => {
    expect(title({ kind: 'react', window: 'beforeRoll' })).toBe('Roslin (@ana), do you want to react?');
  });

  test('R-LOY-20 the public title of a look keeps the card secret, the help names it', () => {
    const topic: Topic = {
      kind: 'topOrBottom',
      why: 'skill/base/launch-scout/2',
      card: 'crisis/base/riots-a',
      deck: 'crisis',
    };
    const { title: text, help } = describeDecision({ seat: 0, topic }, names);
    expect(text).not.toContain('Riots');
    expect(help).toContain('Riots');
  });

  test('R-LOY-51 the question about a Loyalty card does not tell which one it is', () => {
    expect(title({ kind: 'useAbility', source: 'loyalty/base/you-are-a-cylon-can-damage-galactica' })).not.toContain(
      'Damage',
    );
  });

  test.each<[Topic, string]>([
    [{ kind: 'action', left: 1, why: 'actionStep' }, 'R-TURN-70'],
    [{ kind: 'move' }, 'R-TURN-41'],
    [{ kind: 'contribute' }, 'R-CHK-40'],
    [{ kind: 'discard', count: 1, why: 'handLimit' }, 'R-TURN-101'],
    [{ kind: 'react', window: 'beforeCards' }, 'R-CHK-20'],
    [{ kind: 'chooseDestination' }, 'R-JMP-16'],
  ])('the rule of %j is %s', (topic, id) => {
    expect(rule(topic)).toBe(id);
  });
});

const id = 'x';

const panic = 'mutiny/daybreak/panic';

test('a last activation of vipers says nothing of further ones', () => {
  const choices: ReadonlyArray<Choice> = [{ id: 'launch', kind: 'launchViper', area: 'portBow' }];
  const help = (left: number, min: number): string =>
    describeDecision({ seat: 0, topic: { kind: 'viperActivation', left, why: panic }, min, choices }, names).help;
  expect(help(2, 0)).toContain('more than once. You may also choose “No more activations”.');
  expect([help(1, 0), help(1, 1)].map((text) => text.includes('more than once'))).toEqual([false, false]);
  expect(help(1, 0)).toMatch(/You may also choose “No more activations”\.$/);
  expect(help(1, 1)).toMatch(/escorts a civilian ship\.$/);
});

describe('choices', () => {
  test.each<[Choice, string]>([
    [
      { id, kind: 'activateLocation', location: 'location/base/admirals-quarters' },
      'Activate the Admiral’s Quarters | Choose a player. Check 7, pass: that player is sent to the Brig',
    ],
    [
      { id, kind: 'playSkillCard', card: 'skill/base/launch-scout/2' },
      'Play Launch Scout 2 (Tactics) | Risk 1 raptor: on 3 or more, look at the top card of the Crisis or Destination deck',
    ],
    [
      { id, kind: 'option', card: 'crisis/base/water-sabotaged', path: ['options', 0] },
      'Skill check 13 (Politics, Leadership, Tactics) | Fail: lose 2 food',
    ],
    [
      { id, kind: 'option', card: 'crisis/base/food-shortage', path: ['options', 1] },
      'Lose 1 food; the President discards 2 cards; the current player discards 3 cards | ',
    ],
    [
      { id, kind: 'effects', source: 'location/base/cylon-fleet', effects: [{ activate: ['basestars'] }] },
      'Activate basestars | ',
    ],
    [
      { id, kind: 'card', card: 'crisis/base/riots-b' },
      'Riots (basestars, jump +1) | Admiral: lose 1 food and 1 morale / lose 1 fuel and 1 population',
    ],
    [
      { id, kind: 'card', card: 'destination/base/icy-moon' },
      'Icy Moon | Distance 1: lose 1 fuel. The Admiral may risk 1 raptor: on 3 or more, gain 1 food',
    ],
    [
      { id, kind: 'location', location: 'location/base/press-room', costsCard: true },
      'Press Room on Colonial One (costs 1 Skill card) | Draw 2 Politics cards',
    ],
    [
      {
        id,
        kind: 'ability',
        source: 'character/base/saul-tigh',
        ability: 'character/base/saul-tigh/declare-martial-law',
      },
      'Declare Martial Law (once per game) | The Admiral becomes President',
    ],
    [
      { id, kind: 'ship', ship: 'viper', area: 'portBow', pilot: 1 },
      'Viper at the port bow, piloted by Apollo (@ben) | Ahead, to the left; vipers launch and heavy raiders board here',
    ],
    [
      { id, kind: 'attackWithViper', area: 'bow', target: 'raider', piloted: false },
      'Attack a raider at the bow with an unmanned viper | Destroyed on a roll of 3 or more',
    ],
    [{ id, kind: 'skills', skills: ['politics', 'leadership'] }, '1 Politics and 1 Leadership | '],
  ])('%j', (choice, text) => {
    expect(told(choice)).toBe(text);
  });

  test('a card in a check is told by its strength', () => {
    expect(told({ id, kind: 'skillCard', card: 'skill/base/repair/2' }, { kind: 'contribute' })).toBe(
      'Repair 2 (Engineering) | Strength 2, positive or negative depending on its skill',
    );
  });

  test('yes and no say what they do', () => {
    const topic: Topic = {
      kind: 'takeRisk',
      why: 'destination/base/cylon-refinery',
      ship: 'viper',
      count: 2,
      atLeast: 6,
    };
    expect(told({ id, kind: 'yes' }, topic)).toBe('Risk 2 vipers | Works on a roll of 6 or more');
    expect(describePass({ topic }, names).label).toBe('Take no risk');
    expect(describePass({ topic: { kind: 'move' } }, names).label).toBe('Stay where you are');
  });
});
