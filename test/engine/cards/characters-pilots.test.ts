/** Lee “Apollo” Adama, Sharon “Boomer” Valerii, Kara “Starbuck” Thrace: every ability and what has been ruled on it. */
import { describe, expect, test } from 'vitest';
import { scene, type PlayerScene, type Scene, type Table } from '../scene.ts';
import { SetUp } from '../setUp.ts';

describe('character/base/lee-apollo-adama Alert Viper Pilot', () => {
  const launched = (apollo: PlayerScene): Table =>
    scene({ players: [{ tigh: { at: 'command' } }, { apollo }, 'roslin'] })
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'launch-portBow');

  test('character/base/lee-apollo-adama Alert Viper Pilot boards a viper that was just launched and takes 1 action at once', () => {
    const game = launched({ at: 'armory' });
    expect(game.choices('apollo').topic).toEqual({ kind: 'react', window: 'viperPlaced' });
    game.choose('apollo', 'alert-viper-pilot');
    expect([game.where('apollo'), game.choices('apollo').topic]).toEqual([
      'portBow',
      { kind: 'action', left: 1, why: 'character/base/lee-apollo-adama/alert-viper-pilot' },
    ]);
  });

  test('character/base/lee-apollo-adama Alert Viper Pilot the action is any he may take; then the other player goes on', () => {
    const game = launched({ at: 'armory', hand: ['politics/1'] }).choose('apollo', 'alert-viper-pilot');
    expect(game.ids('apollo')).toEqual([
      'skill/base/consolidate-power/1',
      'character/base/lee-apollo-adama/cag',
      'move-portBow-bow',
      'move-portBow-portQuarter',
      'pass',
    ]);
    game.choose('apollo', 'pass');
    expect([game.choices('tigh').topic, game.ids('tigh')]).toEqual([
      { kind: 'viperActivation', left: 1, why: 'location/base/command' },
      ['launch-portQuarter', 'launch-portBow'],
    ]);
  });

  test.each([
    ['armory', true],
    ['sickbay', true],
    ['brig', false],
    ['press-room', false],
  ])('character/base/lee-apollo-adama Alert Viper Pilot from %s: %s', (at, may) => {
    expect(launched({ at }).question('apollo') !== undefined).toBe(may);
  });

  test('character/base/lee-apollo-adama Alert Viper Pilot not from a viper, nor as a Cylon player', () => {
    expect([launched({ piloting: 'bow' }).question('apollo'), launched({ revealed: true }).question('apollo')]).toEqual(
      [undefined, undefined],
    );
  });

  test('character/base/lee-apollo-adama Alert Viper Pilot after the whole placement of a Cylon attack, before its special rule', () => {
    const game = scene({ players: ['tigh', { apollo: { at: 'armory' } }, 'roslin'] }).crisis('ambush');
    expect([
      game.count('viper', 'portQuarter'),
      game.count('raider', 'stern'),
      game.count('civilian', 'portBow'),
      game.told('cardKept'),
    ]).toEqual([2, 4, 1, []]);
    game.choose('apollo', 'alert-viper-pilot');
    expect(game.where('apollo')).toBe('portQuarter');
  });

  test('character/base/lee-apollo-adama Alert Viper Pilot not for a viper with another pilot', () => {
    const game = scene({ players: [{ starbuck: { at: 'hangar-deck' } }, { apollo: { at: 'armory' } }, 'roslin'] })
      .actions('starbuck')
      .choose('starbuck', 'location')
      .choose('starbuck', 'portBow');
    expect(game.question('apollo')).toBeUndefined();
  });

  test('character/base/lee-apollo-adama Alert Viper Pilot is his choice', () => {
    expect(launched({ at: 'armory' }).pass('apollo').where('apollo')).toBe('armory');
  });
});

