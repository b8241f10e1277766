/** Nukes with the Cylon Fleet board: R-FLT-60 to R-FLT-64. */
import { describe, expect, test } from 'vitest';
import { describeRule } from '../../../../src/engine/describe/index.ts';
import type { Ships, Table } from '../../scene.ts';
import { civilianToken } from '../../fleet.ts';
import { fleetScene, type FleetScene } from '../../fleetScene.ts';
import { allBoxes, togetherScene, type TogetherScene } from '../../togetherScene.ts';

const players = ['roslin', 'apollo', 'helo'] as const;

/** Helo is the Admiral and launches a nuke. */
function launch(area: string, die: number, set: Partial<FleetScene> & { readonly ships: Ships }): Table {
  const game = fleetScene({ players, nukes: 2, ...set })
    .actions('helo')
    .choose('helo', 'nukeArea')
    .dice(die);
  return game.choose('helo', area).decline();
}

describe('the action', () => {
  test('R-FLT-60 R-FLT-61 there is one nuke action, with or without a basestar, as long as there are nukes', () => {
    const with_ = fleetScene({ players, ships: { bow: { basestar: 1 } } })
      .actions('helo')
      .ids('helo');
    expect(with_.filter((id) => id.toLowerCase().includes('nuke'))).toEqual(['nukeArea']);
    expect(fleetScene({ players }).actions('helo').ids('helo')).toContain('nukeArea');
    expect(fleetScene({ players, nukes: 0 }).actions('helo').ids('helo')).not.toContain('nukeArea');
  });

  test('R-SET-85 with New Caprica there is one nuke action too, and 2 nukes at the start', () => {
    const options = { expansions: ['pegasus', 'exodus'], objective: 'newCaprica', switches: ['cylonFleet'] };
    const game = fleetScene({ players, ships: { bow: { basestar: 1 } }, options });
    const nukes = game
      .actions('helo')
      .ids('helo')
      .filter((id) => id.toLowerCase().includes('nuke'));
    expect([game.state.nukes, nukes]).toEqual([2, ['nukeArea']]);
    expect(fleetScene({ players }).state.nukes).toBe(2);
  });

  test('R-FLT-63 an area without any ship may be chosen, and the token is spent', () => {
    const game = launch('starboardBow', 8, { ships: {} });
    expect([game.state.nukes, game.told('areaNuked')]).toMatchObject([1, [{ area: 'starboardBow', die: 8 }]]);
  });
});

