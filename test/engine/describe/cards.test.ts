import { expect, test } from 'vitest';
import {
  describeCard,
  describeEffects,
  describeName,
  describeReaction,
  describeRules,
} from '../../../src/engine/describe/index.ts';
import type { EffectKind, Effects } from '../../../src/catalogue/effect.ts';
import { golden } from './golden.ts';
import { faultsOfSentences } from './wording.ts';

test.each(Object.entries(golden))('%s says what it should', (id, lines) => {
  expect(describeCard(id).lines).toEqual(lines);
});

test('a Cylon learns the aim, how to reveal and what it does', () => {
  const { name, lines } = describeCard('loyalty/base/you-are-a-cylon-can-send-a-character-to-sickbay');
  expect(name).toBe('You Are a Cylon (Can Send a Character to Sickbay)');
  expect(lines.join(' ')).toContain('You win if humanity falls');
  expect(lines.join(' ')).toContain('You may reveal yourself as an action');
  expect(lines).toContain(
    'When you reveal yourself, you may: choose a player aboard Galactica; that player discards 5 Skill cards and is sent to Sickbay.',
  );
});

test.each([
  ['setup/base/ships', 'At the start of the game, place 1 basestar and 3 raiders at the bow'],
  [
    'setup/pegasus/galactica-returns',
    'When Galactica returns to New Caprica, place 1 basestar and 4 raiders at the starboard bow',
  ],
  ['location/pegasus/breeders-canyon', 'draw 1 Crisis card and resolve it.'],
  ['location/pegasus/caprica', 'Draw 2 Crisis cards, resolve 1 and put the other on the bottom of the deck'],
  ['skill/pegasus/by-your-command', 'activate occupation forces'],
  ['skill/pegasus/human-weakness', 'in the Brig or in Detention'],
])('%s says: %s', (id, words) => {
  expect(describeCard(id).lines.join(' ')).toContain(words);
});

test.each([
  ['skill/base/repair/2', 'Repair 2'],
  ['skill/base/repair', 'Repair'],
  ['crisis/base/riots-a', 'Riots'],
  ['character/base/galen-tyrol', '“Chief” Galen Tyrol'],
  ['portBow', 'Port bow'],
  ['engineering', 'Engineering'],
  ['morale', 'Morale'],
  ['president', 'President'],
  ['receiveSkills', 'Receive Skills'],
  ['crisis/nowhere/some-new-card', 'Some new card'],
])('the name of %s is %s', (id, name) => {
  expect(describeName(id)).toBe(name);
});

test('effects in a row share a sentence, branches have their own', () => {
  const effects: Effects = [
    { lose: { morale: 1 } },
    { send: { who: 'current', to: 'sickbay' } },
    { roll: { results: [{ from: 1, to: 3, then: [{ lose: { food: 1 } }] }] } },
    { gain: { fuel: 1 } },
  ];
  expect(describeEffects(effects)).toBe(
    'Lose 1 morale; the current player is sent to Sickbay. Roll a die. On 3 or less: lose 1 food. Then gain 1 fuel.',
  );
});

test('the same player is named once', () => {
  const effects: Effects = [{ discard: { who: 'admiral', count: 2 } }, { send: { who: 'admiral', to: 'brig' } }];
  expect(describeEffects(effects)).toBe('The Admiral discards 2 Skill cards and is sent to the Brig.');
});

test('what may be left out is said with “may”, and no option is to do nothing', () => {
  const draw: Effects = [{ draw: { who: 'you', count: 1, from: 'own' } }];
  const choose = (by: 'you' | 'admiral', ...options: ReadonlyArray<Effects>): Effects => [
    { choose: { by, options: options.map((effects) => ({ effects })) } },
  ];
  const gain: Effects = [{ lose: { morale: 1 } }, { gain: { fuel: 1 } }];
  expect(describeEffects(choose('you', draw, []))).toMatch(/^You may draw 1 Skill card/);
  expect(describeEffects(choose('admiral', gain, []))).toBe('The Admiral may lose 1 morale and gain 1 fuel.');
  expect(describeEffects(choose('admiral', [], [{ lose: { morale: 1 } }], [{ gain: { fuel: 1 } }]))).toBe(
    'The Admiral may choose one: lose 1 morale; or gain 1 fuel.',
  );
  expect(describeEffects(choose('admiral', [{ lose: { morale: 1 } }], [{ gain: { fuel: 1 } }]))).toBe(
    'The Admiral chooses one: lose 1 morale; or gain 1 fuel.',
  );
});

test('nothing is said to be nothing', () => {
  expect(describeEffects([])).toBe('No effect.');
});

