import { describe, expect, test } from 'vitest';
import { beforeThePhase, forcesOf, newCapricaScene, stacksOf } from '../../newCapricaScene.ts';
import type { Person, Table } from '../../scene.ts';

const players = ['baltar', 'adama', 'starbuck', { tigh: { revealed: true } }] as const;
const [authority, canyon, shipyard] = ['occupation-authority', 'breeders-canyon', 'shipyard'];

describe('occupation forces', () => {
  test('R-NCA-60 R-NCA-61 each moves on, one leaves the Shipyard with the top ship (example 2)', () => {
    const game = newCapricaScene({
      players,
      forces: [authority, canyon, shipyard],
      locked: [],
      prepared: ['1-population', '2-population'],
    });
    game.activate('occupation');
    expect([
      forcesOf(game),
      stacksOf(game),
      game.state.destroyedCivilians.at(-1),
      game.state.resources.population,
    ]).toEqual([[canyon, shipyard], [0, 1], 'token/base/civilian-ship-1-population', 11]);
  });

  test('R-NCA-61 those on the Shipyard come first, then one space after the other', () => {
    const game = newCapricaScene({
      players,
      forces: [canyon, authority, shipyard, authority],
      locked: ['1-population'],
    });
    game.activate('occupation');
    const moved = game.told('forceMoved').map(({ from }) => from.split('/').at(-1));
    expect([moved, forcesOf(game)]).toEqual([
      [canyon, authority, authority],
      [canyon, canyon, shipyard],
    ]);
    const order = game.events.map(({ what: { kind } }) => kind);
    expect(order.indexOf('civilianDestroyed')).toBeLessThan(order.indexOf('forceMoved'));
  });

  test('R-NCA-61 the Locked stack comes first; with both empty nothing is lost', () => {
    const game = newCapricaScene({
      players,
      forces: [shipyard],
      locked: ['1-population-and-1-fuel'],
      prepared: ['1-population'],
    });
    game.activate('occupation');
    expect([stacksOf(game), game.state.destroyedCivilians.at(-1)]).toEqual([
      [0, 1],
      'token/base/civilian-ship-1-population-and-1-fuel',
    ]);
    const empty = newCapricaScene({ players, forces: [shipyard], locked: [] });
    expect([forcesOf(empty.activate('occupation')), empty.state.resources.population]).toEqual([[], 12]);
  });

  test('R-NCA-61 with none on the track one is placed and stays (example 3); there are 4 in all', () => {
    const game = newCapricaScene({ players });
    expect(forcesOf(game.activate('occupation'))).toEqual([authority]);
    game.resolve([{ placeForces: 5 }], 'baltar');
    expect(forcesOf(game)).toEqual([authority, authority, authority, authority]);
  });

  test('R-NCA-60 R-NCA-61 R-CMB-46 skill/pegasus/by-your-command activates the forces too, in the phase alone', () => {
    const reckless = (game: Table): Table => {
      game.player('baltar').hand = ['skill/pegasus/jury-rigged/1'];
      game.state.destiny.push('skill/base/launch-scout/1', 'skill/pegasus/by-your-command/1');
      return game
        .resolve([{ check: { difficulty: 20, skills: ['tactics'] } }], 'baltar')
        .choose('baltar', 'jury-rigged/1')
        .contributeNothing();
    };
    const before = reckless(beforeThePhase({ players, ships: { bow: { raider: 1 } } }));
    expect([before.told('shipsActivated').map(({ activation }) => activation), before.told('forcePlaced')]).toEqual([
      ['raiders', 'heavyRaiders'],
      [],
    ]);
    // Before the return they are all that is activated; afterwards everything is, but the centurions stay.
    const occupied = reckless(newCapricaScene({ players, forces: [authority, canyon], boarding: [1] }));
    expect([
      forcesOf(occupied),
      occupied.state.boarding,
      occupied.told('shipsActivated').map(({ activation }) => activation),
    ]).toEqual([[canyon, shipyard], [1], ['occupation']]);
    const back = reckless(newCapricaScene({ players, boarding: [1], returned: 'quiet' }));
    expect([
      forcesOf(back),
      back.state.boarding,
      back.told('shipsActivated').map(({ activation }) => activation),
    ]).toEqual([[authority], [1], ['raiders', 'heavyRaiders', 'occupation']]);
  });

  test('R-CMB-47 centurions and occupation forces move by icons of their own', () => {
    const game = newCapricaScene({ players, forces: [canyon], boarding: [1], returned: 'quiet' });
    game.activate('heavyRaiders');
    expect([forcesOf(game), game.state.boarding]).toEqual([[canyon], [2]]);
    game.activate('occupation');
    expect([forcesOf(game), game.state.boarding]).toEqual([[shipyard], [2]]);
  });
});

