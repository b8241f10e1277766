/** How automatic players get away from New Caprica. */
import { describe, expect, test } from 'vitest';
import { actionScore, moveScore, situation } from '../../src/players/actions.ts';
import { habits } from '../../src/players/habits.ts';
import { choose } from '../../src/players/index.ts';
import { orderWorth } from '../../src/players/worth/executiveOrders.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import { departureChance, leastChance } from '../../src/players/worth/newCaprica.ts';
import type { Choice } from '../../src/engine/types/decision.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { newCapricaScene, type NewCapricaScene } from '../engine/newCapricaScene.ts';
import { defined } from '../../src/values/defined.ts';

const players = ['baltar', 'adama', 'starbuck', 'tigh'] as const;
const aboard = { baltar: 'command', adama: 'command', starbuck: 'command', tigh: 'command' } as const;
const viewOf = (set: Partial<NewCapricaScene>): GameView =>
  newCapricaScene({ players, returned: 'quiet', locked: [], on: aboard, ...set }).view('adama');
const leave: Choice = { id: 'leave', kind: 'titleAction', action: 'leaveNewCaprica' };

const six = ['1-population', '1-population', '2-population', 'nothing', '1-population', '1-population'];

describe('the departure', () => {
  test('R-NCA-91 is the likelier survived the fewer ships and people stay behind', () => {
    const chance = (locked: number, on: NewCapricaScene['on'] = aboard): number =>
      departureChance(viewOf({ locked: six.slice(0, locked), on, resources: { population: 4, morale: 3 } }));
    expect(chance(0)).toBe(1);
    expect(chance(2)).toBeGreaterThan(chance(4));
    expect(chance(6)).toBeLessThan(0.2);
    expect(chance(0, {})).toBe(0);
  });

  test('the Admiral leaves when nothing that is left behind is likely to cost the game, and not before', () => {
    const score = (population: number): number =>
      actionScore(situation({ view: viewOf({ locked: six, resources: { population } }) }), leave);
    expect(score(11)).toBeGreaterThan(5);
    // A player at easy overlooks a few points, and not a game.
    expect(score(5)).toBeLessThan(-habits.haste.easy * habits.hasteInHardship);
  });

  test('sooner where something else is nearly out', () => {
    const score = (food: number): number =>
      actionScore(situation({ view: viewOf({ locked: six.slice(0, 4), resources: { population: 4, food } }) }), leave);
    expect([score(8) > 0, score(1) > 0]).toEqual([false, true]);
  });

  test('soonest where only one point of something is left', () => {
    const least = (food: number): number => leastChance(viewOf({ resources: { food } }));
    expect([least(1) < least(2), least(2) < least(3)]).toEqual([true, true]);
  });
});

test('when all ships are up, people go aboard', () => {
  const score = (view: GameView, location: string): number =>
    moveScore(situation({ view }), { id: location, kind: 'location', location, costsCard: true });
  const here = { ...aboard, adama: 'resistance-hq' };
  const [done, busy] = [viewOf({ on: here }), viewOf({ on: here, prepared: ['nothing', 'nothing'] })];
  expect(score(done, 'location/base/command')).toBeGreaterThan(score(done, 'location/pegasus/shipyard'));
  expect(score(busy, 'location/pegasus/shipyard')).toBeGreaterThan(score(busy, 'location/base/command'));
});

describe('people aboard', () => {
  const people = { baltar: 'shipyard', adama: 'shipyard', starbuck: 'shipyard', tigh: 'shipyard' } as const;
  const gain = (resources: NewCapricaScene['resources']): number => {
    const view = viewOf({ on: people, prepared: six.slice(0, 4), ...defined({ resources }) });
    const score = (location: string): number =>
      moveScore(situation({ view }), { id: location, kind: 'location', location, costsCard: false });
    return score('location/base/command') - score('location/pegasus/shipyard');
  };

  test('R-NCA-91 come before further ships where the fleet would have too little morale without them', () => {
    expect(gain({ morale: 4, population: 2 })).toBeGreaterThan(gain({ morale: 9, population: 2 }));
  });

  test('R-NCA-46 whoever brings a ship up goes aboard with it when no other is left', () => {
    const game = newCapricaScene({
      players,
      returned: 'quiet',
      locked: [],
      prepared: ['1-population'],
      on: { ...aboard, adama: 'shipyard' },
    });
    game.resolve([{ evacuateShip: { by: 'you', thenMove: true } }], 'adama').choose('adama', 'portBow');
    expect(game.question('adama')?.topic.kind).toBe('chooseLocation');
    expect(choose({ view: game.view('adama') }, game.choices('adama'), () => 0.5)).toHaveLength(1);
  });
});

