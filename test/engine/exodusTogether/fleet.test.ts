/**
 * The Cylon Fleet board together with everything else: no one to decide, nothing left in the supply, the CAG on the way
 * out.
 */
import { describe, expect, test } from 'vitest';
import { nebulaOf } from '../../../src/engine/modules/ionianNebula/state.ts';
import { boardOf, fleetScene, waitingAll, withFleet, type FleetScene } from '../fleetScene.ts';
import { people, type Person, type Table } from '../scene.ts';

const three = ['tigh', 'starbuck', 'roslin'] as const;
const table = (more: Partial<FleetScene> = {}): Table =>
  fleetScene({ players: three, titles: { cag: 'starbuck' }, ...more });
const ofCag = (game: Table, card: string, person: Person, option: 1 | 2): Table => {
  game.crisis(card).decline();
  return game.choose(person, game.ids(person)[option - 1] ?? '');
};

describe('who is CAG', () => {
  test('super-crisis/exodus/fighting-blind R-EXE-48 R-TTL-50 the executed CAG takes Apollo, who is the highest in the line', () => {
    const game = table().superCrisis('fighting-blind');
    game
      .choose('starbuck', game.ids('starbuck')[1] ?? '')
      .choose('starbuck', people.apollo)
      .settle();
    expect([game.holder('cag'), game.player('starbuck').character, game.state.resources.morale]).toEqual([
      'starbuck',
      people.apollo,
      9,
    ]);
  });

  test('super-crisis/exodus/fighting-blind R-EXE-20 R-TTL-40 a hidden Cylon: the title passes with the reveal, no morale is lost', () => {
    const game = table({ players: ['tigh', { starbuck: { loyalty: ['cylon'] } }, 'roslin'] }).superCrisis(
      'fighting-blind',
    );
    game.choose('starbuck', game.ids('starbuck')[1] ?? '').settle();
    expect([game.holder('cag'), game.state.resources.morale, game.player('starbuck').superCrises]).toEqual([
      'tigh',
      10,
      [],
    ]);
  });

  test('super-crisis/exodus/fighting-blind crisis/exodus/detente R-TTL-05 R-CRI-16 without a CAG nobody chooses; the icons follow', () => {
    const none = (): Table => {
      const game = table({ ships: { bow: { basestar: 1 } } });
      delete game.state.titles.cag;
      return game;
    };
    const blind = none().superCrisis('fighting-blind');
    expect([blind.told('executed').length, blind.state.boarding]).toEqual([0, []]);
    const game = none();
    // No one becomes eligible as long as all are Cylon players or infiltrators; here the title is taken away right
    // before.
    game.crisis('detente').decline();
    expect([game.told('pursuit').length, game.told('shipsActivated').map(({ activation }) => activation)]).toEqual([
      0,
      ['launchRaiders'],
    ]);
  });

  test('R-TTL-33 R-TTL-38 all in the Brig: the first who leaves is CAG and Admiral', () => {
    const game = table({
      players: [{ tigh: { at: 'brig' } }, { starbuck: { at: 'brig' } }, { roslin: { at: 'brig' } }],
      titles: { cag: 'starbuck', admiral: 'tigh' },
    });
    game.resolve([{ send: { who: 'you', to: 'sickbay' } }], 'roslin');
    expect(game.where('roslin')).toBe('brig');
    game.call('moveOn', { seat: 2, outOfBrig: true, why: 'crisis/base/riots-a' }).choose('roslin', 'command');
    expect([game.holder('cag'), game.holder('admiral')]).toEqual(['roslin', 'roslin']);
  });

  test('R-TTL-07 R-FLT-50 the CAG reveals as a Cylon while piloting: the title passes on, the viper goes home, the next one places', () => {
    const game = table({
      players: [{ starbuck: { piloting: 'bow', loyalty: ['cylon'] } }, 'tigh', 'roslin'],
    })
      .actions('starbuck')
      .choose('starbuck', 'you-are-a-cylon-can-reduce-morale-by-1')
      .settle();
    expect([game.holder('cag'), game.count('viper'), game.where('starbuck')]).toEqual(['tigh', 0, 'resurrection-ship']);
    game.call('pursue', { left: 1, why: 'crisis/base/riots-a' });
    expect(game.choices('tigh').topic.kind).toBe('placeCivilian');
  });

  test("loyalty/exodus/personal-goal-acquire-power the CAG's title is one of two; loyalty/exodus/personal-goal-sacrifice the 4 Mark VIIs count", () => {
    const switches = ['cylonFleet', 'personalGoals'];
    const loyalty = ['personal-goal-acquire-power', 'personal-goal-sacrifice'];
    const offered = (vipers: number, cag: Person): ReadonlyArray<string> => {
      const game = table({
        players: [{ tigh: { loyalty } }, 'starbuck', 'roslin'],
        titles: { admiral: 'tigh', cag },
        damagedVipers: vipers,
        options: { switches },
      });
      return game
        .actions('tigh')
        .ids('tigh')
        .filter((id) => id.includes('personal-goal'))
        .map((id) => id.slice(29));
    };
    expect(offered(2, 'starbuck')).toEqual(['sacrifice']);
    expect(offered(1, 'tigh')).toEqual(['acquire-power']);
  });
});

