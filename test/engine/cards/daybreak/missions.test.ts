/** Each of the eight Missions, passed and failed. */
import { describe, expect, test } from 'vitest';
import { homeOf } from '../../../../src/engine/modules/searchForHome/state.ts';
import { flyMission, homeScene, type HomeScene } from '../../homeScene.ts';
import type { PlayerScene, Table } from '../../scene.ts';
import { withFleet } from '../../fleetScene.ts';

const bridge = { at: 'location/daybreak/bridge' } as const;

/** Tigh, the current player, flies the Mission. */
function fly(slug: string, result: 'pass' | 'fail', set: Partial<HomeScene> = {}): Table {
  const game = homeScene({ players: [{ tigh: bridge }, 'roslin', 'apollo'], missions: [slug], ...set });
  return flyMission(game, 'tigh', result);
}

describe('mission/daybreak/attack-on-the-colony', () => {
  test('passed R-DAY-77 R-DAY-79: every basestar leaves the board undestroyed, its damage is mixed back, and one leaves the game', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', 'apollo'],
      missions: ['attack-on-the-colony'],
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
    });
    const tokens = game.state.basestarDamage.length;
    const [hurt] = game.state.ships;
    if (hurt?.kind === 'basestar') hurt.damage.push(...game.state.basestarDamage.splice(-1));
    flyMission(game, 'tigh', 'pass');
    expect(game.count('basestar')).toBe(0);
    expect(game.state.supply.basestar).toBe(1);
    expect(homeOf(game.state).gone.basestar).toBe(1);
    expect(game.state.basestarDamage).toHaveLength(tokens);
    expect(game.told('shipDestroyed')).toEqual([]);
    expect(game.told('cylonsCleared')).toMatchObject([{ counts: { basestar: 2 } }]);
    expect(game.view('public').modules.searchForHome?.gone.basestar).toBe(1);
  });

  test('passed twice no basestar is left, and none can be placed', () => {
    const game = fly('attack-on-the-colony', 'pass');
    homeOf(game.state).missions.deck.push('mission/daybreak/attack-on-the-colony');
    delete homeOf(game.state).active;
    flyMission(game, 'tigh', 'pass').resolve([{ place: { bow: { basestar: 1 } } }], 'tigh');
    expect([game.state.supply.basestar, game.count('basestar')]).toEqual([0, 0]);
  });

  test('failed: a basestar in front of Galactica, which is damaged, also without a basestar to place', () => {
    const game = fly('attack-on-the-colony', 'fail');
    expect(game.count('basestar', 'bow')).toBe(1);
    expect(game.told('galacticaDamaged')).toHaveLength(1);
    const none = fly('attack-on-the-colony', 'fail', { ships: { stern: { basestar: 2 } } });
    expect(none.count('basestar')).toBe(2);
    expect(none.told('galacticaDamaged')).toHaveLength(1);
  });

  test('passed with the Cylon Fleet board R-FLT-93: those that wait stay there; without one in the supply the lowest area gives it', () => {
    const options = { ...withFleet, expansions: ['exodus', 'daybreak'] };
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', 'apollo'],
      missions: ['attack-on-the-colony'],
      options,
    });
    const fleet = game.state.modules.cylonFleet;
    if (fleet === undefined) throw new Error('there is no Cylon Fleet board');
    fleet.ships.bow.basestar = 1;
    fleet.ships.stern.basestar = 1;
    game.state.supply.basestar = 0;
    flyMission(game, 'tigh', 'pass');
    // The stern has the number 1, the bow 7 and 8.
    expect([fleet.ships.stern.basestar, fleet.ships.bow.basestar]).toEqual([0, 1]);
  });
});

