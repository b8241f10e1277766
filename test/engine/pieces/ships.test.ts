import { expect, test } from 'vitest';
import { areas, type Area } from '../../../src/catalogue/vocabulary.ts';
import { civilianToken, hitBasestar, ships, theShip } from '../fleet.ts';
import { scene, type Table } from '../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
const command = { seat: 2, left: 1, why: 'location/base/command' };

function moves(game: Table): Array<string> {
  return game.ids('tigh').filter((id) => id.startsWith('move-'));
}

test.each<[Area, Area, Area]>([
  ['bow', 'starboardBow', 'portBow'],
  ['starboardBow', 'starboardQuarter', 'bow'],
  ['starboardQuarter', 'stern', 'starboardBow'],
  ['stern', 'portQuarter', 'starboardQuarter'],
  ['portQuarter', 'portBow', 'stern'],
  ['portBow', 'bow', 'portQuarter'],
])('R-CMB-01 from %s a ship reaches only its neighbours in the ring', (area, clockwise, back) => {
  const game = scene({ players: crew, ships: { [area]: { viper: 1 } } }).call('viperActivations', command);
  expect(moves(game).sort()).toEqual([`move-${area}-${back}`, `move-${area}-${clockwise}`].sort());
});

test('R-CMB-02 vipers are launched into portQuarter and portBow only', () => {
  const game = scene({ players: crew }).call('viperActivations', command);
  expect(game.ids('tigh')).toEqual(['launch-portQuarter', 'launch-portBow']);
});

test('R-CMB-03 the supply of ships', () => {
  const { state } = scene({ players: crew });
  expect(state.supply).toEqual({ basestar: 2, raider: 16, heavyRaider: 4 });
  expect(state.reserves).toEqual({ viper: 8, raptor: 4 });
  expect(state.civilianPile).toHaveLength(12);
});

test('R-CMB-03 there are 4 centurions', () => {
  const game = scene({ players: crew, boarding: [2] }).resolve([{ boardCenturions: 5 }], 'adama');
  expect(game.state.boarding).toEqual([2, 0, 0, 0]);
});

test('R-CMB-04 a destroyed raider goes back to the supply and may be placed again', () => {
  const game = scene({ players: crew, ships: { bow: { raider: 16, basestar: 1 }, stern: { viper: 1 } } });
  const [raider] = ships(game, 'raider');
  game.dice(3).call('attack', { attacker: 'viper', ship: theShip(game, 'viper').id, by: 0, target: raider?.id ?? -1 });
  expect(game.state.supply.raider).toBe(1);
  game.activate('launchRaiders');
  expect(game.count('raider', 'bow')).toBe(16);
});

test('R-CMB-04 a destroyed centurion may board again', () => {
  const game = scene({ players: crew, boarding: [3, 2, 1, 0] })
    .dice(8)
    .call('attack', { attacker: 'armory', by: 0, target: { centurion: 3 } });
  game.resolve([{ boardCenturions: 2 }], 'adama');
  expect(game.state.boarding).toEqual([2, 1, 0, 0]);
});

test('R-CMB-04 a destroyed viper is out of the game and counted', () => {
  const game = scene({ players: crew, ships: { stern: { viper: 1, raider: 1 } } })
    .dice(8)
    .activate('raiders');
  expect(game.state).toMatchObject({ reserves: { viper: 7 }, damagedCraft: { viper: 0 }, destroyed: { viper: 1 } });
  expect(game.count('viper')).toBe(0);
});

test('R-CMB-04 a destroyed civilian ship never comes back to the pile', () => {
  const game = scene({
    players: crew,
    ships: { stern: { civilian: 1, raider: 1 } },
    civilians: ['nothing'],
    destinations: ['barren-planet'],
  });
  game.activate('raiders').jump().settle();
  expect(game.state.destroyedCivilians).toEqual([civilianToken('nothing')]);
  expect(game.state.civilianPile).toHaveLength(11);
});

