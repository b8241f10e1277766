/** Loyalty cards, executions and titles that meet in one moment. */
import { describe, expect, test } from 'vitest';
import type { Effects } from '../../../src/catalogue/effect.ts';
import { exodusScene, withPegasusAndExodus } from '../exodusScene.ts';
import { people, type Person, type Scene, type Table } from '../scene.ts';

const five = {
  executes: 'final-five-whoever-examines-this-card-is-executed',
  ships: 'final-five-if-this-card-is-examined-cylon-ships-are-activated',
  damage: 'final-five-if-this-card-is-examined-galactica-is-damaged-twice',
  you: 'final-five-if-this-card-is-examined-you-are-executed',
  brig: 'final-five-whoever-examines-this-card-is-sent-to-the-brig',
} as const;
const goal = (slug: string): string => `personal-goal-${slug}`;
const full = (slug: string): string => `loyalty/exodus/${slug}`;
const switches = ['finalFive', 'personalGoals'];
const look = (how: { readonly all?: true }): Effects => [
  {
    choosePlayer: {
      by: 'you',
      from: { other: true, hasLoyalty: true },
      then: [{ lookAtLoyalty: { by: 'you', of: 'chosen', ...how } }],
    },
  },
];
const looks = look({ all: true });
const hand = ['politics/1', 'politics/2', 'tactics/1', 'tactics/2'] as const;

function together(players: Scene['players'], more: Partial<Scene> = {}): Table {
  return exodusScene({ players, ...more, options: { switches, ...more.options } });
}
const executed = (game: Table): ReadonlyArray<number> => game.told('executed').map(({ seat }) => seat);
const discardsFor = (game: Table, card: string): ReadonlyArray<number> =>
  game
    .told('skillsDiscarded')
    .filter(({ why }) => why === full(card))
    .map(({ seat }) => seat);

