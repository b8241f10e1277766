import { expect, test } from 'vitest';
import { describeEvent } from '../../../src/engine/describe/index.ts';
import type { Happening } from '../../../src/engine/types/event.ts';
import { names } from './samples.ts';

const water = 'crisis/base/water-sabotaged';
const repair2 = 'skill/base/repair/2';
const plan5 = 'skill/base/strategic-planning/5';
const cylon = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';

test.each<[Happening, string]>([
  [{ kind: 'resource', resource: 'food', change: -1, now: 7, why: water }, 'Water Sabotaged: −1 food (7 left)'],
  [
    { kind: 'resource', resource: 'morale', change: 1, now: 9, why: 'quorum/base/inspirational-speech' },
    'Inspirational Speech: +1 morale (now 9)',
  ],
  [
    { kind: 'checkRevealed', positive: [plan5], negative: [repair2], nullified: [], total: 3, difficulty: 13 },
    'Cards revealed, 3 of 13: Tactics 5; minus Engineering 2',
  ],
  [
    {
      kind: 'checkRevealed',
      positive: [plan5, repair2],
      negative: [],
      nullified: [],
      total: 9,
      difficulty: 13,
      changes: [
        { why: 'skill/base/scientific-research', by: 5, how: 'positive', change: 4 },
        { why: 'skill/exodus/establish-network', how: 'times', change: 2 },
      ],
    },
    'Cards revealed, 9 of 13: Tactics 5, Engineering 2; +2 from Establish Network (+4 due to Boomer (@finn)’s Scientific Research)',
  ],
  [
    // Of a game that was stored before abilities were kept.
    { kind: 'checkRevealed', positive: [plan5], negative: [], nullified: [], total: 6, difficulty: 13 },
    'Cards revealed, 6 of 13: Tactics 5; +1 from abilities',
  ],
  [
    { kind: 'checkRevealed', positive: [], negative: [], nullified: [], total: 0, difficulty: 7 },
    'Cards revealed, 0 of 7: no cards',
  ],
  [{ kind: 'destinyAdded', count: 2, cards: [repair2, plan5] }, 'The Destiny deck adds Engineering 2 and Tactics 5'],
  [{ kind: 'destinyAdded', count: 0, cards: [] }, 'The Destiny deck adds 0 Skill cards'],
  [
    { kind: 'checkResult', source: water, result: 'fail', total: 8, difficulty: 13 },
    'Water Sabotaged check failed, 8 of 13',
  ],
  [
    { kind: 'checkResult', source: water, result: 'pass', difficulty: 13, decidedBy: 5 },
    'Boomer (@finn) decides that the Water Sabotaged check passes',
  ],
  [{ kind: 'difficultyChanged', by: -3, to: 4, why: 'character/base/saul-tigh' }, 'Saul Tigh: difficulty −3 (now 4)'],
  [
    { kind: 'difficultyChanged', by: -3, to: 4, why: 'character/base/saul-tigh/alcoholic' },
    'Alcoholic: difficulty −3 (now 4)',
  ],
  [
    { kind: 'dieRolled', seat: 0, die: 5, modifier: 2, result: 7, why: water },
    'Roslin (@ana) rolls 5 + 2 = 7 for Water Sabotaged',
  ],
  [
    { kind: 'dieRolled', seat: 0, die: 7, modifier: 2, result: 8, why: water },
    'Roslin (@ana) rolls 7 + 2 (counts as 8) for Water Sabotaged',
  ],
  [
    {
      kind: 'dieRolled',
      seat: 0,
      die: 4,
      modifier: 0,
      result: 4,
      why: 'skill/base/launch-scout',
      on: { from: 3, to: 8 },
    },
    'Roslin (@ana) rolls 4 for Launch Scout (takes effect on 3 or more)',
  ],
  [
    { kind: 'reaction', seat: 0, card: 'skill/base/scientific-research/4', window: 'beforeCards' },
    'Roslin (@ana) plays Scientific Research 4: Engineering cards are positive in this check',
  ],
  [
    {
      kind: 'reaction',
      seat: 4,
      card: 'character/base/galen-tyrol',
      ability: 'character/base/galen-tyrol/blind-devotion',
      window: 'allContributed',
    },
    'Tigh (@eva) uses Blind Devotion: choose a skill; its cards have strength 0 in this check',
  ],
  [
    {
      kind: 'skillsDiscarded',
      seat: 0,
      cards: [repair2],
      why: 'character/base/laura-roslin/terminal-illness',
      random: false,
    },
    'Roslin (@ana) discards Repair 2 (Terminal Illness)',
  ],
  [
    { kind: 'attack', attacker: 'viper', target: 'raider', area: 'bow', pilot: 1, die: 2, result: 'miss', needs: 3 },
    'Apollo (@ben)’s viper attacks a raider at the bow: missed (2, needed 3 or more)',
  ],
  [
    { kind: 'dieRolled', seat: 0, die: 3, modifier: 0, result: 3, why: 'attack' },
    'Roslin (@ana) rolls 3 for the attack',
  ],
  [{ kind: 'titleGained', title: 'admiral', seat: 4, from: 1 }, 'Tigh (@eva) replaces Apollo (@ben) as Admiral'],
  [{ kind: 'moved', seat: 0, to: 'location/base/armory', from: undefined }, 'Roslin (@ana) moves to the Armory'],
  [
    { kind: 'sentTo', seat: 0, to: 'location/base/sickbay', why: water },
    'Water Sabotaged: Roslin (@ana) is sent to Sickbay',
  ],
  [
    { kind: 'actionTaken', seat: 0, action: { id: 'x', kind: 'playSkillCard', card: repair2 } },
    'Roslin (@ana) plays Repair 2',
  ],
  [
    { kind: 'actionTaken', seat: 3, action: { id: 'x', kind: 'revealLoyalty', card: cylon } },
    'Baltar (@dan) reveals themselves as a Cylon',
  ],
  [{ kind: 'nobodyChooses', card: water }, 'No one can decide Water Sabotaged: it has no effect'],
  [{ kind: 'optionChosen', seat: 0, card: water, option: 1 }, 'Roslin (@ana) decides Water Sabotaged: lose 1 food'],
  [
    { kind: 'attack', attacker: 'basestar', area: 'bow', target: 'galactica', result: 'damaged', die: 4 },
    'A basestar at the bow attacks Galactica: damaged (4)',
  ],
  [
    { kind: 'attack', attacker: 'viper', area: 'stern', target: 'raider', pilot: 1, result: 'destroyed', die: 4 },
    'Apollo (@ben)’s viper attacks a raider at the stern: destroyed (4)',
  ],
  [
    { kind: 'civilianDestroyed', area: 'stern', token: 'token/base/civilian-ship-2-population' },
    'A civilian ship is destroyed at the stern: 2 population aboard',
  ],
  [
    { kind: 'centurionsAdvanced', spaces: [1, 3] },
    'The centurions aboard advance along the Boarding Party track to space 1 and space 3',
  ],
  [
    { kind: 'galacticaDamaged', token: 'token/base/galactica-damage-fuel', why: 'ship/base/basestar' },
    'Galactica is damaged and loses 1 fuel',
  ],
  [
    { kind: 'jumpTrack', change: -1, now: 2, why: 'crisis/base/network-computers' },
    'Network Computers: jump track −1 (now 2 of 5)',
  ],
  [
    { kind: 'destinationChosen', by: 4, card: 'destination/base/tylium-planet', distance: 1, total: 5 },
    'Tigh (@eva) takes the fleet to Tylium Planet: distance +1 (now 5)',
  ],
])('%j', (what, line) => {
  expect(describeEvent(what, names)).toBe(line);
});

