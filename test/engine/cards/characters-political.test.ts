/** Laura Roslin, Gaius Baltar, Tom Zarek and “Chief” Galen Tyrol: every ability and what has been ruled on it. */
import { describe, expect, test } from 'vitest';
import { skillOf } from '../../../src/engine/pieces/cards.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../scene.ts';
import { SetUp } from '../setUp.ts';

describe('character/base/laura-roslin Religious Visions', () => {
  const deck = { crisisDeck: ['riots-a', 'admiral-grilled', 'food-shortage'] };

  test('character/base/laura-roslin Religious Visions draws 2 Crisis cards, resolves 1, the other goes to the bottom', () => {
    const game = scene({ players: ['roslin', 'adama', 'tigh'], ...deck }).crisis('riots-a');
    expect(game.ids('roslin')).toEqual(['crisis/base/riots-a', 'crisis/base/admiral-grilled']);
    game.choose('roslin', 'admiral-grilled');
    expect([
      game.told('crisisDrawn').map(({ card }) => card),
      game.state.crisis.deck[0],
      game.state.crisis.deck.at(-1),
    ]).toEqual([['crisis/base/admiral-grilled'], 'crisis/base/riots-a', 'crisis/base/food-shortage']);
  });

  test('character/base/laura-roslin Religious Visions the other card stays secret', () => {
    const game = scene({ players: ['roslin', 'adama', 'tigh'], ...deck }).crisis('riots-a');
    expect(JSON.stringify(game.view('adama'))).not.toContain('crisis/base');
    game.choose('roslin', 'admiral-grilled').settle();
    expect(
      JSON.stringify([game.events.filter(({ audience }) => audience === 'public'), game.view('adama')]),
    ).not.toContain('riots');
  });

  test('character/base/laura-roslin Religious Visions only when she draws', () => {
    const game = scene({ players: ['roslin', 'adama', 'tigh'], current: 'adama', ...deck }).crisis('riots-a');
    expect(game.told('crisisDrawn')).toEqual([
      { kind: 'crisisDrawn', seat: 1, card: 'crisis/base/riots-a', superCrisis: false },
    ]);
  });

  test('character/base/laura-roslin Religious Visions not as a Cylon player on Caprica beyond what Caprica says', () => {
    const game = scene({ players: [{ roslin: { revealed: true, at: 'caprica' } }, 'adama', 'tigh'], ...deck })
      .actions('roslin')
      .choose('roslin', 'location');
    expect(game.ids('roslin')).toHaveLength(2);
  });
});

describe('character/base/laura-roslin Skilled Politician', () => {
  const cards = ['food-rationing', 'inspirational-speech', 'arrest-order', 'encourage-mutiny'];
  const drawn = (set: Partial<Scene> = {}): Table =>
    scene({ players: ['adama', 'roslin', 'tigh'], quorumDeck: [...cards, 'accept-prophecy'], ...set })
      .actions('roslin')
      .choose('roslin', 'skilled-politician');

  /** The others go to the bottom as they come; nothing but the die of the card is random after that. */
  const resolved = (game: Table, slug: string, die: number): Table =>
    game.choose('roslin', slug).settle(1).dice(die).settle(1);

  test('character/base/laura-roslin Skilled Politician draws 4 Quorum cards, which she alone sees, and resolves 1', () => {
    const game = drawn();
    expect(game.ids('roslin')).toEqual(cards.map((slug) => `quorum/base/${slug}`));
    expect([game.told('cardsSeen', 'roslin')[0]?.cards?.length, game.told('cardsSeen')[0]?.cards]).toEqual([
      4,
      undefined,
    ]);
    resolved(game, 'inspirational-speech', 6);
    expect([game.state.resources.morale, game.state.quorumHand]).toEqual([11, []]);
  });

  test('character/base/laura-roslin Skilled Politician the other 3 go to the bottom in her order, which nobody learns', () => {
    const game = drawn().choose('roslin', 'inspirational-speech');
    expect(game.choices('roslin')).toMatchObject({ topic: { kind: 'placeCard', left: 3 }, privacy: 'private' });
    game.choose('roslin', 'encourage-mutiny').dice(1).choose('roslin', 'food-rationing');
    expect([[...game.state.quorum.deck.slice(0, 3)], game.state.quorum.deck.at(-1), game.state.quorum.discard]).toEqual(
      [
        ['quorum/base/arrest-order', 'quorum/base/food-rationing', 'quorum/base/encourage-mutiny'],
        'quorum/base/accept-prophecy',
        ['quorum/base/inspirational-speech'],
      ],
    );
    expect(game.told('cardPutBack')).toEqual(
      Array(3).fill({ kind: 'cardPutBack', seat: 1, deck: 'quorum', where: 'bottom' }),
    );
  });

  test('character/base/laura-roslin Skilled Politician she need not be President', () => {
    const game = resolved(drawn({ titles: { president: 'tigh' } }), 'food-rationing', 6);
    expect([game.state.resources.food, game.state.quorumHand]).toEqual([9, []]);
  });

  test('character/base/laura-roslin Skilled Politician once in a game', () => {
    const game = scene({ players: ['adama', { roslin: { spent: true } }, 'tigh'] }).actions('roslin');
    expect(game.ids('roslin')).not.toContain('character/base/laura-roslin/skilled-politician');
  });
});