/** One of each; what a card says of a new one is read in `catalogue.test.ts`. */
const one: { readonly [K in EffectKind]?: Extract<Effects[number], Readonly<Record<K, unknown>>> } = {
  prepareShip: { prepareShip: true },
  evacuateShip: { evacuateShip: { by: 'you', thenMove: true } },
  placeForces: { placeForces: 1 },
  activateForce: { activateForce: true },
  destroyForces: { destroyForces: { by: 'admiral', count: 2 } },
  lookAtLocked: { lookAtLocked: true },
  skipPrepareForJump: { skipPrepareForJump: true },
  depart: { depart: true },
  execute: { execute: 'chosen' },
  inTurn: {
    inTurn: {
      who: 'each',
      then: [{ discard: { who: 'you', count: 1 } }, { draw: { who: 'you', count: 1, from: ['treachery'] } }],
    },
  },
  seedDestiny: { seedDestiny: { skill: 'treachery', count: 2 } },
  replaceDestiny: { replaceDestiny: { skill: 'treachery', count: 6 } },
  cullDestiny: { cullDestiny: 2 },
  swapWithDestiny: { swapWithDestiny: true },
  passTitle: { passTitle: 'president' },
  borrowTitle: { borrowTitle: 'admiral' },
  drawSuperCrisis: { drawSuperCrisis: 'cylons' },
  drawDifferent: { drawDifferent: 2 },
  loseHighest: { loseHighest: 1 },
  protect: { protect: 'fuel' },
  chooseBasestar: { chooseBasestar: { then: [{ damageBasestar: 2 }] } },
  chooseArea: { chooseArea: { then: [{ hitArea: { ship: 'raider', count: 2 } }] } },
  damageBasestar: { damageBasestar: 1 },
  hitArea: { hitArea: { ship: 'viper', count: 1 } },
  damagePegasus: { damagePegasus: 2 },
  nextCrisisJumps: { nextCrisisJumps: true },
  jumpFleet: { jumpFleet: { draw: 1 } },
  anotherDestination: { anotherDestination: true },
  resolveCrisis: { resolveCrisis: 'crisis/pegasus/scar' },
  reorderCrises: { reorderCrises: 3 },
  lookAtBottom: { lookAtBottom: true },
  repairAnywhere: { repairAnywhere: { locations: 1, vipers: 2 } },
  repairVipers: { repairVipers: 2 },
  defendCivilian: { defendCivilian: { raider: 3, heavyRaider: 1, lostOn: 2 } },
  markScar: { markScar: true },
  activateHeavyRaiders: { activateHeavyRaiders: 'withoutCenturions' },
  adjustRoll: { adjustRoll: -1 },
  replaceRoll: { replaceRoll: 2 },
  noDestiny: { noDestiny: true },
  passInstead: { passInstead: [{ execute: 'chosen' }] },
  learn: { learn: 3 },
  lookAtContribution: { lookAtContribution: true },
  interfere: { interfere: 4 },
  moveAndAttack: { moveAndAttack: true },
  giveCard: { giveCard: 'chosen' },
  sacrifice: { sacrifice: { raider: 5, heavyRaider: 2 } },
  infiltrate: { infiltrate: true },
  removeBasestar: { removeBasestar: true },
  glimpseDestiny: { glimpseDestiny: 2 },
  swapHands: { swapHands: 'chosen' },
  takeRandomCard: { takeRandomCard: 'chosen' },
  drawNamed: { drawNamed: 'chosen' },
  addToCheck: { addToCheck: true },
  lose: { lose: { food: 1 } },
  gain: { gain: { fuel: 2, morale: 1 } },
  discard: { discard: { who: 'each', count: 'all' } },
  draw: { draw: { who: 'current', count: 2, from: ['politics', 'leadership'] } },
  send: { send: { who: { at: 'location/base/armory' }, to: 'brig' } },
  choosePlayer: {
    choosePlayer: { by: 'president', from: { other: true }, optional: true, then: [{ lose: { food: 1 } }] },
  },
  choose: {
    choose: {
      by: 'current',
      options: [{ requires: { atMost: { fuel: 3 } }, effects: [] }, { effects: [{ lose: { food: 1 } }] }],
    },
  },
  check: { check: { difficulty: 7, partialAt: 4, skills: ['tactics'], partial: [{ lose: { food: 1 } }] } },
  roll: { roll: { by: 'chosen', results: [{ from: 2, to: 3, then: [{ lose: { food: 1 } }] }] } },
  when: { when: { is: { atLeast: { food: 6 } }, then: [{ lose: { food: 1 } }], otherwise: [{ lose: { fuel: 1 } }] } },
  place: { place: { bow: { raider: 2, basestar: 1 } } },
  activate: { activate: ['raiders'] },
  activatePlaced: { activatePlaced: 'raider' },
  basestarsAttack: { basestarsAttack: true },
  jumpTrack: { jumpTrack: -2 },
  boardCenturions: { boardCenturions: 2 },
  damageGalactica: { damageGalactica: 2 },
  chooseDamage: { chooseDamage: { draw: 5, resolve: 2 } },
  destroyRaptors: { destroyRaptors: 2 },
  restoreRaptors: { restoreRaptors: 2 },
  restoreShips: { restoreShips: { viper: 3, raptor: 1 } },
  damageVipers: { damageVipers: { count: 1, where: 'space' } },
  destroyCivilians: { destroyCivilians: 2 },
  recallVipers: { recallVipers: true },
  destroyCylons: { destroyCylons: { kind: 'centurion', count: 1 } },
  discardNuke: { discardNuke: 1 },
  lookAtLoyalty: { lookAtLoyalty: { by: 'president', of: 'current' } },
  giveTitle: { giveTitle: { title: 'admiral', to: 'you' } },
  drawQuorum: { drawQuorum: 2 },
  risk: { risk: { by: 'you', ship: 'viper', count: 2, atLeast: 6, then: [{ gain: { fuel: 2 } }] } },
  lookAtTop: { lookAtTop: ['destination'] },
  viperActivations: { viperActivations: 1 },
  viperAttacks: { viperAttacks: 4 },
  release: { release: 'chosen' },
  attachTo: { attachTo: 'chosen' },
  keepInPlay: { keepInPlay: 'untilJump' },
  removeCard: { removeCard: true },
  countAsDistance: { countAsDistance: 1 },
  anotherCrisis: { anotherCrisis: true },
  modifyRoll: { modifyRoll: -1 },
  rerollDie: { rerollDie: { ifPiloted: -2 } },
  changeDifficulty: { changeDifficulty: 3 },
  makePositive: { makePositive: ['politics', 'engineering'] },
  openCheck: { openCheck: true },
  nullifySkill: { nullifySkill: true },
  takeCheckCards: { takeCheckCards: true },
  decideCheck: { decideCheck: true },
  replaceCrisis: { replaceCrisis: true },
  switchOption: { switchOption: true },
  pickQuorum: { pickQuorum: 4 },
  playQuorum: { playQuorum: true },
  pickCrisis: { pickCrisis: { draw: 3, others: 'bottom' } },
  playSuperCrisis: { playSuperCrisis: true },
  exchangeSuperCrisis: { exchangeSuperCrisis: true },
  extraActions: { extraActions: 2 },
  boardViper: { boardViper: true },
  launchSelf: { launchSelf: true },
  executiveOrder: { executiveOrder: true },
  takeCard: { takeCard: true },
  handOverLoyalty: { handOverLoyalty: { upToDistance: 7 } },
  repair: { repair: { vipers: 2 } },
  ftlJump: { ftlJump: true },
  galacticaAttack: { galacticaAttack: true },
  attackCenturion: { attackCenturion: true },
  inspectCivilians: { inspectCivilians: 2 },
  launchFromBasestars: { launchFromBasestars: { raider: 2, heavyRaider: 1 } },
  launchNuke: { launchNuke: true },
};

test.each(Object.entries<Effects[number]>(one))(
  'the effect %s reads well, alone, in brief and after another',
  (_, effect) => {
    expect(faultsOfSentences(describeEffects([effect]))).toEqual([]);
    expect(faultsOfSentences(describeEffects([effect], { brief: true }))).toEqual([]);
    expect(faultsOfSentences(describeEffects([{ lose: { morale: 1 } }, effect, { gain: { food: 1 } }]))).toEqual([]);
  },
);

test('passive rules are one sentence each', () => {
  expect(describeRules({ handLimit: 8, forbidsActivation: ['location/base/armory'] })).toEqual([
    'Your hand limit is 8 Skill cards instead of 10.',
    'You cannot activate the Armory.',
  ]);
});

test('a reaction tells its window, its conditions and its limit', () => {
  expect(
    describeReaction({
      window: 'beforeCards',
      moment: { check: ['location/base/administration', 'location/base/brig'] },
      limit: 'perCheck',
    }),
  ).toBe('Once per check, before cards are added to a skill check at Administration or the Brig.');
  expect(describeReaction({ window: 'afterRoll', moment: { attackOn: 'viper' } })).toBe(
    'After the die is rolled for an attack on a viper.',
  );
});
