import { describe, expect, test } from 'vitest';
import { skillOf } from '../../../../src/engine/pieces/cards.ts';
import { scene, type Person, type Scene, type Table } from '../../scene.ts';

const allPhases = [
  'startOfTurn',
  'receiveSkills',
  'movement',
  'action',
  'crisis',
  'activateCylonShips',
  'prepareForJump',
  'endOfTurn',
];
const hand = (count: number): Array<string> =>
  [
    'politics/1',
    'politics/2',
    'politics/3',
    'leadership/1',
    'leadership/2',
    'leadership/3',
    'tactics/1',
    'tactics/2',
    'tactics/3',
    'piloting/1',
    'piloting/2',
    'piloting/3',
  ].slice(0, count);

/** A table whose next Crisis card only costs food, and has the jump icon. */
function table(set: Partial<Scene> & Pick<Scene, 'players'>): Table {
  return scene({ crisisDeck: ['food-shortage'], ...set });
}

/** The phases of the first turn that has been told. */
function phases(game: Table): Array<string> {
  const seats = game.told('phase');
  const end = seats.findIndex(({ phase }) => phase === 'endOfTurn');
  return seats.slice(0, end < 0 ? seats.length : end + 1).map(({ phase }) => phase);
}

function untilTurns(game: Table, count: number): Table {
  while (game.told('turnStarted').length < count) game.settle(1);
  return game;
}

test('R-TURN-01 complete turns clockwise from the first player, one current player at a time', () => {
  const game = untilTurns(
    scene({
      players: ['adama', 'roslin', 'tigh'],
      current: 'roslin',
      resources: { fuel: 15, food: 15, morale: 15, population: 15 },
    }).turn(),
    5,
  );
  expect(game.told('turnStarted').map(({ seat, turn }) => [seat, turn])).toEqual([
    [1, 2],
    [2, 3],
    [0, 4],
    [1, 5],
    [2, 6],
  ]);
  expect(
    game
      .told('phase')
      .every(
        ({ seat }, at, list) =>
          list[at - 1]?.phase === undefined || list[at - 1]?.phase === 'endOfTurn' || list[at - 1]?.seat === seat,
      ),
  ).toBe(true);
});

test('R-TURN-02 the steps of a human turn, in order', () => {
  expect(phases(untilTurns(table({ players: ['adama', 'roslin', 'tigh'] }).turn(), 2))).toEqual(allPhases);
});

test('R-TURN-03 a Cylon turn has neither a Crisis nor an Activate Cylon Ships step', () => {
  const game = untilTurns(table({ players: [{ tigh: { revealed: true } }, 'adama', 'roslin'] }).turn(), 2);
  expect(phases(game)).toEqual(['startOfTurn', 'receiveSkills', 'movement', 'action', 'endOfTurn']);
  expect(game.told('crisisDrawn')).toEqual([]);
});

test('R-TURN-04 steps without effect are performed, optional parts declined', () => {
  const game = scene({ players: ['adama', 'roslin', 'tigh'], crisisDeck: ['unidentified-ship'] }).turn();
  game.pass('adama').choose('adama', 'pass').contributeNothing();
  expect(phases(game)).toEqual(allPhases);
  expect([game.told('moved'), game.told('actionTaken'), game.state.jumpTrack]).toEqual([[], [], 0]);
});

