import { expect, test } from 'vitest';
import { describeEvent } from '../../../src/engine/describe/index.ts';
import type { Happening } from '../../../src/engine/types/event.ts';
import { names } from './samples.ts';

const water = 'crisis/base/water-sabotaged';
const repair2 = 'skill/base/repair/2';
const plan5 = 'skill/base/strategic-planning/5';
const cylon = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';

test.each<[Happening, string]>([
  [{ kind: 'resource', resource: 'food', change: -1, now: 7, why: water }, 'Food −1 (7 left): Water Sabotaged'],
  [
    { kind: 'resource', resource: 'morale', change: 1, now: 9, why: 'quorum/base/inspirational-speech' },
    'Morale +1 (now 9): Inspirational Speech',
  ],
  [
    { kind: 'checkRevealed', positive: [plan5], negative: [repair2], nullified: [], total: 3, difficulty: 13 },
    'Check 13: 5 − 2 = 3 (for it Tactics 5; against it Engineering 2)',
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
    'Check 13: 5 + 2 + 2 by Establish Network = 9 (for it Tactics 5, Engineering 2; +4 by Scientific Research of Boomer (@finn))',
  ],
  [
    // Of a game that was stored before abilities were kept.
    { kind: 'checkRevealed', positive: [plan5], negative: [], nullified: [], total: 6, difficulty: 13 },
    'Check 13: 5 + 1 by abilities = 6 (for it Tactics 5)',
  ],
  [
    { kind: 'checkRevealed', positive: [], negative: [], nullified: [], total: 0, difficulty: 7 },
    'Check 7: no cards, 0',
  ],
  [{ kind: 'destinyAdded', count: 2, cards: [repair2, plan5] }, 'The Destiny deck adds Engineering 2 and Tactics 5'],
  [{ kind: 'destinyAdded', count: 0, cards: [] }, 'The Destiny deck adds 0 Skill cards'],
  [
    { kind: 'checkResult', source: water, result: 'fail', total: 8, difficulty: 13 },
    'Water Sabotaged: 8 against 13, failed',
  ],
  [
    { kind: 'checkResult', source: water, result: 'pass', difficulty: 13, decidedBy: 5 },
    'Water Sabotaged: Boomer (@finn) has decided, the check is passed',
  ],
  [{ kind: 'difficultyChanged', by: -3, to: 4, why: 'character/base/saul-tigh' }, 'Difficulty −3 (now 4): Saul Tigh'],
  [
    { kind: 'difficultyChanged', by: -3, to: 4, why: 'character/base/saul-tigh/alcoholic' },
    'Difficulty −3 (now 4): Alcoholic',
  ],
  [
    { kind: 'dieRolled', seat: 0, die: 5, modifier: 2, result: 7, why: water },
    'Roslin (@ana) rolls 5 + 2 = 7 for Water Sabotaged',
  ],
  [
    { kind: 'dieRolled', seat: 0, die: 7, modifier: 2, result: 8, why: water },
    'Roslin (@ana) rolls 7 + 2, which counts as 8, for Water Sabotaged',
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
    'Roslin (@ana) uses Scientific Research 4: Engineering cards count as positive in this check',
  ],
  [
    {
      kind: 'reaction',
      seat: 4,
      card: 'character/base/galen-tyrol',
      ability: 'character/base/galen-tyrol/blind-devotion',
      window: 'allContributed',
    },
    'Tigh (@eva) uses Blind Devotion: name a skill; its cards have strength 0 in this check',
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
    "Apollo (@ben)'s viper attacks a raider at the bow: 2, missed (3 or more hits)",
  ],
  [
    { kind: 'dieRolled', seat: 0, die: 3, modifier: 0, result: 3, why: 'attack' },
    'Roslin (@ana) rolls 3 for an attack',
  ],
  [
    { kind: 'titleGained', title: 'admiral', seat: 4, from: 1 },
    'Tigh (@eva) becomes Admiral in place of Apollo (@ben)',
  ],
  [{ kind: 'moved', seat: 0, to: 'location/base/armory', from: undefined }, 'Roslin (@ana) moves to the Armory'],
  [
    { kind: 'sentTo', seat: 0, to: 'location/base/sickbay', why: water },
    'Roslin (@ana) is sent to Sickbay: Water Sabotaged',
  ],
  [
    { kind: 'actionTaken', seat: 0, action: { id: 'x', kind: 'playSkillCard', card: repair2 } },
    'Roslin (@ana) plays Repair 2',
  ],
  [
    { kind: 'actionTaken', seat: 3, action: { id: 'x', kind: 'revealLoyalty', card: cylon } },
    'Baltar (@dan) reveals as a Cylon',
  ],
  [{ kind: 'nobodyChooses', card: water }, 'Nobody can choose for Water Sabotaged: it has no effect'],
  [{ kind: 'optionChosen', seat: 0, card: water, option: 1 }, 'Roslin (@ana) chooses for Water Sabotaged: Lose 1 food'],
  [
    { kind: 'attack', attacker: 'basestar', area: 'bow', target: 'galactica', result: 'damaged', die: 4 },
    'A basestar at the bow attacks Galactica: 4, damaged',
  ],
  [
    { kind: 'attack', attacker: 'viper', area: 'stern', target: 'raider', pilot: 1, result: 'destroyed', die: 4 },
    "Apollo (@ben)'s viper attacks a raider at the stern: 4, destroyed",
  ],
  [
    { kind: 'civilianDestroyed', area: 'stern', token: 'token/base/civilian-ship-2-population' },
    'A civilian ship is destroyed at the stern: 2 population aboard',
  ],
  [
    { kind: 'centurionsAdvanced', spaces: [1, 3] },
    'The centurions aboard advance to space 1 and space 3 of the Boarding Party track',
  ],
  [
    { kind: 'galacticaDamaged', token: 'token/base/galactica-damage-fuel', why: 'ship/base/basestar' },
    'Galactica is damaged, 1 fuel is lost: Basestar',
  ],
  [
    { kind: 'jumpTrack', change: -1, now: 2, why: 'crisis/base/network-computers' },
    'Jump track −1 (now 2 of 5): Network Computers',
  ],
  [
    { kind: 'destinationChosen', by: 4, card: 'destination/base/tylium-planet', distance: 1, total: 5 },
    'Tigh (@eva) takes the fleet to Tylium Planet: distance +1 (5 in all)',
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
