/** The Cylon attacks of Daybreak. Steps and special rules as the reference has them (crisis-daybreak). */
import { describe, expect, test } from 'vitest';
import { daybreakScene, type DaybreakScene } from '../../daybreakScene.ts';
import { exodusScene } from '../../exodusScene.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import type { Scene, Table } from '../../scene.ts';
import { activated, quietTable, type Board } from '../crisisPlay.ts';

interface Row {
  readonly card: string;
  readonly activate: string;
  readonly place: Board;
}

const rows: ReadonlyArray<Row> = [
  {
    card: 'blindsided',
    activate: 'raiders',
    place: {
      bow: { basestar: 1, heavyRaider: 1 },
      starboardBow: { raider: 3 },
      stern: { basestar: 1, heavyRaider: 1 },
      portQuarter: { civilian: 1 },
      portBow: { viper: 1, civilian: 2 },
    },
  },
  {
    card: 'event-horizon',
    activate: 'raiders',
    place: {
      bow: { raider: 2, viper: 1 },
      starboardBow: { basestar: 1 },
      stern: { basestar: 1, raider: 2 },
      portQuarter: { viper: 1 },
      portBow: { viper: 1 },
    },
  },
  {
    card: 'hornets-nest',
    activate: 'raiders',
    place: {
      bow: { raider: 3, viper: 1, civilian: 1 },
      starboardQuarter: { basestar: 1 },
      stern: { raider: 3 },
      portQuarter: { viper: 1 },
      portBow: { civilian: 2 },
    },
  },
  {
    card: 'lockdown',
    activate: 'heavyRaiders',
    place: {
      bow: { heavyRaider: 2 },
      starboardBow: { basestar: 1, heavyRaider: 2 },
      stern: { viper: 1, civilian: 1 },
      portQuarter: { civilian: 1 },
    },
  },
  {
    card: 'reprisal',
    activate: 'raiders',
    place: {
      bow: { raider: 2, civilian: 1 },
      starboardBow: { viper: 1 },
      starboardQuarter: { viper: 1 },
      stern: { heavyRaider: 1, raider: 3 },
      portQuarter: { civilian: 1 },
      portBow: { basestar: 1 },
    },
  },
  {
    card: 'trial-by-fire',
    activate: 'raiders',
    place: {
      bow: { heavyRaider: 2, raider: 3 },
      starboardBow: { viper: 1 },
      stern: { basestar: 1 },
      portBow: { civilian: 1 },
    },
  },
];

const attack = (card: string, more: Partial<Scene> = {}): Table =>
  daybreakScene({ players: quietTable, ...more })
    .crisis(card)
    .settle();
/** The ships that the second step has placed, by area and kind. */
function placed(game: Table): Board {
  const found: Board = {};
  for (const { ship, area, count, why } of game.told('shipsPlaced')) {
    const here = (found[area] ??= {});
    if (why.startsWith('crisis/')) here[ship] = (here[ship] ?? 0) + count;
  }
  return found;
}
const inPlay = (card: string): Partial<Scene> => ({ inPlay: [`crisis/daybreak/${card}`] });

describe.each(rows)('$card', ({ card, activate, place }) => {
  test(`crisis/daybreak/${card} activates ${activate} first, then places its ships, and has no icons`, () => {
    const game = attack(card);
    const kinds = game.events.map(({ what }) => what.kind);
    expect([activated(game), placed(game), game.state.jumpTrack]).toEqual([[activate], place, 0]);
    expect(kinds.indexOf('shipsActivated')).toBeLessThan(kinds.indexOf('shipsPlaced'));
  });

  test(`R-CRI-46 crisis/daybreak/${card} stays in the box with the Cylon Fleet board`, () => {
    const options = { expansions: ['exodus', 'daybreak'] };
    const deck = (more: object): ReadonlyArray<string> =>
      exodusScene({ players: quietTable, options: { ...options, ...more } }).state.crisis.deck;
    expect(deck({})).toContain(`crisis/daybreak/${card}`);
    expect(deck({ switches: ['cylonFleet'] })).not.toContain(`crisis/daybreak/${card}`);
  });
});

