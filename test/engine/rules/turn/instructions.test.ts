/** Instructions in general: R-TURN-149, R-TURN-151, R-TURN-152. */
import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';

describe('R-TURN-149 what can be done is done', () => {
  test('R-TURN-149 2 raptors are to be destroyed and 1 is left', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], reserves: { raptor: 1 } }).resolve(
      [{ destroyRaptors: 2 }, { lose: { morale: 1 } }],
      'adama',
    );
    expect([game.state.reserves.raptor, game.state.resources.morale]).toEqual([0, 9]);
  });

  test('R-TURN-149 a part that cannot be done does not stop the rest', () => {
    const game = scene({ players: [{ adama: { at: 'brig' } }, 'roslin', 'tigh'] }).resolve(
      [{ send: { who: 'you', to: 'sickbay' } }, { lose: { morale: 1 } }],
      'adama',
    );
    expect([game.where('adama'), game.state.resources.morale]).toEqual(['brig', 9]);
  });

  test('R-TURN-149 the more specific text wins: a location under Jammed Assault may not be activated', () => {
    const set = { players: ['adama', 'roslin', { tigh: { at: 'communications' } }] } as const;
    expect(scene(set).actions('tigh').ids('tigh')).toContain('location');
    expect(
      scene({ ...set, inPlay: ['jammed-assault'] })
        .actions('tigh')
        .ids('tigh'),
    ).not.toContain('location');
  });
});

describe('R-TURN-151 limited pieces', () => {
  test('R-TURN-151 too few raiders: the current player decides which are placed', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], current: 'tigh' });
    game.state.supply.raider = 2;
    game.resolve([{ place: { bow: { raider: 1 }, stern: { raider: 2 } } }], 'adama');
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'whichToPlace', ship: 'raider' }, min: 2, max: 2 });
    game.choose('tigh', 'stern-2', 'stern-3');
    expect([game.count('raider', 'bow'), game.count('raider', 'stern'), game.state.supply.raider]).toEqual([0, 2, 0]);
  });

  test('R-TURN-151 no fifth centurion', () => {
    expect(
      scene({ players: ['adama', 'roslin', 'tigh'], boarding: [0, 1, 1, 2] }).resolve([{ boardCenturions: 1 }], 'adama')
        .state.boarding,
    ).toEqual([0, 1, 1, 2]);
  });
});

describe('R-TURN-152 resources', () => {
  test.each(['fuel', 'food', 'morale', 'population'] as const)('R-TURN-152 %s never rises above 15', (resource) => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], resources: { [resource]: 14 } }).resolve(
      [{ gain: { [resource]: 2 } }],
      'adama',
    );
    expect(game.state.resources[resource]).toBe(15);
    expect(game.told('resource')).toMatchObject([{ change: 1, now: 15 }]);
  });

  test.each(['fuel', 'food', 'morale', 'population'] as const)('R-TURN-152 %s is not lowered below 0', (resource) => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], resources: { [resource]: 1 } }).resolve(
      [{ lose: { [resource]: 3 } }, { gain: { [resource]: 1 } }],
      'adama',
    );
    expect(game.state.resources[resource]).toBe(1);
  });
});
