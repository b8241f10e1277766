import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defineModule } from '../../../src/engine/hooks.ts';
import { scene, type Table } from '../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;

/** A made-up board of a module that keeps raiders, and on whose games civilian ships stay in space when the fleet jumps. */
describe('R-FLT-03 a module with a board of ships', () => {
  let raiders = 0;
  let forget: () => void;

  beforeEach(() => {
    raiders = 2;
    forget = defineModule({
      name: 'boardOfShips',
      order: 99,
      when: () => true,
      hooks: {
        cylonShipSource: (_state, kind) => ({ left: kind === 'raider' ? raiders : 0, take: () => { raiders -= 1; } }),
        shipAtJump: (_game, ship) => (ship.kind === 'civilian' ? 'handled' : undefined),
      },
    });
  });
  afterEach(() => { forget(); });

  const crowded = (): Table => scene({ players: crew, ships: { portQuarter: { raider: 15 } } });

  test('R-FLT-02 its ships are on no area', () => {
    expect([crowded().count('raider'), crowded().view('public').ships.length]).toEqual([15, 15]);
  });
  test('R-FLT-40 what the supply lacks comes from there', () => {
    const game = crowded().resolve([{ place: { bow: { raider: 2 } } }], 'adama');
    expect([game.count('raider', 'bow'), game.state.supply.raider, raiders]).toEqual([2, 0, 1]);
  });
  test('R-FLT-40 R-CMB-120 only when both have too few the current player decides', () => {
    const game = crowded().resolve([{ place: { bow: { raider: 2 }, stern: { raider: 2 } } }], 'adama');
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'whichToPlace' }, min: 3, max: 3 });
  });
  test('R-JMP-13 what the module keeps stays, the others leave', () => {
    const game = scene({
      players: crew,
      ships: { bow: { raider: 2, basestar: 1 }, stern: { civilian: 2 } },
      destinations: ['deep-space', 'deep-space'],
    }).jump();
    expect([game.count('raider'), game.count('basestar'), game.count('civilian')]).toEqual([0, 0, 2]);
  });
});