describe('the pursuit', () => {
  test("crisis/exodus/detente R-FLT-12 the CAG's viper comes home, then the step brings 2 ships, which find no viper", () => {
    const game = table({ players: ['tigh', { starbuck: { piloting: 'bow' } }, 'roslin'], pursuit: 2 });
    ofCag(game, 'detente', 'starbuck', 1);
    expect([game.where('starbuck'), game.count('viper')]).toEqual(['hangar-deck', 0]);
    game.choose('starbuck', 'bow');
    expect(game.ids('starbuck')).not.toContain('bow');
    game.choose('starbuck', 'stern').settle();
    // The icon for launching finds no basestar: one step more, to Auto Attack.
    expect([game.count('civilian'), boardOf(game).pursuit, game.count('basestar')]).toEqual([2, 0, 1]);
  });

  test('crisis/exodus/review-camera-footage with an empty Reserves box the pursuit goes on, and the CAG flies what there is', () => {
    const game = table({ reserves: { viper: 0 }, ships: { stern: { viper: 1, civilian: 1 } } });
    ofCag(game, 'review-camera-footage', 'starbuck', 1);
    game.choose('starbuck', 'bow');
    expect(game.choices('starbuck').topic.kind).toBe('viperActivation');
    const escort = game.ids('starbuck').find((id) => id.startsWith('escort'));
    game.choose('starbuck', escort ?? '').settle();
    expect(game.state.ships.filter(({ kind }) => kind === 'civilian').map(({ area }) => area)).toContain('bow');
    expect(game.told('escorted')).toHaveLength(1);
  });

  test('R-FLT-21 R-FLT-22 R-FLT-11 no raider anywhere: only the step, and with an empty pile not even a ship', () => {
    const game = table({ supply: { raider: 0 } });
    game.state.civilianPile = [];
    game.activate('raiders');
    expect([boardOf(game).pursuit, game.count('civilian'), game.question('starbuck')]).toEqual([1, 0, undefined]);
  });

  test('R-FLT-29 R-TURN-142 Anders names the die that places a ship', () => {
    const game = table({ players: ['anders', 'starbuck', 'roslin'] }).activate('raiders');
    expect(game.choices('anders').topic.kind).toBe('react');
    game.choose('anders', game.ids('anders')[0] ?? '');
    const one = game.ids('anders').find((id) => id.endsWith('1'));
    game.choose('anders', one ?? '').decline();
    expect(boardOf(game).ships.stern.raider).toBe(1);
  });

  test('loyalty/exodus/final-five-if-this-card-is-examined-cylon-ships-are-activated R-FLT-20 an empty board: three dice, three steps, Auto Attack not yet', () => {
    const game = table({
      players: [
        'tigh',
        { starbuck: { loyalty: ['final-five-if-this-card-is-examined-cylon-ships-are-activated'] } },
        'roslin',
      ],
      options: { switches: ['cylonFleet', 'finalFive'] },
    });
    const look = { lookAtLoyalty: { by: 'you', of: 'chosen' } } as const;
    game.resolve([{ choosePlayer: { by: 'you', from: { other: true, hasLoyalty: true }, then: [look] } }], 'tigh');
    game.choose('tigh', 'starbuck').settle();
    expect([waitingAll(game), boardOf(game).pursuit, game.count('civilian')]).toEqual([[1, 1, 1], 3, 3]);
  });

  test('R-FLT-16 destination/exodus/derelict-basestar: its ships are placed by the card, not by the CAG, and its basestar comes from the board', () => {
    const game = table({
      waiting: { stern: { basestar: 1 }, bow: { basestar: 1 } },
      destinations: ['derelict-basestar', 'derelict-basestar'],
    });
    game.jump().settle();
    expect([
      game.count('civilian', 'stern'),
      game.count('basestar', 'bow'),
      boardOf(game).ships.stern.basestar,
    ]).toEqual([2, 1, 0]);
    expect(game.told('basestarDamaged')).toHaveLength(1);
  });
});

