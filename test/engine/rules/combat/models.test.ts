import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decisions, answer } from '../../../../src/engine/index.ts';
import { theShip } from '../../fleet.ts';
import { countOf, modelScene } from '../../secondModel.ts';
import { scene, type Table } from '../../scene.ts';
import { tries } from '../../../soak.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
const command = (): { readonly seat: number; left: number; readonly why: string } => ({
  seat: 2,
  left: 2,
  why: 'location/base/command',
});
const inSpace = ({ state }: Table): Array<string> =>
  state.ships.flatMap((ship) => (ship.kind === 'viper' ? [`${ship.model} ${ship.area}`] : []));

test('R-SET-101 R-CMB-03 each model begins where its token says', () => {
  const { state } = modelScene({ players: crew });
  expect([state.reserves, state.damagedCraft]).toEqual([
    { viper: 6, raptor: 4, viperMarkVII: 0 },
    { viper: 0, raptor: 0, viperMarkVII: 4 },
  ]);
});

test('a game with one model names none', () => {
  const game = scene({ players: crew, ships: { stern: { viper: 1 } } }).call('viperActivations', command());
  expect(game.ids('tigh')).toEqual([
    'launch-portQuarter',
    'launch-portBow',
    'move-stern-portQuarter',
    'move-stern-starboardQuarter',
  ]);
  expect(JSON.stringify([game.choices('tigh'), game.view('public').ships])).not.toContain('model');
});

describe('R-CMB-90 R-FLT-57 activations of unmanned vipers', () => {
  const commanded = (): Table =>
    modelScene({ players: crew, craft: { reserves: { viperMarkVII: 1 } } }).call('viperActivations', command());

  test('each model can be launched', () => {
    const game = commanded();
    expect(game.ids('tigh')).toEqual([
      'launch-portQuarter-viper',
      'launch-portBow-viper',
      'launch-portQuarter-viperMarkVII',
      'launch-portBow-viperMarkVII',
    ]);
    game.choose('tigh', 'launch-portBow-viperMarkVII');
    expect([inSpace(game), game.state.reserves['viperMarkVII']]).toEqual([['viperMarkVII portBow'], 0]);
    expect(game.told('viperLaunched')).toEqual([{ kind: 'viperLaunched', area: 'portBow', model: 'viperMarkVII' }]);
  });
  test('the fast one flies up to two areas by one activation', () => {
    const game = commanded().choose('tigh', 'launch-portBow-viperMarkVII');
    const moves = game.ids('tigh').filter((id) => id.startsWith('move-'));
    expect(moves).toEqual(
      ['bow', 'portQuarter', 'starboardBow', 'stern'].map((area) => `move-portBow-${area}-viperMarkVII`),
    );
    game.choose('tigh', 'move-portBow-stern-viperMarkVII');
    expect([inSpace(game), game.question('tigh')]).toEqual([['viperMarkVII stern'], undefined]);
  });
  test('models of one area are activated each for itself', () => {
    const game = modelScene({
      players: crew,
      ships: { bow: { viper: 1, raider: 1 } },
      craft: { reserves: { viper: 0, viperMarkVII: 1 } },
    });
    game.resolve([{ place: { bow: { viper: 1 } } }], 'tigh').call('viperActivations', command());
    expect(game.ids('tigh').filter((id) => id.startsWith('attack-'))).toEqual([
      'attack-bow-raider-viper',
      'attack-bow-raider-viperMarkVII',
    ]);
  });
});

