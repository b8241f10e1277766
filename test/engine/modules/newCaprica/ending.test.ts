import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { newCapricaScene, stacksOf, drawNewCaprica, type NewCapricaScene } from '../../newCapricaScene.ts';
import type { Table } from '../../scene.ts';

const players = ['baltar', 'adama', 'starbuck', { tigh: { revealed: true } }] as const;
const everybody = catalogue.characters.keys();
const count = (game: Table, area: 'starboardBow' | 'starboardQuarter' | 'portBow' | 'portQuarter'): Array<number> => [
  game.count('basestar', area),
  game.count('raider', area),
  game.count('viper', area),
];

describe('Galactica returns', () => {
  test('R-NCA-70 with the Cylons behind her and vipers in front', () => {
    const game = newCapricaScene({ players });
    game.state.jumpTrack = 4;
    game.resolve([{ jumpTrack: 3 }], 'baltar').settle();
    expect([
      count(game, 'starboardBow'),
      count(game, 'starboardQuarter'),
      count(game, 'portBow'),
      count(game, 'portQuarter'),
    ]).toEqual([
      [1, 4, 0],
      [1, 4, 0],
      [0, 0, 2],
      [0, 0, 2],
    ]);
    expect(game.view('public').modules.newCaprica?.inOrbit).toBe(true);
  });

  test('R-NCA-70 R-CMB-120 ships that are there already stay and count as used', () => {
    const game = newCapricaScene({ players, ships: { bow: { basestar: 1, raider: 10 } }, returned: true });
    expect([game.count('basestar'), game.count('raider')]).toEqual([2, 16]);
  });

  test('R-NCA-70 R-CMB-120 with too few vipers in the Reserves the current player decides where they are launched', () => {
    const game = newCapricaScene({ players, reserves: { viper: 3 } });
    game.call('galacticaReturns', {});
    expect(game.choices('baltar')).toMatchObject({ topic: { kind: 'whichToPlace', ship: 'viper' }, min: 3, max: 3 });
    game.choose('baltar', 'portBow-3', 'portBow-4', 'portQuarter-1').settle();
    expect([game.count('viper', 'portBow'), game.count('viper', 'portQuarter'), game.state.reserves.viper]).toEqual([
      2, 1, 0,
    ]);
  });

  test('R-NCA-72 R-TURN-92 R-CRI-64 an evacuation icon that a Cylon player resolves at Caprica counts on their own turn, at the choice of that player', () => {
    const game = newCapricaScene({
      players,
      current: 'tigh',
      on: { tigh: 'caprica' },
      crisisDeck: ['ncp-graduation', 'demanded-surrender'],
      returned: 'quiet',
      locked: [],
      prepared: ['1-population'],
    });
    game.call('turn', { seat: 3, piloting: false, startedAt: undefined, jumpIcons: 0 });
    while (game.question('tigh')?.topic.kind !== 'action') game.settle(1);
    game.choose('tigh', 'location');
    while (game.question('tigh')?.topic.kind !== 'chooseCrisis') game.settle(1);
    game.choose('tigh', 'ncp-graduation');
    while (game.question('tigh')?.topic.kind !== 'evacuate') game.settle(1);
    game.choose('tigh', 'portBow');
    expect([game.count('civilian', 'portBow'), game.state.jumpTrack]).toEqual([1, 0]);
  });

  test('R-NCA-71 R-NCA-79 all icons count, the jump track is not used any more', () => {
    const game = newCapricaScene({ players, returned: true, forces: ['shipyard'] });
    game.activate('launchRaiders', 'occupation').settle();
    expect(game.told('shipsActivated').map(({ activation }) => activation)).toEqual(['launchRaiders', 'occupation']);
    const track = game.state.jumpTrack;
    game.resolve([{ nextCrisisJumps: true }, { jumpTrack: 1 }, { jumpTrack: -1 }], 'baltar').settle();
    expect([game.state.jumpTrack, game.told('jumped')]).toEqual([track, []]);
  });

  test('R-NCA-72 R-NCA-66 the evacuation icon counts from the next card on (example 5)', () => {
    const game = newCapricaScene({
      players: ['adama', 'baltar', 'starbuck'],
      locked: [],
      prepared: ['1-population', '2-population'],
    });
    game.state.jumpTrack = 4;
    drawNewCaprica(game, 'ncp-graduation').settle();
    expect([game.told('galacticaReturned').length, stacksOf(game)]).toEqual([1, [0, 2]]);
    drawNewCaprica(game, 'ncp-graduation');
    while (game.question('adama')?.topic.kind !== 'evacuate') game.settle(1);
    game.choose('adama', 'portQuarter').settle();
    expect([stacksOf(game), game.told('shipEvacuated').map(({ area }) => area)]).toEqual([[0, 1], ['portQuarter']]);
    // A card without the icon evacuates none.
    drawNewCaprica(game, 'demanded-surrender').settle();
    expect(game.told('shipEvacuated')).toHaveLength(1);
  });

  test('R-NCA-73 raiders hunt evacuated ships', () => {
    const game = newCapricaScene({ players, returned: 'quiet', prepared: ['1-population'] });
    game
      .resolve([{ evacuateShip: { by: 'you' } }, { place: { portBow: { raider: 1 } } }], 'baltar')
      .choose('baltar', 'portBow');
    game.activate('raiders').settle();
    expect([game.count('civilian'), game.state.destroyedCivilians]).toEqual([
      0,
      ['token/base/civilian-ship-1-population'],
    ]);
  });

  test('R-NCA-74 the fleet cannot jump', () => {
    const game = newCapricaScene({ players, returned: true, on: { adama: 'ftl-control' } });
    expect(game.actions('adama').ids('adama')).not.toContain('location');
    game.state.decisions = [];
    game.state.stack = [];
    game.resolve([{ jumpFleet: { draw: 1 } }, { ftlJump: true }], 'adama').jump();
    expect(game.told('jumped')).toEqual([]);
  });
});