describe('civilian ships', () => {
  test('R-NCA-62 with an empty stack nothing is prepared or evacuated', () => {
    const game = newCapricaScene({ players, locked: [], returned: 'quiet' });
    game.resolve([{ prepareShip: true }, { evacuateShip: { by: 'you' } }], 'baltar');
    expect([stacksOf(game), game.count('civilian'), game.state.decisions]).toEqual([[0, 0], 0, []]);
  });

  test('R-NCA-63 R-NCA-64 R-NCA-65 drawn and destroyed are Locked ships, then Prepared ones, then none; the ships in space are safe', () => {
    const game = newCapricaScene({
      players,
      locked: ['1-population'],
      prepared: ['2-population', '1-population-and-1-fuel'],
      returned: 'quiet',
    });
    game.resolve([{ evacuateShip: { by: 'you' } }], 'baltar').choose('baltar', 'portBow');
    game.resolve([{ destroyCivilians: 1 }], 'baltar');
    expect(stacksOf(game)).toEqual([0, 1]);
    game.resolve([{ destroyCivilians: 3 }], 'baltar');
    expect([stacksOf(game), game.count('civilian'), game.state.destroyedCivilians]).toEqual([
      [0, 0],
      1,
      ['token/base/civilian-ship-1-population', 'token/base/civilian-ship-1-population-and-1-fuel'],
    ]);
    game.state.destroyedCivilians = [];
    game.resolve([{ place: { bow: { civilian: 2 } } }], 'baltar');
    expect(game.count('civilian')).toBe(1);
  });
});

describe('actions of the board', () => {
  const attack = (hand: ReadonlyArray<string>, where = shipyard): Table =>
    newCapricaScene({
      players: [{ baltar: { hand } }, 'adama', 'starbuck', { tigh: { revealed: true } }],
      on: { baltar: where },
      forces: [shipyard],
    });
  const rollOf = (game: Table): number => game.told('dieRolled').at(-1)?.result ?? 0;

  test('R-NCA-50 R-NCA-52 beside a force: on 5 or more it is destroyed', () => {
    for (let die = 1; die <= 8; die += 1) {
      const game = attack([]).actions('baltar');
      game.dice(die).choose('baltar', 'attackForce').settle();
      expect([rollOf(game), forcesOf(game)]).toEqual([die, die >= 5 ? [] : [shipyard]]);
      expect(game.told('actionTaken').map(({ action }) => [action.kind, action.id])).toEqual([['act', 'attackForce']]);
    }
    expect(attack([], canyon).actions('baltar').ids('baltar')).not.toContain('attackForce');
  });

  test('R-NCA-52 Laura Roslin pays nothing for it', () => {
    const game = newCapricaScene({
      players: [{ roslin: { hand: [] } }, 'adama', 'starbuck'],
      on: { roslin: shipyard },
      forces: [shipyard],
    });
    expect([
      game.actions('roslin').ids('roslin').includes('location'),
      game.ids('roslin').includes('attackForce'),
    ]).toEqual([false, true]);
  });

  test('R-NCA-50 Strategic Planning adds to the roll (example 8)', () => {
    const game = attack(['strategic-planning/3']).actions('baltar').choose('baltar', 'attackForce');
    game.dice(4).choose('baltar', 'strategic-planning/3').decline();
    expect([rollOf(game), forcesOf(game)]).toEqual([6, []]);
  });

  test('R-NCA-50 a Maximum Firepower rolls again, with what was added (example 9)', () => {
    const game = attack(['strategic-planning/3', 'maximum-firepower/3'])
      .actions('baltar')
      .choose('baltar', 'attackForce');
    game.dice(2, 3).choose('baltar', 'strategic-planning/3').decline();
    expect([rollOf(game), game.choices('baltar').topic, game.choices('baltar').privacy]).toEqual([
      4,
      { kind: 'rollAgain', result: 4, needed: 5 },
      'secret',
    ]);
    game.choose('baltar', 'maximum-firepower/3').decline();
    expect([rollOf(game), forcesOf(game), game.player('baltar').hand]).toEqual([5, [], []]);
  });

  test('R-NCA-50 once for each copy, and not after a hit', () => {
    const game = attack(['maximum-firepower/3', 'maximum-firepower/4']).actions('baltar');
    game.dice(1, 1, 1).choose('baltar', 'attackForce');
    game.choose('baltar', 'maximum-firepower/3').choose('baltar', 'maximum-firepower/4');
    expect([
      game.question('baltar')?.topic.kind === 'rollAgain',
      forcesOf(game),
      game.told('dieRolled').length,
    ]).toEqual([false, [shipyard], 3]);
    const hit = attack(['maximum-firepower/3']).actions('baltar');
    hit.dice(8).choose('baltar', 'attackForce');
    expect([forcesOf(hit), hit.player('baltar').hand.length]).toEqual([[], 1]);
  });

  test('R-NCA-51 a Cylon player detains a human beside a force', () => {
    const detain = (die: number): string => {
      const game = newCapricaScene({ players, on: { baltar: canyon, tigh: canyon }, forces: [canyon] }).actions('tigh');
      return game.dice(die).choose('tigh', 'detain').settle().where('baltar');
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(detain)).toEqual([
      ...Array.from({ length: 3 }, () => 'detention'),
      ...Array.from({ length: 4 }, () => 'medical-center'),
      canyon,
    ]);
    const offered = (where: string, forces: ReadonlyArray<string>, who: Person = 'tigh'): boolean =>
      newCapricaScene({ players, on: { baltar: canyon, tigh: where }, forces })
        .actions(who)
        .ids(who)
        .includes('detain');
    expect([
      offered(canyon, [canyon]),
      offered(canyon, [shipyard]),
      offered(shipyard, [shipyard]),
      offered(canyon, [canyon], 'baltar'),
    ]).toEqual([true, false, false, false]);
  });
});
