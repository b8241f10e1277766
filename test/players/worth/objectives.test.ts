/** The worth to automatic players of distance, of jumps, and of what objectives and boards bring. */
import { describe, expect, test } from 'vitest';
import type { Effects } from '../../../src/catalogue/effect.ts';
import { catalogue } from '../../../src/catalogue/index.ts';
import type { GameView } from '../../../src/engine/types/view.ts';
import { moveScore, situation } from '../../../src/players/actions.ts';
import {
  bestNuke,
  gatherScore,
  nukeScore,
  raidersNear,
  safetyOf,
  viperCards,
  waitingShips,
} from '../../../src/players/worth/areas.ts';
import { habits } from '../../../src/players/habits.ts';
import { worthOf, worthOfCrisis, worthOfDestination, worthOfOption } from '../../../src/players/worth/index.ts';
import { afterwards, journeyLeft, wayLeft, wholeJourney } from '../../../src/players/worth/journey.ts';
import { distanceWorth, isLastJump, jumpWorth, stepWorth } from '../../../src/players/worth/jumps.ts';
import { departureChance, leastChance, leavingWorth } from '../../../src/players/worth/newCaprica.ts';
import { worthOfMission } from '../../../src/players/worth/searchForHome.ts';
import { fleetScene, type FleetScene } from '../../engine/fleetScene.ts';
import { homeScene } from '../../engine/homeScene.ts';
import { mutinyScene } from '../../engine/mutinyScene.ts';
import { newCapricaScene, type NewCapricaScene } from '../../engine/newCapricaScene.ts';
import { scene, type Scene } from '../../engine/scene.ts';

const players = ['adama', 'roslin', 'tigh'] as const;
const table = (set: Partial<Scene> = {}): GameView => scene({ players, ...set }).view('adama');
const caprica = (set: Partial<NewCapricaScene> = {}): GameView => newCapricaScene({ players, ...set }).view('adama');
const fleet = (set: Partial<FleetScene> = {}): GameView => fleetScene({ players, ...set }).view('adama');
const withObjective = (objective: string, distance = 0): GameView => {
  const view = table();
  return { ...view, distance, options: { ...view.options, objective } };
};

describe('the way', () => {
  test('is 8 to Kobol, and longer elsewhere', () => {
    expect(['kobol', 'newCaprica', 'searchForHome'].map((objective) => wayLeft(withObjective(objective, 3)))).toEqual([
      5, 4, 7,
    ]);
    expect(wayLeft(withObjective('nowhere', 0))).toBe(1);
  });

  test('leads on to an occupation on New Caprica alone', () => {
    expect(['kobol', 'newCaprica', 'searchForHome'].map((objective) => afterwards(withObjective(objective)))).toEqual([
      0, 0.5, 0,
    ]);
    expect([wholeJourney(withObjective('kobol')), journeyLeft(withObjective('kobol'))]).toEqual([1, 1]);
    expect(wholeJourney(withObjective('newCaprica'))).toBeCloseTo((1.5 * 8) / 9);
    expect(journeyLeft(withObjective('newCaprica'))).toBeCloseTo(1.5);
    expect([journeyLeft(withObjective('kobol', 6)), journeyLeft(withObjective('kobol', 20))]).toEqual([1 / 3, 0.08]);
  });

  test('distance is worth as much as is of use', () => {
    expect(distanceWorth(withObjective('kobol'), 2)).toBeCloseTo(2 * habits.distance);
    expect(distanceWorth(withObjective('kobol', 7), 3)).toBeCloseTo(habits.distance);
    expect(distanceWorth(withObjective('kobol', 9), 3)).toBeCloseTo(0.2 * habits.distance);
  });
});

describe('jumps', () => {
  test('the last one is that after the whole way', () => {
    expect([7, 8, 9].map((distance) => isLastJump(withObjective('kobol', distance)))).toEqual([false, true, true]);
    // The thresholds on the way are none.
    expect([4, 5].map((distance) => isLastJump(withObjective('kobol', distance)))).toEqual([false, false]);
  });

  test('nothing is worth a jump that is not possible yet, or a step where none comes', () => {
    expect(jumpWorth({ view: { ...table(), jumpTrack: 1 } }, 9)).toBe(0);
    expect(stepWorth({ ...table(), autoJump: 'nothing' })).toBe(0);
    expect(stepWorth(table())).toBeCloseTo(habits.turn / 0.53);
    expect(stepWorth(withObjective('newCaprica'))).toBeCloseTo(habits.turn / 0.53 / 1.5);
  });

  test('a jump is worth the steps and the danger that it saves, less the people that it may cost', () => {
    const at = (jumpTrack: number, population: number, distance = 0): GameView => {
      const view = { ...table(), jumpTrack, distance };
      return { ...view, resources: { ...view.resources, population } };
    };
    expect(jumpWorth({ view: at(3, 12) }, 5) - jumpWorth({ view: at(3, 12) }, 0)).toBeCloseTo(5);
    expect([jumpWorth({ view: at(3, 3) }, 50), jumpWorth({ view: at(3, 4) }, 0) > -30]).toEqual([-30, true]);
    expect([
      jumpWorth({ view: at(4, 1) }, 50),
      jumpWorth({ view: at(4, 2, 8) }, 0),
      jumpWorth({ view: at(4, 1, 8) }, 0),
    ]).toEqual([-30, 30, -15]);
  });
});