describe('character/base/lee-apollo-adama CAG', () => {
  test('character/base/lee-apollo-adama CAG up to 6 activations of unmanned vipers, the same one again too', () => {
    const game = scene({
      players: [{ apollo: { at: 'armory', hand: ['tactics/1'] } }, 'roslin', 'tigh'],
      ships: { bow: { raider: 1, viper: 1 } },
    })
      .actions('apollo')
      .choose('apollo', 'cag');
    game
      .dice(3)
      .choose('apollo', 'attack-bow-raider')
      .choose('apollo', 'move-bow-portBow')
      .choose('apollo', 'move-portBow-portQuarter')
      .choose('apollo', 'move-portQuarter-stern')
      .choose('apollo', 'move-stern-portQuarter');
    expect(game.choices('apollo').topic).toMatchObject({ kind: 'viperActivation', left: 1 });
    game.choose('apollo', 'move-portQuarter-portBow');
    expect([
      game.question('apollo'),
      game.count('viper', 'portBow'),
      game.count('raider'),
      game.player('apollo').usedOncePerGame,
    ]).toEqual([undefined, 1, 0, true]);
  });

  test('character/base/lee-apollo-adama CAG once in a game', () => {
    const game = scene({ players: [{ apollo: { at: 'command', spent: true } }, 'roslin', 'tigh'] }).actions('apollo');
    expect(game.ids('apollo')).toEqual(['location', 'pass']);
  });
});

describe('character/base/lee-apollo-adama Headstrong', () => {
  const hand = ['politics/1', 'politics/2', 'leadership/1', 'tactics/1', 'piloting/1'];

  test('R-TURN-147 character/base/lee-apollo-adama Headstrong worked example 14: with 5 cards "the current player discards 2" picks 2 at random', () => {
    const game = scene({ players: [{ apollo: { at: 'command', hand } }, 'roslin', 'tigh'] }).resolve(
      [{ discard: { who: 'current', count: 2 } }],
      'apollo',
    );
    expect([game.question('apollo'), game.player('apollo').hand.length, game.told('skillsDiscarded')]).toMatchObject([
      undefined,
      3,
      [{ seat: 0, random: true }],
    ]);
  });

  test('character/base/lee-apollo-adama Headstrong any of the cards may be hit', () => {
    const lost = new Set(
      Array.from(
        { length: 40 },
        (_, n) =>
          scene({ players: [{ apollo: { at: 'command', hand } }, 'roslin', 'tigh'], seed: `seed ${n}` })
            .resolve([{ discard: { who: 'you', count: 1 } }], 'apollo')
            .told('skillsDiscarded')[0]?.cards[0],
      ),
    );
    expect(lost.size).toBe(5);
  });

  test('character/base/lee-apollo-adama Headstrong the hand limit too', () => {
    const twelve = [
      ...hand,
      'tactics/2',
      'tactics/3',
      'piloting/2',
      'piloting/3',
      'engineering/1',
      'engineering/2',
      'engineering/3',
    ];
    const game = scene({ players: [{ adama: { at: 'brig' } }, { apollo: { at: 'brig', hand: twelve } }, 'zarek'] })
      .turn()
      .choose('adama', 'pass');
    expect(game.told('skillsDiscarded')).toMatchObject([
      { seat: 1, why: 'handLimit', random: true, cards: [expect.any(String), expect.any(String)] },
    ]);
  });

  test('character/base/lee-apollo-adama Headstrong not the card for a move', () => {
    const game = scene({ players: [{ apollo: { at: 'command', hand } }, 'roslin', 'tigh'] })
      .call('move', { seat: 0, to: undefined })
      .choose('apollo', 'press-room');
    expect(game.choices('apollo').topic.kind).toBe('payForMove');
  });

  test('character/base/lee-apollo-adama Headstrong not as a Cylon player', () => {
    const game = scene({
      players: [
        { adama: { at: 'brig' } },
        { apollo: { revealed: true, hand: [...hand, ...hand, 'tactics/2'] } },
        'zarek',
      ],
    })
      .turn()
      .choose('adama', 'pass');
    expect(game.choices('apollo').topic).toMatchObject({ kind: 'discard', count: 1 });
  });
});