test.each<[name: string, forAll: Happening, forSome: Happening, publicLine: string, secretLine: string]>([
  [
    'a draw',
    { kind: 'skillsDrawn', seat: 0, skills: ['engineering'], why: 'receiveSkills' },
    { kind: 'skillsDrawn', seat: 0, skills: ['engineering'], why: 'receiveSkills', cards: [repair2] },
    'Roslin (@ana) draws 1 Engineering card',
    'Roslin (@ana) draws Repair 2',
  ],
  [
    'a look at a Loyalty card',
    { kind: 'loyaltySeen', by: 3, of: 0, count: 1 },
    { kind: 'loyaltySeen', by: 3, of: 0, count: 1, cards: [cylon] },
    'Baltar (@dan) looks at 1 Loyalty card of Roslin (@ana)',
    'Baltar (@dan) looks at 1 Loyalty card of Roslin (@ana): You Are a Cylon (Can Reduce Morale by 1)',
  ],
  [
    'a look at a deck',
    { kind: 'cardsSeen', seat: 0, deck: 'crisis' },
    { kind: 'cardsSeen', seat: 0, deck: 'crisis', cards: [water] },
    'Roslin (@ana) looks at the top of the Crisis deck',
    'On top of the Crisis deck: Water Sabotaged',
  ],
  [
    'a contribution',
    { kind: 'contributed', seat: 1, count: 2 },
    { kind: 'contributed', seat: 1, count: 2, cards: [plan5, repair2] },
    'Apollo (@ben) adds 2 cards',
    'Apollo (@ben) adds Tactics 5 and Engineering 2',
  ],
])(
  '%s reads well for those who know the cards and for those who do not',
  (_, forAll, forSome, publicLine, secretLine) => {
    expect(describeEvent(forAll, names)).toBe(publicLine);
    expect(describeEvent(forSome, names)).toBe(secretLine);
  },
);

test('the end of the game shows all Loyalty cards', () => {
  const what: Happening = {
    kind: 'gameOver',
    winner: 'cylons',
    cause: 'food',
    winners: [1],
    loyalty: [['loyalty/base/you-are-not-a-cylon'], [cylon]],
  };
  expect(describeEvent(what, names)).toBe(
    'The Cylons win: the fleet has run out of food. Winner: Apollo (@ben). Loyalty cards: Roslin (@ana) – You Are Not a Cylon; Apollo (@ben) – You Are a Cylon (Can Reduce Morale by 1)',
  );
});

test('an action that was stored before actions were open is told all the same', () => {
  const stored = JSON.parse(
    '{"kind":"actionTaken","seat":0,"action":{"id":"detain","kind":"boardAction","action":"detain"}}',
  ) as Happening;
  expect(describeEvent(stored, names)).toContain('detains a human');
});
