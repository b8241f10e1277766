/** The Admiral, the Brig and who is Admiral then: R-TTL-30 to R-TTL-33. */
import { describe, expect, test } from 'vitest';
import { scene, type PlayerScene, type Scene, type Table } from '../../scene.ts';
import { free, jail, reveal } from './passing.ts';

const brig: PlayerScene = { at: 'brig' };

describe('the Admiral and the Brig', () => {
  const four = ['adama', 'helo', 'starbuck', 'roslin'] as const;

  test('R-TTL-30 launches nukes, as long as there are any and a basestar', () => {
    const actions = (set: Partial<Scene>): ReadonlyArray<string> =>
      scene({ players: ['adama', 'helo', 'roslin'], ...set })
        .actions('adama')
        .ids('adama');
    expect(actions({ ships: { bow: { basestar: 1 } } })).toContain('launchNuke');
    expect(actions({})).not.toContain('launchNuke');
    expect(actions({ ships: { bow: { basestar: 1 } }, nukes: 0 })).not.toContain('launchNuke');
  });

  test('R-TTL-30 makes the choices addressed to the Admiral', () => {
    expect(
      scene({ players: ['zarek', 'roslin', 'tigh'] })
        .crisis('declare-martial-law')
        .choices('tigh').topic.kind,
    ).toBe('chooseOption');
  });

  test('R-TTL-31 R-TTL-41 example 1: Adama goes to the Brig, Helo is Admiral', () => {
    expect(jail(scene({ players: four }), 'adama').holder('admiral')).toBe('helo');
  });

  test('R-TTL-32 example 1: Adama leaves the Brig, Helo stays Admiral', () => {
    expect(free(jail(scene({ players: four }), 'adama'), 'adama').holder('admiral')).toBe('helo');
  });

  test('R-TTL-02 example 2: the stranded Helo becomes Admiral all the same', () => {
    expect(
      jail(scene({ players: ['adama', { helo: { at: 'stranded' } }, 'starbuck', 'roslin'] }), 'adama').holder(
        'admiral',
      ),
    ).toBe('helo');
  });

  const oneFree: Scene = {
    players: ['tigh', 'zarek', { starbuck: brig }, { roslin: brig }],
    titles: { admiral: 'tigh' },
  };

  test('R-TTL-31 example 3: Tigh goes to the Brig, Zarek alone is free and Admiral', () => {
    expect(jail(scene(oneFree), 'tigh').holder('admiral')).toBe('zarek');
  });

  test('R-TTL-33 example 3: all are in the Brig, Tigh as the highest in the line is Admiral', () => {
    expect(jail(jail(scene(oneFree), 'tigh'), 'zarek').holder('admiral')).toBe('tigh');
  });

  test('R-TTL-33 example 3: Starbuck leaves the Brig first and is Admiral', () => {
    expect(free(jail(jail(scene(oneFree), 'tigh'), 'zarek'), 'starbuck').holder('admiral')).toBe('starbuck');
  });

  test('R-TTL-33 the last free player keeps the title in the Brig if he is the highest himself', () => {
    const game = jail(scene({ players: ['adama', { helo: brig }, { roslin: brig }] }), 'adama');
    expect([game.holder('admiral'), game.told('titleGained')]).toEqual(['adama', []]);
  });

  test('R-TTL-33 the Admiral in the Brig leaves it first and stays Admiral, also when others follow', () => {
    const game = free(
      free(jail(scene({ players: ['adama', { helo: brig }, { roslin: brig }] }), 'adama'), 'adama'),
      'helo',
    );
    expect(game.holder('admiral')).toBe('adama');
  });

  test('R-TTL-33 the first who leaves keeps the title when the former Admiral follows', () => {
    const game = free(
      free(jail(scene({ players: ['adama', { helo: brig }, { roslin: brig }] }), 'adama'), 'roslin'),
      'adama',
    );
    expect(game.holder('admiral')).toBe('roslin');
  });

  test('R-TTL-33 the only free player reveals as a Cylon: the highest of those in the Brig is Admiral', () => {
    const game = reveal(
      scene({ players: ['zarek', { helo: brig }, { tigh: brig }], titles: { admiral: 'zarek' } }),
      'zarek',
    );
    expect(game.holder('admiral')).toBe('tigh');
  });

  test('R-TTL-33 the Admiral in the Brig reveals as a Cylon: the next in the Brig is Admiral', () => {
    const game = reveal(
      scene({ players: [{ tigh: brig }, { helo: brig }, { zarek: brig }], titles: { admiral: 'tigh' } }),
      'tigh',
    );
    expect(game.holder('admiral')).toBe('helo');
  });

  test('R-TTL-33 R-TTL-42 the executed Admiral comes back as a Cylon player: the highest of those in the Brig is Admiral', () => {
    const game = scene({
      players: ['adama', { helo: brig }, { tigh: brig }],
      options: { expansions: ['pegasus'] },
      loyaltyDeck: ['you-are-a-sympathizer'],
    });
    game.call('execute', { seat: 0, why: 'location/pegasus/airlock' }).settle();
    expect([game.player('adama').cylon, game.holder('admiral')]).toEqual(['sympathizer', 'tigh']);
  });

  test('R-TTL-33 the Admiral in the Brig has all actions and choices of the title', () => {
    const locked = (): Table =>
      jail(
        scene({
          players: ['adama', { helo: brig }, { roslin: brig }],
          ships: { bow: { basestar: 1 } },
          destinations: ['icy-moon', 'tylium-planet'],
        }),
        'adama',
      );
    expect(locked().actions('adama').ids('adama')).toContain('launchNuke');
    expect(locked().jump().choices('adama').topic).toEqual({ kind: 'chooseDestination' });
  });
});
