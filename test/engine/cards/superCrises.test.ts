/** The 5 Super Crisis cards of the base game. Faces and results as the reference has them (super-crisis). */
import { describe, expect, test } from 'vitest';
import { shipsOf } from '../../../src/engine/pieces/ships.ts';
import { moves } from '../../../src/engine/rules/turn/movement.ts';
import { scene, type Scene, type Table } from '../scene.ts';
import { activated, board, changes, quietTable, results, sides, superCheck, type CheckFace } from './crisisPlay.ts';

const colonial = {
  card: 'bomb-on-colonial-1',
  difficulty: 15,
  skills: ['tactics', 'piloting', 'engineering'],
} as const;
const intruders = {
  card: 'cylon-intruders',
  difficulty: 18,
  partialAt: 14,
  skills: ['leadership', 'tactics'],
} as const;
const mobilization = {
  card: 'fleet-mobilization',
  difficulty: 24,
  skills: ['leadership', 'tactics', 'piloting', 'engineering'],
} as const;
const nukes = { card: 'inbound-nukes', difficulty: 15, skills: ['leadership', 'tactics'] } as const;
const rows: ReadonlyArray<CheckFace> = [colonial, intruders, mobilization, nukes];

for (const row of rows) {
  test(`super-crisis/base/${row.card} passes from ${row.difficulty} on`, () => {
    expect(results(superCheck(row, row.difficulty))).toEqual(['pass']);
    expect(results(superCheck(row, row.difficulty - 1))).toEqual([row.partialAt === undefined ? 'fail' : 'partial']);
  });

  test(`super-crisis/base/${row.card} counts ${row.skills.join(' and ')} as positive and all others as negative`, () => {
    const { positive, negative } = sides((game) => game.superCrisis(row.card));
    expect(positive).toEqual(row.skills);
    expect([...positive, ...negative]).toHaveLength(5);
  });
}

test.each(['bomb-on-colonial-1', 'cylon-intruders', 'inbound-nukes'] as const)(
  'super-crisis/base/%s passed: nothing happens, and it goes to the discard pile of the Super Crisis cards',
  (card) => {
    const row = rows.find((other) => other.card === card) ?? nukes;
    const game = superCheck(row, row.difficulty);
    const { state } = game;
    expect(changes(game)).toEqual({});
    expect([state.inPlay, state.boarding, state.superCrisis.discard, state.crisis.discard]).toEqual([
      [],
      [],
      [`super-crisis/base/${card}`],
      [],
    ]);
  },
);

describe('Bomb on Colonial 1', () => {
  const players: Scene['players'] = [
    { tigh: { at: 'press-room' } },
    'zarek',
    { roslin: { at: 'presidents-office' } },
    { boomer: { at: 'command', spent: true } },
  ];

  test('super-crisis/base/bomb-on-colonial-1 failed: 2 morale, and everybody on Colonial One goes to Sickbay', () => {
    const game = superCheck(colonial, 14, { players });
    expect(changes(game)).toEqual({ morale: -2 });
    expect([game.where('tigh'), game.where('zarek'), game.where('roslin'), game.where('boomer')]).toEqual([
      'sickbay',
      'sickbay',
      'sickbay',
      'command',
    ]);
  });

  test('super-crisis/base/bomb-on-colonial-1 failed: for the rest of the game nobody may move to Colonial One', () => {
    const game = superCheck(colonial, 0, {
      players: [{ tigh: { hand: ['tactics/1', 'tactics/2'] } }, 'zarek', 'roslin'],
    });
    game.jump().settle();
    expect(game.state.inPlay).toEqual(['super-crisis/base/bomb-on-colonial-1']);
    const open = moves(game.state, game.seat('tigh')).map(({ id }) => id);
    expect(open).toContain('location/base/hangar-deck');
    expect(
      open.filter((id) => ['press-room', 'presidents-office', 'administration'].some((name) => id.endsWith(name))),
    ).toEqual([]);
  });

  test('super-crisis/base/bomb-on-colonial-1 failed with nobody aboard and 1 morale: morale 0', () => {
    const game = superCheck(colonial, 0, {
      players: ['tigh', { zarek: { at: 'command' } }, 'baltar'],
      resources: { morale: 1 },
    });
    expect([game.state.resources.morale, game.told('sentTo')]).toEqual([0, []]);
  });
});