describe('the Final Five in the middle of something', () => {
  const withDee = (card: keyof typeof five, morale: number, more: Partial<Scene> = {}): Table =>
    together([{ tigh: { hand } }, { dee: { loyalty: [five[card]] } }, { roslin: { hand } }], {
      resources: { morale },
      ...more,
      options: { ...withPegasusAndExodus, switches },
    });

  test('R-LOY-87 R-EXE-71 a Dee who is executed because her card has executed the looker: that card is resolved in her execution', () => {
    const game = withDee('executes', 3).resolve(looks, 'tigh').choose('tigh', 'dee').choose('tigh', people.adama);
    game.settle();
    expect(executed(game)).toEqual([0, 1]);
    // First Tigh's hand; his new character has no cards, and Roslin discards 2 of her own choice.
    expect(discardsFor(game, five.executes)).toEqual([0, 2]);
    expect(game.state.removed).toContain(full(five.executes));
    expect(game.state.resources.morale).toBe(2);
  });

  test('R-LOY-86 R-CHK-87 R-EXE-53 Baltar as the President is sent to the Brig by a card: he stays President, his turn goes on without a Crisis', () => {
    const game = together(['baltar', { boomer: { loyalty: [five.brig, 'human'] } }, 'tigh'], {
      titles: { president: 'baltar' },
    }).turn();
    while (game.question('baltar')?.topic.kind !== 'action') game.settle(1);
    game.choose('baltar', 'cylon-detector').choose('baltar', 'boomer');
    expect([game.where('baltar'), game.holder('president')]).toEqual(['brig', 'baltar']);
    while (game.told('turnStarted').length < 2) game.settle(1);
    expect(game.told('crisisDrawn')).toEqual([]);
  });

  test('R-LOY-04 R-LOY-119 one random card of two: if it is of the Final Five it alone is shown', () => {
    const game = together([{ tigh: {} }, { zarek: { loyalty: [five.brig, five.damage] } }, 'roslin']);
    game.resolve(look({}), 'tigh').choose('tigh', 'zarek');
    const [told] = game.told('finalFiveExamined');
    expect(told?.cards).toHaveLength(1);
    expect([game.told('galacticaDamaged').length, game.where('tigh') === 'brig']).toEqual(
      told?.cards[0] === full(five.damage) ? [2, false] : [0, true],
    );
  });

  test('R-LOY-86 R-TTL-33 everybody else is in the Brig: an Admiral sent there stays Admiral only as the highest of them', () => {
    const game = together([{ tigh: {} }, { adama: { at: 'brig', loyalty: [five.brig] } }, { roslin: { at: 'brig' } }], {
      titles: { admiral: 'tigh' },
    })
      .resolve(looks, 'tigh')
      .choose('tigh', 'adama');
    expect([game.where('tigh'), game.holder('admiral')]).toEqual(['brig', 'adama']);
  });

  test('R-LOY-86 who is in the Brig or stranded already stays there', () => {
    for (const at of ['brig', 'stranded']) {
      const game = together([{ helo: { at } }, { zarek: { loyalty: [five.brig] } }, 'roslin'])
        .resolve(looks, 'helo')
        .choose('helo', 'zarek');
      expect(game.where('helo')).toBe(at);
    }
  });

  test('R-EXE-12 R-LOY-119 a hidden Cylon who looks is executed and shows one Cylon card; who owns the card keeps it face down', () => {
    const players = [
      { tigh: { loyalty: ['cylon', goal('selfish')], hand } },
      { zarek: { loyalty: [five.executes] } },
      'roslin',
    ] as const;
    const game = together(players).resolve(looks, 'tigh').choose('tigh', 'zarek').settle();
    expect(game.player('tigh').cylon).toBe('revealed');
    expect(game.told('loyaltyRevealed').map(({ card }) => card)).toEqual([
      'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1',
    ]);
    expect(game.player('zarek').loyalty).toEqual([
      { card: full(five.executes), faceUp: false, seenBy: [game.seat('tigh')] },
    ]);
    // R-LOY-39: with Exodus alone the goal stays with the Cylon player.
    expect(game.player('tigh').loyalty).toContainEqual({ card: full(goal('selfish')), faceUp: false });
  });

  test('R-EXE-14 R-LOY-87 goal and Final Five shown by one execution: the goal goes to the discards and costs nothing, the other leaves the game', () => {
    const game = together([
      { tigh: { hand } },
      { zarek: { loyalty: [goal('devastation'), five.ships] } },
      { roslin: { hand } },
    ]);
    game.state.notACylonPile = ['loyalty/base/you-are-not-a-cylon'];
    game.call('execute', { seat: 1, why: 'location/base/brig' }).settle();
    expect([game.state.loyaltyDiscard, game.state.removed.includes(full(five.ships))]).toEqual([
      [full(goal('devastation'))],
      true,
    ]);
    expect(discardsFor(game, five.ships)).toEqual([0, 2]);
    expect(game.told('shipsActivated')).toEqual([]);
    game.call('endOfGame', { cause: 'reachedKobol' });
    expect(game.told('goalMissed')).toEqual([]);
  });

  test('R-LOY-88 R-VIC-04 the second card would damage the sixth location: the humans lose at once, the other card is not resolved', () => {
    const damaged = ['command', 'ftl-control', 'weapons-control', 'armory', 'admirals-quarters'];
    const game = together([{ tigh: {} }, { zarek: { loyalty: [five.damage, five.executes] } }, 'roslin'], { damaged })
      .resolve(looks, 'tigh')
      .choose('tigh', 'zarek')
      .choose('tigh', five.damage)
      .settle();
    // Whatever resource tokens came first, the last location ends it.
    if (game.state.over !== undefined) expect([executed(game), game.state.over.cause]).toEqual([[], 'destruction']);
    else expect(executed(game)).toEqual([0]);
  });
});

