/**
 * The Cylon Fleet board beside other boxes: R-FLT-05, R-FLT-90 to R-FLT-97, R-SET-100 to R-SET-103, R-NCA-20, R-NCA-75,
 * R-NCA-78.
 */
import { describe, expect, test } from 'vitest';
import { contentOf } from '../../../../src/engine/content.ts';
import { createGame, defaultOptions } from '../../../../src/engine/index.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { boardOf, fleetScene, waitingAll, waitingIn, type FleetScene } from '../../fleetScene.ts';
import type { Table } from '../../scene.ts';

const players = ['roslin', 'apollo', 'helo'] as const;
const both = (switches: Array<string>): GameOptions => ({
  ...defaultOptions,
  expansions: ['pegasus', 'exodus'],
  switches,
});

describe('what stays in the box', () => {
  test('R-CRI-46 R-FLT-05 R-FLT-95 R-SET-100 no attack card of any expansion, Scar, Lured into a Trap and Massive Assault among them', () => {
    const { crises, superCrises } = contentOf(both(['cylonFleet']));
    const cards = [...crises.values(), ...superCrises.values()];
    expect(cards.filter(({ kind }) => kind === 'attack')).toEqual([]);
    const without = contentOf(both([]));
    const gone = [...without.crises.values(), ...without.superCrises.values()].filter(
      ({ id }) => !cards.some((card) => card.id === id),
    );
    expect(gone.length).toBeGreaterThanOrEqual(15);
    expect(gone.every(({ kind }) => kind === 'attack')).toBe(true);
    expect(gone.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'crisis/pegasus/scar',
        'super-crisis/pegasus/lured-into-a-trap',
        'super-crisis/base/massive-assault',
      ]),
    );
  });

  test('R-SET-102 Mining Asteroid', () => {
    expect(contentOf(both(['cylonFleet'])).destinations.has('destination/pegasus/mining-asteroid')).toBe(false);
    expect(contentOf(both([])).destinations.has('destination/pegasus/mining-asteroid')).toBe(true);
  });

  test('R-SET-103 R-SET-101 example 7: the first ships stand on the main board, 4 vipers are in the Reserves', () => {
    const options = { ...defaultOptions, expansions: ['exodus'], switches: ['cylonFleet'] };
    const { ships, reserves, supply, damagedCraft, modules } = createGame(options, 'first');
    expect(ships).toHaveLength(8);
    expect([reserves.viper, damagedCraft['viperMarkVII'], supply]).toEqual([
      4,
      4,
      { basestar: 1, raider: 17, heavyRaider: 4 },
    ]);
    expect(modules.cylonFleet?.pursuit).toBe(0);
  });
});

const newCaprica = { expansions: ['pegasus', 'exodus'], objective: 'newCaprica', switches: ['cylonFleet'] };

function settled(set: Partial<FleetScene> = {}): Table {
  return fleetScene({ players, options: newCaprica, ...set }).call('newCapricaPhase', {});
}

