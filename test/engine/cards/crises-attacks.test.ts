/** The 10 Cylon attack cards. Steps and special rules as the reference has them (crisis-base). */
import { describe, expect, test } from 'vitest';
import { shipsOf } from '../../../src/engine/pieces/ships.ts';
import type { Ships } from '../scene.ts';
import { scene, type Scene, type Table } from '../scene.ts';
import { activated, board, quietTable, type Board } from './crisisPlay.ts';

interface Row {
  readonly card: string;
  readonly activate: string;
  readonly place: Board;
}

const rows: ReadonlyArray<Row> = [
  {
    card: 'ambush',
    activate: 'basestars',
    place: {
      bow: { raider: 4 },
      starboardQuarter: { civilian: 1 },
      stern: { basestar: 1, raider: 4 },
      portQuarter: { viper: 2, civilian: 1 },
      portBow: { civilian: 1 },
    },
  },
  {
    card: 'besieged',
    activate: 'raiders',
    place: {
      bow: { civilian: 1 },
      starboardBow: { civilian: 1 },
      stern: { heavyRaider: 1 },
      portQuarter: { basestar: 1 },
      portBow: { raider: 4, viper: 2, civilian: 1 },
    },
  },
  {
    card: 'boarding-parties',
    activate: 'heavyRaiders',
    place: {
      bow: { heavyRaider: 2 },
      starboardBow: { basestar: 1, raider: 4 },
      starboardQuarter: { heavyRaider: 2 },
      stern: { civilian: 1 },
      portQuarter: { civilian: 2 },
    },
  },
  {
    card: 'cylon-swarm',
    activate: 'basestars',
    place: {
      bow: { basestar: 1, raider: 5 },
      starboardBow: { heavyRaider: 1 },
      stern: { civilian: 1 },
      portQuarter: { viper: 1, civilian: 1 },
      portBow: { viper: 1, civilian: 1 },
    },
  },
  {
    card: 'heavy-assault',
    activate: 'raiders',
    place: {
      bow: { basestar: 1 },
      starboardBow: { basestar: 1 },
      stern: { civilian: 1 },
      portQuarter: { civilian: 1 },
      portBow: { viper: 1, civilian: 1 },
    },
  },
  {
    card: 'jammed-assault',
    activate: 'raiders',
    place: {
      bow: { civilian: 1 },
      starboardBow: { raider: 4 },
      starboardQuarter: { basestar: 1, heavyRaider: 2 },
      stern: { civilian: 1 },
      portQuarter: { viper: 1, civilian: 1 },
      portBow: { viper: 1, civilian: 1 },
    },
  },
  {
    card: 'raiding-party',
    activate: 'raiders',
    place: {
      starboardQuarter: { basestar: 1, raider: 3 },
      stern: { heavyRaider: 2, raider: 2 },
      portQuarter: { civilian: 1 },
      portBow: { viper: 2, civilian: 2 },
    },
  },
  {
    card: 'surrounded',
    activate: 'basestars',
    place: {
      bow: { raider: 4 },
      starboardBow: { basestar: 1 },
      starboardQuarter: { heavyRaider: 1, raider: 3 },
      stern: { civilian: 1 },
      portQuarter: { viper: 1, civilian: 1 },
      portBow: { viper: 1, civilian: 1 },
    },
  },
  {
    card: 'tactical-strike',
    activate: 'raiders',
    place: {
      bow: { heavyRaider: 1 },
      starboardQuarter: { civilian: 1 },
      stern: { civilian: 1 },
      portQuarter: { viper: 2, civilian: 1 },
      portBow: { basestar: 1, raider: 5 },
    },
  },
  {
    card: 'thirty-three',
    activate: 'raiders',
    place: {
      bow: { basestar: 1 },
      starboardQuarter: { civilian: 1 },
      stern: { civilian: 1 },
      portQuarter: { viper: 1, civilian: 1 },
      portBow: { viper: 1, civilian: 1 },
    },
  },
];

function attack(card: string, set: Partial<Scene> = {}): Table {
  return scene({ players: quietTable, ...set }).crisis(card);
}

/** The ships that the card has placed, by area and kind. */
function placed(game: Table): Board {
  const found: Board = {};
  for (const { ship, area, count, why } of game.told('shipsPlaced')) {
    if (why.startsWith('crisis/')) (found[area] ??= {})[ship] = count;
  }
  return found;
}