describe('character/base/sharon-boomer-valerii Recon', () => {
  const ended = (boomer: PlayerScene, set: Partial<Scene> = {}): Table => {
    const game = scene({
      players: [{ boomer }, 'adama', 'roslin'],
      crisisDeck: ['food-shortage', 'riots-a', 'riots-b'],
      ...set,
    }).turn();
    while (game.question('boomer')?.topic.kind !== 'react' && game.state.current === 0) game.settle(1);
    return game;
  };

  test('character/base/sharon-boomer-valerii Recon at the end of her turn she looks at the top Crisis card', () => {
    const game = ended({ at: 'brig' });
    expect(game.choices('boomer').topic).toEqual({ kind: 'react', window: 'endOfTurn' });
    game.choose('boomer', 'recon');
    expect([game.told('cardsSeen', 'boomer')[0]?.cards, game.told('cardsSeen')[0]?.cards, game.ids('boomer')]).toEqual([
      ['crisis/base/food-shortage'],
      undefined,
      ['top', 'bottom'],
    ]);
  });

  test.each([
    ['top', 'food-shortage'],
    ['bottom', 'riots-a'],
  ])('character/base/sharon-boomer-valerii Recon on the %s: the next card is %s', (where, next) => {
    const game = ended({ at: 'brig' }).choose('boomer', 'recon').choose('boomer', where);
    expect([game.state.crisis.deck.at(-1), game.state.current]).toEqual([`crisis/base/${next}`, 1]);
  });

  test.each([
    ['sickbay', {}],
    ['bow', { piloting: 'bow' }],
  ] as const)('character/base/sharon-boomer-valerii Recon also from %s', (at, own) => {
    expect(ended({ ...('piloting' in own ? own : { at }) }).choices('boomer').topic).toEqual({
      kind: 'react',
      window: 'endOfTurn',
    });
  });

  test('character/base/sharon-boomer-valerii Recon before the hand limit, once, without raptor or die', () => {
    const hand = ['politics/1', 'politics/2', 'politics/3', 'leadership/1', 'leadership/2', 'leadership/3'];
    const game = ended({ at: 'brig', hand }, { reserves: { raptor: 0 } })
      .choose('boomer', 'recon')
      .choose('boomer', 'top');
    expect([game.choices('boomer').topic, game.told('dieRolled')]).toEqual([
      { kind: 'discard', count: 1, why: 'handLimit' },
      [],
    ]);
  });

  test('character/base/sharon-boomer-valerii Recon not at the end of another turn', () => {
    const game = scene({ players: [{ tigh: { at: 'brig' } }, 'boomer', 'roslin'] })
      .turn()
      .settle(1);
    expect([game.state.current, game.question('boomer')?.topic.kind]).toEqual([1, 'move']);
  });
});

