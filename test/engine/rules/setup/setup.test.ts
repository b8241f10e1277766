import { describe, expect, test } from 'vitest';
import { view } from '../../../../src/engine/index.ts';
import { skillOf } from '../../../../src/engine/pieces/cards.ts';
import { people, scene } from '../../scene.ts';
import { SetUp, tally } from '../../setUp.ts';

test('R-SET-30 resources start at fuel 8, food 8, morale 10, population 12', () => {
  expect(new SetUp().state.resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 });
});

test('R-SET-31 R-SET-41 8 vipers and 4 raptors, 2 of the vipers launched; none damaged', () => {
  const { state } = new SetUp().choose('adama', 'roslin', 'starbuck', 'tigh').done();
  expect([state.reserves, state.ships.filter(({ kind }) => kind === 'viper').length, state.damagedCraft.viper]).toEqual(
    [{ viper: 6, raptor: 4 }, 2, 0],
  );
});

test('R-SET-32 the tracks start at 0', () => {
  const { state } = new SetUp().done();
  expect([state.jumpTrack, state.boarding, view(state, 'public').distance]).toEqual([0, [], 0]);
});

test('R-SET-33 the supplies of tokens, those in space included', () => {
  const { state } = new SetUp().done();
  const inSpace = state.ships.flatMap((ship) => (ship.kind === 'civilian' ? [ship.token] : []));
  expect(tally([...state.civilianPile, ...inSpace])).toEqual({
    'token/base/civilian-ship-1-population': 6,
    'token/base/civilian-ship-2-population': 2,
    'token/base/civilian-ship-1-population-and-1-fuel': 1,
    'token/base/civilian-ship-1-population-and-1-morale': 1,
    'token/base/civilian-ship-nothing': 2,
  });
  const damage = [
    'ftl-control',
    'weapons-control',
    'command',
    'admirals-quarters',
    'hangar-deck',
    'armory',
    'fuel',
    'food',
  ];
  expect([...state.galacticaDamage].sort()).toEqual(damage.map((slug) => `token/base/galactica-damage-${slug}`).sort());
  expect([...state.basestarDamage].sort()).toEqual(
    ['critical-hit', 'disabled-hangar', 'disabled-weapons', 'structural-damage'].map(
      (slug) => `token/base/basestar-damage-${slug}`,
    ),
  );
});

test('R-SET-33 R-SET-07 nobody knows which civilian ships are in space or in the pile', () => {
  const { state } = new SetUp().done();
  for (const viewer of ['public', ...state.players.keys()] as const) {
    const seen = view(state, viewer);
    expect(seen.ships.filter((ship) => ship.kind === 'civilian' && 'token' in ship)).toEqual([]);
    expect(seen.civilianPileCount).toBe(10);
  }
});

test('R-SET-34 2 basestars, 16 raiders, 4 heavy raiders and 4 centurions, those in space included', () => {
  const { state } = new SetUp().done();
  expect(state.supply).toEqual({ basestar: 2 - 1, raider: 16 - 3, heavyRaider: 4 });
  const full = scene({ players: ['adama', 'roslin', 'tigh'] }).resolve([{ boardCenturions: 5 }], 'adama');
  expect(full.state.boarding).toEqual([0, 0, 0, 0]);
});

test('R-SET-35 the first player is picked by chance, chooses first and takes the first turn', () => {
  const seeds = Array.from({ length: 30 }, (_, n) => new SetUp({}, `seed ${n}`));
  expect(new Set(seeds.map(({ state }) => state.firstPlayer)).size).toBe(4);
  const game = new SetUp();
  expect(game.open()).toMatchObject({ seat: game.state.firstPlayer, topic: { kind: 'chooseCharacter' } });
  expect(game.done().all('turnStarted')[0]?.seat).toBe(game.state.firstPlayer);
});

