import { describe, expect, test } from 'vitest';
import { civilianToken, ships, theShip } from '../../fleet.ts';
import { scene, type Table } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
const areasOf = (game: Table, kind: 'raider' | 'basestar' | 'civilian' | 'viper'): Array<string> =>
  ships(game, kind).map(({ area }) => area);

describe('R-CMB-120 too few Cylon ships', () => {
  test('the current player decides which are placed', () => {
    const game = scene({ players: crew, current: 'roslin', ships: { portQuarter: { raider: 15 } } }).resolve(
      [{ place: { bow: { raider: 1 }, stern: { raider: 1 } } }],
      'adama',
    );
    expect(game.choices('roslin')).toMatchObject({ topic: { kind: 'whichToPlace', ship: 'raider' }, min: 1, max: 1 });
    game.choose('roslin', 'stern-2');
    expect([game.count('raider', 'bow'), game.count('raider', 'stern')]).toEqual([0, 1]);
  });
  test('one basestar left of two', () => {
    const game = scene({ players: crew, ships: { stern: { basestar: 1 } } })
      .crisis('heavy-assault')
      .choose('adama', 'starboardBow-2')
      .settle();
    expect(areasOf(game, 'basestar')).toEqual(['stern', 'starboardBow']);
  });
  test('none left: nothing is placed and nobody is asked', () => {
    const game = scene({ players: crew, ships: { portQuarter: { raider: 16 } } }).resolve(
      [{ place: { bow: { raider: 1 }, stern: { raider: 2 } } }],
      'adama',
    );
    expect([game.question('adama'), game.count('raider')]).toEqual([undefined, 16]);
  });
  test('just enough of them: all are placed and nobody is asked', () => {
    const game = scene({ players: crew, ships: { portQuarter: { raider: 14 } } }).resolve(
      [{ place: { bow: { raider: 1 }, stern: { raider: 1 } } }],
      'adama',
    );
    expect([game.question('adama'), game.count('raider', 'bow'), game.count('raider', 'stern')]).toEqual([
      undefined,
      1,
      1,
    ]);
  });
  test('all for one area: nobody is asked', () => {
    const game = scene({ players: crew, ships: { portQuarter: { raider: 14 } } }).resolve(
      [{ place: { bow: { raider: 3 } } }],
      'adama',
    );
    expect([game.question('adama'), game.count('raider', 'bow')]).toEqual([undefined, 2]);
  });
});

describe('R-CMB-121 too few human ships', () => {
  test('the current player decides where the last viper is placed', () => {
    const game = scene({ players: crew, reserves: { viper: 1 } }).resolve(
      [{ place: { portQuarter: { viper: 1 }, portBow: { viper: 1 } } }],
      'roslin',
    );
    expect(game.choose('adama', 'portBow-2').count('viper', 'portBow')).toBe(1);
    expect([game.count('viper'), game.state.reserves.viper]).toEqual([1, 0]);
  });
  test('the current player decides where the last civilian ships are placed', () => {
    const game = scene({ players: crew, ships: { bow: { civilian: 11 } } }).resolve(
      [{ place: { stern: { civilian: 1 }, portBow: { civilian: 1 } } }],
      'roslin',
    );
    expect(game.choose('adama', 'portBow-2').count('civilian', 'stern')).toBe(0);
    expect([game.count('civilian', 'portBow'), game.state.civilianPile]).toEqual([1, []]);
  });
  test('what cannot be placed is skipped, the rest is placed', () => {
    const game = scene({ players: crew, reserves: { viper: 0 }, ships: { bow: { civilian: 12 } } }).resolve(
      [{ place: { portBow: { viper: 2, civilian: 1, raider: 2 } } }],
      'roslin',
    );
    expect([areasOf(game, 'viper'), game.count('civilian', 'portBow'), game.count('raider', 'portBow')]).toEqual([
      [],
      0,
      2,
    ]);
  });
});

describe('civilian ships', () => {
  test('R-CMB-116 destroyed: shown, its losses apply, it leaves the game', () => {
    const game = scene({
      players: crew,
      ships: { stern: { raider: 1, civilian: 1 } },
      civilians: ['1-population-and-1-fuel'],
    }).activate('raiders');
    expect(game.told('civilianDestroyed')).toEqual([
      { kind: 'civilianDestroyed', area: 'stern', token: civilianToken('1-population-and-1-fuel') },
    ]);
    expect(game.state).toMatchObject({
      resources: { population: 11, fuel: 7, morale: 10 },
      destroyedCivilians: [civilianToken('1-population-and-1-fuel')],
    });
  });
  test('R-CMB-116 a blank one costs nothing', () => {
    const game = scene({
      players: crew,
      ships: { stern: { raider: 1, civilian: 1 } },
      civilians: ['nothing'],
    }).activate('raiders');
    expect(game.told('resource')).toEqual([]);
  });
  test('R-CMB-117 a random ship of the pile, those on the board stay', () => {
    const lost = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((seed) => {
      const game = scene({ players: crew, ships: { stern: { civilian: 2 } }, seed }).resolve(
        [{ destroyCivilians: 1 }],
        'adama',
      );
      expect([game.count('civilian'), game.state.civilianPile.length]).toEqual([2, 9]);
      return game.state.destroyedCivilians[0];
    });
    expect(new Set(lost).size).toBeGreaterThan(1);
  });
  test('R-CMB-117 from an empty pile: the current player chooses one on the board', () => {
    const game = scene({
      players: crew,
      current: 'tigh',
      ships: { stern: { civilian: 11 }, bow: { civilian: 1 } },
    }).resolve([{ destroyCivilians: 1 }], 'adama');
    game.choose('tigh', `ship${theShip(game, 'civilian', 'bow').id}`);
    expect([game.count('civilian', 'bow'), game.count('civilian', 'stern')]).toEqual([0, 11]);
  });
  test('R-CMB-117 the last of the pile, then one on the board', () => {
    const game = scene({ players: crew, ships: { stern: { civilian: 11 } } }).resolve(
      [{ destroyCivilians: 2 }],
      'adama',
    );
    game.choose('adama', game.ids('adama')[0] ?? '');
    expect([game.state.civilianPile, game.count('civilian')]).toEqual([[], 10]);
  });
  test('R-CMB-117 none at all: nothing', () => {
    const game = scene({ players: crew });
    game.state.civilianPile = [];
    game.resolve([{ destroyCivilians: 1 }, { lose: { food: 1 } }], 'adama');
    expect([game.told('civilianDestroyed'), game.state.resources.food]).toEqual([[], 7]);
  });
  test('R-CMB-119 Communications: looks at two, then moves each by one area, face down', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { at: 'communications' } }],
      ships: { stern: { civilian: 1 }, bow: { civilian: 1 }, portBow: { civilian: 1 } },
    });
    const [one, two] = [theShip(game, 'civilian', 'stern'), theShip(game, 'civilian', 'bow')];
    game.actions('tigh').choose('tigh', 'location');
    expect(game.choices('tigh').max).toBe(2);
    game.choose('tigh', `ship${one.id}`, `ship${two.id}`);
    expect(game.ids('tigh')).toEqual(['portQuarter', 'starboardQuarter']);
    game.choose('tigh', 'portQuarter').pass('tigh');
    expect([one.area, two.area, game.count('civilian', 'portBow')]).toEqual(['portQuarter', 'bow', 1]);
    expect(JSON.stringify(game.view('public'))).not.toContain('civilian-ship');
  });
});