for (const { card, activate, place } of rows) {
  test(`crisis/base/${card} activates ${activate} first, then places its ships`, () => {
    const game = attack(card);
    expect(activated(game)[0]).toBe(activate);
    expect(placed(game)).toEqual(place);
    const kinds = game.events.map(({ what }) => what.kind);
    expect(kinds.indexOf('shipsActivated')).toBeLessThan(kinds.indexOf('shipsPlaced'));
  });

  test(`crisis/base/${card} leaves the ships of the board where they are, and has no jump icon`, () => {
    const game = attack(card, { jumpTrack: 2, ships: { starboardQuarter: { viper: 1 } } });
    expect(game.count('viper', 'starboardQuarter')).toBe(1);
    expect(game.told('jumpTrack').filter(({ why }) => why === 'prepareForJump')).toEqual([]);
  });
}

test.each(['ambush', 'cylon-swarm', 'jammed-assault'])(
  'crisis/base/%s stays until the fleet jumps, then it is discarded',
  (card) => {
    const game = attack(card);
    expect([game.state.inPlay, game.state.crisis.discard]).toEqual([[`crisis/base/${card}`], []]);
    game.jump().settle();
    expect([game.state.inPlay, game.state.crisis.discard]).toEqual([[], [`crisis/base/${card}`]]);
  },
);

test.each(['besieged', 'boarding-parties', 'heavy-assault', 'raiding-party', 'surrounded', 'tactical-strike'])(
  'crisis/base/%s is discarded when it is resolved',
  (card) => {
    const game = attack(card).settle();
    expect([game.state.inPlay, game.state.crisis.discard]).toEqual([[], [`crisis/base/${card}`]]);
  },
);

/** A viper attacks a raider in its area; the die shows that. */
function viperAttacks(set: Partial<Scene>, die: number): Table {
  const game = scene({ players: quietTable, inPlay: ['ambush'], ...set });
  const [viper] = shipsOf(game.state, 'viper');
  const [raider] = shipsOf(game.state, 'raider');
  return game.dice(die).call('attack', { attacker: 'viper', ship: viper?.id ?? 0, by: 0, target: raider?.id ?? 0 });
}

describe('Ambush', () => {
  const duel: Ships = { bow: { viper: 1, raider: 1 } };

  test.each([
    [4, 'miss'],
    [5, 'destroyed'],
  ])('crisis/base/ambush an unmanned viper that rolls %i for a raider (3 or more): %s', (die, result) => {
    expect(viperAttacks({ ships: duel }, die).told('attack')).toMatchObject([{ result }]);
  });

  test('crisis/base/ambush the modified roll is never below 1', () => {
    expect(viperAttacks({ ships: duel }, 1).told('dieRolled')).toMatchObject([{ die: 1, result: 1 }]);
  });

  test('crisis/base/ambush a piloted viper attacks as usual', () => {
    const game = viperAttacks(
      { players: [{ boomer: { piloting: 'bow' } }, 'zarek', 'roslin'], ships: { bow: { raider: 1 } } },
      3,
    );
    expect(game.told('attack')).toMatchObject([{ result: 'destroyed' }]);
  });

  test("crisis/base/ambush Galactica's own attacks are as usual", () => {
    const game = scene({ players: quietTable, inPlay: ['ambush'], ships: { bow: { raider: 1 } } });
    game.dice(3).call('attack', { attacker: 'galactica', by: 0, target: shipsOf(game.state, 'raider')[0]?.id ?? 0 });
    expect(game.told('attack')).toMatchObject([{ result: 'destroyed' }]);
  });
});