describe('R-TURN-05 what ends a turn', () => {
  test('R-TURN-05 to reveal on their own turn: no further action, no Crisis', () => {
    const game = table({ players: [{ starbuck: { piloting: 'portBow', loyalty: ['cylon'] } }, 'adama', 'roslin'] })
      .turn()
      .settle(1)
      .pass('starbuck');
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'action', left: 2 });
    game.choose('starbuck', 'you-are-a-cylon-can-reduce-morale-by-1').choose('starbuck', 'yes').settle(1);
    expect([game.told('becameCylon').length, game.told('crisisDrawn'), game.told('turnStarted').length]).toEqual([
      1,
      [],
      2,
    ]);
  });

  test('R-TURN-05 the effect in whose middle it happens is finished first', () => {
    const game = table({ players: [{ apollo: { at: 'command', loyalty: ['cylon'] } }, 'adama', 'roslin'] }).call(
      'turn',
      {
        seat: 0,
        piloting: false,
        startedAt: undefined,
        jumpIcons: 0,
      },
    );
    game
      .settle(1)
      .pass('apollo')
      .choose('apollo', 'location')
      .choose('apollo', 'launch-portBow')
      .choose('apollo', 'alert-viper-pilot');
    game.choose('apollo', 'you-are-a-cylon-can-reduce-morale-by-1').pass('apollo');
    while (game.question('apollo')?.topic.kind === 'discard') game.settle(1);
    expect(game.choices('apollo').topic).toMatchObject({ kind: 'viperActivation', left: 1 });
    game.pass('apollo');
    expect([game.told('crisisDrawn'), game.state.phase]).toEqual([[], 'endOfTurn']);
  });

  test('R-TURN-05 to become a Cylon player as Sympathizer does not', () => {
    const game = scene({
      players: [{ starbuck: { at: 'ftl-control' } }, 'adama', 'roslin'],
      jumpTrack: 3,
      travelled: ['barren-planet'],
      destinations: ['barren-planet', 'barren-planet'],
      loyaltyDeck: ['you-are-a-sympathizer', 'human', 'human'],
    });
    game.actions('starbuck', 2).dice(8).choose('starbuck', 'location').settle(1);
    expect([game.where('starbuck'), game.choices('starbuck').topic, game.ids('starbuck')]).toEqual([
      'resurrection-ship',
      { kind: 'action', left: 1, why: 'location/base/hangar-deck' },
      ['location', 'pass'],
    ]);
  });
});

test('R-LOY-62 R-TURN-70 R-TURN-71 Starbuck’s first of two actions makes her a Sympathizer: her sheet counts no more, the second is lost', () => {
  const game = scene({
    players: [{ starbuck: { piloting: 'portBow', hand: ['politics/1'] } }, 'adama', 'roslin'],
    titles: { admiral: 'adama' },
    jumpTrack: 3,
    travelled: ['barren-planet'],
    destinations: ['barren-planet', 'barren-planet'],
    loyaltyDeck: ['you-are-a-sympathizer', 'human', 'human'],
  }).call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
  while (game.question('starbuck')?.topic.kind !== 'move') game.settle(1);
  game.choose('starbuck', 'ftl-control').choose('starbuck', 'politics/1');
  expect(game.choices('starbuck').topic).toMatchObject({ kind: 'action', left: 2 });
  game.dice(8).choose('starbuck', 'location').choose('adama', 'barren-planet');
  while (game.question('starbuck')?.topic.kind === 'discard') game.settle(1);
  expect([game.player('starbuck').cylon, game.question('starbuck')?.topic.kind, game.state.phase]).toEqual([
    'sympathizer',
    undefined,
    'endOfTurn',
  ]);
});

test('R-TURN-06 R-TURN-78 worked example 6: the target of an Executive Order reveals with the first of two actions', () => {
  const game = table({
    players: [{ adama: { hand: ['leadership/1'] } }, 'roslin', { tigh: { loyalty: ['cylon'] } }],
  }).turn();
  game.pass('adama').choose('adama', 'leadership/1').choose('adama', 'tigh').choose('tigh', 'actTwice');
  game.choose('tigh', 'you-are-a-cylon-can-reduce-morale-by-1').pass('tigh');
  expect([game.question('tigh'), game.told('crisisDrawn').map(({ seat }) => seat)]).toEqual([undefined, [0]]);
});