describe('R-CMB-70 the table of attacks is that of the model', () => {
  test.each([
    [5, 'miss'],
    [6, 'damaged'],
    [7, 'damaged'],
    [8, 'destroyed'],
  ] as const)('a raider attacks the fast one with a %i: %s', (die, result) => {
    const game = modelScene({
      players: crew,
      ships: { bow: { raider: 1 } },
      craft: { reserves: { viper: 0, viperMarkVII: 1 }, damagedCraft: { viperMarkVII: 0 } },
    });
    game
      .resolve([{ place: { bow: { viper: 1 } } }], 'tigh')
      .dice(die)
      .activate('raiders');
    expect(game.told('attack')).toMatchObject([{ target: 'viper', model: 'viperMarkVII', result }]);
    const where =
      result === 'miss'
        ? inSpace(game).length
        : result === 'damaged'
          ? game.state.damagedCraft['viperMarkVII']
          : game.state.destroyed['viperMarkVII'];
    expect([where, countOf(game, 'viperMarkVII')]).toEqual([1, 1]);
  });
  test.each([
    [7, 'assaultRaptor', 'damaged'],
    [7, 'viper', 'miss'],
    [8, 'viper', 'damaged'],
  ] as const)('a basestar is attacked with a %i by %s: %s', (die, model, result) => {
    const reserves = { viper: 0, assaultRaptor: 0, [model]: 1 };
    const game = modelScene(
      { players: crew, ships: { bow: { basestar: 1 } }, craft: { reserves } },
      { andAssaultRaptors: true },
    );
    game.resolve([{ place: { bow: { viper: 1 } } }], 'tigh');
    game.dice(die).call('attack', {
      attacker: 'viper',
      ship: theShip(game, 'viper').id,
      by: 0,
      target: theShip(game, 'basestar').id,
    });
    expect(game.told('attack')).toMatchObject([{ result }]);
  });
  test('R-FLT-59 the current player picks which unmanned model a raider attacks', () => {
    const game = modelScene({
      players: crew,
      current: 'roslin',
      ships: { bow: { raider: 1, viper: 1 } },
      craft: { reserves: { viper: 0, viperMarkVII: 1 } },
    });
    game.resolve([{ place: { bow: { viper: 1 } } }], 'tigh').activate('raiders');
    expect(game.choices('roslin').choices).toMatchObject([{ model: 'viper' }, { model: 'viperMarkVII' }]);
  });
});

describe('R-CMB-96 who takes “a viper” says which', () => {
  test('Hangar Deck: the pilot', () => {
    const game = modelScene({
      players: ['adama', 'roslin', { starbuck: { at: 'hangar-deck' } }],
      craft: { reserves: { viperMarkVII: 1 } },
    });
    game.actions('starbuck').choose('starbuck', 'location').choose('starbuck', 'portBow');
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'chooseCraft', craft: 'viper', box: 'reserves' });
    game.choose('starbuck', 'viperMarkVII');
    expect([inSpace(game), game.where('starbuck')]).toEqual([['viperMarkVII portBow'], 'portBow']);
  });
  test('R-TURN-49 R-FLT-57 and flies two areas in the Movement step', () => {
    const game = modelScene({
      players: ['adama', 'roslin', { starbuck: { at: 'hangar-deck' } }],
      craft: { reserves: { viperMarkVII: 1 } },
    });
    game
      .call('launchSelf', { seat: 2, why: 'location/base/hangar-deck' })
      .choose('starbuck', 'portBow')
      .choose('starbuck', 'viperMarkVII');
    game.call('move', { seat: 2, to: undefined });
    expect(game.choices('starbuck').choices.flatMap((choice) => (choice.kind === 'area' ? [choice.area] : []))).toEqual(
      ['bow', 'portQuarter', 'starboardBow', 'stern'],
    );
  });
  test('R-CRI-42 placed by a card: the current player, area by area', () => {
    const game = modelScene({ players: crew, current: 'roslin', craft: { reserves: { viperMarkVII: 2 } } });
    game.resolve([{ place: { portQuarter: { viper: 1 }, portBow: { viper: 1 } } }], 'adama');
    expect(game.choices('roslin').topic).toMatchObject({ kind: 'chooseCraft', area: 'portQuarter' });
    game.choose('roslin', 'viperMarkVII').choose('roslin', 'viper');
    expect(inSpace(game)).toEqual(['viperMarkVII portQuarter', 'viper portBow']);
  });
  test('R-FLT-58 repaired, no matter who repairs', () => {
    const game = modelScene({
      players: ['adama', 'roslin', { tyrol: { at: 'hangar-deck', hand: ['repair/1'] } }],
      damagedVipers: 1,
    });
    game
      .actions('tyrol')
      .choose('tyrol', 'repair/1')
      .choose('tyrol', 'vipers2')
      .choose('tyrol', 'viperMarkVII')
      .choose('tyrol', 'viper');
    expect([game.state.reserves['viperMarkVII'], game.state.damagedCraft]).toEqual([
      1,
      { viper: 0, raptor: 0, viperMarkVII: 3 },
    ]);
    expect(game.told('vipersRepaired')).toMatchObject([
      { model: 'viperMarkVII', count: 1 },
      { model: 'viper', count: 1 },
    ]);
  });
  test('R-CMB-95 damaged in the Reserves: the current player', () => {
    const game = modelScene({
      players: crew,
      craft: { reserves: { viper: 1, viperMarkVII: 1 } },
    }).resolve([{ damageVipers: { count: 1, where: 'reserves' } }], 'roslin');
    game.choose('adama', 'viperMarkVII');
    expect([
      game.state.reserves['viperMarkVII'],
      game.state.reserves.viper,
      game.state.damagedCraft['viperMarkVII'],
    ]).toEqual([0, 1, 5]);
  });
  test('destination/base/ragnar-anchorage: which of the destroyed ones come back', () => {
    const game = modelScene({
      players: crew,
      titles: { admiral: 'adama' },
      craft: { reserves: { viper: 7 }, damagedCraft: { viperMarkVII: 0 }, destroyed: { viper: 1, viperMarkVII: 4 } },
    });
    game
      .resolve([{ restoreShips: { viper: 1, raptor: 0 } }], 'adama')
      .choose('adama', 'vipers1')
      .choose('adama', 'viperMarkVII');
    expect([game.state.reserves['viperMarkVII'], game.state.destroyed]).toEqual([
      1,
      { viper: 1, raptor: 0, viperMarkVII: 3 },
    ]);
  });
});