describe('nukes', () => {
  const nuke = (game: Table, die: number): Table => {
    game.actions('tigh').choose('tigh', 'nukeArea').dice(die);
    return game.choose('tigh', 'bow').decline();
  };

  test('R-FLT-63 R-TTL-02 the CAG in a viper is hit by an 8: Sickbay, the viper is gone for good, the title stays', () => {
    const game = nuke(table({ players: ['tigh', { starbuck: { piloting: 'bow' } }, 'roslin'], nukes: 1 }), 8);
    expect([game.where('starbuck'), game.holder('cag'), game.state.destroyed.viper]).toEqual([
      'sickbay',
      'starbuck',
      1,
    ]);
  });

  test('R-FLT-64 R-VIC-11 an 8 takes the last people: the game goes on until the turn is over', () => {
    const game = table({
      resources: { population: 1 },
      civilians: ['2-population', '2-population'],
      ships: { bow: { civilian: 2 } },
      nukes: 1,
    });
    nuke(game, 8);
    expect([game.state.resources.population <= 0, game.state.over]).toEqual([true, undefined]);
  });

  test('R-FLT-64 R-CMB-123 on the way to the Nebula an 8 draws no token; a 1 draws two, and each Cylon player draws trauma by one of them', () => {
    const options = { ...withFleet, objective: 'ionianNebula' } as const;
    const start = (): Table => {
      const game = table({
        players: ['tigh', { starbuck: { revealed: true } }, 'roslin', 'zarek'],
        titles: { admiral: 'tigh', cag: 'zarek' },
        nukes: 1,
        ships: { bow: { basestar: 1, raider: 1 } },
        options,
      });
      game.state.basestarDamage = [
        'token/exodus/basestar-damage-damage-to-personnel',
        'token/exodus/basestar-damage-disabled-hangar',
      ];
      return game;
    };
    const all = nuke(start(), 8);
    expect([
      all.told('basestarDamaged').length,
      all.told('traumaDrawn').length,
      all.state.basestarDamage.length,
    ]).toEqual([0, 0, 2]);
    const some = start();
    nebulaOf(some.state).pool.push('token/exodus/trauma-benevolent', 'token/exodus/trauma-disaster');
    nuke(some, 1).settle();
    expect(some.told('basestarDamaged')).toHaveLength(2);
    // A Cylon player: two more for the disaster.
    expect(some.told('traumaDrawn').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(some.told('executed')).toEqual([]);
  });

  test('skill/exodus/build-nuke R-TTL-06 without an Admiral the token waits beside the board, and the next Admiral has it', () => {
    const game = table({
      players: [{ roslin: { hand: ['build-nuke/6'] } }, 'starbuck', 'tigh'],
      nukes: 1,
      titles: { admiral: 'tigh' },
    });
    game.actions('roslin').choose('roslin', 'build-nuke/6');
    expect(game.state.nukes).toBe(2);
    game.call('execute', { seat: 2, why: 'location/base/brig' });
    expect(game.holder('admiral')).toBeUndefined();
    game.choose('tigh', people.adama).settle();
    expect([game.holder('admiral'), game.state.nukes]).toEqual(['tigh', 2]);
  });
});

describe('Basestar Bridge', () => {
  const bridge = (more: Partial<FleetScene> = {}): Table =>
    table({
      players: ['tigh', { starbuck: { revealed: true, at: 'basestar-bridge' } }, 'roslin'],
      titles: { cag: 'tigh' },
      ...more,
    });

  /** A civilian ship, then ships that gather. */
  const name = (game: Table): Table => game.choose('starbuck', 'option1').choose('starbuck', 'option2');

  test('R-TURN-82 R-FLT-80 as a part of a State of Emergency', () => {
    const players = [
      { tigh: { hand: ['state-of-emergency/6'] } },
      { starbuck: { revealed: true, at: 'basestar-bridge' } },
      'roslin',
    ] as const;
    const game = bridge({ players });
    game
      .actions('tigh')
      .choose('tigh', 'state-of-emergency/6')
      .pass('tigh')
      .choose('starbuck', 'actOnce')
      .choose('starbuck', 'location');
    name(game);
    expect(game.choices('tigh').topic.kind).toBe('placeCivilian');
    game
      .choose('tigh', 'bow')
      .choose('starbuck', game.ids('starbuck')[1] ?? '')
      .choose('starbuck', 'bow');
    expect(boardOf(game).ships.bow.raider).toBe(3);
    expect(game.choices('roslin').topic.kind).toBe('emergency');
  });

  test('R-FLT-52 R-TTL-05 without a CAG the current player places, a Cylon player too', () => {
    const game = bridge({ current: 'starbuck' });
    delete game.state.titles.cag;
    game.actions('starbuck').choose('starbuck', 'location');
    name(game);
    expect(game.choices('starbuck').topic.kind).toBe('placeCivilian');
  });

  test('R-FLT-81 both with an empty supply: named all the same, and nothing happens', () => {
    const game = bridge({ current: 'starbuck', supply: { raider: 0, basestar: 0 } });
    game.state.civilianPile = [];
    game.actions('starbuck').choose('starbuck', 'location');
    name(game).settle();
    expect([waitingAll(game), game.count('civilian')]).toEqual([[0, 0, 0], 0]);
  });
});

describe('Mark VII vipers', () => {
  test('destination/exodus/gas-giant the Admiral may give up a damaged Mark VII; with no viper at all there is no fuel', () => {
    const start = (more: Partial<FleetScene>): Table =>
      table({
        destinations: ['gas-giant', 'gas-giant'],
        titles: { admiral: 'tigh', cag: 'starbuck' },
        resources: { fuel: 5 },
        ...more,
      });
    const game = start({ reserves: { viper: 0 } }).jump();
    while (game.question('tigh')?.topic.kind === 'chooseDestination') game.settle(1);
    game.choose('tigh', game.ids('tigh')[0] ?? '').settle();
    expect([game.state.resources.fuel, game.state.destroyed['viperMarkVII']]).toEqual([6, 1]);
    const none = start({ reserves: { viper: 0 } });
    none.state.damagedCraft['viperMarkVII'] = 0;
    none.jump().settle();
    expect(none.state.resources.fuel).toBe(5);
  });

  test('R-FLT-59 R-CMB-92 a pilot in a Mark VII moves two areas with their own activation, and is alone a target if nobody else is there', () => {
    const game = table({
      players: [{ starbuck: {} }, 'tigh', 'roslin'],
      ships: { stern: { raider: 1 } },
      reserves: { viper: 0 },
    });
    game.state.reserves['viperMarkVII'] = 1;
    game.call('launchSelf', { seat: 0, why: people.starbuck }).settle();
    expect(game.state.ships.find(({ kind }) => kind === 'viper')).toMatchObject({ pilot: 0, model: 'viperMarkVII' });
    const from = game.where('starbuck');
    game.actions('starbuck');
    expect(game.ids('starbuck').filter((id) => id.startsWith('move')).length).toBeGreaterThan(2);
    expect(['portBow', 'portQuarter']).toContain(from);
  });
});

describe('a part in a State of Emergency', () => {
  test('R-TURN-82 R-TTL-37 Apollo, new in the middle of a turn that has ended, leads the wing with their own part and acts once more', () => {
    const game = table({
      players: [
        { roslin: { hand: ['executive-order/1'], at: 'hangar-deck' } },
        { cally: { hand: ['state-of-emergency/6'] } },
        'zarek',
        'starbuck',
      ],
      current: 'roslin',
      ships: { bow: { raider: 1, viper: 1, civilian: 1 } },
    })
      .actions('roslin')
      .choose('roslin', 'executive-order/1')
      .choose('roslin', 'cally')
      .choose('cally', 'actTwice');
    game.choose('cally', 'state-of-emergency/6').choose('cally', 'actOnce').choose('cally', 'discharge-of-a-firearm');
    while (game.question('roslin')?.topic.kind !== 'newCharacter') game.settle(1);
    game.choose('roslin', people.apollo);
    game.state.titles.cag = 0;
    while (game.question('roslin')?.topic.kind !== 'emergency') game.settle(1);
    game.choose('roslin', 'actOnce').choose('roslin', 'wingCommand').choose('roslin', 'escort-bow-viper');
    expect(game.choices('roslin').topic).toMatchObject({ kind: 'action', left: 1 });
    game.choose('roslin', 'pass');
    expect(game.question('roslin')).toBeUndefined();
  });
});