describe('cards', () => {
  test('of a Crisis card each box has its worth, and others have none', () => {
    expect(worthOfOption({ view: table() }, 'crisis/base/water-shortage-a', 0)).toBeLessThan(0);
    expect(worthOfOption({ view: table() }, 'crisis/base/water-shortage-a', 7)).toBe(0);
    expect([
      worthOfOption({ view: table() }, 'crisis/base/boarding-parties', 0),
      worthOfOption({ view: table() }, 'x', 0),
    ]).toEqual([0, 0]);
  });

  test('a whole Crisis card counts its icons, and one that attacks is the worst', () => {
    const besieged = table({ ships: { bow: { raider: 3, basestar: 1, civilian: 2 } } });
    const card = 'crisis/base/water-shortage-a';
    expect(worthOfCrisis({ view: besieged }, card)).toBeLessThan(worthOfCrisis({ view: table() }, card));
    expect(worthOfCrisis({ view: table() }, 'crisis/base/boarding-parties')).toBeLessThan(
      worthOfCrisis({ view: table() }, 'crisis/base/riots-a'),
    );
    expect(worthOfCrisis({ view: table() }, 'nothing')).toBe(0);
    const without: GameView = { ...table(), autoJump: 'nothing' };
    const steps = [...catalogue.crises.values()].map(({ id, jump }) => [
      jump,
      worthOfCrisis({ view: table() }, id) > worthOfCrisis({ view: without }, id),
    ]);
    expect(steps.filter(([jump, more]) => jump !== more)).toEqual([]);
  });

  test('a destination is worth the way that it leads, less what it costs', () => {
    const field = worthOfDestination({ view: table() }, 'destination/base/asteroid-field');
    const { effects = [] } = catalogue.destinations.get('destination/base/asteroid-field') ?? {};
    expect(field).toBeCloseTo(3 * habits.distance + worthOf({ view: table() }, effects));
    expect(field).toBeLessThan(3 * habits.distance);
    const lion = catalogue.destinations.get('destination/exodus/lions-head-nebula');
    expect(worthOfDestination({ view: table() }, 'destination/exodus/lions-head-nebula')).toBeCloseTo(
      distanceWorth(table(), lion?.distance ?? 0) +
        worthOf({ view: table() }, [...(lion?.effects ?? []), ...(lion?.afterwards ?? [])]),
    );
    expect(worthOfDestination({ view: table() }, 'nothing')).toBe(0);
  });
});