test('R-SET-36 R-SET-20 characters, then titles, then Loyalty cards', () => {
  const game = new SetUp().choose('adama', 'roslin', 'starbuck');
  expect([game.state.loyaltyDeck, game.state.titles, game.at('titleGained'), game.at('loyaltyDealt')]).toEqual([
    [],
    {},
    -1,
    -1,
  ]);
  game.done();
  const lastChoice = game.events.findLastIndex(({ what }) => what.kind === 'characterChosen');
  expect(lastChoice).toBeLessThan(game.at('titleGained'));
  expect(game.at('titleGained')).toBeLessThan(game.at('loyaltyDealt'));
});

test('R-SET-37 decks are shuffled; Skill cards lie in one deck for each type', () => {
  const one = new SetUp({}, 'one').state;
  const two = new SetUp({}, 'two').state;
  for (const deck of ['quorum', 'crisis', 'superCrisis', 'destinations'] as const) {
    expect(one[deck].deck).not.toEqual(two[deck].deck);
    expect(tally(one[deck].deck)).toEqual(tally(two[deck].deck));
  }
  for (const [skill, pile] of Object.entries(one.skillDecks)) {
    expect([pile.deck.length, new Set(pile.deck.map(skillOf))]).toEqual([21, new Set([skill])]);
    expect(pile.deck).not.toEqual(two.skillDecks[skill as 'politics']?.deck);
  }
});

test('R-SET-38 the objective lies open; its distances drive the game', () => {
  expect(view(new SetUp().state, 'public').options.objective).toBe('kobol');
  const game = scene({
    players: ['adama', 'roslin', 'tigh'],
    travelled: ['desolate-moon'],
    destinations: ['desolate-moon', 'desolate-moon'],
    resources: { fuel: 8 },
  });
  game.jump().settle();
  expect(game.told('milestone')).toMatchObject([{ distance: 4, event: 'sleeperAgent' }]);
});

describe('R-SET-39 starting Skill cards', () => {
  test('R-SET-39 R-SET-42 everybody but the first player draws 3, clockwise', () => {
    const game = new SetUp().choose('adama', 'roslin', 'starbuck', 'tigh').done();
    const setup = game.events.flatMap(({ audience, what }) =>
      audience === 'public' && what.kind === 'skillsDrawn' && what.why === 'setup' ? [what.seat] : [],
    );
    expect(setup).toEqual(game.order.slice(1).flatMap((seat) => [seat, seat, seat]));
    expect(
      game
        .all('loyaltyDealt')
        .filter(({ cards }) => cards !== undefined)
        .map(({ seat }) => seat),
    ).toEqual(game.order);
  });

  test('R-SET-39 the first player draws in the first Receive Skills step as usual', () => {
    const game = new SetUp().choose('adama', 'roslin', 'starbuck', 'tigh').done();
    expect(game.player('adama').hand.map(skillOf)).toEqual([
      'leadership',
      'leadership',
      'leadership',
      'tactics',
      'tactics',
    ]);
  });

  test('R-SET-39 any of their own types, whatever the numbers beside them', () => {
    const game = new SetUp().choose('adama', 'baltar', 'starbuck', 'tigh').upTo('drawSkill');
    expect(game.open().choices.map(({ id }) => id)).toEqual(['politics', 'leadership', 'engineering']);
    game.answer('engineering').answer('engineering').answer('engineering');
    expect(game.player('baltar').hand.map(skillOf)).toEqual(['engineering', 'engineering', 'engineering']);
  });
});

test('R-SET-40 the Destiny deck: 2 cards of each of the 5 types, which nobody sees', () => {
  const game = new SetUp().done();
  expect(tally(game.state.destiny.map(skillOf))).toEqual({
    politics: 2,
    leadership: 2,
    tactics: 2,
    piloting: 2,
    engineering: 2,
  });
  expect(view(game.state, 0).destinyCount).toBe(10);
  expect(JSON.stringify(view(game.state, 'public'))).not.toContain('skill/base');
});

test('R-SET-41 the ships of the start', () => {
  const { state } = new SetUp().choose('adama', 'roslin', 'starbuck', 'tigh').done();
  expect(tally(state.ships.map(({ kind, area }) => `${kind} ${area}`))).toEqual({
    'basestar bow': 1,
    'raider bow': 3,
    'viper portBow': 1,
    'viper portQuarter': 1,
    'civilian stern': 2,
  });
});