describe('character/base/laura-roslin Terminal Illness', () => {
  const at = (place: string, count: number): Table =>
    scene({
      players: [
        'adama',
        { roslin: { at: place, hand: ['politics/3', 'politics/4', 'politics/5'].slice(0, count) } },
        'tigh',
      ],
    }).actions('roslin');

  test('character/base/laura-roslin Terminal Illness discards 2 Skill cards of her choice before she activates a location', () => {
    const game = at('press-room', 3).choose('roslin', 'location');
    expect(game.choices('roslin')).toMatchObject({ topic: { kind: 'discard', count: 2 }, min: 2, max: 2 });
    game.choose('roslin', 'politics/3', 'politics/5');
    expect([game.player('roslin').hand.length, game.player('roslin').hand[0]]).toEqual([
      3,
      'skill/base/investigative-committee/4',
    ]);
  });

  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('character/base/laura-roslin Terminal Illness with %s cards: %s', (count, may) => {
    expect(at('press-room', count).ids('roslin').includes('location')).toBe(may);
  });

  test('character/base/laura-roslin Terminal Illness in the Brig too, but not for other actions', () => {
    expect([
      at('brig', 1).ids('roslin').includes('location'),
      at('brig', 2).ids('roslin').includes('location'),
    ]).toEqual([false, true]);
    const game = at('brig', 2).choose('roslin', 'drawQuorum');
    expect([game.player('roslin').hand.length, game.state.quorumHand.length]).toEqual([2, 1]);
  });

  test('character/base/laura-roslin Terminal Illness not as a Cylon player', () => {
    const game = scene({ players: ['adama', { roslin: { revealed: true, at: 'human-fleet' } }, 'tigh'] })
      .actions('roslin')
      .choose('roslin', 'location');
    expect(game.choices('roslin').topic.kind).toBe('choosePlayer');
  });
});

describe('character/base/gaius-baltar Delusional Intuition', () => {
  test('character/base/gaius-baltar Delusional Intuition 1 Skill card of any type once his Crisis card is known', () => {
    const game = scene({ players: ['baltar', 'roslin', 'tigh'] }).crisis('cylon-accusation');
    expect([game.told('crisisDrawn').length, game.ids('baltar')]).toEqual([
      1,
      ['politics', 'leadership', 'tactics', 'piloting', 'engineering'],
    ]);
    game.choose('baltar', 'piloting');
    expect([game.player('baltar').hand.map(skillOf), game.told('destinyAdded').length]).toEqual([['piloting'], 1]);
  });

  test('character/base/gaius-baltar Delusional Intuition the card may go into the check', () => {
    const game = scene({ players: ['baltar', 'roslin', 'tigh'] })
      .crisis('cylon-accusation')
      .choose('baltar', 'piloting');
    expect(game.choices('baltar')).toMatchObject({ topic: { kind: 'contribute' }, max: 1 });
  });

  test('character/base/gaius-baltar Delusional Intuition not for cards of others, nor for a Super Crisis', () => {
    expect(
      scene({ players: ['roslin', 'baltar', 'tigh'] })
        .crisis('cylon-accusation')
        .settle()
        .player('baltar').hand,
    ).toEqual([]);
    const game = scene({ players: [{ tigh: { revealed: true } }, 'roslin', 'baltar'], current: 'baltar' }).superCrisis(
      'cylon-intruders',
    );
    expect([game.question('baltar'), game.player('baltar').hand]).toEqual([undefined, []]);
  });

  test('character/base/gaius-baltar Delusional Intuition after Secret Destiny, and only for the new card', () => {
    const game = scene({
      players: ['baltar', 'roslin', 'starbuck'],
      crisisDeck: ['riots-a', 'cylon-accusation'],
    }).crisis('riots-a');
    expect([game.question('baltar'), game.choices('starbuck').topic]).toEqual([
      undefined,
      { kind: 'react', window: 'crisisRevealed' },
    ]);
    game.choose('starbuck', 'secret-destiny').choose('baltar', 'tactics');
    expect(game.player('baltar').hand).toHaveLength(1);
  });
});