describe('mission/daybreak/cylon-civil-war', () => {
  test.each([
    ['pass', 'human'],
    ['fail', 'cylon'],
  ] as const)('after a %s the Rebel Basestar is in play for %s players', (result, side) => {
    const game = fly('cylon-civil-war', result);
    expect(homeOf(game.state).rebel).toBe(side);
    expect(game.state.boardsToCome).toEqual([]);
    expect(game.view('public').locations).toContain('location/daybreak/datastream');
  });

  test('R-DAY-80 coming again it sets the marker again; who is aboard stays and may move away for a card, but not use it', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, { roslin: { at: 'location/daybreak/datastream', hand: ['politics/2'] } }, 'apollo'],
      missions: ['cylon-civil-war'],
      rebel: 'human',
    });
    flyMission(game, 'tigh', 'fail');
    expect(game.told('rebelBasestar')).toEqual([{ kind: 'rebelBasestar', side: 'cylon', before: 'human' }]);
    expect(game.where('roslin')).toBe('datastream');
    expect(game.actions('roslin').ids('roslin')).not.toContain('location');
    game.state.decisions.length = 0;
    game.call('move', { seat: game.seat('roslin'), to: undefined });
    expect(game.choices('roslin').choices).toContainEqual(
      expect.objectContaining({ location: 'location/base/command', costsCard: true }),
    );
    expect(game.ids('roslin')).not.toContain('location/daybreak/hybrid-tank');
  });
});

describe('mission/daybreak/destroy-the-hub', () => {
  test('passed R-LOY-74: the Hub is destroyed; who stands there stays; example 20: passed again nothing more happens', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', { apollo: { revealed: true } }],
      missions: ['destroy-the-hub', 'destroy-the-hub'],
      onlyMissions: ['destroy-the-hub', 'destroy-the-hub'],
    });
    flyMission(game, 'tigh', 'pass');
    expect(game.told('hubDestroyed')).toHaveLength(1);
    expect(game.where('apollo')).toBe('hub-destroyed');
    delete homeOf(game.state).active;
    flyMission(game, 'tigh', 'pass');
    expect(game.told('hubDestroyed')).toHaveLength(1);
    // The card lies face up until the jump.
    expect(homeOf(game.state).active).toMatchObject({ faceUp: true });
  });

  test('failed R-CMB-108: 1 population, every viper comes back, then 2 of them are damaged; their pilots are on the Hangar Deck', () => {
    const game = fly('destroy-the-hub', 'fail', {
      players: [{ tigh: bridge }, 'roslin', { apollo: { piloting: 'bow' } }],
      ships: { stern: { viper: 3 } },
    });
    game.settle();
    expect(game.state.resources.population).toBe(11);
    expect(game.count('viper')).toBe(0);
    expect(game.state.damagedCraft.viper).toBe(2);
    expect(game.where('apollo')).toBe('hangar-deck');
  });

  test('failed: an assault raptor may be chosen, and is destroyed; with fewer than 2 vipers those', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', 'apollo'],
      missions: ['destroy-the-hub'],
      reserves: { viper: 1, assaultRaptor: 1 },
    });
    flyMission(game, 'tigh', 'fail').choose('tigh', 'reserves-assaultRaptor');
    expect(game.state.destroyed['assaultRaptor']).toBe(1);
    expect(game.state.damagedCraft.viper).toBe(1);
  });
});

describe('mission/daybreak/digging-up-the-past', () => {
  test('passed: it counts as 1 distance', () => {
    expect(fly('digging-up-the-past', 'pass').view('public').distance).toBe(1);
  });

  test('failed: 2 Treachery cards are shuffled into the Destiny deck, and it is turned face down', () => {
    const before = homeScene({ players: ['tigh', 'roslin', 'apollo'] }).state.destiny.length;
    const game = fly('digging-up-the-past', 'fail');
    // 2 of them went into the check.
    expect(game.state.destiny).toHaveLength(before);
    expect(game.told('destinySeeded')).toMatchObject([{ skill: 'treachery', count: 2 }]);
    expect(homeOf(game.state).active?.faceUp).toBe(false);
  });
});