test('crisis/daybreak/blindsided: 1 raptor is destroyed; with none left nothing is', () => {
  expect(attack('blindsided').state.reserves['raptor']).toBe(3);
  const none = attack('blindsided', { reserves: { raptor: 0 } });
  expect([none.state.reserves['raptor'], none.state.reserves['assaultRaptor'], none.told('raptorsChanged')]).toEqual([
    0,
    1,
    [],
  ]);
});

describe('Trial by Fire', () => {
  const trial = (more: DaybreakScene = { players: quietTable }): Table => {
    const game = daybreakScene(more).crisis('trial-by-fire');
    while (game.question('tigh') !== undefined && game.question('tigh')?.topic.kind !== 'chooseArea') game.settle(1);
    return game;
  };

  test('R-DAY-59 crisis/daybreak/trial-by-fire: the current player launches a new assault raptor and may activate it', () => {
    const game = trial();
    expect([game.ids('tigh'), game.state.reserves['assaultRaptor']]).toEqual([['portQuarter', 'portBow'], 1]);
    game.choose('tigh', 'portBow').choose('tigh', 'move-portBow-bow-assaultRaptor');
    expect(game.state.ships.filter(({ area, kind }) => kind === 'viper' && area === 'bow')).toMatchObject([
      { model: 'assaultRaptor' },
    ]);
    expect(trial().choose('tigh', 'portQuarter').pass('tigh').count('viper', 'portQuarter')).toBe(1);
  });

  test('crisis/daybreak/trial-by-fire: with none left in the supply nobody is asked', () => {
    const game = trial({ players: quietTable, lostAssaultRaptors: 3 });
    expect([game.question('tigh'), game.told('assaultRaptorGained')]).toEqual([undefined, []]);
  });

  test('crisis/daybreak/trial-by-fire: Apollo may fly the viper of the second step, but not the new assault raptor', () => {
    const players = ['tigh', { apollo: { at: 'command' } }, 'roslin'] as const;
    const game = daybreakScene({ players }).crisis('trial-by-fire').settle();
    expect(game.told('assaultRaptorGained')).toHaveLength(1);
    const asked = daybreakScene({ players, reserves: { viper: 0, assaultRaptor: 0 } }).crisis('trial-by-fire');
    expect(asked.state.decisions.map(({ topic }) => topic.kind)).toEqual(['chooseArea']);
    asked.choose('tigh', 'portBow');
    expect(asked.question('apollo')).toBeUndefined();
  });

  test('R-DAY-56 crisis/daybreak/trial-by-fire beside Event Horizon: its activation costs a card, or is lost', () => {
    const players = [{ tigh: { hand: ['tactics/1'] } }, 'zarek', 'roslin'] as const;
    const game = trial({ players, ...inPlay('event-horizon') })
      .choose('tigh', 'portBow')
      .choose('tigh', 'move-portBow-bow-assaultRaptor');
    expect([game.count('viper', 'bow'), game.player('tigh').hand]).toEqual([1, []]);
    const poor = trial({ players: quietTable, ...inPlay('event-horizon') }).choose('tigh', 'portBow');
    expect([poor.question('tigh'), poor.count('viper', 'portBow')]).toEqual([undefined, 1]);
  });
});