describe('character/base/gaius-baltar Cylon Detector', () => {
  const detected = (set: Partial<Scene> = {}): Table =>
    scene({ players: ['baltar', 'roslin', { tigh: { loyalty: ['human', 'cylon'] } }], ...set }).actions('baltar');

  test('character/base/gaius-baltar Cylon Detector shows him all Loyalty cards of 1 other player', () => {
    const game = detected().choose('baltar', 'cylon-detector').choose('baltar', 'tigh');
    expect(game.told('loyaltySeen', 'baltar')[0]?.cards).toEqual([
      'loyalty/base/you-are-not-a-cylon',
      'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1',
    ]);
    expect(game.told('loyaltySeen')).toEqual([{ kind: 'loyaltySeen', by: 0, of: 2, count: 2 }]);
  });

  test('character/base/gaius-baltar Cylon Detector only others with cards', () => {
    const game = detected({ players: ['baltar', { roslin: { loyalty: [] } }, 'tigh', 'zarek'] }).choose(
      'baltar',
      'cylon-detector',
    );
    expect(game.choices('baltar').choices).toMatchObject([{ seat: 2 }, { seat: 3 }]);
  });

  test('character/base/gaius-baltar Cylon Detector impossible while Detector Sabotage is in play', () => {
    expect([
      detected().ids('baltar').includes('character/base/gaius-baltar/cylon-detector'),
      detected({ inPlay: ['detector-sabotage'] })
        .ids('baltar')
        .includes('character/base/gaius-baltar/cylon-detector'),
    ]).toEqual([true, false]);
  });

  test('character/base/gaius-baltar Cylon Detector once in a game', () => {
    expect(detected({ players: [{ baltar: { spent: true } }, 'roslin', 'tigh'] }).ids('baltar')).not.toContain(
      'character/base/gaius-baltar/cylon-detector',
    );
  });
});

describe('character/base/gaius-baltar Coward', () => {
  test('character/base/gaius-baltar Coward 2 Loyalty cards at the start, 1 more Not a Cylon card in the deck', () => {
    const game = new SetUp({ players: 3 }).choose('baltar', 'adama', 'starbuck').done();
    expect([game.player('baltar').loyalty.length, game.state.loyaltyDeck.length]).toEqual([2, 7 - 4]);
  });

  test('character/base/gaius-baltar Coward 1 in the Sleeper Agent phase', () => {
    const game = scene({ players: [{ baltar: { loyalty: ['human', 'human'] } }, 'roslin', 'tigh'] }).call(
      'sleeperAgent',
      { waiting: [] },
    );
    expect(game.player('baltar').loyalty).toHaveLength(3);
  });
});