test('R-TURN-07 a milestone is resolved completely, then the turn goes on', () => {
  const game = table({
    players: ['adama', 'roslin', 'tigh'],
    jumpTrack: 4,
    travelled: ['barren-planet'],
    destinations: ['barren-planet', 'barren-planet'],
  }).turn();
  untilTurns(game.pass('adama').choose('adama', 'pass'), 2);
  const kinds = game.events.map(({ what }) => (what.kind === 'phase' ? what.phase : what.kind));
  const order = ['prepareForJump', 'milestone', 'sleeperAgentPhase', 'loyaltyDealt', 'endOfTurn'].map((kind) =>
    kinds.indexOf(kind as (typeof kinds)[number]),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(game.player('tigh').loyalty).toHaveLength(2);
});

describe('R-TURN-10 R-TURN-12 start of turn', () => {
  test('R-TURN-10 what happens at the start comes before Receive Skills', () => {
    const game = table({ players: [{ helo: { at: 'stranded' } }, { tigh: { hand: ['tactics/1'] } }, 'roslin'] }).turn();
    const kinds = game.events.map(({ what }) => what.kind);
    expect([game.where('helo'), game.player('tigh').hand]).toEqual(['hangar-deck', []]);
    expect(Math.max(kinds.indexOf('moved'), kinds.indexOf('skillsDiscarded'))).toBeLessThan(
      kinds.indexOf('skillsDrawn'),
    );
  });

  test('R-TURN-12 whether somebody is piloting is fixed then', () => {
    const flown = table({
      players: [{ starbuck: { piloting: 'portBow', hand: ['tactics/1', 'tactics/2'] } }, 'adama', 'roslin'],
    })
      .turn()
      .settle(1);
    flown.choose('starbuck', 'command').choose('starbuck', 'tactics/1');
    expect(flown.choices('starbuck').topic).toMatchObject({ kind: 'action', left: 2 });
    const launched = table({ players: ['starbuck', 'adama', 'roslin'] })
      .turn()
      .settle(1)
      .pass('starbuck')
      .choose('starbuck', 'location')
      .choose('starbuck', 'portBow');
    launched.choose('starbuck', 'move-portBow-bow');
    expect(launched.told('crisisDrawn')).toHaveLength(1);
  });
});

describe('R-TURN-85 to R-TURN-93 Crisis, Cylon ships, jump', () => {
  test('R-TURN-85 the current human player draws and resolves 1 Crisis card', () => {
    const game = untilTurns(table({ players: ['adama', 'roslin', 'tigh'] }).turn(), 2);
    expect([game.told('crisisDrawn'), game.state.resources.food]).toEqual([
      [{ kind: 'crisisDrawn', seat: 0, card: 'crisis/base/food-shortage', superCrisis: false }],
      6,
    ]);
  });

  test('R-TURN-86 worked example 4: in the Brig after a failed check: no Crisis card, no activation, no jump icon', () => {
    const game = table({
      players: [{ adama: { at: 'brig' } }, 'roslin', 'tigh'],
      destiny: ['piloting/1', 'piloting/1'],
      ships: { bow: { raider: 1 } },
    }).turn();
    game.choose('adama', 'location').contributeNothing().settle(1);
    expect([
      game.told('checkResult')[0]?.result,
      game.told('crisisDrawn'),
      game.told('shipsActivated'),
      game.state.jumpTrack,
    ]).toEqual(['fail', [], [], 0]);
    expect(game.told('turnStarted').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('R-TURN-88 worked example 3: out of the Brig before the Crisis step: a Crisis card is drawn', () => {
    const game = table({
      players: [{ adama: { at: 'brig' } }, { roslin: { hand: ['politics/2', 'politics/2', 'politics/1'] } }, 'tigh'],
      destiny: ['politics/1', 'politics/1'],
    }).turn();
    game
      .choose('adama', 'location')
      .choose('roslin', 'politics/2', 'politics/2', 'politics/1')
      .contributeNothing()
      .choose('adama', 'command')
      .decline();
    expect([game.where('adama'), game.told('crisisDrawn').map(({ seat }) => seat)]).toEqual(['command', [0]]);
  });

  test('R-TURN-89 the icons of the card are resolved, after the card', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], ships: { bow: { raider: 1, civilian: 1 } } }).crisis(
      'food-shortage',
    );
    expect(game.told('shipsActivated')).toEqual([]);
    game.choose('roslin', 'option1');
    expect(game.told('shipsActivated').map(({ activation }) => activation)).toEqual(['raiders']);
    expect(game.events.findIndex(({ what }) => what.kind === 'resource')).toBeLessThan(
      game.events.findIndex(({ what }) => what.kind === 'shipsActivated'),
    );
  });

  test('R-TURN-89 from left to right', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], ships: { bow: { raider: 1, basestar: 1 } } })
      .dice(1, 1)
      .activate('basestars', 'raiders');
    expect(game.told('attack').map(({ attacker }) => attacker)).toEqual(['basestar', 'raider']);
  });

  test('R-TURN-89 an attack card activates in its own first step, not in Activate Cylon Ships', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], ships: { bow: { basestar: 1 } } })
      .dice(1)
      .crisis('ambush')
      .settle();
    const steps = game.events.flatMap(({ what }) =>
      what.kind === 'phase' ? [what.phase] : what.kind === 'shipsActivated' ? ['activated'] : [],
    );
    expect(steps).toEqual(['activated', 'activateCylonShips', 'prepareForJump']);
  });

  test.each([
    ['food-shortage', 0, 1],
    ['food-shortage', 2, 3],
    ['declare-martial-law', 0, 0],
  ] as const)('R-TURN-90 %s moves the fleet marker from %s to %s', (card, from, to) => {
    expect(
      scene({ players: ['adama', 'roslin', 'tigh'], jumpTrack: from })
        .crisis(card)
        .settle().state.jumpTrack,
    ).toBe(to);
  });

  test('R-TURN-90 on Auto Jump the fleet jumps', () => {
    const game = scene({
      players: ['adama', 'roslin', 'tigh'],
      jumpTrack: 4,
      destinations: ['barren-planet', 'barren-planet'],
    })
      .crisis('food-shortage')
      .settle();
    expect([game.told('jumped').length, game.state.jumpTrack, game.view('public').distance]).toEqual([1, 0, 2]);
  });

  test('R-TURN-92 R-TURN-03 worked example 7: in the base game Caprica ignores the jump icon', () => {
    const game = table({
      players: [{ tigh: { revealed: true, at: 'caprica' } }, 'adama', 'roslin'],
      crisisDeck: ['food-shortage', 'riots-a'],
    })
      .turn()
      .settle(2)
      .pass('tigh');
    game.choose('tigh', 'location').choose('tigh', 'food-shortage').choose('roslin', 'option1');
    expect([game.told('crisisDrawn').length, game.state.jumpTrack, game.state.resources.food]).toEqual([1, 0, 6]);
  });

  test('R-TURN-93 then the card is discarded, unless it stays in play', () => {
    const gone = scene({ players: ['adama', 'roslin', 'tigh'] })
      .crisis('food-shortage')
      .settle();
    expect([gone.state.crisis.discard, gone.state.inPlay]).toEqual([['crisis/base/food-shortage'], []]);
    const kept = scene({ players: ['adama', 'roslin', 'tigh'] })
      .crisis('ambush')
      .settle();
    expect([kept.state.crisis.discard, kept.state.inPlay]).toEqual([[], ['crisis/base/ambush']]);
  });
});

