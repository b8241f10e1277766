import { describe, expect, test } from 'vitest';
import { describePass } from '../../../../src/engine/describe/index.ts';
import { names } from '../../describe/samples.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import type { Table } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';
import { noOrders, verdictOf } from '../../../../src/players/orders/index.ts';
import type { StandingOrders } from '../../../../src/players/orders/index.ts';

const model = 'assaultRaptor';
const crew = ['adama', 'roslin', 'tigh'] as const;
const counts = ({ state }: Table): Record<string, number | undefined> => ({
  reserves: state.reserves[model],
  inSpace: state.ships.filter((ship) => ship.kind === 'viper' && ship.model === model).length,
  damaged: state.damagedCraft[model],
  destroyed: state.destroyed[model],
});

describe('what it is', () => {
  test('R-SET-96 R-CMB-03 one begins in the Reserves', () => {
    expect(counts(daybreakScene({ players: crew }))).toEqual({ reserves: 1, inSpace: 0, damaged: 0, destroyed: 0 });
  });
  test.each([
    [6, 'miss'],
    [7, 'destroyed'],
    [8, 'destroyed'],
  ] as const)('R-CMB-97 R-CMB-70 a raider attacks it with a %i: %s', (die, result) => {
    const game = daybreakScene({ players: crew, ships: { bow: { raider: 1 } }, assaultRaptors: { bow: 1 } });
    game.dice(die).activate('raiders');
    expect([game.told('attack')[0]?.result, counts(game).destroyed]).toEqual([result, result === 'miss' ? 0 : 1]);
  });
  test.each([
    [6, 'miss'],
    [7, 'damaged'],
    [8, 'damaged'],
  ] as const)('R-CMB-70 it attacks a basestar with a %i: %s', (die, result) => {
    const game = daybreakScene({ players: crew, ships: { bow: { basestar: 1 } }, assaultRaptors: { bow: 1 } });
    const ids = game.state.ships.map(({ id }) => id);
    game.dice(die).call('attack', { attacker: 'viper', ship: ids[1] ?? 0, by: 0, target: ids[0] ?? 0 });
    expect(game.told('attack')).toMatchObject([{ result }]);
  });
  test('R-CMB-96 R-DAY-58 what would damage it destroys it, and it counts as a viper that is damaged', () => {
    const game = daybreakScene({ players: crew, assaultRaptors: { bow: 1 } });
    game.resolve([{ damageVipers: { count: 1, where: 'space' } }], 'adama');
    expect(counts(game)).toEqual({ reserves: 0, inSpace: 0, damaged: 0, destroyed: 1 });
  });
  test('R-DAY-58 the current player says whether it is the viper that a card damages in the Reserves', () => {
    const game = daybreakScene({ players: crew, current: 'roslin' }).resolve(
      [{ damageVipers: { count: 1, where: 'reserves' } }],
      'adama',
    );
    game.choose('roslin', model);
    expect(counts(game)).toMatchObject({ reserves: 0, destroyed: 1 });
  });
  test('R-DAY-55 an effect that destroys a raptor never takes it', () => {
    const game = daybreakScene({ players: crew, reserves: { raptor: 0 } }).resolve([{ destroyRaptors: 1 }], 'adama');
    expect(counts(game)).toMatchObject({ reserves: 1, destroyed: 0 });
  });
  test('R-DAY-59 an effect that brings destroyed vipers back may bring it back to the Reserves', () => {
    const game = daybreakScene({ players: crew, lostAssaultRaptors: 1, titles: { admiral: 'adama' } });
    game.resolve([{ restoreShips: { viper: 1, raptor: 0 } }], 'adama').choose('adama', 'vipers1');
    expect(counts(game)).toMatchObject({ reserves: 2, destroyed: 0 });
  });
});

