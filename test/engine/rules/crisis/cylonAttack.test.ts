/** Cylon attack cards (chapter 04, R-CRI-40 to R-CRI-45). */
import { describe, expect, test } from 'vitest';
import { activated, board, quietTable } from '../../cards/crisisPlay.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

function attack(card: string, set: Partial<Scene> = {}): Table {
  return scene({ players: quietTable, ...set }).crisis(card);
}

describe('the order', () => {
  test('R-CRI-40 existing ships are activated, new ships placed, then the special rule', () => {
    const game = attack('surrounded', {
      players: [{ tigh: { hand: ['tactics/1'] } }, 'zarek', 'roslin'],
      ships: { bow: { basestar: 1 } },
    });
    const kinds = game.events
      .map(({ what }) => what.kind)
      .filter((kind) => ['attack', 'shipsPlaced', 'skillsDiscarded'].includes(kind));
    expect([kinds[0], kinds[1], kinds.at(-1)]).toEqual(['attack', 'shipsPlaced', 'skillsDiscarded']);
  });

  test('R-CRI-40 example 3: the centurion moves, the heavy raider boards, the basestar rolls, then the new ships come', () => {
    const game = scene({
      players: quietTable,
      boarding: [2],
      ships: { portBow: { heavyRaider: 1 }, bow: { basestar: 1 } },
    })
      .superCrisis('massive-assault')
      .settle();
    const kinds = game.events
      .map(({ what }) => what.kind)
      .filter((kind) => ['centurionsAdvanced', 'centurionBoarded', 'attack', 'shipsPlaced'].includes(kind));
    expect(kinds.slice(0, 4)).toEqual(['centurionsAdvanced', 'centurionBoarded', 'attack', 'shipsPlaced']);
    expect(game.state.boarding).toEqual([3, 0]);
  });

  test('R-CRI-40 a centurion that reaches the end in the first step ends the game before a ship is placed', () => {
    const game = attack('boarding-parties', { boarding: [3] });
    expect([game.state.over, board(game)]).toMatchObject([{ winner: 'cylons', cause: 'invasion' }, {}]);
  });

  test('R-CRI-41 new ships join those that are there, and the first step does not activate them', () => {
    const game = attack('thirty-three', { ships: { bow: { raider: 1 }, portBow: { viper: 2 } } });
    expect(board(game)).toMatchObject({ bow: { raider: 1, basestar: 1 }, portBow: { viper: 3, civilian: 1 } });
    expect(game.told('attack')).toHaveLength(1);
  });

  test('R-CRI-45 no further activation and no jump icon', () => {
    const game = attack('thirty-three', { jumpTrack: 1 });
    expect([activated(game), game.state.jumpTrack]).toEqual([['raiders'], 1]);
  });
});

describe('what is missing', () => {
  test('R-CRI-42 vipers come from the Reserves, civilian ships face down from their pile', () => {
    const game = attack('thirty-three');
    expect([game.state.reserves.viper, game.state.civilianPile.length]).toEqual([6, 8]);
    expect(game.count('civilian')).toBe(4);
    expect(JSON.stringify(game.view('tigh').ships)).not.toContain('token/base/civilian-ship');
  });

  test('R-CRI-42 without vipers and civilian ships none are placed', () => {
    const game = scene({ players: quietTable, reserves: { viper: 0 } });
    game.state.civilianPile = [];
    expect(board(game.crisis('thirty-three'))).toEqual({ bow: { basestar: 1 } });
  });

  test('R-CRI-42 example 5: of 3 vipers only 2 are there: the current player chooses their areas among those printed', () => {
    const game = scene({ players: quietTable, reserves: { viper: 2 } }).resolve(
      [{ place: { portQuarter: { viper: 2 }, portBow: { viper: 1 } } }],
      'tigh',
    );
    expect(game.choices('tigh')).toMatchObject({
      min: 2,
      max: 2,
      choices: [{ area: 'portQuarter' }, { area: 'portQuarter' }, { area: 'portBow' }],
    });
    game.choose('tigh', 'portQuarter-1', 'portBow-3');
    expect(board(game)).toEqual({ portQuarter: { viper: 1 }, portBow: { viper: 1 } });
  });

  test('R-CRI-43 example 4: of 2 basestars one is left: the current player chooses which of the two is placed', () => {
    const game = attack('heavy-assault', { ships: { stern: { basestar: 1 } } });
    expect(game.choices('tigh').choices).toMatchObject([{ area: 'bow' }, { area: 'starboardBow' }]);
    game.choose('tigh', 'starboardBow-2');
    expect(board(game)).toMatchObject({ stern: { basestar: 1 }, starboardBow: { basestar: 1 } });
    expect(board(game).bow).toBeUndefined();
  });

  test('R-CRI-43 with both basestars on the board nobody is asked and none is placed', () => {
    const game = attack('heavy-assault', { ships: { stern: { basestar: 2 } } });
    expect([game.count('basestar'), game.count('basestar', 'stern')]).toEqual([2, 2]);
  });
});

describe('R-CRI-44 reactions to a placed viper', () => {
  const table = {
    players: [
      { tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'] } },
      'zarek',
      { apollo: { at: 'command' } },
    ],
  } as const satisfies Partial<Scene>;

  test('R-CRI-44 Alert Viper Pilot comes after the whole placement and before the special rule', () => {
    const game = attack('surrounded', table);
    expect([game.choices('apollo').topic, game.question('tigh')]).toEqual([
      { kind: 'react', window: 'viperPlaced' },
      undefined,
    ]);
    expect(game.count('civilian')).toBe(3);
    game.choose('apollo', 'alert-viper-pilot').choose('apollo', 'portBow').choose('apollo', 'pass');
    expect([game.where('apollo'), game.choices('tigh').topic]).toMatchObject([
      'portBow',
      { kind: 'discard', count: 3 },
    ]);
  });

  test('R-CRI-44 Apollo may decline', () => {
    const game = attack('surrounded', table).pass('apollo');
    expect([game.where('apollo'), game.choices('tigh').topic.kind]).toEqual(['command', 'discard']);
  });
});
