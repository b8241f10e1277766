/** The features of a position, by what lies on the table. */
import { describe, expect, test } from 'vitest';
import { featuresOf, isHiddenCylon } from '../../../src/players/think/position.ts';
import { chanceBy, chanceOfHumans } from '../../../src/players/think/value.ts';
import { fleetScene } from '../../engine/fleetScene.ts';
import { homeScene } from '../../engine/homeScene.ts';
import { newCapricaScene } from '../../engine/newCapricaScene.ts';
import { pegasusScene } from '../../engine/pegasusScene.ts';
import { scene, type Scene, type Table } from '../../engine/scene.ts';

const six: Scene['players'] = [
  { adama: { hand: ['tactics/1', 'tactics/2', 'leadership/1'] } },
  { roslin: { loyalty: ['cylon'], hand: ['politics/1', 'politics/2'] } },
  { tigh: { at: 'brig', hand: ['tactics/2'] } },
  { starbuck: { piloting: 'stern' } },
  { boomer: { revealed: true, superCrises: ['massive-assault'], hand: ['tactics/1'] } },
  { helo: { at: 'sickbay' } },
];
const table = (more: Partial<Scene> = {}): Table =>
  scene({ players: six, titles: { president: 'roslin', admiral: 'adama' }, ...more });

describe('a position counts', () => {
  test('the way that is left, and what there is for it', () => {
    const { state } = table({
      travelled: ['asteroid-field'],
      jumpTrack: 2,
      resources: { fuel: 1, food: 4, morale: 3, population: 6 },
    });
    expect(featuresOf(state)).toMatchObject({
      toGo: 5 / 8,
      toGoSquared: 25 / 64,
      'toGo/kobol': 5 / 8,
      stores: 14 / 32,
      nearlyOut: 1,
      scarce: expect.closeTo(3 / 2 ** 1.5 + 3 / 5 ** 1.5 + 3 / 4 ** 1.5 + 3 / 7 ** 1.5),
      lowestForTheWay: expect.closeTo(1 / 4.75),
      sumForTheWay: expect.closeTo(14 / 19),
      jumpTrack: 0.5,
      jumpIsPossible: 1,
      trackOnTheWay: 5 / 16,
      sleeperAgentsToCome: 1,
      lastJump: 0,
      'objective/kobol': 1,
    });
  });

  test('how likely each resource runs out, the likelier the more of the way is left', () => {
    const shortOf = (travelled: ReadonlyArray<string>, fuel: number): ReadonlyArray<number> => {
      const features = featuresOf(table({ travelled, resources: { fuel } }).state);
      const each = ['fuel', 'food', 'morale', 'population'].map((name) => features[`short/${name}`] ?? NaN);
      expect(features['short/kobol']).toBeCloseTo(each.reduce((sum, one) => sum + one, 0));
      return each;
    };
    const [far, near, poor] = [shortOf([], 8), shortOf(['asteroid-field', 'asteroid-field'], 8), shortOf([], 3)];
    for (const [at, one] of far.entries()) expect(near[at]).toBeLessThan(one);
    expect(poor[0]).toBeGreaterThan(far[0] ?? NaN);
    const alike = featuresOf(table({ resources: { fuel: 5, food: 5, morale: 5, population: 5 } }).state);
    const [fuel = NaN, food = NaN, morale, people = NaN] = ['fuel', 'food', 'morale', 'population'].map(
      (name) => alike[`short/${name}`],
    );
    // Of as much of each, people run out first, and food last.
    expect([food < fuel, fuel === morale, fuel < people, people > 0.5, fuel < 0.5]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('nothing of the jump where there is none, and the last one', () => {
    const { state } = table({
      jumpTrack: 3,
      travelled: ['asteroid-field', 'asteroid-field', 'asteroid-field'],
      milestones: ['a', 'b'],
    });
    expect(featuresOf(state)).toMatchObject({ lastJump: 1, toGo: 0, lowestForTheWay: 2, sumForTheWay: 2 });
    expect(featuresOf(Object.assign(state, { autoJump: 'nothing', sleeperAgentsHaveCome: true }))).toMatchObject({
      jumpTrack: 0,
      jumpIsPossible: 0,
      trackOnTheWay: 0,
      sleeperAgentsToCome: 0,
    });
    expect(featuresOf(table({ jumpTrack: 1 }).state)).toMatchObject({ jumpIsPossible: 0, jumpTrack: 0.25 });
  });

  test('Cylon ships, centurions, and the civilian ships that raiders reach', () => {
    const { state } = table({
      ships: {
        bow: { basestar: 1, raider: 3, civilian: 2, viper: 1 },
        starboardBow: { civilian: 2 },
        portBow: { civilian: 1, viper: 2 },
        starboardQuarter: { civilian: 3 },
        stern: { heavyRaider: 1, basestar: 1 },
      },
      boarding: [1, 3],
    });
    const [struck] = state.ships.filter(({ kind }) => kind === 'basestar');
    Object.assign(struck ?? {}, { damage: ['token/base/basestar-damage-disabled-hangar'] });
    expect(featuresOf(state)).toMatchObject({
      raiders: 3 / 8,
      basestars: 1 / 2,
      damagedBasestars: 1 / 2,
      heavyRaiders: 1 / 3,
      civilians: 8 / 6,
      centurions: (4 + 16) / 16,
      centurionAtTheDoor: 1,
      civiliansUnderFire: 2 / 3,
      civiliansNearRaiders: 2 / 4,
      civiliansGuarded: 2 / 4,
    });
    expect(featuresOf(table({ boarding: [2] }).state)).toMatchObject({ centurions: 9 / 16, centurionAtTheDoor: 0 });
  });

  test('vipers, nukes, damage and Quorum cards', () => {
    const { state } = table({
      ships: { bow: { viper: 1 } },
      damagedVipers: 2,
      nukes: 1,
      quorumHand: ['food-rationing'],
      reserves: { viper: 3, raptor: 2 },
      damaged: ['ftl-control', 'armory', 'command', 'hangar-deck'],
    });
    expect(featuresOf(state)).toMatchObject({
      vipersReady: 3 / 6,
      vipersInSpace: 2 / 6,
      pilotsInSpace: 1 / 2,
      vipersDamaged: 2 / 6,
      raptors: 2 / 4,
      nukes: 1 / 2,
      quorumHand: 1 / 4,
      damage: 1,
      damageNearTheEnd: 1 / 2,
      ftlDamaged: 1,
      weaponsDamaged: 0,
      hangarDamaged: 1,
      commandDamaged: 1,
    });
    expect(featuresOf(table({ damaged: ['weapons-control'] }).state)).toMatchObject({
      damage: 1 / 4,
      damageNearTheEnd: 0,
      ftlDamaged: 0,
      weaponsDamaged: 1,
      hangarDamaged: 0,
      commandDamaged: 0,
    });
  });

  test('people by what they are: loyal, hidden Cylons, revealed', () => {
    expect(featuresOf(table({ travelled: ['asteroid-field'] }).state)).toMatchObject({
      cardsOfTheLoyal: 4 / 30,
      cardsOfTheHidden: 2 / 30,
      loyalInTheBrig: 1 / 6,
      hiddenInTheBrig: 0,
      loyalInSickbay: 1 / 6,
      hidden: 1 / 6,
      revealed: 1 / 6,
      'revealed/kobol': 1 / 6,
      hiddenOnTheWay: expect.closeTo(5 / 48),
      revealedOnTheWay: expect.closeTo(5 / 48),
      superCrises: 1,
      hiddenPresident: 1,
      hiddenAdmiral: 0,
    });
    const jailed = scene({
      players: ['adama', { roslin: { loyalty: ['cylon'], at: 'brig' } }, 'tigh'],
      titles: { admiral: 'roslin', president: 'tigh' },
    });
    expect(featuresOf(jailed.state)).toMatchObject({
      hiddenInTheBrig: 1 / 3,
      loyalInTheBrig: 0,
      hiddenAdmiral: 1,
      hiddenPresident: 0,
    });
  });

  test('no hidden Cylon in somebody who has been revealed or is out of the game', () => {
    const { state } = table();
    expect(state.players.map((_, seat) => isHiddenCylon(state, seat))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    Object.assign(state.players[1] ?? {}, { out: true });
    expect(isHiddenCylon(state, 1)).toBe(false);
    const { state: shown } = scene({ players: ['adama', { roslin: { loyalty: ['cylon'], revealed: true } }, 'tigh'] });
    expect([isHiddenCylon(shown, 1), isHiddenCylon(shown, 9)]).toEqual([false, false]);
  });
});

describe('boxes and objectives add', () => {
  const players = ['adama', 'roslin', 'tigh'] as const;

  test('the damage to Pegasus, and the occupation', () => {
    expect(featuresOf(pegasusScene({ players }).state)).toMatchObject({ pegasusUnharmed: 1 });
    const occupied = newCapricaScene({
      players,
      forces: ['shipyard', 'breeders-canyon'],
      locked: ['nothing', '1-population', '1-population'],
      prepared: ['2-population'],
    });
    expect(featuresOf(occupied.state)).toMatchObject({
      occupation: 2 / 4,
      lockedShips: 3 / 6,
      preparedShips: 1 / 6,
      'objective/newCaprica': 1,
    });
  });

  test('what waits on the Cylon Fleet board', () => {
    const game = fleetScene({
      players,
      waiting: { bow: { raider: 3, basestar: 1 }, stern: { heavyRaider: 1 } },
      pursuit: 2,
    });
    expect(featuresOf(game.state)).toMatchObject({ gathering: 5 / 10, gatheringBasestars: 1 / 2, pursuit: 2 / 3 });
  });

  test('whose the Rebel Basestar is, and a Mission that counts', () => {
    const features = (rebel: 'human' | 'cylon', counts: boolean): Readonly<Record<string, number>> => {
      const { state } = homeScene({ players, rebel });
      const home = state.modules.searchForHome;
      if (home !== undefined) home.active = { card: 'mission/daybreak/rescue-hera', faceUp: true, counts };
      return featuresOf(state);
    };
    expect(features('human', true)).toMatchObject({ missionCounts: 1, rebelsAreHuman: 1, rebelsAreCylon: 0 });
    expect(features('cylon', false)).toMatchObject({ missionCounts: 0, rebelsAreHuman: 0, rebelsAreCylon: 1 });
    expect(Object.keys(featuresOf(table().state))).not.toContain('pursuit');
  });
});

test('the chance of the humans grows with each point by its weight, and is even without any', () => {
  expect(chanceBy({}, { raiders: 3 })).toBe(0.5);
  expect(chanceBy({ constant: 1 }, {})).toBeCloseTo(1 / (1 + Math.exp(-1)));
  expect(chanceBy({ constant: 1, raiders: -2 }, { raiders: 1.5, nukes: 4 })).toBeCloseTo(1 / (1 + Math.exp(2)));
  const chance = chanceOfHumans(table().state);
  expect(chance > 0 && chance < 1).toBe(true);
});