describe('character/base/tom-zarek Friends in Low Places', () => {
  const places = { administration: 5, brig: 7 } as const;
  const activate = (by: Person, at: keyof typeof places): Table => {
    const players: Scene['players'] =
      by === 'zarek' ? [{ zarek: { at } }, 'roslin', 'tigh'] : ['zarek', { boomer: { at } }, 'roslin'];
    const game = scene({ players }).actions(by).choose(by, 'location');
    return at === 'administration' ? game.choose(by, 'roslin') : game;
  };

  test.each([
    ['boomer', 'administration', 'option1', 7],
    ['boomer', 'administration', 'option2', 3],
    ['boomer', 'brig', 'option1', 9],
    ['boomer', 'brig', 'option2', 5],
    ['zarek', 'administration', 'option2', 3],
    ['zarek', 'brig', 'option2', 5],
  ] as const)(
    'character/base/tom-zarek Friends in Low Places when %s activates %s, %s makes it %s',
    (by, at, option, difficulty) => {
      const game = activate(by, at).choose('zarek', 'friends-in-low-places').choose('zarek', option);
      expect(game.told('difficultyChanged')).toMatchObject([{ by: difficulty - places[at], to: difficulty }]);
    },
  );

  test('character/base/tom-zarek Friends in Low Places once for an activation; he may decline', () => {
    const game = activate('boomer', 'brig').choose('zarek', 'friends-in-low-places').choose('zarek', 'option1');
    expect([
      game.question('zarek')?.topic.kind === 'react',
      activate('boomer', 'brig').decline().told('difficultyChanged'),
    ]).toEqual([false, []]);
  });

  test('character/base/tom-zarek Friends in Low Places not at Admiral’s Quarters', () => {
    const game = scene({ players: ['zarek', { boomer: { at: 'admirals-quarters' } }, 'roslin'] })
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', 'roslin');
    expect([game.question('zarek'), game.told('checkResult').length]).toEqual([undefined, 1]);
  });
});

describe('character/base/tom-zarek Unconventional Tactics', () => {
  test.each([
    ['option1', 'fuel', 9],
    ['option2', 'food', 9],
    ['option3', 'morale', 11],
  ] as const)('character/base/tom-zarek Unconventional Tactics 1 population for %s: %s', (option, resource, now) => {
    const game = scene({ players: ['zarek', 'roslin', 'tigh'] })
      .actions('zarek')
      .choose('zarek', 'unconventional-tactics')
      .choose('zarek', option);
    expect([
      game.state.resources.population,
      game.state.resources[resource],
      game.player('zarek').usedOncePerGame,
    ]).toEqual([11, now, true]);
  });

  test('character/base/tom-zarek Unconventional Tactics once in a game', () => {
    const game = scene({ players: [{ zarek: { spent: true } }, 'roslin', 'tigh'] }).actions('zarek');
    expect(game.ids('zarek')).not.toContain('character/base/tom-zarek/unconventional-tactics');
  });
});

describe('character/base/tom-zarek Convicted Criminal', () => {
  const may = (at: string, others: Scene['players']): boolean =>
    scene({ players: [{ zarek: { at } }, ...others] })
      .actions('zarek')
      .ids('zarek')
      .includes('location');

  test('character/base/tom-zarek Convicted Criminal no location where another character is', () => {
    expect([
      may('research-lab', ['roslin', 'tigh']),
      may('research-lab', ['roslin', { tigh: { at: 'research-lab' } }]),
    ]).toEqual([true, false]);
  });

  test('character/base/tom-zarek Convicted Criminal the Brig all the same', () => {
    expect(may('brig', ['roslin', { tigh: { at: 'brig' } }])).toBe(true);
  });

  test('character/base/tom-zarek Convicted Criminal does not bind the others', () => {
    const game = scene({
      players: [{ zarek: { at: 'research-lab' } }, 'roslin', { tigh: { at: 'research-lab' } }],
    }).actions('tigh');
    expect(game.ids('tigh')).toContain('location');
  });

  test('character/base/tom-zarek Convicted Criminal not as a Cylon player', () => {
    const revealed: PlayerScene = { revealed: true, at: 'caprica' };
    const game = scene({ players: [{ zarek: revealed }, 'roslin', { tigh: revealed }] }).actions('zarek');
    expect(game.ids('zarek')).toContain('location');
  });
});