describe('the departure', () => {
  const leaving = (set: Partial<NewCapricaScene> = {}): Table =>
    newCapricaScene({
      players,
      titles: { admiral: 'adama' },
      on: { baltar: 'command', adama: 'command', starbuck: 'command' },
      locked: [],
      returned: 'quiet',
      ...set,
    });
  const leave = (game: Table): Table => game.actions('adama').choose('adama', 'leaveNewCaprica').settle();

  test('R-NCA-90 R-TTL-34 R-JMP-42 an action of the Admiral alone, once Galactica is back, in Detention too', () => {
    expect(leaving({ returned: false }).actions('adama').ids('adama')).not.toContain('leaveNewCaprica');
    expect(leaving().actions('baltar').ids('baltar')).not.toContain('leaveNewCaprica');
    const game = leave(leaving({ on: { baltar: 'command', adama: 'detention', starbuck: 'command' } }));
    expect(game.state.over).toMatchObject({ winner: 'humans', cause: 'leftNewCaprica' });
  });

  test('R-NCA-91 ships on New Caprica are destroyed (example 10)', () => {
    const game = leave(leaving({ locked: ['1-population'], resources: { population: 1 } }));
    expect([game.state.resources.population, game.state.over?.winner, game.state.over?.cause]).toEqual([
      0,
      'cylons',
      'population',
    ]);
    const safe = leave(leaving({ prepared: ['1-population'] }));
    expect([safe.state.resources.population, safe.state.over?.winner]).toEqual([11, 'humans']);
  });

  test('R-NCA-91 R-NCA-73 evacuated ships are not destroyed', () => {
    const game = leaving({ prepared: ['1-population'] });
    game.resolve([{ evacuateShip: { by: 'you' } }], 'baltar').choose('baltar', 'portBow');
    expect(leave(game).state.destroyedCivilians).toEqual([]);
  });

  test('R-NCA-91 R-EXE-74 humans on New Caprica are executed, clockwise from the current player (example 11)', () => {
    const one = leave(
      leaving({ on: { baltar: 'shipyard', adama: 'command', starbuck: 'command' }, resources: { morale: 1 } }),
    );
    expect([one.state.over?.winner, one.state.over?.cause]).toEqual(['cylons', 'morale']);
    const two = leave(
      leaving({ on: { baltar: 'shipyard', adama: 'command', starbuck: 'medical-center' }, current: 'starbuck' }),
    );
    expect([two.told('executed').map(({ seat }) => seat), two.state.resources.morale, two.state.over?.winner]).toEqual([
      [2, 0],
      8,
      'humans',
    ]);
  });

  test('R-NCA-91 a hidden Cylon is shown instead, without a loss; Cylon players are left alone', () => {
    const game = newCapricaScene({
      players: [{ baltar: { loyalty: ['cylon'] } }, 'adama', 'starbuck', { tigh: { revealed: true } }],
      on: { baltar: 'shipyard', adama: 'command', starbuck: 'command', tigh: 'shipyard' },
      locked: [],
      returned: 'quiet',
      titles: { admiral: 'adama' },
    });
    leave(game);
    expect([
      game.told('loyaltyRevealed').map(({ seat }) => seat),
      game.told('executed').map(({ seat }) => seat),
      game.state.resources.morale,
    ]).toEqual([[0], [0], 10]);
  });

  test('R-NCA-92 nobody chooses a new character; with too few left the humans lose', () => {
    const game = leaving({ on: { baltar: 'shipyard', adama: 'command', starbuck: 'command' } });
    leave(game);
    expect([game.told('characterChosen'), game.player('baltar').character]).toEqual([[], undefined]);
    const last = leaving({ on: { baltar: 'shipyard', adama: 'command', starbuck: 'command' } });
    last.state.modules.executions = { gone: [...everybody], executed: [], moraleLost: false };
    expect(leave(last).state.over?.cause).toBe('noCharacter');
  });

  test('R-NCA-92 R-EXE-71 Dee, who cannot bear the losses of the departure, is executed without a new character too', () => {
    const game = leave(
      newCapricaScene({
        players: ['baltar', 'adama', 'dee'],
        titles: { admiral: 'adama' },
        on: { baltar: 'shipyard', adama: 'command', dee: 'command' },
        locked: [],
        returned: 'quiet',
        resources: { morale: 3 },
      }),
    );
    expect([
      game.told('executed').map(({ seat }) => seat),
      game.state.resources.morale,
      game.told('characterChosen'),
      game.state.over?.winner,
    ]).toEqual([[0, 2], 2, [], 'humans']);
  });

  test('R-VIC-20 R-VIC-21 R-JMP-22 Lured into a Trap: the player it waits for is executed too, after those who are left behind', () => {
    const trap = { inPlay: ['super-crisis/pegasus/lured-into-a-trap'] };
    const game = leave(leaving({ ...trap, on: { baltar: 'ftl-control', adama: 'command', starbuck: 'shipyard' } }));
    expect(game.told('executed').map(({ seat, why }) => [game.person(seat), why])).toEqual([
      ['starbuck', 'title/pegasus/admiral-new-caprica'],
      ['baltar', 'super-crisis/pegasus/lured-into-a-trap'],
    ]);
    expect([game.state.resources.morale, game.told('characterChosen'), game.state.over?.winner]).toEqual([
      8,
      [],
      'humans',
    ]);
    const lost = leave(
      leaving({
        ...trap,
        on: { baltar: 'ftl-control', adama: 'command', starbuck: 'command' },
        resources: { morale: 1 },
      }),
    );
    expect(lost.state.over).toMatchObject({ winner: 'cylons', cause: 'morale' });
  });

  test('R-VIC-20 once the order is given no card is played any more', () => {
    const game = newCapricaScene({
      players: [
        'adama',
        { baltar: { hand: ['special-destiny/2'] } },
        'starbuck',
        { tigh: { revealed: true, hand: ['sabotage/3'] } },
      ],
      titles: { admiral: 'adama' },
      on: { adama: 'command', baltar: 'shipyard', starbuck: 'command' },
      locked: [],
      returned: 'quiet',
      damaged: ['armory', 'command', 'hangar-deck', 'ftl-control', 'weapons-control'],
    });
    game.actions('adama').choose('adama', 'leaveNewCaprica');
    expect([game.state.over?.winner, game.told('reaction'), game.told('executed').map(({ seat }) => seat)]).toEqual([
      'humans',
      [],
      [1],
    ]);
  });

  test('R-NCA-93 R-CMB-51 R-TURN-104 the Cylons win in the phase as ever', () => {
    const game = newCapricaScene({ players, returned: true, boarding: [3] });
    expect(game.activate('heavyRaiders').state.over?.cause).toBe('invasion');
    const empty = newCapricaScene({ players, resources: { food: 0 } });
    empty.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 }).settle();
    expect(empty.state.over?.cause).toBe('food');
  });
});