describe('Besieged', () => {
  test('crisis/base/besieged its 4 raiders act at once, one at a time: the unmanned vipers beside them are attacked first', () => {
    const game = attack('besieged').settle();
    const [first] = game.told('attack');
    expect(activated(game)).toEqual(['raiders', 'raiders']);
    expect(first).toMatchObject({ attacker: 'raider', area: 'portBow', target: 'viper' });
    expect(game.told('attack').length + game.told('civilianDestroyed').length + game.told('shipMoved').length).toBe(4);
  });

  test('crisis/base/besieged raiders that were there before act in its first step only', () => {
    const game = attack('besieged', { ships: { starboardQuarter: { raider: 1 } } });
    expect(game.told('attack').filter(({ target }) => target === 'galactica')).toHaveLength(1);
    expect(game.count('raider', 'starboardQuarter')).toBe(1);
  });

  test('crisis/base/besieged with 14 raiders on the board only 2 come, and only those act', () => {
    const game = attack('besieged', { reserves: { viper: 0 }, ships: { starboardQuarter: { raider: 14 } } });
    game.state.civilianPile = [];
    expect(game.count('raider')).toBe(16);
    expect(activated(game)).toEqual(['raiders', 'raiders']);
    expect(
      game.told('attack').filter(({ area }) => area === 'portBow').length +
        game.told('civilianDestroyed').length +
        game.told('shipMoved').length,
    ).toBe(2);
  });
});

describe('Boarding Parties', () => {
  test('crisis/base/boarding-parties with 2 heavy raiders on the board the current player chooses which 2 of the 4 come', () => {
    const game = attack('boarding-parties', { ships: { starboardBow: { heavyRaider: 2 } } });
    expect(game.choices('tigh')).toMatchObject({
      topic: { kind: 'whichToPlace', ship: 'heavyRaider' },
      min: 2,
      max: 2,
    });
    game.choose('tigh', 'bow-1', 'starboardQuarter-3');
    expect(board(game)).toMatchObject({ bow: { heavyRaider: 3 }, starboardQuarter: { heavyRaider: 1 } });
  });
});

describe('Cylon Swarm', () => {
  const swarm = { players: quietTable, inPlay: ['cylon-swarm'], ships: { bow: { basestar: 1 } } } as const;

  test('crisis/base/cylon-swarm the icon launches 4 raiders a basestar instead of 3', () => {
    expect(scene(swarm).activate('launchRaiders').count('raider', 'bow')).toBe(4);
  });

  test('crisis/base/cylon-swarm without raiders a raider activation launches 3 instead of 2', () => {
    expect(scene(swarm).activate('raiders').count('raider', 'bow')).toBe(3);
  });

  test('crisis/base/cylon-swarm without heavy raiders their activation launches 2 instead of 1', () => {
    expect(scene(swarm).activate('heavyRaiders').count('heavyRaider', 'bow')).toBe(2);
  });

  test('crisis/base/cylon-swarm the Cylon Fleet location launches 3 raiders and 2 heavy raiders', () => {
    const game = scene({ ...swarm, players: [{ boomer: { revealed: true, at: 'cylon-fleet' } }, 'zarek', 'roslin'] })
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', 'option4');
    expect([game.count('raider', 'bow'), game.count('heavyRaider', 'bow')]).toEqual([3, 2]);
  });

  test('crisis/base/cylon-swarm a basestar that cannot launch launches nothing, and the supply still limits', () => {
    const disabled = scene(swarm);
    shipsOf(disabled.state, 'basestar')[0]?.damage.push('token/base/basestar-damage-disabled-hangar');
    expect(disabled.activate('launchRaiders').count('raider')).toBe(0);
    expect(
      scene({ ...swarm, ships: { bow: { basestar: 1, raider: 14 } } })
        .activate('launchRaiders')
        .count('raider'),
    ).toBe(16);
  });
});