describe('R-SET-06 boxes', () => {
  test('R-SET-06 a damaged viper goes to the repair box, a destroyed one out of the game', () => {
    const damaged = scene({ players: ['adama', 'roslin', 'tigh'], ships: { stern: { raider: 1, viper: 1 } } })
      .dice(5)
      .activate('raiders');
    expect([damaged.state.reserves.viper, damaged.state.damagedCraft.viper, damaged.state.destroyed.viper]).toEqual([
      7, 1, 0,
    ]);
    const destroyed = scene({ players: ['adama', 'roslin', 'tigh'], ships: { stern: { raider: 1, viper: 1 } } })
      .dice(8)
      .activate('raiders');
    expect([
      destroyed.state.reserves.viper,
      destroyed.state.damagedCraft.viper,
      destroyed.state.destroyed.viper,
    ]).toEqual([7, 0, 1]);
  });

  test('R-SET-06 what was destroyed comes back by an effect on destroyed ships', () => {
    const game = scene({
      players: ['adama', 'roslin', 'tigh'],
      reserves: { viper: 6, raptor: 3 },
      destroyed: { viper: 2, raptor: 1 },
      destinations: ['ragnar-anchorage', 'ragnar-anchorage'],
    });
    game.jump().settle();
    expect([game.state.reserves, game.state.destroyed.viper, game.state.destroyed.raptor]).toEqual([
      { viper: 8, raptor: 4 },
      0,
      0,
    ]);
  });

  test('R-SET-06 a Cylon ship that was destroyed is only off the board', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { at: 'weapons-control' } }],
      ships: { bow: { raider: 1 } },
    });
    expect(game.state.supply.raider).toBe(15);
    game.actions('tigh').dice(3).choose('tigh', 'location');
    expect(game.state.supply.raider).toBe(16);
  });
});

describe('R-SET-01 R-SET-02 who is who', () => {
  test('R-SET-01 the acting player need not be the current player', () => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'ftl-control' } }], jumpTrack: 3 });
    game.actions('tigh').choose('tigh', 'location');
    expect([game.told('actionTaken')[0]?.seat, game.told('dieRolled')[0]?.seat, game.state.current]).toEqual([2, 2, 0]);
  });

  test('R-SET-02 R-SET-03 a player with a Cylon card that nobody has seen is a human player', () => {
    const game = scene({
      players: [{ adama: { loyalty: ['cylon'] } }, 'roslin', 'tigh'],
      crisisDeck: ['food-shortage'],
    });
    game.turn();
    expect(game.ids('adama')).toContain('location/base/hangar-deck');
    game.pass('adama').choose('adama', 'pass');
    expect(game.told('crisisDrawn')).toHaveLength(1);
    expect(game.view('roslin').players[0]).toMatchObject({ cylon: undefined, openLoyalty: [] });
  });

  test('R-SET-02 who has revealed is a Cylon player, and so is a Sympathizer who became one', () => {
    const game = scene({ players: [{ adama: { revealed: true } }, { zarek: { sympathizer: true } }, 'tigh'] });
    for (const name of ['adama', 'zarek'] as const) {
      game.call('move', { seat: game.seat(name), to: undefined });
      expect(game.ids(name)).toEqual([
        'location/base/caprica',
        'location/base/cylon-fleet',
        'location/base/human-fleet',
      ]);
      game.pass(name);
    }
  });
});

test('R-SET-78 whoever has Piloting anywhere in the skill set can pilot', () => {
  const able = (Object.keys(people) as Array<keyof typeof people>).filter((person) => {
    const game = scene({
      players: [
        { [person]: { at: 'hangar-deck' } },
        ...(['roslin', 'tigh', 'adama', 'zarek'] as const).filter((other) => other !== person),
      ],
    });
    return (
      game
        .actions(person)
        .question(person)
        ?.choices.some(({ id }) => id === 'location') === true
    );
  });
  expect(able).toEqual(['apollo', 'boomer', 'helo', 'starbuck', 'kat', 'anders', 'lee', 'heloP', 'hotDog', 'athena']);
});