describe('State of Emergency while somebody is executed', () => {
  const game = (): Table =>
    together([
      { roslin: { hand: ['executive-order/1'] } },
      { cally: { hand: ['state-of-emergency/6'], at: 'hangar-deck' } },
      { helo: {} },
      { tigh: { at: 'hangar-deck' } },
    ]);
  const firesAt = (table: Table, person: Person): Table =>
    table.choose('cally', 'actOnce').choose('cally', 'discharge-of-a-firearm').choose('cally', person);

  test('R-TURN-82 the current player is executed before their own part, by a card that somebody else has played: the new character still has it', () => {
    const table = together([
      { roslin: { hand: ['executive-order/1'], at: 'hangar-deck' } },
      { cally: { hand: ['state-of-emergency/6'] } },
      'zarek',
    ])
      .actions('roslin')
      .choose('roslin', 'executive-order/1')
      .choose('roslin', 'cally')
      .choose('cally', 'actTwice');
    table.choose('cally', 'state-of-emergency/6').choose('cally', 'actOnce').choose('cally', 'discharge-of-a-firearm');
    table.choose('roslin', people.baltar);
    expect(table.choices('zarek').topic.kind).toBe('emergency');
    table.pass('zarek');
    expect(table.choices('roslin').topic.kind).toBe('emergency');
    table.choose('roslin', 'actOnce');
    expect(table.choices('roslin').topic.kind).toBe('action');
    expect(table.ids('roslin')).toContain('location');
  });

  test("R-TURN-82 R-TURN-06 somebody else is: the part is the new character's, the titles have passed before it", () => {
    const table = game();
    table.state.titles.president = 3;
    table
      .actions('roslin')
      .choose('roslin', 'executive-order/1')
      .choose('roslin', 'cally')
      .choose('cally', 'actTwice')
      .choose('cally', 'state-of-emergency/6');
    firesAt(table, 'tigh').choose('tigh', people.baltar);
    expect(table.holder('president')).toBe('roslin');
    table.pass('helo');
    expect(table.choices('tigh').topic.kind).toBe('emergency');
  });

  test('R-TURN-82 R-LOY-84 a goal may be revealed as a part of it, in the Brig too', () => {
    const table = together([
      { tigh: { hand: ['state-of-emergency/6'] } },
      { zarek: { at: 'brig', loyalty: [goal('self-destruction')] } },
      'roslin',
    ]);
    table.actions('tigh').choose('tigh', 'state-of-emergency/6').pass('tigh').choose('zarek', 'actOnce');
    expect(table.ids('zarek')).toContain(full(goal('self-destruction')));
  });

  test('R-LOY-59 R-TURN-82 a hidden Cylon reveals with their own part in another turn: the goal stays, costs nothing, the rest goes on', () => {
    const table = together(
      [
        { tigh: { hand: ['state-of-emergency/6'] } },
        { zarek: { loyalty: ['cylon', goal('devastation')], hand } },
        'roslin',
      ],
      { resources: { morale: 3 } },
    );
    table
      .actions('tigh')
      .choose('tigh', 'state-of-emergency/6')
      .pass('tigh')
      .choose('zarek', 'actOnce')
      .choose('zarek', 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1');
    while (table.question('roslin')?.topic.kind !== 'emergency') table.settle(1);
    table.pass('roslin').call('endOfGame', { cause: 'reachedKobol' });
    expect([table.told('goalMissed'), table.state.over?.winner]).toEqual([[], 'humans']);
  });
});

describe('goals at the end', () => {
  const end = (game: Table): Table => game.call('endOfGame', { cause: 'reachedKobol' });

  test('R-VIC-21 R-VIC-12 morale 1: two goals of morale cost 2, dials stop at 0, and the Cylons win with the hidden Cylon who held one', () => {
    const game = end(
      together(
        [
          { tigh: { loyalty: [goal('devastation')] } },
          { zarek: { loyalty: ['cylon', goal('self-destruction')] } },
          'roslin',
        ],
        { resources: { morale: 1 } },
      ),
    );
    expect(game.state.over).toMatchObject({ winner: 'cylons', winners: [1] });
    expect(game.told('goalMissed').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('R-LOY-41 R-LOY-82 a goal draws the Sympathizer above the red zone: its owner is a Cylon player, the other goal costs nothing', () => {
    const game = together(
      [{ tigh: { loyalty: [goal('devastation'), goal('selfish')], hand } }, 'zarek', 'roslin', 'helo'],
      { nukes: 0, loyaltyDeck: ['you-are-a-sympathizer'], resources: { fuel: 8, food: 8, morale: 10, population: 12 } },
    );
    game.state.notACylonPile = [];
    game.actions('tigh').choose('tigh', goal('devastation')).settle();
    expect(game.player('tigh').cylon).toBe('sympathizer');
    end(game);
    expect([game.told('goalMissed'), game.state.over?.winners]).toEqual([[], [1, 2, 3]]);
  });

  test("R-LOY-58 R-LOY-82 with Pegasus a revealed Cylon hands the goal on: it is the new owner's to reveal, or to pay for", () => {
    const game = together([{ tigh: { loyalty: ['cylon', goal('devastation')] } }, 'zarek', 'roslin'], {
      resources: { morale: 1 },
      options: { ...withPegasusAndExodus, switches },
    })
      .actions('tigh')
      .choose('tigh', 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1');
    while (game.question('tigh')?.topic.kind !== 'giveLoyalty') game.settle(1);
    game.choose('tigh', 'zarek');
    expect(game.view('zarek').own?.loyalty).toContainEqual(
      expect.objectContaining({ card: full(goal('devastation')) }),
    );
    expect(JSON.stringify(game.view('roslin'))).not.toContain('devastation');
    end(game);
    expect([game.told('goalMissed').map(({ seat }) => seat), game.state.over?.winner]).toEqual([[1], 'cylons']);
  });

  test('R-VIC-43 after an immediate loss no goal costs anything', () => {
    const game = together([{ tigh: { loyalty: [goal('devastation')] } }, 'zarek', 'roslin'], { boarding: [4] });
    game.activate('heavyRaiders').settle();
    expect([game.state.over?.cause, game.told('goalMissed')]).toEqual(['invasion', []]);
  });

  test('R-VIC-21 R-EXE-71 a goal of morale breaks Dee at the end: executed without a further loss, the humans win with what is left', () => {
    const game = end(
      together([{ tigh: { loyalty: [goal('devastation')] } }, 'dee', 'roslin'], {
        resources: { morale: 3 },
        options: { ...withPegasusAndExodus, switches },
      }),
    ).settle();
    expect([executed(game), game.state.resources.morale, game.state.over?.winner]).toEqual([[1], 2, 'humans']);
  });
});

describe('sleepers and new characters', () => {
  const sleep = (players: Scene['players'], loyaltyDeck: ReadonlyArray<string>, more: Partial<Scene> = {}): Table =>
    together(players, { loyaltyDeck, ...more }).call('sleeperAgent', { waiting: [] });

  test("R-LOY-32 R-LOY-34 Boomer's first card is the Sympathizer above the red zone: she is a Cylon player, gets the second one, and no Brig", () => {
    const game = sleep(
      ['tigh', 'boomer', 'roslin', 'zarek'],
      ['human', 'you-are-a-sympathizer', 'cylon', 'human', 'human'],
    ).settle();
    expect([game.player('boomer').cylon, game.where('boomer')]).toEqual(['sympathizer', 'resurrection-ship']);
    expect(game.player('boomer').loyalty).toHaveLength(3);
  });

  test('R-LOY-32 R-LOY-40 in the red zone the card sends her to the Brig once, and the second one stays hidden', () => {
    const game = sleep(
      ['tigh', 'boomer', 'roslin', 'zarek'],
      ['human', 'you-are-a-sympathizer', 'cylon', 'human', 'human'],
      { resources: { food: 2 } },
    ).settle();
    expect([game.player('boomer').cylon, game.where('boomer')]).toEqual([undefined, 'brig']);
    expect(game.player('boomer').loyalty.filter(({ faceUp }) => !faceUp)).toHaveLength(2);
    expect(JSON.stringify(game.view('tigh'))).not.toContain('reduce-morale');
  });

  test('R-LOY-39 a revealed Cylon with goals gets the Sympathizer: it goes to a human at once, the goals stay', () => {
    const game = sleep(
      ['tigh', { boomer: { revealed: true, loyalty: [goal('selfish')] } }, 'roslin', 'zarek'],
      ['human', 'you-are-a-sympathizer', 'human', 'human'],
      { resources: { food: 2 } },
    );
    game.choose('boomer', 'zarek').settle();
    expect([game.where('zarek'), game.player('boomer').loyalty.map(({ card }) => card)]).toEqual([
      'brig',
      [full(goal('selfish'))],
    ]);
  });

  test('R-EXE-62 R-CMB-96 the new Apollo finds only a Mark VII in the Reserves and flies it; with none he is on the Hangar Deck', () => {
    const fleet = (markVII: number): Table => {
      const game = together(['tigh', 'zarek', 'roslin'], {
        reserves: { viper: 0 },
        options: { switches: ['cylonFleet'] },
      });
      game.state.reserves['viperMarkVII'] = markVII;
      return game.call('execute', { seat: 1, why: 'location/base/brig' }).choose('zarek', people.apollo).settle();
    };
    const flies = fleet(1);
    expect(flies.state.ships.find((ship) => ship.kind === 'viper')).toMatchObject({ pilot: 1, model: 'viperMarkVII' });
    expect(fleet(0).where('zarek')).toBe('hangar-deck');
  });

  test('R-EXE-64 R-EXE-61 executed twice before the next turn: what counts is the last character', () => {
    const game = together(['tigh', 'zarek', 'roslin']).call('execute', { seat: 1, why: 'location/base/brig' });
    game.choose('zarek', people.helo).settle();
    expect(game.where('zarek')).toBe('stranded');
    game.call('execute', { seat: 1, why: 'location/base/brig' }).choose('zarek', people.anders).settle();
    expect([game.where('zarek'), game.state.resources.morale]).toEqual(['armory', 8]);
    game.state.current = 1;
    game.turn();
    expect(game.told('skillsDrawn').filter(({ seat }) => seat === 1)).toEqual([]);
  });
});

const many = [
  'leadership/1',
  'politics/1',
  'leadership/1',
  'politics/1',
  'leadership/1',
  'politics/1',
  'leadership/1',
  'politics/1',
];

test('super-crisis/exodus/human-prisoner R-TURN-104 the Cylon player with a full hand may hold more than 10 until the end of the turn', () => {
  const game = together([
    { tigh: { revealed: true, at: 'caprica', hand: many, superCrises: ['human-prisoner'] } },
    { zarek: { hand: ['leadership/2', 'politics/2', 'tactics/1'] } },
    'roslin',
  ])
    .superCrisis('human-prisoner')
    .contributeNothing();
  game.choose('tigh', 'zarek');
  expect([game.player('tigh').hand.length, game.player('zarek').hand.length, game.where('zarek')]).toEqual([
    11,
    0,
    'sickbay',
  ]);
  expect(game.told('skillsDiscarded')).toEqual([]);
});

test('super-crisis/exodus/human-prisoner R-TURN-113 all humans are in the Brig: one of them loses the cards and stays there', () => {
  const game = together(
    [
      { tigh: { revealed: true, at: 'caprica', superCrises: ['human-prisoner'] } },
      { zarek: { at: 'brig', hand: ['leadership/2', 'politics/2'] } },
      { roslin: { at: 'brig' } },
    ],
    { destiny: ['piloting/1', 'piloting/1'] },
  )
    .superCrisis('human-prisoner')
    .contributeNothing();
  game.choose('tigh', 'zarek');
  expect([game.player('tigh').hand.length, game.where('zarek')]).toEqual([2, 'brig']);
  // The number is public, the cards are known to those two alone.
  expect(JSON.stringify(game.view('roslin'))).not.toMatch(/skill\/base\/[a-z-]+\/2/);
});

test("R-TURN-82 R-EXE-20 the current player turns out to be a Cylon before their own part: it is a Cylon player's", () => {
  const game = together([
    { roslin: { hand: ['executive-order/1'], at: 'hangar-deck', loyalty: ['cylon'] } },
    { cally: { hand: ['state-of-emergency/6'] } },
    'zarek',
  ])
    .actions('roslin')
    .choose('roslin', 'executive-order/1')
    .choose('roslin', 'cally')
    .choose('cally', 'actTwice');
  game.choose('cally', 'state-of-emergency/6').choose('cally', 'actOnce').choose('cally', 'discharge-of-a-firearm');
  expect([game.player('roslin').cylon, game.where('roslin')]).toEqual(['revealed', 'resurrection-ship']);
  game.pass('zarek').choose('roslin', 'moveOnly').choose('roslin', 'caprica');
  expect(game.where('roslin')).toBe('caprica');
});