test('R-SET-77 it is none of the 2 vipers of the start, but Apollo may start in it', () => {
  const game = new SetUp({ expansions: ['daybreak'], players: 4 }).choose('apollo').upTo('chooseCraft');
  expect(game.state.ships.flatMap((ship) => (ship.kind === 'viper' ? [ship.model] : []))).toEqual(['viper', 'viper']);
  expect(game.open().choices.map(({ id }) => id)).toEqual(['viper', model]);
  game.answer(model);
  const { ships, reserves } = game.state;
  expect([reserves[model], ships.some((ship) => ship.kind === 'viper' && ship.pilot === game.seat('apollo'))]).toEqual([
    0,
    true,
  ]);
});

describe('R-DAY-59 gaining one', () => {
  test('to the Reserves', () => {
    const game = daybreakScene({ players: crew }).resolve([{ gainAssaultRaptor: 'reserves' }], 'adama');
    expect([counts(game).reserves, game.told('assaultRaptorGained')]).toMatchObject([
      2,
      [{ kind: 'assaultRaptorGained' }],
    ]);
  });
  test.each([
    [3, 1],
    [4, 0],
  ])('with %i destroyed the supply has %i more', (lost, more) => {
    const game = daybreakScene({ players: crew, lostAssaultRaptors: lost });
    game.state.reserves[model] = 0;
    game.resolve([{ gainAssaultRaptor: 'reserves' }, { gainAssaultRaptor: 'reserves' }], 'adama');
    expect(counts(game)).toMatchObject({ reserves: more, destroyed: lost });
  });
  test('straight into space: its area is chosen, then it may be activated at once, and nothing of the Reserves moves', () => {
    const game = daybreakScene({ players: crew, ships: { bow: { raider: 1 } } }).resolve(
      [{ gainAssaultRaptor: 'launched' }],
      'adama',
    );
    expect(game.ids('adama')).toEqual(['portQuarter', 'portBow']);
    game.choose('adama', 'portBow');
    expect(game.choices('adama')).toMatchObject({ min: 0, topic: { kind: 'viperActivation', left: 1 } });
    game.choose('adama', `move-portBow-bow-${model}`);
    expect([counts(game), game.question('adama')]).toEqual([
      { reserves: 1, inSpace: 1, damaged: 0, destroyed: 0 },
      undefined,
    ]);
    expect(game.state.ships.at(-1)).toMatchObject({ area: 'bow', model });
  });
  test('its activation may be left out', () => {
    const game = daybreakScene({ players: crew })
      .resolve([{ gainAssaultRaptor: 'launched' }], 'adama')
      .choose('adama', 'portBow');
    game.choose('adama');
    expect(game.state.ships.at(-1)).toMatchObject({ area: 'portBow' });
  });
  test('R-CMB-105 Apollo cannot climb into one that comes from the supply', () => {
    const game = daybreakScene({ players: ['adama', 'roslin', { apollo: { at: 'command' } }] });
    game.resolve([{ gainAssaultRaptor: 'launched' }], 'adama').choose('adama', 'portBow');
    expect(game.question('apollo')).toBeUndefined();
  });
});

/** Starbuck has boarded one. */
function withPilot(game: Table): Table {
  const own = game.state.ships.find((ship) => ship.kind === 'viper' && ship.model === model);
  if (own?.kind !== 'viper') throw new Error('no assault raptor');
  own.pilot = game.seat('starbuck');
  game.player('starbuck').place = { kind: 'piloting', ship: own.id };
  return game;
}