describe('Event Horizon, in play until the fleet jumps', () => {
  const flying = { adama: { at: 'command', hand: ['leadership/1', 'tactics/1', 'tactics/2'] } } as const;
  const horizon = (more: Partial<Scene> = {}): Table =>
    daybreakScene({
      players: [flying, 'zarek', 'roslin'],
      ships: { portBow: { viper: 2 } },
      ...inPlay('event-horizon'),
      ...more,
    });

  test('crisis/daybreak/event-horizon stays in play and leaves it at the jump, not with a basestar', () => {
    const game = attack('event-horizon');
    expect(game.state.inPlay).toEqual(['crisis/daybreak/event-horizon']);
    game.resolve([{ destroyAllCylons: true }], 'tigh');
    expect(game.state.inPlay).toEqual(['crisis/daybreak/event-horizon']);
    game.jump().settle();
    expect([game.state.inPlay, game.state.crisis.discard]).toEqual([[], ['crisis/daybreak/event-horizon']]);
  });

  test('R-DAY-56 R-CRI-34 crisis/daybreak/event-horizon: each activation by Command costs its player a card, beforehand', () => {
    const game = horizon().actions('adama').choose('adama', 'location').choose('adama', 'move-portBow-bow-viper');
    expect(game.choices('adama').topic).toEqual({ kind: 'discard', count: 1, why: 'crisis/daybreak/event-horizon' });
    expect(game.count('viper', 'bow')).toBe(0);
    game.choose('adama', 'tactics/1');
    expect(game.count('viper', 'bow')).toBe(1);
    game.choose('adama', 'launch-portQuarter-assaultRaptor').choose('adama', 'leadership/1').settle();
    expect([game.count('viper', 'portQuarter'), game.player('adama').hand.length]).toEqual([1, 1]);
  });

  test('R-DAY-56 crisis/daybreak/event-horizon: a player who wants no second activation pays for one', () => {
    const game = horizon().actions('adama').choose('adama', 'location');
    game.choose('adama', 'move-portBow-bow-viper').choose('adama', 'tactics/1');
    expect(game.pass('adama').settle().player('adama').hand).toHaveLength(2);
  });

  test('crisis/daybreak/event-horizon: nobody without Skill cards activates a viper', () => {
    const players = [{ adama: { at: 'command' } }, { apollo: { piloting: 'bow' } }, 'roslin'] as const;
    const game = horizon({ players, ships: { bow: { raider: 1 } } });
    expect(game.actions('adama').choose('adama', 'location').told('viperLaunched')).toEqual([]);
    expect(
      horizon({ players, ships: { bow: { raider: 1 } } })
        .actions('apollo')
        .ids('apollo'),
    ).toEqual(['pass']);
  });

  test('crisis/daybreak/event-horizon: their own ship costs a card as an action, and none as the move of the turn', () => {
    const players = [{ apollo: { piloting: 'bow', hand: ['tactics/1', 'tactics/2'] } }, 'zarek', 'roslin'] as const;
    const game = horizon({ players, ships: { bow: { raider: 1 } } })
      .actions('apollo')
      .choose('apollo', 'attack-bow-raider');
    expect(game.told('attack')).toEqual([]);
    game.choose('apollo', 'tactics/2').settle();
    expect([game.told('attack').length, game.player('apollo').hand.length]).toEqual([1, 1]);
    const moved = horizon({ players }).call('move', { seat: 0, to: undefined }).choose('apollo', 'portBow').settle();
    expect([moved.where('apollo'), moved.player('apollo').hand.length]).toEqual(['portBow', 2]);
  });

  const firing = ['maximum-firepower/3', 'tactics/1', 'tactics/2'] as const;

  test('R-DAY-56 crisis/daybreak/event-horizon: Maximum Firepower costs one card, however often it attacks', () => {
    const players = [{ starbuck: { piloting: 'bow', hand: firing } }, 'zarek', 'roslin'] as const;
    const game = horizon({ players, ships: { bow: { raider: 4 } } })
      .actions('starbuck')
      .choose('starbuck', 'maximum-firepower/3');
    game.choose('starbuck', 'tactics/1');
    for (let shots = 0; shots < 4; shots += 1) {
      if (game.question('starbuck')?.topic.kind !== 'viperActivation') break;
      game.choose('starbuck', 'attack-bow-raider');
    }
    expect(game.settle().player('starbuck').hand).toHaveLength(1);
  });

  test('crisis/daybreak/event-horizon: Maximum Firepower as the only card cannot pay for itself', () => {
    const ids = (hand: ReadonlyArray<string>): ReadonlyArray<string> =>
      horizon({
        players: [{ starbuck: { piloting: 'bow', hand } }, 'zarek', 'roslin'],
        ships: { bow: { raider: 4 } },
      })
        .actions('starbuck')
        .ids('starbuck');
    expect(ids(firing)).toContain('skill/base/maximum-firepower/3');
    expect(ids(['maximum-firepower/3'])).not.toContain('skill/base/maximum-firepower/3');
  });

  test('R-DAY-56 crisis/daybreak/event-horizon: Full Throttle costs one card for move and attack', () => {
    const options = { expansions: ['pegasus', 'daybreak'] };
    const players = [
      { starbuck: { piloting: 'bow', hand: ['full-throttle/1', 'tactics/1', 'tactics/2'] } },
      'zarek',
      'roslin',
    ] as const;
    const game = pegasusScene({
      players,
      options,
      ships: { stern: { raider: 1 } },
      ...inPlay('event-horizon'),
    }).actions('starbuck');
    game.choose('starbuck', 'full-throttle/1').choose('starbuck', 'tactics/1').choose('starbuck', 'stern');
    game.choose('starbuck', 'attack-stern-raider').settle();
    expect([game.told('attack').length, game.player('starbuck').hand.length]).toEqual([1, 1]);
  });

  test('R-DAY-56 crisis/daybreak/event-horizon: each activation by Combat Veteran costs a card, and as the only card it has no use', () => {
    const ships = { bow: { viper: 1 } } as const;
    const game = horizon({
      players: [{ tigh: { hand: ['combat-veteran/4', 'tactics/1', 'tactics/2'] } }, 'zarek', 'roslin'],
      ships,
    });
    game.actions('tigh').choose('tigh', 'combat-veteran/4');
    game
      .choose('tigh', 'move-bow-portBow-viper')
      .choose('tigh', 'tactics/1')
      .choose('tigh', 'move-portBow-bow-viper')
      .settle();
    expect([game.told('shipMoved').length, game.player('tigh').hand]).toEqual([2, []]);
    const poor = horizon({ players: [{ tigh: { hand: ['combat-veteran/4'] } }, 'zarek', 'roslin'], ships }).actions(
      'tigh',
    );
    expect(poor.ids('tigh')).not.toContain('skill/daybreak/combat-veteran/4');
  });

  test('R-TURN-75, R-DAY-56 crisis/daybreak/event-horizon: Hoshi pays for Combat Veteran and its viper, or cannot play it', () => {
    const offered = (...others: ReadonlyArray<string>): boolean => {
      const hand = ['combat-veteran/4', ...others];
      return horizon({ players: [{ hoshi: { hand } }, 'zarek', 'roslin'], ships: { bow: { viper: 1 } } })
        .actions('hoshi')
        .ids('hoshi')
        .includes('skill/daybreak/combat-veteran/4');
    };
    expect([offered('tactics/1'), offered('tactics/1', 'tactics/2')]).toEqual([false, true]);
  });

  test('R-DAY-103 crisis/daybreak/event-horizon: nobody has to pay for an activation that would have to be made', () => {
    const game = horizon().resolve([{ viperActivations: { count: 1, mandatory: true } }], 'adama');
    expect(game.choices('adama').min).toBe(0);
    game.pass('adama').settle();
    expect([game.player('adama').hand.length, game.state.decisions]).toEqual([3, []]);
    const free = horizon({ inPlay: [] }).resolve([{ viperActivations: { count: 1, mandatory: true } }], 'adama');
    expect(free.choices('adama').min).toBe(1);
  });

  test('crisis/daybreak/event-horizon: to launch from the Hangar Deck costs nothing, the free action with the viper a card', () => {
    const players = [{ apollo: { at: 'hangar-deck', hand: ['tactics/1'] } }, 'zarek', 'roslin'] as const;
    const game = horizon({ players, ships: { portBow: { raider: 1 } } }).actions('apollo');
    game.choose('apollo', 'location').choose('apollo', 'portBow').choose('apollo', 'viper');
    expect([game.where('apollo'), game.player('apollo').hand.length]).toEqual(['portBow', 1]);
    game.choose('apollo', 'attack-portBow-raider').settle();
    expect([game.told('attack').length, game.player('apollo').hand.length]).toEqual([1, 0]);
  });
});