describe('Heavy Assault', () => {
  test('crisis/base/heavy-assault both new basestars attack Galactica at once', () => {
    expect(
      attack('heavy-assault')
        .told('attack')
        .map(({ attacker, target }) => [attacker, target]),
    ).toEqual([
      ['basestar', 'galactica'],
      ['basestar', 'galactica'],
    ]);
  });

  test('crisis/base/heavy-assault with one basestar on the board the current player chooses where the one that is left comes', () => {
    const game = attack('heavy-assault', { ships: { stern: { basestar: 1 } } });
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'whichToPlace', ship: 'basestar' }, min: 1, max: 1 });
    game.choose('tigh', 'starboardBow-2').settle();
    expect([game.count('basestar', 'starboardBow'), game.count('basestar', 'bow')]).toEqual([1, 0]);
    expect(game.told('attack').filter(({ attacker }) => attacker === 'basestar')).toHaveLength(2);
  });

  test('crisis/base/heavy-assault a basestar with disabled weapons does not attack', () => {
    const game = scene({ players: quietTable, ships: { stern: { basestar: 1 } } });
    shipsOf(game.state, 'basestar')[0]?.damage.push('token/base/basestar-damage-disabled-weapons');
    game.crisis('heavy-assault').choose('tigh', 'bow-1').settle();
    expect(game.told('attack').filter(({ attacker }) => attacker === 'basestar')).toMatchObject([{ area: 'bow' }]);
  });

  test('crisis/base/heavy-assault after Fulfiller of Prophecy a basestar attacks a second time in the turn', () => {
    const game = scene({ players: quietTable, ships: { stern: { basestar: 1 } }, crisisDeck: ['heavy-assault'] });
    game.crisis('fulfiller-of-prophecy').choose('tigh', 'option2').choose('tigh', 'bow-1').settle();
    expect(game.told('attack').map(({ area }) => area)).toEqual(['stern', 'stern', 'bow']);
  });
});

describe('Jammed Assault', () => {
  test('crisis/base/jammed-assault nobody may activate Communications; after a jump everybody may', () => {
    const game = scene({
      players: [{ tigh: { at: 'communications' } }, 'zarek', 'roslin'],
      inPlay: ['jammed-assault'],
    });
    expect(game.actions('tigh').ids('tigh')).not.toContain('location');
    const after = scene({
      players: [{ tigh: { at: 'communications' } }, 'zarek', 'roslin'],
      inPlay: ['jammed-assault'],
    });
    expect(after.jump().settle().actions('tigh').ids('tigh')).toContain('location');
  });
});

describe('the other special rules', () => {
  test.each([
    [2, 1],
    [0, 0],
  ])('crisis/base/raiding-party the fleet marker goes from %i to %i', (jumpTrack, after) => {
    expect(attack('raiding-party', { jumpTrack }).state.jumpTrack).toBe(after);
  });

  test('crisis/base/surrounded the current player discards 3 cards', () => {
    const game = attack('surrounded', {
      players: [{ tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'] } }, 'zarek', 'roslin'],
    });
    expect(game.choose('tigh', 'tactics/1', 'tactics/2', 'leadership/1').player('tigh').hand).toEqual([
      'skill/base/executive-order/2',
    ]);
  });

  test('crisis/base/surrounded with one card that one goes', () => {
    expect(
      attack('surrounded', { players: [{ tigh: { hand: ['tactics/1'] } }, 'zarek', 'roslin'] }).player('tigh').hand,
    ).toEqual([]);
  });

  test.each([
    [8, 2, 4],
    [3, 1, 0],
    [2, 0, 0],
  ])(
    'crisis/base/tactical-strike of %i vipers in the Reserves 2 are placed; %i of the rest are damaged and %i are left',
    (viper, damaged, left) => {
      const { state } = attack('tactical-strike', { reserves: { viper } });
      expect([state.damagedCraft.viper, state.reserves.viper]).toEqual([damaged, left]);
    },
  );
});

describe('Thirty-Three', () => {
  test('crisis/base/thirty-three still in play at a jump it is shuffled into the Crisis deck', () => {
    const game = attack('thirty-three');
    const before = game.state.crisis.deck.length;
    game.jump().settle();
    expect(game.state.inPlay).toEqual([]);
    expect(game.state.crisis.deck).toHaveLength(before + 1);
    expect(game.state.crisis.deck).toContain('crisis/base/thirty-three');
  });

  test('crisis/base/thirty-three a civilian ship destroyed by another card ends it', () => {
    const { state } = attack('thirty-three').resolve([{ destroyCivilians: 1 }], 'tigh');
    expect([state.inPlay, state.crisis.discard]).toEqual([[], ['crisis/base/thirty-three']]);
  });

  test('crisis/base/thirty-three a destroyed basestar ends it', () => {
    const game = attack('thirty-three');
    game.call('damageBasestar', { ship: shipsOf(game.state, 'basestar')[0]?.id ?? 0, count: 3, by: 0 });
    expect([game.count('basestar'), game.state.inPlay, game.state.crisis.discard]).toEqual([
      0,
      [],
      ['crisis/base/thirty-three'],
    ]);
  });
});