describe('New Caprica', () => {
  test('R-NCA-20 R-FLT-90 the board is frozen until the return, and civilian ships in space are locked', () => {
    const game = settled({ waiting: { bow: { raider: 2 } }, pursuit: 3, ships: { stern: { civilian: 2 } } });
    expect([game.count('civilian'), game.state.modules.newCaprica?.locked.length]).toEqual([0, 12]);
    game.activate('raiders', 'basestars');
    game.resolve([{ pursue: 1 }, { placeCivilians: 1 }, { reinforceFleet: { ship: 'raider', count: 3 } }], 'roslin');
    expect([waitingAll(game), boardOf(game).pursuit, game.state.decisions]).toEqual([[0, 2, 0], 3, []]);
  });

  test('R-FLT-90 nobody reaches the Basestar Bridge, and no nuke is launched', () => {
    const game = settled({
      players: ['roslin', 'apollo', 'helo', { boomer: { revealed: true, hand: ['politics/1'] } }],
      current: 'boomer',
    });
    game.call('move', { seat: 3, to: undefined });
    expect(game.ids('boomer').some((id) => id.endsWith('basestar-bridge'))).toBe(false);
    expect(settled().actions('helo').ids('helo')).not.toContain('nukeArea');
  });

  test('R-TTL-39 R-NCA-29 the title can be handed over all the same', () => {
    const game = settled({ current: 'apollo' })
      .actions('apollo')
      .choose('apollo', 'handOver')
      .choose('apollo', 'roslin');
    expect(game.holder('cag')).toBe('roslin');
  });

  test('R-TTL-38 R-NCA-41 Detention costs no title', () => {
    const game = settled().resolve([{ send: { who: 'you', to: 'detention' } }], 'apollo');
    expect([game.where('apollo'), game.holder('cag')]).toEqual(['detention', 'apollo']);
  });

  test('R-NCA-70 R-FLT-90 example 21: the ships of the return come from the supply, then from the lowest areas', () => {
    const game = settled({
      ships: { bow: { raider: 8 } },
      waiting: { portQuarter: { raider: 1, basestar: 1 }, starboardQuarter: { raider: 5 }, bow: { basestar: 1 } },
    });
    game.state.supply.raider = 6;
    game.call('galacticaReturns', {}).settle();
    expect([game.count('basestar'), game.count('raider'), game.count('raider', 'bow')]).toEqual([2, 16, 8]);
    expect([waitingIn(game, 'starboardQuarter'), waitingIn(game, 'portQuarter'), boardOf(game).pursuit]).toEqual([
      [0, 4, 0],
      [0, 0, 0],
      0,
    ]);
  });

  test('R-NCA-75 R-NCA-78 after the return vipers escort, and the CAG places only what has been escorted', () => {
    const game = settled({ pursuit: 0 });
    game.call('galacticaReturns', {}).settle();
    game.state.ships = game.state.ships.filter(({ kind }) => kind === 'viper');
    game.resolve([{ placeCivilians: 1 }], 'roslin');
    expect([game.count('civilian'), game.question('apollo')]).toEqual([0, undefined]);
    game.state.modules.newCaprica?.prepared.push(game.state.modules.newCaprica.locked.pop() ?? '');
    game.call('evacuateShip', { seat: 0, why: 'prepareForJump' }).choose('roslin', 'portBow');
    game.resolve([{ viperActivations: 1 }], 'roslin').choose('roslin', 'escort-portBow-viper');
    expect([game.count('civilian'), game.state.civilianPile.length]).toEqual([0, 1]);
    game.resolve([{ placeCivilians: 2 }], 'roslin').choose('apollo', 'bow');
    expect([game.count('civilian', 'bow'), game.question('apollo')]).toEqual([1, undefined]);
  });

  test('R-TURN-45 R-NCA-37 back in orbit the Bridge is as free to reach from Caprica as ever, and New Caprica costs a card', () => {
    const game = settled({
      players: ['roslin', 'apollo', 'helo', { boomer: { revealed: true, hand: ['politics/1'] } }],
      current: 'boomer',
    });
    game.call('galacticaReturns', {}).settle();
    game.player('boomer').place = { kind: 'location', location: 'location/exodus/basestar-bridge' };
    game.call('move', { seat: 3, to: undefined });
    expect(game.choices('boomer').choices).toContainEqual(
      expect.objectContaining({ id: 'location/pegasus/shipyard', costsCard: true }),
    );
    expect(
      game.choices('boomer').choices.filter((choice) => choice.kind === 'location' && !choice.costsCard).length,
    ).toBeGreaterThan(2);
  });
});

describe('Cylon Leaders', () => {
  test("R-FLT-96 R-FLT-40 Cavil's Primacy takes a basestar that waits when the supply has none", () => {
    const game = fleetScene({
      players: ['roslin', 'apollo', 'helo', { cavil: {} }],
      options: { ...both(['cylonFleet']), players: 4, cylonLeader: true },
      current: 'cavil',
      ships: { stern: { basestar: 1 } },
      waiting: { portBow: { basestar: 1 } },
    });
    game.resolve([{ when: { is: { basestarLeft: true }, then: [{ place: { bow: { basestar: 1 } } }] } }], 'cavil');
    expect([game.count('basestar', 'bow'), waitingAll(game)]).toEqual([1, [0, 0, 0]]);
    game.resolve([{ when: { is: { basestarLeft: true }, then: [{ lose: { fuel: 1 } }] } }], 'cavil');
    expect(game.state.resources.fuel).toBe(8);
  });
});

describe('the Ionian Nebula', () => {
  test('R-FLT-97 R-FLT-91 a jump leaves civilian ships, and ships of the battle come from the board when the supply has none', () => {
    const game = fleetScene({
      players,
      options: { expansions: ['exodus'], objective: 'ionianNebula', switches: ['cylonFleet'] },
      ships: { stern: { civilian: 1 } },
      waiting: { bow: { raider: 2 } },
      destinations: ['remote-planet', 'remote-planet'],
    });
    game.jump().settle();
    game.state.supply.raider = 0;
    game.resolve([{ place: { stern: { raider: 1 } } }], 'roslin');
    expect([game.count('civilian', 'stern'), game.count('raider', 'stern'), waitingIn(game, 'bow')]).toEqual([
      1,
      1,
      [0, 1, 0],
    ]);
  });
});