describe('mission/daybreak/needs-of-the-people', () => {
  test('passed: 2 food, and the current player repairs a location, of Pegasus too; not one may be left out', () => {
    const game = homeScene({
      players: [{ tigh: bridge }, 'roslin', 'apollo'],
      missions: ['needs-of-the-people'],
      damaged: ['armory', 'main-batteries'],
      resources: { food: 5 },
      options: { expansions: ['pegasus', 'daybreak'] },
    });
    flyMission(game, 'tigh', 'pass');
    expect(game.choices('tigh')).toMatchObject({ min: 1, max: 1 });
    game.choose('tigh', 'main-batteries');
    expect(game.state.damaged).toEqual(['location/base/armory']);
    expect(game.state.resources.food).toBe(7);
  });

  test('passed with nothing damaged: only the food', () => {
    const game = fly('needs-of-the-people', 'pass', { resources: { food: 5 } });
    expect(game.state.resources.food).toBe(7);
    expect(game.told('repaired')).toEqual([]);
  });

  test('failed: 1 food, and each human player draws a Treachery card, who infiltrates too, clockwise from the current player', () => {
    const players: HomeScene['players'] = [{ tigh: bridge }, { apollo: { revealed: true } }, 'roslin', 'starbuck'];
    const game = fly('needs-of-the-people', 'fail', { players, resources: { food: 5 } });
    expect(game.state.resources.food).toBe(4);
    expect(game.told('skillsDrawn').map(({ seat, skills }) => [game.person(seat), skills])).toEqual(
      ['tigh', 'roslin', 'starbuck'].map((person) => [person, ['treachery']]),
    );
  });
});

describe('mission/daybreak/rescue-hera', () => {
  test('passed R-DAY-07 example 1: every human player without a miracle token gains one, and no Cylon player', () => {
    const none: PlayerScene = { miracles: 0 };
    const game = fly('rescue-hera', 'pass', {
      players: [{ tigh: { ...bridge, miracles: 0 } }, { roslin: none }, 'starbuck', { apollo: { revealed: true } }],
    });
    expect(game.told('miracleGained').map(({ seat }) => game.person(seat))).toEqual(['tigh', 'roslin']);
    expect(game.state.modules.miracles?.tokens).toEqual([1, 1, 1, 0]);
  });

  test('failed: 1 morale and a raptor', () => {
    const game = fly('rescue-hera', 'fail');
    expect([game.state.resources.morale, game.state.reserves.raptor]).toEqual([9, 3]);
  });
});

describe('mission/daybreak/the-red-stripes', () => {
  test('passed: every heavy raider and centurion leaves the board, and 2 of each leave the game', () => {
    const game = fly('the-red-stripes', 'pass', { ships: { bow: { heavyRaider: 2, raider: 1 } }, boarding: [0, 3] });
    expect([game.count('heavyRaider'), game.state.supply.heavyRaider, game.state.boarding]).toEqual([0, 2, []]);
    expect(game.count('raider')).toBe(1);
    // Of 4 centurions 2 are left.
    game.resolve([{ boardCenturions: 4 }], 'tigh');
    expect(game.state.boarding).toEqual([0, 0]);
  });

  test('passed twice: none of either is left', () => {
    const game = fly('the-red-stripes', 'pass');
    homeOf(game.state).missions.deck.push('mission/daybreak/the-red-stripes');
    delete homeOf(game.state).active;
    flyMission(game, 'tigh', 'pass').resolve([{ boardCenturions: 1 }, { place: { bow: { heavyRaider: 1 } } }], 'tigh');
    expect([game.state.boarding.length, game.count('heavyRaider')]).toEqual([0, 0]);
    expect(homeOf(game.state).gone).toEqual({ basestar: 0, heavyRaider: 4, centurion: 4 });
  });

  test('failed: a heavy raider in front of Galactica and a centurion on the start', () => {
    const game = fly('the-red-stripes', 'fail');
    expect([game.count('heavyRaider', 'bow'), game.state.boarding]).toEqual([1, [0]]);
  });
});

describe('mission/daybreak/the-search-for-home', () => {
  test('passed: it counts as 2 distance; failed: 1 fuel, and it is turned face down', () => {
    expect(fly('the-search-for-home', 'pass').view('public').distance).toBe(2);
    const failed = fly('the-search-for-home', 'fail');
    expect(failed.state.resources.fuel).toBe(7);
    expect(homeOf(failed.state).active?.faceUp).toBe(false);
  });
});

test("R-DAY-79 choices are the current player's, whoever has activated the Bridge", () => {
  const game = homeScene({
    players: ['tigh', { tyrol: bridge }, 'apollo'],
    missions: ['needs-of-the-people'],
    damaged: ['armory', 'command'],
  });
  flyMission(game, 'tyrol', 'pass');
  expect(game.question('tigh')?.topic.kind).toBe('chooseRepair');
});