test('R-JMP-10 R-CMB-104 in a jump each goes back to the Reserves as what it is', () => {
  const game = modelScene({
    players: crew,
    ships: { bow: { viper: 2 } },
    craft: { reserves: { viper: 0, viperMarkVII: 1 } },
    destinations: ['deep-space', 'deep-space'],
  });
  game.resolve([{ place: { stern: { viper: 1 } } }], 'tigh').jump();
  expect([inSpace(game), game.state.reserves.viper, game.state.reserves['viperMarkVII']]).toEqual([[], 2, 1]);
});

describe('R-CMB-97 a model that is never damaged', () => {
  test('what would damage it in space destroys it', () => {
    const game = modelScene(
      { players: crew, craft: { reserves: { viper: 0, assaultRaptor: 1 } } },
      { andAssaultRaptors: true },
    );
    game.resolve([{ place: { bow: { viper: 1 } } }, { damageVipers: { count: 1, where: 'space' } }], 'adama');
    expect([inSpace(game), game.state.damagedCraft['assaultRaptor'], game.state.destroyed['assaultRaptor']]).toEqual([
      [],
      0,
      1,
    ]);
  });
  test('and in the Reserves', () => {
    const game = modelScene(
      {
        players: crew,
        craft: { reserves: { viper: 0, assaultRaptor: 1 } },
      },
      { andAssaultRaptors: true },
    ).resolve([{ damageVipers: { count: 1, where: 'reserves' } }], 'adama');
    const { reserves, destroyed } = game.state;
    expect([reserves['assaultRaptor'], destroyed['assaultRaptor'], game.told('shipDestroyed').length]).toEqual([
      0, 1, 1,
    ]);
  });
  test('R-DAY-59 copies that are not in play yet are in no box', () => {
    expect(countOf(modelScene({ players: crew }, { andAssaultRaptors: true }), 'assaultRaptor')).toBe(1);
  });
});

/** Answers every question, each with the choices from some place in its list on. */
function playOn(game: Table, picks: ReadonlyArray<number>): void {
  for (let n = 0, [open] = decisions(game.state); open !== undefined; [open] = decisions(game.state), n += 1) {
    const ids = open.choices.map(({ id }) => id);
    const start = (picks[n % picks.length] ?? 0) % ids.length;
    answer(
      game.state,
      open.seat,
      open.id,
      [...ids.slice(start), ...ids.slice(0, start)].slice(0, Math.max(1, open.min)),
    );
  }
}

test('R-CMB-03 no model is made or lost, whatever happens to vipers in whatever order', () => {
  const deeds = [
    { place: { portBow: { viper: 2 }, bow: { raider: 3 } } },
    { damageVipers: { count: 2, where: 'anywhere' } },
    { damageVipers: { count: 1, where: 'reserves' } },
    { repairVipers: 2 },
    { restoreShips: { viper: 2, raptor: 1 } },
    { viperActivations: 2 },
    { activate: ['raiders'] },
    { recallVipers: true },
    { launchSelf: true },
  ] as const;
  fc.assert(
    fc.property(
      fc.array(fc.nat(deeds.length - 1), { maxLength: 12 }),
      fc.array(fc.nat(20), { minLength: 30, maxLength: 30 }),
      fc.string({ maxLength: 4 }),
      (order, picks, seed) => {
        const game = modelScene(
          { players: ['adama', 'roslin', 'starbuck'], seed, current: 'starbuck' },
          { andAssaultRaptors: true },
        );
        for (const at of order) {
          const deed = deeds[at];
          const piloting = game.player('starbuck').place.kind === 'piloting';
          if (deed === undefined || ('launchSelf' in deed && piloting)) continue;
          game.resolve([deed], 'starbuck');
          playOn(game, picks);
          expect([countOf(game, 'viper'), countOf(game, 'viperMarkVII'), countOf(game, 'assaultRaptor')]).toEqual([
            6, 4, 1,
          ]);
        }
      },
    ),
    { numRuns: tries(60) },
  );
});