describe('Cylon Intruders', () => {
  test('super-crisis/base/cylon-intruders with the partial result 1 centurion boards', () => {
    const { state } = superCheck(intruders, 14);
    expect([state.boarding, state.damaged, state.removed]).toEqual([[0], [], []]);
  });

  test('super-crisis/base/cylon-intruders failed: 1 damage to Galactica and 2 centurions', () => {
    const game = superCheck(intruders, 13);
    expect([game.state.boarding, game.told('galacticaDamaged').length]).toEqual([[0, 0], 1]);
  });

  test('super-crisis/base/cylon-intruders failed with 3 centurions aboard: only 1 more comes', () => {
    expect(superCheck(intruders, 0, { boarding: [1, 2, 2] }).state.boarding).toEqual([1, 2, 2, 0]);
  });
});

describe('Fleet Mobilization', () => {
  test('super-crisis/base/fleet-mobilization passed: basestars, then launching', () => {
    const game = superCheck(mobilization, 24, { ships: { bow: { basestar: 1 } } });
    expect([activated(game), game.state.resources.morale, game.count('raider', 'bow')]).toEqual([
      ['basestars', 'launchRaiders'],
      10,
      3,
    ]);
  });

  test('super-crisis/base/fleet-mobilization failed: 1 morale, then basestars, raiders, heavy raiders and launching', () => {
    const game = superCheck(mobilization, 23);
    expect([changes(game), activated(game)]).toEqual([
      { morale: -1 },
      ['basestars', 'raiders', 'heavyRaiders', 'launchRaiders'],
    ]);
  });

  test('super-crisis/base/fleet-mobilization failed with one basestar: 2 raiders, a heavy raider and 3 raiders more; those do not act', () => {
    const game = superCheck(mobilization, 0, { ships: { bow: { basestar: 1 } } });
    expect(board(game)).toEqual({ bow: { basestar: 1, raider: 5, heavyRaider: 1 } });
  });
});

describe('Inbound Nukes', () => {
  test('super-crisis/base/inbound-nukes failed: 1 fuel, 1 food and 1 population', () => {
    expect(changes(superCheck(nukes, 14))).toEqual({ fuel: -1, food: -1, population: -1 });
  });

  test('super-crisis/base/inbound-nukes failed: a resource at 0 stays there', () => {
    expect(superCheck(nukes, 0, { resources: { fuel: 0 } }).state.resources).toMatchObject({
      fuel: 0,
      food: 7,
      population: 11,
    });
  });
});

describe('Massive Assault', () => {
  function assault(set: Partial<Scene> = {}): Table {
    return scene({ players: quietTable, ...set }).superCrisis('massive-assault');
  }

  test('super-crisis/base/massive-assault activates heavy raiders and basestars, then places its ships', () => {
    const game = assault();
    expect(activated(game)).toEqual(['heavyRaiders', 'basestars']);
    expect(board(game)).toEqual({
      starboardBow: { basestar: 1, raider: 4 },
      starboardQuarter: { basestar: 1, raider: 2, heavyRaider: 1 },
      portQuarter: { viper: 1, civilian: 2 },
      portBow: { viper: 1, civilian: 2 },
    });
    expect(game.state.superCrisis.discard).toEqual(['super-crisis/base/massive-assault']);
  });

  test.each([
    [3, 1],
    [1, 0],
    [0, 0],
  ])('super-crisis/base/massive-assault the fleet marker goes back from %i to %i', (jumpTrack, after) => {
    expect(assault({ jumpTrack }).state.jumpTrack).toBe(after);
  });

  test('super-crisis/base/massive-assault with both basestars on the board none is placed', () => {
    const game = assault({ ships: { bow: { basestar: 1 }, stern: { basestar: 1 } } });
    expect(shipsOf(game.state, 'basestar').map(({ area }) => area)).toEqual(['bow', 'stern']);
    expect(game.told('attack')).toHaveLength(2);
  });
});