describe('New Caprica', () => {
  const six = ['1-population', '1-population', '2-population', 'nothing', '1-population', '1-population'];
  const worth = (view: GameView, effects: Effects): number => worthOf({ view }, effects);

  test('ships are prepared while some are locked, and evacuated once Galactica is back', () => {
    expect([
      worth(caprica({ locked: six }), [{ prepareShip: true }]),
      worth(caprica({ locked: [] }), [{ prepareShip: true }]),
    ]).toEqual([habits.prepareShip, 0]);
    const evacuate = (set: Partial<NewCapricaScene>): number => worth(caprica(set), [{ evacuateShip: { by: 'you' } }]);
    expect(evacuate({ prepared: six, returned: 'quiet' })).toBe(habits.evacuateShip);
    expect([evacuate({ prepared: six }), evacuate({ prepared: [], returned: 'quiet' })]).toEqual([0, 0]);
  });

  test('forces are destroyed as far as there are any; a step comes too early before all ships are prepared', () => {
    const destroy = (forces: ReadonlyArray<string>): number =>
      worth(caprica({ forces }), [{ destroyForces: { by: 'you', count: 2 } }]);
    expect([destroy([]), destroy(['shipyard']), destroy(['shipyard', 'shipyard', 'shipyard'])]).toEqual([0, 1.2, 2.4]);
    expect([worth(caprica(), [{ skipPrepareForJump: true }]), worth(table(), [{ skipPrepareForJump: true }])]).toEqual([
      -1.2, -0.8,
    ]);
    expect([stepWorth(caprica({ locked: six })), stepWorth(caprica({ locked: [] })) > 0]).toEqual([
      habits.earlyReturn,
      true,
    ]);
  });

  test('the departure is survived by what is left of each resource, less what is left behind', () => {
    const chance = (set: Partial<NewCapricaScene>): number =>
      departureChance(
        caprica({
          returned: 'quiet',
          locked: [],
          on: { adama: 'command', roslin: 'command', tigh: 'command' },
          ...set,
        }),
      );
    expect([chance({}), chance({ resources: { fuel: 0 } })]).toEqual([1, 0]);
    expect(chance({ on: { adama: 'command', roslin: 'shipyard', tigh: 'shipyard' }, resources: { morale: 2 } })).toBe(
      0,
    );
    expect(chance({ on: { adama: 'command', roslin: 'shipyard', tigh: 'command' }, resources: { morale: 2 } })).toBe(1);
    const resources = { population: 3 };
    const [some, more] = [chance({ locked: six.slice(0, 2), resources }), chance({ prepared: six, resources })];
    expect(some > more && more > 0 && some < 1).toBe(true);
  });

  test('only the Admiral leaves, only with Galactica, and for no better odds where little is left', () => {
    const on = { adama: 'command', roslin: 'command', tigh: 'command' };
    const leaving = (set: Partial<NewCapricaScene>): number =>
      leavingWorth(caprica({ returned: 'quiet', locked: [], on, titles: { admiral: 'adama' }, ...set }), 0);
    expect([leaving({}), leaving({ titles: { admiral: 'tigh' } }), leaving({ returned: false })]).toEqual([9, 0, 0]);
    expect([1, 2, 3].map((food) => leastChance(table({ resources: { food } })))).toEqual([
      habits.leaveAtLast,
      habits.leaveInNeed,
      habits.leave,
    ]);
  });

  test('people go aboard when nothing is to be brought up any more, or when morale is short', () => {
    const aboard = (set: Partial<NewCapricaScene>): number => {
      const view = newCapricaScene({
        players,
        returned: 'quiet',
        locked: [],
        on: { adama: 'shipyard', roslin: 'command', tigh: 'command' },
        ...set,
      }).view('adama');
      return moveScore(situation({ view }), {
        id: 'x',
        kind: 'location',
        location: 'location/base/armory',
        costsCard: false,
      });
    };
    const rich = { population: 12, morale: 9 };
    expect(aboard({})).toBeGreaterThan(1);
    expect(aboard({ returned: false })).toBe(0);
    expect(aboard({ on: { adama: 'command' } })).toBe(0);
    // People are short and morale is not: ships come first.
    expect(aboard({ prepared: six, resources: { population: 2, morale: 9 } })).toBeLessThan(
      aboard({ prepared: six, resources: rich }),
    );
    expect(aboard({ prepared: six, resources: { population: 2, morale: 1 } })).toBeGreaterThan(
      aboard({ prepared: six, resources: rich }),
    );
  });
});

describe('the Cylon Fleet board', () => {
  const waiting = { bow: { raider: 3, basestar: 1 }, stern: { heavyRaider: 1 } } as const;

  test('holds ships that come over with the last step of the Pursuit track', () => {
    expect([waitingShips(fleet({ waiting })), waitingShips(table())]).toEqual([5, 0]);
    const pursue = (pursuit: number, spaces = 1): number =>
      worthOf({ view: fleet({ waiting, pursuit }) }, [{ pursue: spaces }]);
    expect([pursue(2), pursue(2, 2), pursue(3)].map((one) => Number(one.toFixed(2)))).toEqual([-0.9, -1.8, -1.75]);
  });

  test('makes a civilian ship less safe, and a nuke and an escort worth more', () => {
    expect(safetyOf({ view: fleet({ waiting }) }, 'bow')).toBeCloseTo(safetyOf({ view: fleet() }, 'bow') - 0.3);
    const ships = { bow: { basestar: 1, raider: 2 } };
    expect(nukeScore({ view: fleet({ ships }) }, 'bow') - nukeScore({ view: table({ ships }) }, 'bow')).toBeCloseTo(
      0.6,
    );
    const activations = (view: GameView): number => worthOf({ view }, [{ viperActivations: 2 }]);
    expect(Number.isFinite(activations(fleet({ ships })))).toBe(true);
  });
});