describe('the roll', () => {
  test.each([1, 2])('R-FLT-61 a %i damages a basestar twice', (die) => {
    const game = launch('bow', die, { ships: { bow: { basestar: 1, raider: 3 } } });
    expect([game.told('basestarDamaged').length > 0, game.count('raider', 'bow')]).toEqual([true, 3]);
  });

  test.each([3, 6])('R-FLT-61 a %i destroys a basestar', (die) => {
    const game = launch('bow', die, { ships: { bow: { basestar: 1, raider: 3, civilian: 1 } } });
    expect([
      game.count('basestar'),
      game.count('raider'),
      game.count('civilian'),
      game.told('basestarDamaged'),
    ]).toEqual([0, 3, 1, []]);
  });

  test('R-CMB-67 the damage of a basestar adds nothing', () => {
    const set = fleetScene({ players, ships: { bow: { basestar: 1, raider: 4 } } });
    const [ship] = set.state.ships;
    if (ship?.kind === 'basestar') ship.damage.push('token/base/basestar-damage-structural-damage');
    set.actions('helo').choose('helo', 'nukeArea').dice(6).choose('helo', 'bow').decline();
    expect([set.count('basestar'), set.count('raider')]).toEqual([0, 4]);
  });

  test('R-FLT-61 R-FLT-62 example 9: a 7 takes the basestar and 3 raiders, nothing else', () => {
    const game = launch('bow', 7, { ships: { bow: { basestar: 1, raider: 4, viper: 1, civilian: 1 } } });
    expect(game.state.ships.map(({ kind }) => kind).toSorted()).toEqual(['civilian', 'raider', 'viper']);
  });

  test('R-FLT-62 a 7 without a basestar takes the raiders all the same', () => {
    const game = launch('bow', 7, { ships: { bow: { raider: 2 }, stern: { basestar: 1 } } });
    expect([game.count('raider'), game.count('basestar')]).toEqual([0, 1]);
  });

  test('R-FLT-62 the Admiral picks among basestars that differ', () => {
    const game = fleetScene({ players, ships: { bow: { basestar: 2 } } });
    const [first, second] = game.state.ships;
    if (first?.kind === 'basestar') first.damage.push('token/base/basestar-damage-critical-hit');
    game.actions('helo').choose('helo', 'nukeArea').dice(4).choose('helo', 'bow').decline();
    expect(game.choices('helo').topic).toMatchObject({ kind: 'chooseShip' });
    game.choose('helo', `ship${second?.id ?? ''}`).decline();
    expect(game.state.ships.map(({ id }) => id)).toEqual([first?.id]);
  });

  test('R-FLT-64 example 8: an 8 destroys everything; the loss of the civilian ship follows', () => {
    const game = launch('bow', 8, {
      ships: { bow: { basestar: 1, raider: 4, heavyRaider: 1, viper: 1, civilian: 1 }, stern: { raider: 1 } },
      civilians: ['2-population'],
    });
    expect(game.state.ships.map(({ kind, area }) => [kind, area])).toEqual([['raider', 'stern']]);
    expect([game.state.resources.population, game.state.destroyed.viper, game.told('basestarDamaged')]).toEqual([
      10,
      1,
      [],
    ]);
    expect(game.state.supply).toEqual({ basestar: 2, raider: 19, heavyRaider: 4 });
  });

  test('R-FLT-63 R-FLT-64 example 20: two civilian ships, a piloted Mark VII', () => {
    const game = fleetScene({
      players: ['roslin', 'starbuck', 'helo'],
      markVII: { stern: 1 },
      ships: { stern: { civilian: 2 } },
      civilians: ['1-population', '1-population'],
    });
    const ship = game.state.ships.find(({ kind }) => kind === 'viper');
    if (ship?.kind !== 'viper') throw new Error('no viper');
    ship.pilot = 1;
    game.player('starbuck').place = { kind: 'piloting', ship: ship.id };
    game.actions('helo').choose('helo', 'nukeArea').dice(8).choose('helo', 'stern').decline();
    expect([game.where('starbuck'), game.state.destroyed['viperMarkVII'], game.state.resources.population]).toEqual([
      'sickbay',
      1,
      10,
    ]);
    expect([game.state.destroyedCivilians.length, game.count('civilian')]).toEqual([2, 0]);
  });

  describe('R-FLT-64 R-TURN-160 Hot Dog’s Escort at an 8', () => {
    const options = { ...allBoxes, switches: ['cylonFleet'] } as const;
    const eight = (set: Partial<TogetherScene>, seen: number): Table => {
      const game = togetherScene({
        players: ['roslin', { hotDog: { miracles: 2 } }, 'helo'],
        nukes: 2,
        options,
        ...set,
      });
      for (const ship of game.state.ships.filter(({ kind }) => kind === 'civilian').slice(0, seen)) {
        if (ship.kind === 'civilian') ship.seenBy.push(0);
      }
      return game.actions('helo').choose('helo', 'nukeArea').dice(8).choose('helo', 'bow');
    };

    test('each ship is a window of its own; what is saved goes to the pile, for a viper that stands elsewhere', () => {
      const game = eight(
        { ships: { bow: { basestar: 1, viper: 1, civilian: 2 } }, civilians: ['1-population', '1-population'] },
        0,
      );
      expect([game.count('basestar'), game.count('viper'), game.told('civilianDestroyed')]).toEqual([0, 0, []]);
      expect(game.choices('hotDog').topic).toEqual({ kind: 'react', window: 'civilianThreatened' });
      game.choose('hotDog', 'escort');
      expect(game.choices('hotDog').choices.map(({ kind }) => kind)).not.toContain('ship');
      game.choose('hotDog', 'viper');
      expect(game.choices('hotDog').topic).toEqual({ kind: 'react', window: 'civilianThreatened' });
      game.pass('hotDog');
      expect([
        game.told('civilianSaved').length,
        game.told('civilianDestroyed').length,
        game.count('civilian'),
      ]).toEqual([1, 1, 0]);
      expect([game.state.destroyed.viper, game.state.resources.population]).toEqual([2, 11]);
    });

    test('which is lost next the Admiral says, where somebody has looked at one', () => {
      const game = eight({ ships: { bow: { civilian: 3 } }, civilians: ['2-population', 'nothing', 'nothing'] }, 1);
      const asked = game.choices('helo');
      expect([asked.topic, asked.choices.map((choice) => choice.kind === 'ship' && choice.unseen)]).toEqual([
        { kind: 'chooseShip', why: 'token/base/nuke' },
        [undefined, true],
      ]);
      game.choose('helo', asked.choices[1]?.id ?? '').pass('hotDog');
      expect(game.told('civilianDestroyed').map(({ token }) => token)).toEqual([civilianToken('nothing')]);
      game
        .choose('helo', asked.choices[0]?.id ?? '')
        .choose('hotDog', 'escort')
        .choose('hotDog', 'viper')
        .settle();
      expect([game.state.resources.population, game.count('civilian')]).toEqual([12, 0]);
    });
  });

  test('R-FLT-62 example 20: a 5 without a basestar does nothing, and the token is spent', () => {
    const game = launch('stern', 5, { ships: { stern: { civilian: 2, viper: 1 } } });
    expect([game.count('civilian'), game.count('viper'), game.state.nukes]).toEqual([2, 1, 1]);
  });

  test('R-TURN-160 whoever destroys two basestars at once may make something of either', () => {
    const game = launch('bow', 8, { ships: { bow: { basestar: 2 } } });
    expect(game.told('shipDestroyed').filter(({ ship }) => ship === 'basestar')).toHaveLength(2);
  });

  test('R-FLT-61 the look-up tells the same numbers', () => {
    expect(describeRule('R-FLT-61').text).toContain('on 8, every ship there is destroyed');
  });
});