describe('character/base/sharon-boomer-valerii Mysterious Intuition', () => {
  const decided = (result: string, card = 'cylon-accusation'): Table =>
    scene({
      players: ['zarek', { tigh: { hand: ['engineering/3'] } }, 'boomer'],
    })
      .crisis(card)
      .choose('boomer', 'mysterious-intuition')
      .choose('boomer', result);

  test('character/base/sharon-boomer-valerii Mysterious Intuition before anything else of the check', () => {
    const game = scene({ players: ['zarek', { tigh: { hand: ['engineering/3'] } }, 'boomer'] }).crisis(
      'cylon-accusation',
    );
    expect([game.choices('boomer').topic, game.question('tigh')]).toEqual([
      { kind: 'react', window: 'replaceCheck' },
      undefined,
    ]);
  });

  test.each([
    ['pass', 'administration'],
    ['fail', 'brig'],
  ])(
    'character/base/sharon-boomer-valerii Mysterious Intuition %s: Zarek is on %s, and no card was added',
    (result, place) => {
      const game = decided(result);
      expect([
        game.where('zarek'),
        game.told('destinyAdded'),
        game.told('contributed'),
        game.told('checkResult'),
      ]).toMatchObject([place, [], [], [{ result, decidedBy: 2 }]]);
    },
  );

  test('character/base/sharon-boomer-valerii Mysterious Intuition no partial pass', () => {
    expect(
      scene({ players: ['zarek', 'tigh', 'boomer'] })
        .crisis('elections-loom')
        .choose('boomer', 'mysterious-intuition')
        .ids('boomer'),
    ).toEqual(['pass', 'fail']);
  });

  test('character/base/sharon-boomer-valerii Mysterious Intuition the check of a box too', () => {
    const game = scene({ players: ['adama', 'roslin', 'boomer'] })
      .crisis('admiral-grilled')
      .choose('adama', 'option1')
      .choose('boomer', 'mysterious-intuition')
      .choose('boomer', 'fail');
    expect(game.state.resources.morale).toBe(9);
  });

  test('character/base/sharon-boomer-valerii Mysterious Intuition not for locations, not for a Super Crisis, once in a game', () => {
    const location = scene({ players: ['zarek', { tigh: { at: 'brig' } }, 'boomer'] })
      .actions('tigh')
      .choose('tigh', 'location')
      .pass('zarek');
    const superCrisis = scene({ players: ['zarek', { tigh: { revealed: true } }, 'boomer'] }).superCrisis(
      'cylon-intruders',
    );
    const spent = scene({ players: ['zarek', 'tigh', { boomer: { spent: true } }] }).crisis('cylon-accusation');
    expect(
      [location, superCrisis, spent].map((game) => [game.question('boomer'), game.told('checkResult').length]),
    ).toEqual([
      [undefined, 1],
      [undefined, 1],
      [undefined, 1],
    ]);
  });
});

describe('character/base/sharon-boomer-valerii Sleeper Agent', () => {
  test('character/base/sharon-boomer-valerii Sleeper Agent 2 Loyalty cards, then the Brig; her viper returns to the Reserves', () => {
    const game = scene({ players: [{ boomer: { piloting: 'bow' } }, 'adama', 'roslin'] }).call('sleeperAgent', {
      waiting: [],
    });
    expect([game.player('boomer').loyalty.length, game.where('boomer'), game.state.reserves.viper]).toEqual([
      3,
      'brig',
      8,
    ]);
  });

  test('character/base/sharon-boomer-valerii Sleeper Agent as a Cylon player she still gets 2 cards, but is not moved', () => {
    const game = scene({ players: [{ boomer: { revealed: true } }, 'adama', 'roslin'] })
      .call('sleeperAgent', { waiting: [] })
      .settle();
    expect([game.player('boomer').loyalty.length, game.where('boomer')]).toEqual([3, 'resurrection-ship']);
  });

  test('character/base/sharon-boomer-valerii Sleeper Agent 1 more Not a Cylon card in the deck', () => {
    const game = new SetUp({ players: 3 }).choose('boomer', 'adama', 'roslin').done();
    expect([game.state.loyaltyDeck.length, game.player('boomer').loyalty.length]).toEqual([7 - 3, 1]);
  });
});