describe('R-JMP-12 when the fleet jumps', () => {
  const jumping = (): Table =>
    daybreakScene({
      players: ['adama', 'roslin', { starbuck: { at: 'hangar-deck' } }],
      titles: { admiral: 'adama' },
      ships: { bow: { viper: 1, raider: 1 } },
      assaultRaptors: { bow: 1, stern: 2 },
      destinations: ['deep-space', 'deep-space'],
    });

  test('the current player chooses which unmanned ones stay', () => {
    const game = jumping().jump();
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'stayInSpace', piloted: false }, min: 0, max: 3 });
    const [first, second] = game.ids('adama');
    game.choose('adama', first ?? '', second ?? '');
    expect([counts(game).inSpace, counts(game).reserves, game.state.ships.map(({ kind }) => kind)]).toEqual([
      2,
      1,
      ['viper', 'viper'],
    ]);
    expect(game.told('staysInSpace').map(({ area }) => area)).toEqual(['bow', 'stern']);
    expect(game.told('jumped')).toMatchObject([{ someStay: true }]);
  });
  test('the pilot decides for their own and goes on flying it', () => {
    const game = withPilot(jumping());
    game.jump();
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'stayInSpace', piloted: true });
    expect(describePass(game.choices('starbuck'), names).label).toBe('Return to Galactica');
    game.choose('starbuck', game.ids('starbuck')[0] ?? '').choose('adama');
    expect([game.where('starbuck'), counts(game)]).toMatchObject(['bow', { inSpace: 1, reserves: 2 }]);
  });
  test('R-JMP-11 a pilot who does not stay is on the Hangar Deck', () => {
    const game = withPilot(jumping());
    game.jump().choose('starbuck').choose('adama');
    expect([game.where('starbuck'), counts(game).inSpace]).toEqual(['hangar-deck', 0]);
  });
  test('a standing order answers it: all stay, or all come home', () => {
    const game = withPilot(jumping());
    game.jump();
    const verdict = (person: 'starbuck' | 'adama', atJump: StandingOrders['atJump']) =>
      verdictOf({ standing: { ...noOrders, atJump } }, game.view(person), game.choices(person));
    expect(verdict('starbuck', 'ask')).toEqual({ kind: 'ask' });
    expect(verdict('starbuck', 'home')).toEqual({ kind: 'answer', choice: [] });
    expect(verdict('starbuck', 'stay')).toEqual({ kind: 'answer', choice: game.ids('starbuck') });
    game.choose('starbuck', ...game.ids('starbuck'));
    expect(verdict('adama', 'stay')).toEqual({ kind: 'answer', choice: game.ids('adama') });
    game.choose('adama', ...game.ids('adama'));
    expect(counts(game)).toMatchObject({ inSpace: 3, reserves: 0 });
  });
  test('without one in space nobody is asked', () => {
    const game = daybreakScene({
      players: crew,
      ships: { bow: { viper: 1 } },
      destinations: ['deep-space', 'deep-space'],
    }).jump();
    expect([game.told('staysInSpace'), game.told('jumped')[0]]).toEqual([[], { kind: 'jumped', final: false }]);
  });
  test('R-JMP-40 in the last jump nobody is asked either', () => {
    const game = daybreakScene({ players: crew, assaultRaptors: { bow: 1 }, milestones: ['finalJump'] });
    game.state.milestones = ['sleeperAgents', 'finalJump'];
    game.jump();
    expect([game.question('adama'), game.state.over?.winner]).toEqual([undefined, 'humans']);
  });
});

test('R-NCA-13 none stays in space while the fleet is away, though vipers do', () => {
  const game = daybreakScene({
    players: crew,
    options: { expansions: ['pegasus', 'daybreak'], objective: 'newCaprica' },
    ships: { bow: { viper: 1 } },
    assaultRaptors: { bow: 2 },
  });
  game.call('newCapricaPhase', {});
  expect([counts(game), game.state.ships.filter(({ kind }) => kind === 'viper').length]).toMatchObject([
    { inSpace: 0, reserves: 2 },
    1,
  ]);
});

test('R-DAY-96 with the Cylon Fleet board it may stay too, and escorts', () => {
  const game = daybreakScene({
    players: crew,
    options: { expansions: ['exodus', 'daybreak'], switches: ['cylonFleet'] },
    titles: { admiral: 'adama', cag: 'tigh' },
    ships: { bow: { civilian: 1 } },
    assaultRaptors: { bow: 1 },
    destinations: ['deep-space', 'deep-space'],
  });
  game.call('viperActivations', { seat: 2, left: 1, why: 'location/base/command' });
  expect(game.ids('tigh')).toContain(`escort-bow-${model}`);
  game.choose('tigh');
  game.jump().choose('adama', game.ids('adama')[0] ?? '');
  expect(counts(game).inSpace).toBe(1);
});