describe('R-NCA-90 the Admiral in Detention', () => {
  const held = { ...aboard, adama: 'detention' } as const;

  test('leaves from there as from anywhere', () => {
    const score = (population: number): number =>
      actionScore(situation({ view: viewOf({ locked: six, on: held, resources: { population } }) }), leave);
    expect([score(11) > 5, score(5) < 0]).toEqual([true, true]);
  });

  test('is given an order to do so', () => {
    const worth = (population: number): number =>
      orderWorth(
        {
          view: newCapricaScene({
            players,
            returned: 'quiet',
            locked: six,
            on: held,
            titles: { admiral: 'adama' },
            resources: { population },
          }).view('tigh'),
        },
        1,
      );
    expect(worth(11)).toBeGreaterThan(worth(4) + 2);
  });
});

test('R-NCA-30 R-NCA-45 nobody hastens the return while ships are still to be prepared', () => {
  const there = (locked: ReadonlyArray<string>): GameView =>
    newCapricaScene({ players, locked: [...locked] }).view('adama');
  const step = (locked: ReadonlyArray<string>): number => worthOf({ view: there(locked) }, [{ jumpTrack: 1 }]);
  const canyon = (locked: ReadonlyArray<string>): number =>
    actionScore(situation({ view: there(locked) }), {
      id: 'canyon',
      kind: 'activateLocation',
      location: 'location/pegasus/breeders-canyon',
    });
  expect([step(six) < 0, step([]) > 0]).toEqual([true, true]);
  expect([canyon(six) < 0, canyon([]) > 0]).toEqual([true, true]);
});

test('R-NCA-90 an order goes to the Admiral when it is time to leave', () => {
  const worth = (population: number): number => {
    const game = newCapricaScene({
      players,
      returned: 'quiet',
      locked: six,
      on: aboard,
      titles: { admiral: 'adama' },
      resources: { population },
    });
    return orderWorth({ view: game.view('tigh') }, 1);
  };
  expect(worth(11)).toBeGreaterThan(worth(4) + 2);
});

test('R-NCA-62 an evacuated ship goes where no raiders are', () => {
  const game = newCapricaScene({
    players,
    returned: 'quiet',
    locked: [],
    prepared: ['1-population'],
    on: aboard,
  });
  game.resolve([{ place: { portBow: { raider: 3 } } }], 'adama').settle();
  game.resolve([{ evacuateShip: { by: 'you' } }], 'adama');
  expect(choose({ view: game.view('adama') }, game.choices('adama'), () => 0.5)).toEqual(['portQuarter']);
});

test('R-NCA-44 the force that is about to cost a ship is the one that is chosen', () => {
  const forces = ['occupation-authority', 'shipyard', 'breeders-canyon'];
  const game = newCapricaScene({ players, locked: six, forces });
  game.resolve([{ destroyForces: { by: 'you', count: 1 } }], 'adama');
  expect(choose({ view: game.view('adama') }, game.choices('adama'), () => 0.5)).toEqual(['location/pegasus/shipyard']);
});

test('R-NCA-44 R-NCA-46 a Cylon player goes where Cylons can do harm, whatever humans can do there', () => {
  const game = newCapricaScene({
    players: ['baltar', { adama: { revealed: true } }, 'starbuck', 'tigh'],
    returned: 'quiet',
    locked: six,
  });
  const score = (location: string): number =>
    actionScore(situation({ view: game.view('adama') }), {
      id: location,
      kind: 'activateLocation',
      location: `location/pegasus/${location}`,
    });
  const [authority, canyon, shipyard, resistance] = [
    'occupation-authority',
    'breeders-canyon',
    'shipyard',
    'resistance-hq',
  ].map(score);
  expect(authority).toBeGreaterThan(shipyard ?? NaN);
  expect(canyon).toBeGreaterThan(shipyard ?? NaN);
  expect(shipyard).toBeGreaterThan(resistance ?? NaN);
});