test('R-CMB-05 any number of ships of any kinds share an area', () => {
  const game = scene({
    players: crew,
    ships: { bow: { basestar: 2, raider: 16, heavyRaider: 4, viper: 8, civilian: 12 } },
  });
  expect(game.view('public').ships.filter(({ area }) => area === 'bow')).toHaveLength(42);
});

test('R-CMB-06 a viper is unmanned or has a pilot', () => {
  const game = scene({
    players: ['adama', 'roslin', { starbuck: { piloting: 'stern' } }],
    ships: { bow: { viper: 1 } },
  });
  const vipers = game.view('public').ships.flatMap((ship) => (ship.kind === 'viper' ? [[ship.area, ship.pilot]] : []));
  expect(vipers).toEqual([
    ['bow', undefined],
    ['stern', 2],
  ]);
});

test('R-CMB-07 nobody sees the face of a civilian ship', () => {
  const game = scene({ players: crew, ships: { bow: { civilian: 2 } } });
  for (const viewer of [...crew, 'public'] as const)
    expect(JSON.stringify(game.view(viewer))).not.toContain('civilian-ship');
});

test('R-CMB-07 only who has looked knows the face', () => {
  const game = scene({
    players: ['adama', 'roslin', { tigh: { at: 'communications' } }],
    ships: { bow: { civilian: 1 }, stern: { civilian: 1 } },
    civilians: ['2-population', 'nothing'],
  });
  game
    .actions('tigh')
    .choose('tigh', 'location')
    .choose('tigh', `ship${theShip(game, 'civilian', 'bow').id}`)
    .settle();
  const faces = (who: 'tigh' | 'adama' | 'public'): Array<string | undefined> =>
    game.view(who).ships.flatMap((ship) => (ship.kind === 'civilian' ? [ship.token] : []));
  expect(faces('tigh')).toEqual([civilianToken('2-population'), undefined]);
  expect([...faces('adama'), ...faces('public')]).toEqual([undefined, undefined, undefined, undefined]);
  expect(game.told('civiliansSeen', 'adama')).toEqual([{ kind: 'civiliansSeen', seat: 2, ships: [{ area: 'bow' }] }]);
});

test('R-CMB-07 what was seen is forgotten when the ship has gone back to the pile', () => {
  const game = scene({ players: crew, ships: { bow: { civilian: 1 } }, destinations: ['cylon-ambush'] });
  theShip(game, 'civilian').seenBy.push(0);
  game.jump().choose('adama', 'cylon-ambush');
  expect(ships(game, 'civilian').flatMap(({ seenBy }) => seenBy)).toEqual([]);
});

test('R-CMB-07 civilian ships do not move by themselves', () => {
  const game = scene({ players: crew, ships: { stern: { civilian: 3 }, bow: { basestar: 1 } } });
  game.activate('launchRaiders', 'heavyRaiders', 'basestars').settle();
  expect(game.count('civilian', 'stern')).toBe(3);
});

test('R-CMB-08 positions, numbers and damage are public', () => {
  const game = scene({
    players: crew,
    ships: { bow: { basestar: 1, raider: 3 }, portBow: { viper: 1 } },
    damaged: ['armory'],
    damagedVipers: 2,
    destroyed: { viper: 1 },
    boarding: [2],
  });
  const seen = hitBasestar(game, 'bow', 'disabled-hangar').view('public');
  expect(seen).toMatchObject({
    damaged: ['location/base/armory'],
    damagedCraft: { viper: 2 },
    destroyed: { viper: 1 },
    boarding: [2],
    reserves: { viper: 7 },
  });
  expect(seen.ships.map(({ kind, area }) => `${kind} ${area}`).sort()).toEqual([
    'basestar bow',
    'raider bow',
    'raider bow',
    'raider bow',
    'viper portBow',
  ]);
  expect(seen.ships.find(({ kind }) => kind === 'basestar')).toMatchObject({
    damage: ['token/base/basestar-damage-disabled-hangar'],
  });
});

test('R-CMB-01 the areas in their order', () => {
  expect(areas).toEqual(['bow', 'starboardBow', 'starboardQuarter', 'stern', 'portQuarter', 'portBow']);
});
