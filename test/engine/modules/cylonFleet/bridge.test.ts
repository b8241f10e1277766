/** The Basestar Bridge: R-FLT-04, R-FLT-80 to R-FLT-83, R-FLT-96. */
import { describe, expect, test } from 'vitest';
import { boardOf, fleetScene, waitingAll, waitingIn, type FleetScene } from '../../fleetScene.ts';
import type { Table } from '../../scene.ts';

const crew = ['roslin', 'apollo', { boomer: { revealed: true, at: 'basestar-bridge' } }] as const;

/** Boomer names two abilities, in this order. */
function use(first: number, second: number, set: Partial<FleetScene> = {}, ...dice: ReadonlyArray<number>): Table {
  const game = fleetScene({ players: crew, current: 'boomer', ...set })
    .actions('boomer')
    .choose('boomer', 'location');
  game.choose('boomer', `option${first}`).dice(...dice);
  return game.choose('boomer', `option${second}`);
}

describe('going there', () => {
  test('R-FLT-04 R-TURN-45 free between it and the other Cylon locations, and for Cylon players alone', () => {
    const game = fleetScene({ players: crew, current: 'boomer' }).call('move', { seat: 2, to: undefined });
    expect(game.choices('boomer').choices).toContainEqual(
      expect.objectContaining({ location: 'location/base/caprica', costsCard: false }),
    );
    const back = fleetScene({
      players: ['roslin', 'apollo', { boomer: { revealed: true } }],
      current: 'boomer',
    }).call('move', { seat: 2, to: undefined });
    expect(back.choices('boomer').choices).toContainEqual(
      expect.objectContaining({ location: 'location/exodus/basestar-bridge', costsCard: false }),
    );
    const human = fleetScene({
      players: [{ roslin: { hand: ['politics/1'] } }, 'apollo', 'helo'],
    }).call('move', { seat: 0, to: undefined });
    expect(human.ids('roslin')).not.toContain('location/exodus/basestar-bridge');
  });

  test('R-FLT-96 a Cylon Leader uses it unless infiltrating', () => {
    const options = { expansions: ['pegasus', 'exodus'], switches: ['cylonFleet'], cylonLeader: true };
    const set = (infiltrating: boolean): Table =>
      fleetScene({
        players: [
          'roslin',
          'apollo',
          'helo',
          { cavil: { at: infiltrating ? 'armory' : 'basestar-bridge', infiltrating } },
        ],
        options,
        current: 'cavil',
      });
    expect(set(false).actions('cavil').ids('cavil')).toContain('location');
    const among = set(true).call('move', { seat: 3, to: undefined });
    expect(
      among.question('cavil') === undefined || !among.ids('cavil').some((id) => id.endsWith('basestar-bridge')),
    ).toBe(true);
  });
});