describe('Hornet’s Nest, in play until a basestar is destroyed or the fleet jumps', () => {
  const nest = (hand: ReadonlyArray<string>, more: Partial<Scene> = {}): Table =>
    daybreakScene({
      players: [{ starbuck: { piloting: 'bow', hand } }, 'zarek', 'roslin'],
      ships: { bow: { raider: 2 } },
      ...inPlay('hornets-nest'),
      ...more,
    });

  test('R-CRI-34 crisis/daybreak/hornets-nest: no action of a Piloting card, but those of other cards and of the ship', () => {
    const ids = nest(['maximum-firepower/3', 'executive-order/1']).actions('starbuck').ids('starbuck');
    expect(ids).toEqual(expect.arrayContaining(['skill/base/executive-order/1', 'attack-bow-raider']));
    expect(ids).not.toContain('skill/base/maximum-firepower/3');
  });

  test('R-TURN-62 crisis/daybreak/hornets-nest: nor its Movement ability', () => {
    const options = { expansions: ['pegasus', 'daybreak'] };
    const ids = (inPlay: ReadonlyArray<string>): ReadonlyArray<string> =>
      nest(['full-throttle/1'], { options, inPlay })
        .call('move', { seat: 0, to: undefined, abilities: true })
        .ids('starbuck');
    expect(ids([])).toContain('skill/pegasus/full-throttle/1');
    expect(ids(['hornets-nest'])).not.toContain('skill/pegasus/full-throttle/1');
  });

  test('crisis/daybreak/hornets-nest: Evasive Maneuvers is no action, and Piloting cards go into checks', () => {
    const game = nest(['evasive-maneuvers/1', 'piloting/3']).activate('raiders');
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'react' });
    const check = nest(['piloting/3']).crisis('reactor-critical');
    while (check.question('starbuck')?.topic.kind !== 'contribute') check.settle(1);
    expect(check.ids('starbuck')).toHaveLength(1);
  });

  test.each(['hornets-nest', 'lockdown'])(
    'R-CRI-33 crisis/daybreak/%s leaves play with any basestar that is destroyed',
    (card) => {
      const ships = { bow: { basestar: 1 }, stern: { civilian: 1 } };
      const game = daybreakScene({ players: quietTable, ships, ...inPlay(card) });
      game.resolve([{ destroyCivilians: 1 }], 'tigh');
      expect(game.state.inPlay).toHaveLength(1);
      game.resolve([{ destroyAllCylons: true }], 'tigh');
      expect([game.state.inPlay, game.state.crisis.discard]).toEqual([[], [`crisis/daybreak/${card}`]]);
    },
  );

  test.each(['hornets-nest', 'lockdown'])(
    'crisis/daybreak/%s stays when a basestar is removed, and leaves at the jump',
    (card) => {
      const game = daybreakScene({ players: quietTable, ships: { bow: { basestar: 1 } }, ...inPlay(card) });
      game.resolve([{ removeCylons: true }], 'tigh').settle();
      expect([game.count('basestar'), game.state.inPlay.length]).toEqual([0, 1]);
      expect(game.jump().settle().state.inPlay).toEqual([]);
    },
  );
});

test('R-CRI-34 crisis/daybreak/lockdown: nobody may activate the Armory while it is in play', () => {
  const players = [{ tigh: { at: 'armory' } }, 'zarek', 'roslin'] as const;
  const ids = (more: Partial<Scene>): ReadonlyArray<string> =>
    daybreakScene({ players, boarding: [1], ...more })
      .actions('tigh')
      .ids('tigh');
  expect([ids({}).includes('location'), ids(inPlay('lockdown')).includes('location')]).toEqual([true, false]);
});
