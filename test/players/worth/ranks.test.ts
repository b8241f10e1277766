/**
 * How automatic players rank everything that cards and characters do: each row is worth more than the one before, and all of a row are
 * worth the same.
 */
import { expect, test } from 'vitest';
import type { Effect, Effects } from '../../../src/catalogue/effect.ts';
import type { GameView } from '../../../src/engine/types/view.ts';
import { situation } from '../../../src/players/actions.ts';
import { eagerness, worthOf, worthOfAction } from '../../../src/players/worth/index.ts';
import { scene } from '../../engine/scene.ts';

type Rows = ReadonlyArray<Effects>;

/** Cylon ships among vipers and civilian ships, damage, centurions, cards in hand. */
const busy = scene({
  players: [
    { adama: { hand: ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/3', 'tactics/2'] } },
    { roslin: { at: 'administration' } },
    { tigh: { at: 'brig' } },
  ],
  ships: {
    bow: { basestar: 1, raider: 2, viper: 1 },
    stern: { heavyRaider: 1, raider: 1, viper: 2, civilian: 1 },
    portBow: { civilian: 3 },
  },
  damagedVipers: 2,
  damaged: ['armory', 'command'],
  boarding: [1, 2],
  destroyed: { viper: 1, raptor: 2 },
  quorumHand: ['food-rationing'],
}).view('adama');
const quiet = scene({ players: ['adama', 'roslin', 'tigh'] }).view('adama');

function expectRanks(rows: Rows, worth: (effect: Effect) => number): void {
  const points = rows.map((row) => row.map((effect) => Number(worth(effect).toFixed(6))));
  for (const [at, row] of points.entries()) {
    expect([...new Set(row)], JSON.stringify(rows[at])).toHaveLength(1);
    expect(row[0], JSON.stringify(rows[at])).toBeGreaterThan(points[at - 1]?.[0] ?? -Infinity);
  }
}

const toTheFleetIn = (view: GameView) => (effect: Effect): number => worthOf({ view }, [effect]);
const asActionIn = (view: GameView) => (effect: Effect): number => worthOfAction(situation({ view }), [effect]);
const inWindowIn = (view: GameView) => (effect: Effect): number => eagerness({ view }, [effect]);

const toTheFleet: Rows = [
  [
    { damageGalactica: 2 }, { chooseDamage: { draw: 5, resolve: 2 } }, { discard: { who: 'each', count: 'all' } },
    { placeThere: { basestar: 1, raider: 3, heavyRaider: 2, civilian: 1 } },
  ],
  [{ boardCenturions: 2 }],
  [{ loseHighest: 2 }, { hitArea: { ship: 'viper', count: 2 } }],
  [{ anotherCrisis: true }, { resolveCrisis: 'crisis/pegasus/scar' }, { placeForces: 2 }, { raidersRun: 2 }],
  [
    { when: { is: { basestarLeft: true }, then: [{ damageGalactica: 1 }], otherwise: [{ discardNuke: 1 }] } },
    { replaceDestiny: { skill: 'treachery', count: 6 } }, { passInstead: [{ damageGalactica: 2 }] },
  ],
  [
    { send: { who: 'you', to: 'brig' } }, { send: { who: 'you', to: 'detention' } }, { destroyVipers: { count: 2, where: 'space' } },
    { removeNukes: true },
  ],
  [
    { takeHand: 'chosen' }, { destroyRaptors: 3 }, { skipResult: 'pass' }, { pickCrisis: { draw: 2, others: 'bottom' } },
    { launchFromBasestars: { raider: 2 } }, { damageUnmanned: 9 },
  ],
  [{ discard: { who: 'each', count: 2 } }, { discard: { who: 'you', count: 'all' } }, { drawSuperCrisis: 'you' }, { damagePegasus: 2 }],
  [{ basestarsAttack: true }],
  [{ damageVipers: { count: 2, where: 'space' } }, { discardNuke: 1 }, { damageUnmanned: 2 }],
  [{ when: { is: { inOrbit: true }, then: [{ damageGalactica: 1 }] } }, { rollBelowRaiders: { then: [{ damageGalactica: 2 }] } }],
  [
    { send: { who: 'you', to: 'sickbay' } }, { takeCard: true }, { destroyVipers: { count: 2, where: 'damagedCraft' } },
    { seedDestiny: { skill: 'treachery', count: 2 } }, { activatePlaced: 'raider' }, { skipPrepareForJump: true },
    { discardStrength: 20 }, { turnRebelBasestar: 'cylon' }, { activateForce: true },
  ],
  [{ quorumHand: { discard: 2 } }, { reinforceFleet: { ship: 'basestar', count: 2 } }],
  [{ placeCivilians: 2 }, { rouseRaiders: true }, { dealLoyalty: 'you' }],
  [{ afterCheck: { at: 'outcome', when: { totalAtMost: 0 }, then: [{ damageGalactica: 1 }] } }],
  [{ activateHeavyRaiders: 'withoutCenturions' }, { markScar: true }, { payTribute: true }],
  [{ drawTrauma: { who: 'you', count: 3 } }],
  [{ discard: { who: 'you', count: 2 } }, { recallVipers: true }, { reinforceFleet: { ship: 'raider', count: 2 } }],
  [
    { takeRandomCard: 'chosen' }, { changeDifficulty: 3 }, { passTitle: 'president' }, { passTitlesOf: 'current' },
    { discardMutiny: { who: 'you', count: 1 } },
  ],
  [
    { giveTitle: { title: 'cag', to: 'chosen' } }, { seizeTitle: { title: 'admiral', freedTo: [] } }, { makeReckless: true },
    { nominate: { title: 'president', unless: 'quorum/base/accept-prophecy' } }, { lookAtLocked: true },
    { drawMutiny: { who: 'each', count: 1 } },
  ],
  [
    { nullifySkill: true }, { rerollDie: { ifPiloted: 0 } }, { modifyRoll: 2 }, { tradeMiracle: true }, { leaveHumans: true },
    { addToCheck: true }, { stopAbilities: true }, { swapHands: 'chosen' }, { exchangeQuorum: true }, { playSuperCrisis: true },
    { depart: true }, { ftlJump: true }, { redrawLoyalty: true }, { prepareShip: true }, { evacuateShip: { by: 'current' } },
    { discardMutiny: { who: 'you', count: 1, optional: true } }, { takeRandomCards: { from: 'president', count: 3 } },
  ],
  [{ buryQuorum: 2 }],
  [{ drawTrauma: { who: 'cylons', count: 3 } }],
  [
    { borrowTitle: 'admiral' }, { ignoreIcons: true }, { lookAtBottom: true }, { inspectCivilians: 2 },
    { roll: { results: [{ from: 1, to: 4, then: [{ damageGalactica: 1 }] }, { from: 5, to: 8, then: [{ damageBasestar: 2 }] }] } },
  ],
  [
    { changeDifficulty: -3 }, { pickAndPlayMutiny: 4 }, { quarantine: true }, { tradeCards: true }, { noDestiny: true },
    { launchSelf: true }, { lookAtMission: true }, { discardTrauma: { who: 'you', count: 3 } }, { moveOn: 'anyShip' },
  ],
  [{ drawNamed: 'chosen' }],
  [
    { cullDestiny: 2 }, { boardViper: true }, { lookAtTop: ['crisis'] }, { spareDiscard: { draw: 'treachery' } }, { openCheck: true },
    { sacrifice: { raider: 5, heavyRaider: 2 } }, { lookAtContribution: true }, { launchPilots: true }, { inspectCivilians: 9 },
    { repairVipers: 1 }, { raiseVipers: 3 }, { repairUpToVipers: 1 },
  ],
  [{ activateAgain: { cards: 1 } }, { sift: { skill: 'piloting', draw: 3, discard: 1 } }, { addToTotal: { strengths: [0], each: 1 } }],
  [{ risk: { by: 'you', ship: 'raptor', count: 1, atLeast: 6, then: [{ drawQuorum: 5 }] } }],
  [
    { lookAtLoyalty: { by: 'you', of: 'chosen' } }, { discardFromCheck: true }, { arrangeQuorum: 5 }, { arrangeCrises: 5 },
    { destroyCylons: { kind: 'heavyRaider', count: 3 } }, { surveyCivilians: true },
  ],
  [{ drawDifferent: 2 }, { quorumHand: { draw: 2 } }],
  [{ everyoneDrawsNamed: 2 }],
  [
    { restoreRaptors: 2 }, { cullDestiny: { count: 4, optional: true } }, { makePositive: ['politics', 'piloting'] }, { reorderCrises: 3 },
    { activateHere: true }, { executiveOrder: true }, { repair: { vipers: 2 } }, { gainMiracle: { who: 'chosen' } },
    { moveAndAttack: true }, { playQuorum: true }, { launchNuke: true }, { nukeArea: true }, { repairVipers: 9 }, { repairDamaged: 1 },
    { destroyHub: true }, { turnRebelBasestar: 'human' }, { destroyBeside: 2 }, { removeRaiders: 2 }, { repairGalactica: 1 },
    { repairUpToVipers: 9 },
  ],
  [{ learn: 3 }, { pickQuorum: 4 }, { gainAssaultRaptor: 'reserves' }, { searchSkillDeck: 3 }],
  [
    { takeCheckCards: true }, { escortAway: true }, { nameRoll: true }, { activateAnywhere: ['location/base/command'] },
    { nextCrisisJumps: true }, { openBrig: true }, { vipersDestroyRaiders: true }, { repairEveryViper: true },
  ],
  [{ draw: { who: 'you', count: 3, from: 'own' } }, { takeDestiny: 3 }],
  [
    { removeBasestar: true }, { strafe: true }, { interfere: 4 }, { repairAnywhere: { locations: 1, vipers: 1 } },
    { restoreShips: { viper: 2, raptor: 1 } }, { sendOut: { raider: 2, viper: 4 } }, { destroyBeside: 9 }, { removeRaiders: 9 },
  ],
  [{ gainAssaultRaptor: 'launched' }],
  [{ ifStrength: { skill: 'piloting', atLeast: 3, then: [{ damageBasestar: 3 }] } }],
  [{ risk: { by: 'you', ship: 'raptor', count: 1, atLeast: 4, then: [{ drawQuorum: 5 }] } }],
  [{ gainNuke: 1 }, { bringTo: { who: 'chosen', to: 'location/base/command' } }],
  [
    { choose: { by: 'you', options: [{ effects: [{ drawQuorum: 3 }] }, { effects: [{ damageGalactica: 1 }] }] } }, { decideCheck: true },
    { activateOneViper: 3 }, { skipResult: 'fail' }, { hitArea: { ship: 'raider', count: 3 } }, { drawQuorum: 3 },
    { defendCivilian: { raider: 3, heavyRaider: 1, lostOn: 2 } },
  ],
  [{ influenceQuorum: 2 }, { launchReserves: 2 }, { repairDamaged: 9 }, { repairGalactica: 9 }, { flyOneViper: 4 }],
  [{ clearBoardOf: ['basestar', 'heavyRaider'] }],
  [{ removeCylons: true }, { hideCivilians: 2 }],
  [{ truce: true }],
  [
    { activateOneViper: 9 }, { viperAttacks: 4 }, { restoreShips: { viper: 9, raptor: 9 } }, { infiltrate: true },
    { pushBackCenturions: 1 },
  ],
  [{ activateFromAfar: { count: 3 } }, { placeBasestar: { area: 'bow', then: [{ damageBasestar: 3 }] } }],
  [{ chooseBasestar: { then: [{ damageBasestar: 2 }] } }, { damageBasestar: 2 }],
  [{ extraActions: 3 }, { everybodyActs: true }, { repairAnywhere: { locations: 9, vipers: 9 } }],
  [{ chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }],
  [{ attackCenturion: true }, { attackCenturion: { bonus: 2 } }, { clearBoardOf: ['centurion'] }],
  [{ pushBackCenturions: 9 }],
  [{ clearArea: true }],
  [{ hideCivilians: 9 }],
  [{ jumpFleet: { draw: 1 } }],
  [{ takeOutOfGame: { basestar: 2, heavyRaider: 2, centurion: 2 } }],
  [{ inTurn: { who: 'cag', then: [{ drawQuorum: 5 }] } }],
  [{ destroyCylons: { kind: 'centurion', count: 1 } }],
];

const whereAllIsQuiet: Rows = [
  [{ damageGalactica: 2 }, { chooseDamage: { draw: 5, resolve: 2 } }],
  [
    { when: { is: { basestarLeft: true }, then: [{ damageGalactica: 1 }], otherwise: [{ discardNuke: 1 }] } },
    { passInstead: [{ damageGalactica: 2 }] },
  ],
  [{ launchNuke: true }, { nukeArea: true }],
  [{ sacrifice: { raider: 5, heavyRaider: 2 } }, { raidersRun: 2 }],
  [{ when: { is: { inOrbit: true }, then: [{ damageGalactica: 1 }] } }],
  [{ afterCheck: { at: 'outcome', when: { totalAtMost: 0 }, then: [{ damageGalactica: 1 }] } }],
  [{ activateHeavyRaiders: 'withoutCenturions' }],
  [
    { basestarsAttack: true }, { activateOneViper: 3 }, { activateOneViper: 9 }, { truce: true }, { launchFromBasestars: { raider: 2 } },
    { playQuorum: true }, { launchPilots: true }, { removeCylons: true }, { defendCivilian: { raider: 3, heavyRaider: 1, lostOn: 2 } },
    { attackCenturion: true }, { attackCenturion: { bonus: 2 } }, { inspectCivilians: 2 }, { inspectCivilians: 9 }, { repairVipers: 1 },
    { repairVipers: 9 }, { repairAnywhere: { locations: 1, vipers: 1 } }, { repairAnywhere: { locations: 9, vipers: 9 } },
    { restoreShips: { viper: 2, raptor: 1 } }, { restoreShips: { viper: 9, raptor: 9 } },
    { destroyCylons: { kind: 'heavyRaider', count: 3 } }, { destroyCylons: { kind: 'centurion', count: 1 } }, { repairDamaged: 1 },
    { repairDamaged: 9 }, { openBrig: true }, { clearBoardOf: ['basestar', 'heavyRaider'] }, { clearBoardOf: ['centurion'] },
    { rollBelowRaiders: { then: [{ damageGalactica: 2 }] } }, { destroyBeside: 2 }, { destroyBeside: 9 }, { removeRaiders: 2 },
    { removeRaiders: 9 }, { rouseRaiders: true }, { raiseVipers: 3 }, { surveyCivilians: true }, { hideCivilians: 2 },
    { hideCivilians: 9 }, { repairGalactica: 1 }, { repairGalactica: 9 }, { repairUpToVipers: 1 }, { repairUpToVipers: 9 },
    { vipersDestroyRaiders: true }, { clearArea: true }, { pushBackCenturions: 1 }, { pushBackCenturions: 9 }, { damageUnmanned: 2 },
    { damageUnmanned: 9 }, { repairEveryViper: true },
  ],
  [{ moveAndAttack: true }],
  [{ flyOneViper: 4 }],
  [{ repair: { vipers: 2 } }],
  [{ roll: { results: [{ from: 1, to: 4, then: [{ damageGalactica: 1 }] }, { from: 5, to: 8, then: [{ damageBasestar: 2 }] }] } }],
  [{ launchReserves: 2 }],
  [{ jumpFleet: { draw: 1 } }],
];

test('what happens to the fleet, from what harms it most to what helps it most', () => {
  expectRanks(toTheFleet, toTheFleetIn(busy));
  expect(worthOf({ view: busy }, [{ depart: true }])).toBe(0);
});

test('where no ships are in space and nothing is damaged, shots and repairs are worth nothing', () => {
  expectRanks(whereAllIsQuiet, toTheFleetIn(quiet));
  expect(worthOf({ view: quiet }, [{ repairVipers: 1 }])).toBe(0);
});

const asAnAction: Rows = [
  [{ launchSelf: true }],
  [{ payTribute: true }],
  [{ loseHighest: 2 }, { leaveHumans: true }],
  [{ ftlJump: true }, { viperAttacks: 4 }, { drawQuorum: 3 }],
  [{ executiveOrder: true }],
  [{ quarantine: true }],
  [{ seizeTitle: { title: 'admiral', freedTo: [] } }, { tradeMiracle: true }],
  [{ arrangeQuorum: 5 }],
  [{ pickAndPlayMutiny: 4 }, { tradeCards: true }],
  [{ arrangeCrises: 5 }],
  [{ repair: { vipers: 2 } }],
  [{ chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }],
  [{ drawDifferent: 2 }, { extraActions: 3 }],
  [{ searchSkillDeck: 3 }, { takeRandomCards: { from: 'president', count: 3 } }],
  [{ nextCrisisJumps: true }],
  [{ moveAndAttack: true }],
  [{ draw: { who: 'you', count: 3, from: 'own' } }],
  [{ gainNuke: 1 }],
  [{ chooseBasestar: { then: [{ damageBasestar: 2 }] } }, { activateOneViper: 3 }],
  [{ attackCenturion: true }],
  [{ activateAnywhere: ['location/base/command'] }],
  [{ sendOut: { raider: 2, viper: 4 } }],
  [{ activateFromAfar: { count: 3 } }],
  [{ activateOneViper: 9 }],
  [
    { risk: { by: 'you', ship: 'raptor', count: 1, atLeast: 4, then: [{ drawQuorum: 5 }] } },
    { risk: { by: 'you', ship: 'raptor', count: 1, atLeast: 6, then: [{ drawQuorum: 5 }] } },
  ],
  [{ everybodyActs: true }],
  [{ nukeArea: true }],
  [{ attackCenturion: { bonus: 2 } }],
];

const quietly: Rows = [
  [
    { tradeCards: true }, { repair: { vipers: 2 } }, { moveAndAttack: true }, { activateAnywhere: ['location/base/command'] },
    { chooseBasestar: { then: [{ damageBasestar: 2 }] } }, { nukeArea: true }, { nextCrisisJumps: true },
    { chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }, { attackCenturion: true }, { attackCenturion: { bonus: 2 } },
  ],
  [{ activateOneViper: 3 }, { activateOneViper: 9 }],
  [{ executiveOrder: true }],
  [{ sendOut: { raider: 2, viper: 4 } }],
  [{ gainNuke: 1 }],
];

const byPilots: Rows = [
  [{ launchSelf: true }],
  [
    { repair: { vipers: 2 } }, { chooseBasestar: { then: [{ damageBasestar: 2 }] } }, { nukeArea: true }, { nextCrisisJumps: true },
    { attackCenturion: true }, { attackCenturion: { bonus: 2 } },
  ],
  [{ executiveOrder: true }],
  [{ activateAnywhere: ['location/base/command'] }],
  [{ everybodyActs: true }],
  [{ viperAttacks: 4 }],
  [{ chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }],
  [{ drawQuorum: 3 }],
  [{ arrangeQuorum: 5 }, { gainNuke: 1 }, { activateOneViper: 3 }, { activateOneViper: 9 }, { sendOut: { raider: 2, viper: 4 } }],
];

const inTheBrig: Rows = [
  [
    { tradeCards: true }, { repair: { vipers: 2 } }, { moveAndAttack: true }, { activateAnywhere: ['location/base/command'] },
    { chooseBasestar: { then: [{ damageBasestar: 2 }] } }, { nukeArea: true }, { nextCrisisJumps: true },
    { chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }, { attackCenturion: true }, { attackCenturion: { bonus: 2 } },
  ],
  [{ activateOneViper: 3 }, { activateOneViper: 9 }],
  [{ executiveOrder: true }],
  [{ sendOut: { raider: 2, viper: 4 } }],
  [{ gainNuke: 1 }],
  [{ seizeTitle: { title: 'admiral', freedTo: [] } }],
];

const byCylons: Rows = [
  [
    { tradeCards: true }, { repair: { vipers: 2 } }, { nextCrisisJumps: true }, { attackCenturion: true },
    { attackCenturion: { bonus: 2 } },
  ],
  [{ activateAnywhere: ['location/base/command'] }],
  [{ leaveHumans: true }, { everybodyActs: true }],
  [{ nukeArea: true }],
  [{ executiveOrder: true }],
  [{ chooseArea: { then: [{ hitArea: { ship: 'raider', count: 5 } }] } }],
  [{ activateFromAfar: { count: 3 } }],
  [{ activateOneViper: 3 }, { activateOneViper: 9 }],
  [{ sendOut: { raider: 2, viper: 4 } }],
  [{ loseHighest: 2 }],
];

test.each([
  ['for somebody loyal in a battle', asAnAction, busy],
  ['where all is quiet', quietly, quiet],
  ['for a pilot in space who is President', byPilots, scene({
    players: [{ starbuck: { piloting: 'bow', hand: ['tactics/1', 'tactics/1'] } }, { roslin: { revealed: true } }, 'tigh'],
    titles: { president: 'starbuck' },
    ships: { bow: { raider: 2 } },
  }).view('starbuck')],
  ['in the Brig', inTheBrig, scene({
    players: [{ adama: { at: 'brig' } }, 'roslin', 'tigh'], titles: { president: 'roslin' },
  }).view('adama')],
  ['for a Cylon player', byCylons, scene({
    players: [{ adama: { revealed: true } }, 'roslin', 'tigh'], ships: { bow: { basestar: 1, raider: 2 } },
  }).view('adama')],
] as const)('as actions, from the worst to the best (%s)', (_, rows, view) => {
  expectRanks(rows, asActionIn(view));
});

const inWindows: Rows = [
  [{ addToCheck: true }, { makePositive: ['politics', 'piloting'] }, { discardFromCheck: true }, { takeCheckCards: true }],
  [{ nullifySkill: true }, { openCheck: true }, { nameRoll: true }, { decideCheck: true }],
  [{ passInstead: [{ damageGalactica: 2 }] }, { modifyRoll: 2 }, { noDestiny: true }, { learn: 3 }],
  [{ stopAbilities: true }, { ignoreIcons: true }],
  [{ changeDifficulty: 3 }, { changeDifficulty: -3 }, { rerollDie: { ifPiloted: 0 } }],
  [{ escortAway: true }],
  [{ strafe: true }],
  [
    { activateAgain: { cards: 1 } }, { lookAtContribution: true }, { interfere: 4 },
    { roll: { results: [{ from: 1, to: 4, then: [{ damageGalactica: 1 }] }, { from: 5, to: 8, then: [{ damageBasestar: 2 }] }] } },
  ],
  [{ spareDiscard: { draw: 'treachery' } }, { activateHere: true }],
  [
    { damageGalactica: 2 }, { boardViper: true }, { lookAtTop: ['crisis'] }, { sift: { skill: 'piloting', draw: 3, discard: 1 } },
    { extraActions: 3 },
  ],
];

const whereNothingHangsOnIt: Rows = [
  [
    { addToCheck: true }, { makePositive: ['politics', 'piloting'] }, { discardFromCheck: true }, { takeCheckCards: true },
    { strafe: true },
  ],
  [{ nullifySkill: true }, { openCheck: true }, { nameRoll: true }, { decideCheck: true }],
  [{ passInstead: [{ damageGalactica: 2 }] }, { modifyRoll: 2 }, { noDestiny: true }, { learn: 3 }],
  [{ stopAbilities: true }, { ignoreIcons: true }],
  [{ activateAgain: { cards: 1 } }],
  [{ changeDifficulty: 3 }, { changeDifficulty: -3 }, { rerollDie: { ifPiloted: 0 } }],
  [{ escortAway: true }],
  [
    { lookAtContribution: true }, { interfere: 4 },
    { roll: { results: [{ from: 1, to: 4, then: [{ damageGalactica: 1 }] }, { from: 5, to: 8, then: [{ damageBasestar: 2 }] }] } },
  ],
  [{ spareDiscard: { draw: 'treachery' } }, { activateHere: true }],
  [
    { damageGalactica: 2 }, { boardViper: true }, { lookAtTop: ['crisis'] }, { sift: { skill: 'piloting', draw: 3, discard: 1 } },
    { extraActions: 3 },
  ],
];

test.each([
  ['in a battle', inWindows, busy],
  ['where nothing hangs on it', whereNothingHangsOnIt, quiet],
] as const)('as reactions, from the seldom ones to those that are used each time (%s)', (_, rows, view) => {
  expectRanks(rows, inWindowIn(view));
});