describe('its abilities', () => {
  test('R-FLT-80 two different ones are named before the first is resolved', () => {
    const game = fleetScene({ players: crew, current: 'boomer' }).actions('boomer').choose('boomer', 'location');
    expect(game.choices('boomer')).toMatchObject({ topic: { kind: 'chooseEffect', place: 1, of: 2 } });
    game.choose('boomer', 'option2');
    expect([game.ids('boomer'), waitingAll(game)]).toEqual([
      ['option1', 'option3', 'option4'],
      [0, 0, 0],
    ]);
    expect(game.choices('boomer').topic).toMatchObject({ place: 2, of: 2 });
  });

  test('R-FLT-80 (a) the CAG places a civilian ship; (b) a basestar gathers where the Cylon wants, in the order named', () => {
    const game = use(2, 1).choose('boomer', 'option1').choose('boomer', 'portBow');
    expect(waitingIn(game, 'portBow')).toEqual([1, 0, 0]);
    game.choose('apollo', 'bow');
    expect(game.count('civilian', 'bow')).toBe(1);
  });

  test('R-FLT-80 (b) three raiders, all in one area', () => {
    const game = use(1, 2).choose('apollo', 'stern').choose('boomer', 'option2').choose('boomer', 'starboardQuarter');
    expect(waitingIn(game, 'starboardQuarter')).toEqual([0, 3, 0]);
  });

  test('R-FLT-81 R-FLT-83 both basestars are on boards: it may be named, and nothing happens', () => {
    const game = use(2, 1, { ships: { bow: { basestar: 1 } }, waiting: { stern: { basestar: 1 } } }).choose(
      'boomer',
      'option1',
    );
    expect([waitingAll(game), game.choices('apollo').topic.kind]).toEqual([[1, 0, 0], 'placeCivilian']);
  });

  test('R-FLT-81 R-FLT-83 example 19: two raiders in the supply; (c) rolls 2 with the fleet marker on the start', () => {
    const game = fleetScene({ players: crew, current: 'boomer', supply: { raider: 2 } })
      .actions('boomer')
      .choose('boomer', 'location');
    game.state.supply.raider = 2;
    game
      .choose('boomer', 'option2')
      .choose('boomer', 'option3')
      .choose('boomer', 'option2')
      .dice(2)
      .choose('boomer', 'portQuarter');
    expect([waitingIn(game, 'portQuarter'), game.state.jumpTrack, boardOf(game).pursuit]).toEqual([[0, 2, 0], 0, 0]);
  });

  test.each([
    [3, 1, 1],
    [4, 2, 2],
  ])('R-FLT-80 (c) with a %i the fleet marker is on %i and the pursuit on %i', (die, jump, pursuit) => {
    const game = fleetScene({ players: crew, current: 'boomer', jumpTrack: 2, pursuit: 1, supply: { raider: 0 } });
    game
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', 'option3')
      .dice(die)
      .choose('boomer', 'option2');
    expect([game.state.jumpTrack, boardOf(game).pursuit]).toEqual([jump, pursuit]);
  });

  test('R-FLT-80 R-FLT-94 example 12: (d) with 5 raiders a 4 draws two tokens, one counts', () => {
    const game = use(4, 3, { ships: { bow: { raider: 5 } }, waiting: { stern: { raider: 3 } }, jumpTrack: 1 }, 4, 1);
    expect(game.choices('boomer')).toMatchObject({ topic: { kind: 'chooseDamage', count: 1 }, privacy: 'private' });
    const [token = ''] = game.ids('boomer');
    game.choose('boomer', token).settle();
    expect([game.state.galacticaDamage.length, game.told('galacticaDamaged').length]).toEqual([7, 1]);
  });

  test.each([5, 6, 8])('R-FLT-83 (d) a %i is not below 5 raiders', (die) => {
    const game = fleetScene({ players: crew, current: 'boomer', ships: { bow: { raider: 5 } }, supply: { raider: 0 } });
    game.dice(die).resolve([{ rollBelowRaiders: { then: [{ lose: { fuel: 1 } }] } }], 'boomer');
    expect([game.state.resources.fuel, game.told('dieRolled').length]).toEqual([8, 1]);
  });

  test('R-FLT-83 with one token left it is resolved, with none nothing happens', () => {
    const game = fleetScene({ players: crew, current: 'boomer', ships: { bow: { raider: 8 } } });
    game.state.galacticaDamage = ['token/base/galactica-damage-food'];
    game.dice(1).resolve([{ rollBelowRaiders: { then: [{ chooseDamage: { draw: 2, resolve: 1 } }] } }], 'boomer');
    expect([game.state.resources.food, game.question('boomer')]).toEqual([7, undefined]);
    game.dice(1).resolve([{ rollBelowRaiders: { then: [{ chooseDamage: { draw: 2, resolve: 1 } }] } }], 'boomer');
    expect([game.state.resources.food, game.question('boomer')]).toEqual([7, undefined]);
  });

  test('R-FLT-82 with Pegasus the Cylon may take either token from hers', () => {
    const game = fleetScene({
      players: crew,
      current: 'boomer',
      ships: { bow: { raider: 8 } },
      options: { expansions: ['pegasus', 'exodus'], switches: ['cylonFleet'] },
    });
    game.dice(1).resolve([{ rollBelowRaiders: { then: [{ chooseDamage: { draw: 2, resolve: 1 } }] } }], 'boomer');
    expect(game.choices('boomer')).toMatchObject({ topic: { kind: 'chooseAmount', of: 'pegasusDamage' } });
    expect(game.ids('boomer')).toHaveLength(3);
    game.choose('boomer', 'pegasus2');
    const [token = ''] = game.ids('boomer');
    game.choose('boomer', token);
    expect(game.told('pegasusDamaged')).toHaveLength(1);
  });
});