describe('character/base/kara-starbuck-thrace Expert Pilot', () => {
  const inTurn = (starbuck: PlayerScene): Table =>
    scene({ players: [{ starbuck }, 'adama', 'roslin'] })
      .turn()
      .settle(1);

  test('character/base/kara-starbuck-thrace Expert Pilot 2 actions in the turn that she starts piloting', () => {
    const game = inTurn({ piloting: 'bow' }).pass('starbuck').choose('starbuck', 'move-bow-portBow');
    expect([game.where('starbuck'), game.choices('starbuck').topic]).toEqual([
      'portBow',
      { kind: 'action', left: 1, why: 'actionStep' },
    ]);
  });

  test('character/base/kara-starbuck-thrace Expert Pilot both also after she has moved to a location', () => {
    const game = inTurn({ piloting: 'bow', hand: ['tactics/1'] }).choose('starbuck', 'research-lab');
    if (game.choices('starbuck').topic.kind === 'payForMove') game.settle(1);
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'action', left: 2 });
  });

  test('character/base/kara-starbuck-thrace Expert Pilot not by launching in the turn', () => {
    const game = inTurn({ at: 'hangar-deck' }).pass('starbuck');
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'action', left: 1, why: 'actionStep' });
  });

  test('character/base/kara-starbuck-thrace Expert Pilot other pilots have 1 action', () => {
    const game = scene({ players: [{ boomer: { piloting: 'bow' } }, 'adama', 'roslin'] })
      .turn()
      .pass('boomer');
    expect(game.choices('boomer').topic).toMatchObject({ kind: 'action', left: 1 });
  });
});

describe('character/base/kara-starbuck-thrace Secret Destiny', () => {
  const revealed = (set: Partial<Scene> = {}): Table =>
    scene({
      players: ['adama', 'roslin', 'starbuck'],
      crisisDeck: ['declare-martial-law', 'rescue-caprica-survivors'],
      ships: { bow: { basestar: 1 } },
      ...set,
    }).crisis('declare-martial-law');

  test('character/base/kara-starbuck-thrace Secret Destiny any Crisis card is discarded, a new one drawn and resolved; its icons are not used', () => {
    const game = revealed();
    expect([game.choices('starbuck').topic, game.question('adama')]).toEqual([
      { kind: 'react', window: 'crisisRevealed' },
      undefined,
    ]);
    game.choose('starbuck', 'secret-destiny').choose('roslin', 'option2');
    const activated = game.told('shipsActivated').map(({ why }) => why);
    expect([game.state.crisis.discard, game.state.resources.morale, activated, game.state.jumpTrack]).toEqual([
      ['crisis/base/declare-martial-law', 'crisis/base/rescue-caprica-survivors'],
      9,
      ['crisis/base/rescue-caprica-survivors'],
      1,
    ]);
  });

  test('character/base/kara-starbuck-thrace Secret Destiny once in a game, as she likes, and not for a Super Crisis', () => {
    expect(revealed().pass('starbuck').choices('adama').topic.kind).toBe('chooseOption');
    expect(
      revealed({ players: ['adama', 'roslin', { starbuck: { spent: true } }] }).question('starbuck'),
    ).toBeUndefined();
    const game = scene({ players: ['adama', { tigh: { revealed: true } }, 'starbuck'] }).superCrisis('massive-assault');
    expect(game.question('starbuck')).toBeUndefined();
  });

  test('character/base/kara-starbuck-thrace Secret Destiny used up by the first card, not offered for the new one', () => {
    expect(revealed().choose('starbuck', 'secret-destiny').question('starbuck')).toBeUndefined();
  });
});

describe('character/base/kara-starbuck-thrace Insubordinate', () => {
  const accused = (others: Scene['players'], target: 'starbuck' | 'roslin'): Table =>
    scene({ players: ['starbuck', 'roslin', ...others] })
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', target);
  const boomer = { boomer: { at: 'admirals-quarters' } } as const;

  test.each([
    ['starbuck', 4],
    ['roslin', 7],
  ] as const)('character/base/kara-starbuck-thrace Insubordinate the check against %s is %s', (target, difficulty) => {
    expect(accused([boomer], target).told('checkResult')[0]?.difficulty).toBe(difficulty);
  });

  test('character/base/kara-starbuck-thrace Insubordinate adds to Cylon Hatred', () => {
    expect(
      accused([boomer, 'tigh'], 'starbuck')
        .choose('tigh', 'cylon-hatred')
        .told('difficultyChanged')
        .map(({ to }) => to),
    ).toEqual([4, 1]);
  });
});