describe('character/base/galen-tyrol Maintenance Engineer', () => {
  const damaged = { damaged: ['hangar-deck', 'armory'], damagedVipers: 2 };
  const repaired = (hand: ReadonlyArray<string>, set: Partial<Scene> = {}): Table =>
    scene({ players: [{ tyrol: { hand } }, 'adama', 'roslin'], ...damaged, ...set })
      .actions('tyrol')
      .choose('tyrol', 'engineering/1')
      .choose('tyrol', 'location/base/hangar-deck');

  test('character/base/galen-tyrol Maintenance Engineer 1 more action after a Repair in his own turn', () => {
    const game = repaired(['engineering/1']);
    expect([game.choices('tyrol').topic, game.state.damaged]).toEqual([
      { kind: 'react', window: 'afterRepair' },
      ['location/base/armory'],
    ]);
    expect(game.choose('tyrol', 'maintenance-engineer').told('reaction')).toMatchObject([
      { ability: 'character/base/galen-tyrol/maintenance-engineer' },
    ]);
  });

  test('character/base/galen-tyrol Maintenance Engineer it may be another Repair, which gives no further action', () => {
    const game = repaired(['engineering/1', 'engineering/2'])
      .choose('tyrol', 'maintenance-engineer')
      .choose('tyrol', 'engineering/2')
      .choose('tyrol', 'vipers1');
    expect([game.state.damagedCraft.viper, game.question('tyrol')]).toEqual([1, undefined]);
  });

  test('character/base/galen-tyrol Maintenance Engineer not in the turn of another', () => {
    expect(repaired(['engineering/1'], { current: 'adama' }).question('tyrol')).toBeUndefined();
  });

  test('character/base/galen-tyrol Maintenance Engineer not when another player repairs in his turn', () => {
    const game = scene({
      players: ['tyrol', { adama: { at: 'armory', hand: ['engineering/1'] } }, 'roslin'],
      ...damaged,
    })
      .actions('adama')
      .choose('adama', 'engineering/1');
    expect([game.state.damaged, game.question('tyrol')]).toEqual([['location/base/hangar-deck'], undefined]);
  });
});

describe('character/base/galen-tyrol Blind Devotion', () => {
  const table = (set: Partial<Scene> = {}): Table =>
    scene({
      players: ['tigh', { zarek: { hand: ['tactics/2'] } }, 'tyrol'],
      destiny: ['tactics/3', 'piloting/1'],
      ...set,
    });
  const added = (game: Table): Table => game.crisis('cylon-accusation').choose('zarek', 'tactics/2');

  test('character/base/galen-tyrol Blind Devotion after all cards are in, before they are revealed, one type has strength 0', () => {
    const game = added(table());
    expect([game.choices('tyrol').topic, game.told('checkRevealed')]).toEqual([
      { kind: 'react', window: 'allContributed' },
      [],
    ]);
    game.choose('tyrol', 'blind-devotion').choose('tyrol', 'tactics');
    expect(game.told('checkRevealed')[0]).toMatchObject({ total: -1, positive: [] });
    expect(game.told('checkRevealed')[0]?.nullified).toHaveLength(2);
  });

  test('character/base/galen-tyrol Blind Devotion under Investigative Committee once all lie face up', () => {
    const game = table({ players: ['tigh', { zarek: { hand: ['politics/3', 'tactics/2'] } }, 'tyrol'] })
      .crisis('cylon-accusation')
      .choose('zarek', 'politics/3')
      .choose('zarek', 'tactics/2');
    expect([game.choices('tyrol').topic, game.view('tyrol').check?.cards.length]).toEqual([
      { kind: 'react', window: 'allContributed' },
      3,
    ]);
  });

  test('character/base/galen-tyrol Blind Devotion once in a game, and not on a Super Crisis', () => {
    expect(
      added(table({ players: ['tigh', { zarek: { hand: ['tactics/2'] } }, { tyrol: { spent: true } }] })).told(
        'checkRevealed',
      ),
    ).toHaveLength(1);
    const game = scene({ players: ['tyrol', 'roslin', { tigh: { revealed: true } }] }).superCrisis('cylon-intruders');
    expect([game.told('checkRevealed').length, game.told('reaction')]).toEqual([1, []]);
  });
});

test.each([
  [8, 0],
  [9, 1],
  [10, 2],
])('character/base/galen-tyrol Reckless with %s cards at the end of a turn he discards %s', (count, lost) => {
  const hand = [
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
  ].slice(0, count);
  const game = scene({ players: [{ adama: { at: 'brig' } }, { tyrol: { hand, at: 'brig' } }, 'zarek'] })
    .turn()
    .choose('adama', 'pass');
  const topic = game.choices('tyrol').topic;
  expect(topic.kind === 'discard' ? topic.count : 0).toBe(lost);
});