describe('a space area', () => {
  test('is near raiders that stand there or beside it', () => {
    const view = table({ ships: { bow: { raider: 1 }, portBow: { raider: 2 }, stern: { raider: 1, basestar: 1 } } });
    const near = (['bow', 'starboardBow', 'starboardQuarter', 'stern'] as const).map((area) => raidersNear(view, area));
    expect(near).toEqual([1, 0.5, 0.5, 0.5]);
    expect(raidersNear(table(), 'bow')).toBe(0);
  });

  test('is a good place for Cylon ships to gather near civilian ships', () => {
    const view = table({
      ships: { bow: { civilian: 1, raider: 1 }, starboardBow: { civilian: 1 }, stern: { viper: 1 } },
    });
    const scores = (['bow', 'portBow', 'stern'] as const).map((area) => Number(gatherScore(view, area).toFixed(4)));
    expect(scores).toEqual([1.5, 0.8333, 0.5833]);
  });

  test('is hit by a nuke for its basestar and raiders, less for vipers and civilian ships there', () => {
    const score = (bow: NonNullable<Scene['ships']>['bow']): number =>
      nukeScore({ view: table({ ships: { bow: bow ?? {} } }) }, 'bow');
    expect(score({ raider: 3 })).toBeCloseTo(-0.7);
    expect(score({ basestar: 1, raider: 1 })).toBeGreaterThan(score({ basestar: 1 }));
    expect(score({ viper: 1 })).toBeCloseTo(-0.7 - 1 / 8);
    expect(score({ civilian: 1 })).toBeCloseTo(-0.7 - 2 / 8);
    expect(bestNuke({ view: table({ ships: { bow: { raider: 3 } } }) })).toBe(0);
    const two = table({ ships: { bow: { basestar: 1 }, stern: { basestar: 1, raider: 3 } } });
    expect(bestNuke({ view: two })).toBe(nukeScore({ view: two }, 'stern'));
  });

  test('a viper costs as many cards as cards in play say', () => {
    expect(viperCards(table())).toBe(0);
    expect(viperCards({ ...table(), inPlay: ['crisis/base/riots-a', 'nothing'] })).toBe(0);
  });
});

describe('Missions', () => {
  test('are worth more the more cards humans hold', () => {
    const of = (handCount: number): number => {
      const view = homeScene({ players }).view('adama');
      return worthOfMission(
        { view: { ...view, players: view.players.map((player) => ({ ...player, handCount })) } },
        'mission/daybreak/rescue-hera',
      );
    };
    expect(of(8)).toBeGreaterThan(of(4));
    expect(of(30)).toBe(of(60));
  });

  test('are worth nothing where none is left to come', () => {
    const start = [{ startMission: true }] as const;
    const some = homeScene({ players }).view('adama');
    const home = some.modules.searchForHome;
    const none = { ...home, discard: [...catalogue.missions.keys()] };
    const all = { ...some, modules: { ...some.modules, searchForHome: none } };
    expect(worthOf({ view: all as GameView }, start)).toBeCloseTo(0.6);
    expect(worthOf({ view: some }, start)).not.toBeCloseTo(0.6);
  });
});

describe('Mutiny cards', () => {
  type Who = 'you' | 'each' | 'current' | 'chosen';
  const worth = (
    who: Who,
    count: number,
    held: ReadonlyArray<string> = [],
    current: 'tigh' | 'adama' = 'tigh',
  ): number => {
    const view = mutinyScene({ players, current, mutiny: { tigh: held } }).view('tigh');
    return worthOf({ view }, [{ drawMutiny: { who, count } }]);
  };

  test('are welcome to a player who has room for one, and mean the Brig to one who has none', () => {
    expect([worth('you', 1), worth('each', 1), worth('current', 1), worth('chosen', 1)]).toEqual([
      0.4, -0.2, -0.2, -0.2,
    ]);
    const one = ['panic'];
    expect([worth('you', 1, one), worth('each', 1, one), worth('current', 1, one)]).toEqual([-1.6, -1.6, -1.6]);
    expect([worth('chosen', 1, one), worth('current', 1, one, 'adama'), worth('you', 2)]).toEqual([-0.2, -0.2, -1.6]);
  });

  test('that nobody at the table holds are no danger to spectators', () => {
    const seen = mutinyScene({ players, current: 'tigh' }).view('public');
    expect(worthOf({ view: seen }, [{ drawMutiny: { who: 'each', count: 3 } }])).toBeCloseTo(-0.6);
  });
});