describe('R-TURN-100 to R-TURN-105 end of turn', () => {
  const over = (cards: number, person: Person): Table =>
    table({ players: [{ adama: { at: 'brig' } }, { [person]: { hand: hand(cards) } }, 'zarek'] })
      .turn()
      .choose('adama', 'pass');

  test('R-TURN-100 abilities, then hand limits, then the resource check', () => {
    const game = scene({
      players: [{ boomer: { at: 'brig', hand: hand(8) } }, 'adama', 'roslin'],
      resources: { food: 0 },
    })
      .turn()
      .choose('boomer', 'pass');
    expect(game.choices('boomer').topic).toEqual({ kind: 'react', window: 'endOfTurn' });
    game.decline();
    expect([game.choices('boomer').topic, game.state.over]).toEqual([
      { kind: 'discard', count: 3, why: 'handLimit' },
      undefined,
    ]);
    expect(game.settle(1).state.over).toMatchObject({ winner: 'cylons', cause: 'food' });
  });

  test.each([
    ['roslin', 10, 0],
    ['roslin', 11, 1],
    ['roslin', 12, 2],
    ['tyrol', 8, 0],
    ['tyrol', 9, 1],
  ] as const)('R-TURN-101 at the end of another turn %s with %s cards discards %s', (person, cards, count) => {
    const topic = over(cards, person).question(person)?.topic;
    expect(topic?.kind === 'discard' ? topic.count : 0).toBe(count);
  });

  test('R-TURN-101 the limit holds for Cylon players too', () => {
    const game = table({ players: [{ adama: { at: 'brig' } }, { tyrol: { revealed: true, hand: hand(11) } }, 'zarek'] })
      .turn()
      .choose('adama', 'pass');
    expect(game.choices('tyrol').topic).toEqual({ kind: 'discard', count: 1, why: 'handLimit' });
  });

  test('R-TURN-101 the player chooses what to discard', () => {
    const game = over(11, 'roslin').choose('roslin', 'tactics/3');
    expect(game.told('skillsDiscarded')).toMatchObject([
      { cards: ['skill/base/strategic-planning/3'], why: 'handLimit', random: false },
    ]);
  });

  test('R-TURN-102 worked example 10: 11 Quorum cards are no problem in the base game', () => {
    const quorumHand = [
      'accept-prophecy',
      'arrest-order',
      'assign-arbitrator',
      'assign-mission-specialist',
      'assign-vice-president',
      'authorization-of-brutal-force',
      'encourage-mutiny',
      'food-rationing',
      'inspirational-speech',
      'presidential-pardon',
      'release-cylon-mugshots',
    ];
    const game = table({ players: [{ adama: { at: 'brig' } }, 'roslin', 'tigh'], quorumHand })
      .turn()
      .choose('adama', 'pass');
    expect([game.state.quorumHand.length, game.told('turnStarted').length]).toEqual([11, 2]);
  });

  test('R-TURN-103 all choose at the same time; Apollo loses cards at random', () => {
    const game = scene({
      players: [
        { adama: { at: 'brig', hand: hand(7) } },
        { apollo: { hand: ['piloting/4', 'piloting/4', 'piloting/3', ...hand(8)] } },
        { tyrol: { hand: hand(12).slice(3) } },
      ],
    });
    game.turn().choose('adama', 'pass');
    expect([game.choices('adama').topic.kind, game.choices('tyrol').topic.kind, game.question('apollo')]).toEqual([
      'discard',
      'discard',
      undefined,
    ]);
    game.settle(2);
    expect(game.told('skillsDiscarded').map(({ seat, random, cards }) => [seat, random, cards.length])).toEqual([
      [0, false, 2],
      [1, true, 1],
      [2, false, 1],
    ]);
  });

  test('R-TURN-104 worked example 5: food that was 0 and is 1 again by Food Rationing loses nothing', () => {
    const game = table({
      players: [{ roslin: { at: 'brig' } }, 'adama', 'tigh'],
      resources: { food: 0 },
      quorumHand: ['food-rationing'],
    }).turn();
    game.dice(6).choose('roslin', 'food-rationing');
    expect([game.state.resources.food, game.state.over, game.told('turnStarted').length]).toEqual([1, undefined, 2]);
  });

  test.each(['fuel', 'food', 'morale', 'population'] as const)(
    'R-TURN-104 %s at 0 when the turn ends: the Cylons win',
    (resource) => {
      const game = table({
        players: [{ adama: { at: 'brig' } }, 'roslin', 'tigh'],
        resources: { [resource]: 0 },
      }).turn();
      expect(game.state.over).toBeUndefined();
      expect(game.choose('adama', 'pass').state.over).toMatchObject({ winner: 'cylons', cause: resource });
    },
  );

  test('R-TURN-105 only Skill cards count for the limit', () => {
    const tyrol = {
      revealed: true,
      hand: hand(10),
      superCrises: ['cylon-intruders', 'inbound-nukes'],
      loyalty: ['cylon', 'human'],
    };
    const game = table({ players: [{ adama: { at: 'brig' } }, { tyrol }, 'zarek'] })
      .turn()
      .choose('adama', 'pass');
    expect([
      game.question('tyrol')?.topic.kind,
      game.told('turnStarted').map(({ seat }) => seat),
      game.player('tyrol').hand.map(skillOf).length,
    ]).toEqual(['drawSkill', [0, 1], 10]);
  });
});

test('R-TURN-81 the extra action of the Action step is over before the Crisis step begins', () => {
  const game = scene({
    players: [{ starbuck: { at: 'hangar-deck' } }, 'adama', 'roslin'],
    crisisDeck: ['cylon-accusation'],
  });
  game.turn().choose('starbuck', 'leadership1-engineering0').pass('starbuck');
  game.choose('starbuck', 'location').choose('starbuck', 'portBow');
  expect([game.choices('starbuck').topic, game.state.phase]).toEqual([
    expect.objectContaining({ kind: 'action' }),
    'action',
  ]);
  game.choose('starbuck', 'pass');
  expect(game.state.phase).toBe('crisis');
});
