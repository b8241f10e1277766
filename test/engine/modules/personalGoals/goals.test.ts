import { describe, expect, test } from 'vitest';
import type { PlayerScene, Scene, Table } from '../../scene.ts';
import { scene } from '../../scene.ts';
import { exodusScene, withPegasusAndExodus } from '../../exodusScene.ts';
import { people } from '../../people.ts';
import { SetUp } from '../../setUp.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { craftIn } from '../../../../src/engine/pieces/craft.ts';

const switches = ['personalGoals'];
const goal = (slug: string): string => `loyalty/exodus/personal-goal-${slug}`;
const power = goal('acquire-power');

/** Tigh holds the goal; he is the current player. */
function table(slug: string, tigh: PlayerScene = {}, more: Partial<Scene> = {}): Table {
  const loyalty = [`personal-goal-${slug}`];
  return exodusScene({
    players: [{ tigh: { ...tigh, loyalty } }, 'zarek', 'roslin'],
    ...more,
    options: { switches, ...more.options },
  });
}
const offered = (slug: string, tigh: PlayerScene = {}, more: Partial<Scene> = {}): boolean =>
  table(slug, tigh, more).actions('tigh').ids('tigh').includes(goal(slug));
const reveal = (game: Table, slug = 'acquire-power'): Table => game.actions('tigh').choose('tigh', goal(slug));
/** Someone looks at all face-down cards of another player. */
const lookAtAll = [
  {
    choosePlayer: {
      by: 'you',
      from: { other: true, hasLoyalty: true },
      then: [{ lookAtLoyalty: { by: 'you', of: 'chosen', all: true } }],
    },
  },
] as const;
/** Acquire Power, with both titles. */
const both = { titles: { admiral: 'tigh', president: 'tigh' } } as const;

test('personalGoals: R-SET-50 R-SET-51 with the option 8 of the cards that are Not a Cylon are goals, without it none', () => {
  const all = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
    const { players, loyaltyDeck, notACylonPile } = new SetUp({
      players: 5,
      expansions: ['exodus'],
      switches: names,
    }).done().state;
    return [...players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)), ...loyaltyDeck, ...notACylonPile];
  };
  const goals = (cards: ReadonlyArray<string>): number => cards.filter((card) => card.includes('personal-goal')).length;
  expect(goals(all(switches))).toBe(8);
  expect(goals(all([]))).toBe(0);
  expect(
    [...catalogue.loyalty.values()].filter(({ kind }) => kind === 'personalGoal').map(({ copies }) => copies),
  ).toEqual(Array.from({ length: 8 }, () => 1));
});

describe('R-LOY-80 a goal is offered as an action just while its condition is true', () => {
  test('loyalty/exodus/personal-goal-acquire-power: two titles at the same time', () => {
    expect(offered('acquire-power', {}, both)).toBe(true);
    expect(offered('acquire-power', {}, { titles: { admiral: 'tigh' } })).toBe(false);
  });

  test('loyalty/exodus/personal-goal-devastation: the Admiral has no nuke, whoever that is', () => {
    expect([offered('devastation', {}, { nukes: 0 }), offered('devastation', {}, { nukes: 1 })]).toEqual([true, false]);
    expect(offered('devastation', {}, { nukes: 0, titles: { admiral: 'zarek' } })).toBe(true);
  });

  test('loyalty/exodus/personal-goal-political-intrigue: the President is in the Brig, who may be the holder', () => {
    const players = (at: string): Scene['players'] => [
      { tigh: { loyalty: ['personal-goal-political-intrigue'] } },
      'zarek',
      { roslin: { at } },
    ];
    expect(offered('political-intrigue', {}, { players: players('brig') })).toBe(true);
    expect(offered('political-intrigue', {}, { players: players('sickbay') })).toBe(false);
    expect(offered('political-intrigue', { at: 'brig' }, { titles: { president: 'tigh' } })).toBe(true);
  });

  test('loyalty/exodus/personal-goal-political-intrigue: Detention is not the Brig, and without a President it is not met', () => {
    const options = { ...withPegasusAndExodus, objective: 'newCaprica', switches };
    const players = [
      { tigh: { loyalty: ['personal-goal-political-intrigue'] } },
      'zarek',
      { roslin: { at: 'detention' } },
    ] as const;
    expect(offered('political-intrigue', {}, { players, options })).toBe(false);
    const none = table('political-intrigue', { at: 'brig' });
    delete none.state.titles.president;
    expect(none.actions('tigh').ids('tigh')).not.toContain(goal('political-intrigue'));
  });

  test('loyalty/exodus/personal-goal-sacrifice: 6 vipers, damaged and destroyed ones together', () => {
    expect(offered('sacrifice', {}, { damagedVipers: 4, destroyed: { viper: 2 } })).toBe(true);
    expect(offered('sacrifice', {}, { damagedVipers: 4, destroyed: { viper: 1, raptor: 3 } })).toBe(false);
  });

  test('loyalty/exodus/personal-goal-sacrifice: with the Cylon Fleet board Mark VIIs count, and the two vipers that were left out do not', () => {
    const { state } = new SetUp({
      players: 4,
      expansions: ['exodus'],
      switches: ['cylonFleet', 'personalGoals'],
    }).done();
    expect([craftIn(state, 'damagedCraft', 'viper'), craftIn(state, 'destroyed', 'viper')]).toEqual([4, 0]);
    const game = table('sacrifice', {}, { options: { switches: ['cylonFleet', 'personalGoals'] } });
    game.state.destroyed.viper = 2;
    expect(game.actions('tigh').ids('tigh')).toContain(goal('sacrifice'));
  });

  test('loyalty/exodus/personal-goal-self-destruction: in the Brig or Sickbay', () => {
    expect([
      offered('self-destruction', { at: 'brig' }),
      offered('self-destruction', { at: 'sickbay' }),
      offered('self-destruction'),
    ]).toEqual([true, true, false]);
  });

  test('loyalty/exodus/personal-goal-stand-and-fight: 10 raiders on the main board; heavy raiders are none', () => {
    expect(offered('stand-and-fight', {}, { ships: { bow: { raider: 6 }, stern: { raider: 4 } } })).toBe(true);
    expect(offered('stand-and-fight', {}, { ships: { bow: { raider: 9, heavyRaider: 4 } } })).toBe(false);
  });

  test('R-FLT-94 loyalty/exodus/personal-goal-stand-and-fight: raiders on the Cylon Fleet board do not count', () => {
    const options = { switches: ['cylonFleet', 'personalGoals'] };
    const game = table('stand-and-fight', {}, { ships: { bow: { raider: 9 } }, options });
    const { cylonFleet } = game.state.modules;
    if (cylonFleet === undefined) throw new Error('there is no Cylon Fleet board');
    cylonFleet.ships.bow.raider = 5;
    expect(game.actions('tigh').ids('tigh')).not.toContain(goal('stand-and-fight'));
  });

  test('loyalty/exodus/personal-goal-use-caution: a Destination card of distance 1 has been resolved; no other card of that distance', () => {
    const distances = new Map([...catalogue.destinations.values()].map(({ id, distance }) => [distance, id]));
    expect(
      offered(
        'use-caution',
        {},
        { travelled: [distances.get(2) ?? '', distances.get(1) ?? '', distances.get(3) ?? ''] },
      ),
    ).toBe(true);
    expect(offered('use-caution', {}, { travelled: [distances.get(2) ?? ''] })).toBe(false);
    const legend = table('use-caution');
    legend.state.travelled = ['crisis/base/legendary-discovery'];
    expect(legend.actions('tigh').ids('tigh')).not.toContain(goal('use-caution'));
  });

  const twenty = ['politics/5', 'leadership/5', 'tactics/5', 'tactics/4', 'piloting/1', 'repair/2'];

  test('loyalty/exodus/personal-goal-selfish: with cards of exactly 20 strength in hand', () => {
    expect(offered('selfish', { hand: twenty })).toBe(true);
    expect(offered('selfish', { hand: ['politics/5', 'leadership/5', 'tactics/5', 'piloting/4'] })).toBe(false);
    expect(
      offered('selfish', { hand: ['build-nuke/6', 'state-of-emergency/6', 'scout-for-fuel/6', 'politics/3'] }),
    ).toBe(false);
  });

  test('loyalty/exodus/personal-goal-selfish: the cards are chosen one by one, so that the sum comes out, and are discarded together', () => {
    const game = reveal(table('selfish', { hand: twenty }), 'selfish');
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'discardStrength', left: 20 }, privacy: 'private' });
    expect(game.choices('tigh').fallback.map((id) => id.at(-1))).toEqual(['1']);
    game.choose('tigh', 'piloting/1');
    // 19 of 5, 5, 5, 4 and 2: the 2 does not fit any more.
    expect(
      game
        .ids('tigh')
        .map((id) => id.at(-1))
        .toSorted(),
    ).toEqual(['4', '5', '5', '5']);
    for (const card of ['politics/5', 'leadership/5', 'tactics/5']) game.choose('tigh', card);
    expect(game.told('skillsDiscarded').map(({ cards }) => cards.length)).toEqual([5]);
    expect(game.player('tigh').hand).toEqual(['skill/base/repair/2']);
    expect(game.player('tigh').loyalty.map(({ faceUp }) => faceUp)).toEqual([true, false]);
  });

  test('loyalty/exodus/personal-goal-selfish: cards of strength 0 may be among them, and nothing makes the price smaller', () => {
    const hand = ['red-tape/0', 'politics/5', 'leadership/5', 'tactics/5', 'piloting/5'];
    const game = reveal(table('selfish', { hand }), 'selfish').choose('tigh', 'red-tape/0');
    expect(game.choices('tigh').topic).toMatchObject({ left: 20 });
  });

  test('R-LOY-20 loyalty/exodus/personal-goal-selfish: others see nothing of it before the discard', () => {
    const game = reveal(table('selfish', { hand: twenty }), 'selfish');
    expect(game.view('zarek').waitingFor[0]?.choices).toBeUndefined();
  });
});

describe('R-LOY-81 what revealing brings', () => {
  test('at distance 6 or less a card of the Not-a-Cylon pile goes into the deck, and 1 is drawn in secret', () => {
    const game = table('acquire-power', {}, { ...both, loyaltyDeck: ['cylon'] });
    game.state.notACylonPile = ['loyalty/exodus/you-are-not-a-cylon'];
    reveal(game);
    expect(game.told('loyaltyRevealed')).toEqual([{ kind: 'loyaltyRevealed', seat: 0, card: power }]);
    expect([game.state.notACylonPile.length, game.state.loyaltyDeck.length]).toEqual([0, 1]);
    expect(game.player('tigh').loyalty).toMatchObject([{ card: power, faceUp: true }, { faceUp: false }]);
    expect([game.told('loyaltyDealt')[0]?.cards, game.told('loyaltyDealt', 'tigh')[0]?.cards?.length]).toEqual([
      undefined,
      1,
    ]);
  });

  test('at 7 or more nothing', () => {
    const far = [...catalogue.destinations.values()]
      .filter(({ distance, expansion }) => distance === 3 && expansion === 'base')
      .map(({ id }) => id);
    const game = reveal(table('acquire-power', {}, { ...both, travelled: [far[0] ?? '', far[0] ?? '', far[0] ?? ''] }));
    expect([game.player('tigh').loyalty.length, game.told('loyaltyShuffledIn').length]).toEqual([1, 0]);
  });

  test('a Sympathizer that comes up is resolved at once', () => {
    const game = table(
      'acquire-power',
      {},
      { ...both, loyaltyDeck: ['you-are-a-sympathizer'], resources: { food: 3 } },
    );
    game.state.notACylonPile = [];
    reveal(game);
    expect(game.where('tigh')).toBe('brig');
  });
});

describe('R-LOY-84 where and how it is revealed', () => {
  test('in the Brig with everything that it brings; titles, hand and place stay, and the turn goes on', () => {
    const game = reveal(
      table('self-destruction', { at: 'brig', hand: ['politics/1'] }, { titles: { president: 'tigh' } }),
      'self-destruction',
    );
    expect([
      game.where('tigh'),
      game.holder('president'),
      game.player('tigh').hand.length,
      game.player('tigh').loyalty.length,
    ]).toEqual(['brig', 'tigh', 1, 2]);
    expect(game.player('tigh').cylon).toBeUndefined();
  });

  test('one goal an action; a hidden Cylon may do it and stays hidden', () => {
    const loyalty = ['cylon', 'personal-goal-acquire-power', 'personal-goal-devastation'];
    const game = exodusScene({
      players: [{ tigh: { loyalty } }, 'zarek', 'roslin'],
      ...both,
      nukes: 0,
      options: { switches },
    }).actions('tigh', 2);
    game.choose('tigh', power);
    expect(game.player('tigh').cylon).toBeUndefined();
    expect(game.ids('tigh')).toContain(goal('devastation'));
  });

  test('by an Executive Order too', () => {
    const players = [
      { zarek: { hand: ['executive-order/1'] } },
      { tigh: { loyalty: ['personal-goal-acquire-power'] } },
      'roslin',
    ] as const;
    const game = exodusScene({ players, ...both, options: { switches } })
      .actions('zarek')
      .choose('zarek', 'executive-order/1')
      .choose('zarek', 'tigh')
      .choose('tigh', 'actTwice');
    expect(game.ids('tigh')).toContain(power);
  });

  test('R-LOY-60 a Cylon player reveals none', () => {
    expect(offered('devastation', { revealed: true }, { nukes: 0 })).toBe(false);
  });

  test('R-LOY-83 a revealed goal does nothing more: not offered again, not looked at, not handed over', () => {
    const game = reveal(table('devastation', {}, { nukes: 0, loyaltyDeck: ['human'] }), 'devastation');
    expect(game.actions('tigh').ids('tigh')).not.toContain(goal('devastation'));
    game.choose('tigh', 'pass').resolve(lookAtAll, 'zarek');
    game.choose('zarek', 'tigh');
    expect(game.told('loyaltySeen', 'zarek')[0]?.cards?.every((card) => !card.includes('personal-goal'))).toBe(true);
  });

  test('R-LOY-83 a look at a goal does not reveal it', () => {
    const game = table('devastation').resolve(lookAtAll, 'zarek').choose('zarek', 'tigh');
    expect(game.told('loyaltySeen', 'zarek')[0]?.cards).toEqual([goal('devastation')]);
    expect(game.player('tigh').loyalty[0]?.faceUp).toBe(false);
  });
});

describe('at the end of the game', () => {
  const end = (game: Table): Table => game.call('endOfGame', { cause: 'reachedKobol' });

  test('R-LOY-82 R-VIC-21 each goal that is still face down costs what stands on it, and may lose the game', () => {
    const game = end(table('devastation', {}, { resources: { morale: 1 } }));
    expect(game.told('goalMissed')).toEqual([{ kind: 'goalMissed', seat: 0, card: goal('devastation') }]);
    expect(game.state.over).toMatchObject({ winner: 'cylons', cause: 'morale' });
  });

  test.each([
    ['acquire-power', 'food'],
    ['devastation', 'morale'],
    ['political-intrigue', 'food'],
    ['sacrifice', 'fuel'],
    ['self-destruction', 'morale'],
    ['selfish', 'fuel'],
    ['stand-and-fight', 'population'],
    ['use-caution', 'population'],
  ] as const)('R-LOY-82 loyalty/exodus/personal-goal-%s costs 1 %s', (slug, resource) => {
    const game = end(table(slug));
    expect(game.told('resource')).toMatchObject([{ resource, change: -1, why: goal(slug) }]);
    expect(game.state.over?.winner).toBe('humans');
  });

  test('R-VIC-22 R-VIC-34 also of a hidden Cylon; a revealed goal costs nothing', () => {
    const hidden = end(
      exodusScene({
        players: [{ tigh: { loyalty: ['cylon', 'personal-goal-selfish'] } }, 'zarek', 'roslin'],
        options: { switches },
      }),
    );
    expect(hidden.told('goalMissed')).toHaveLength(1);
    expect(hidden.state.over?.winners).toEqual([1, 2]);
    const revealed = end(reveal(table('acquire-power', {}, { ...both, loyaltyDeck: ['human'] })));
    expect([revealed.told('goalMissed').length, revealed.state.over?.winners]).toEqual([0, [0, 1, 2]]);
  });

  test('R-VIC-23 of a Cylon player it costs nothing', () => {
    const game = end(table('devastation', { revealed: true }, { resources: { morale: 1 } }));
    expect([game.told('goalMissed').length, game.state.over?.winner]).toEqual([0, 'humans']);
  });

  test('R-VIC-22 of an infiltrator it does', () => {
    const infiltrator = { sympathetic: true, infiltrating: true, at: 'command', loyalty: ['personal-goal-selfish'] };
    const players = [{ tigh: infiltrator }, 'zarek', 'roslin', 'tyrol'] as const;
    const game = end(scene({ players, options: { ...withPegasusAndExodus, sympatheticCylon: true, switches } }));
    expect(game.told('goalMissed')).toHaveLength(1);
  });

  test('R-VIC-21 from the current player clockwise', () => {
    const [one, two, three] = ['selfish', 'sacrifice', 'use-caution'].map((slug) => ({
      loyalty: [`personal-goal-${slug}`],
    }));
    const players = [{ tigh: one ?? {} }, { zarek: two ?? {} }, { roslin: three ?? {} }];
    const game = end(exodusScene({ players, current: 'zarek', options: { switches } }));
    expect(game.told('goalMissed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test('R-EXE-71 R-EXE-14 R-VIC-21 Dee, whom the cost of her first goal executes, pays for no other one', () => {
    const players = [
      { dee: { loyalty: ['personal-goal-devastation', 'personal-goal-acquire-power'] } },
      'zarek',
      'roslin',
    ] as const;
    const game = scene({ players, resources: { morale: 3, food: 5 }, options: { ...withPegasusAndExodus, switches } });
    end(game).settle();
    expect([
      game.told('executed').length,
      game.told('goalMissed').map(({ card }) => card),
      game.state.resources.food,
    ]).toEqual([1, [goal('devastation')], 5]);
  });

  test('R-VIC-21 Preventative Policy still lessens the loss', () => {
    const game = table('devastation', {}, { options: withPegasusAndExodus, resources: { morale: 1 } });
    game.state.options = { ...game.state.options, switches };
    game.resolve([{ protect: 'morale' }], 'tigh');
    expect(end(game).state.over?.winner).toBe('humans');
  });

  test('R-VIC-43 after an immediate loss nothing is lost any more', () => {
    const game = table('devastation', {}, { resources: { food: 0 } })
      .call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 })
      .settle();
    expect([game.state.over?.cause, game.told('goalMissed').length]).toEqual(['food', 0]);
  });
});

describe('executions and hand-overs', () => {
  test('R-EXE-14 R-EXE-42 a goal that an execution shows has no effect and may come up again', () => {
    const game = table('devastation').call('execute', { seat: 0, why: 'location/pegasus/airlock' });
    expect(game.told('provedHuman')[0]?.cards).toEqual([goal('devastation')]);
    expect(game.state.loyaltyDiscard).toEqual([goal('devastation')]);
  });

  test('R-EXE-14 without new Loyalty cards it stays face up and costs nothing at the end', () => {
    const game = table('devastation', {}, { options: { executionRedrawsLoyalty: false } }).call('execute', {
      seat: 0,
      why: 'location/pegasus/airlock',
    });
    game.settle();
    game.call('endOfGame', { cause: 'reachedKobol' });
    expect(game.told('goalMissed')).toEqual([]);
  });

  test('R-EXE-75 R-EXE-21 of an executed Cylon the goal stays face down; with Pegasus it is handed to a human, who may reveal it', () => {
    const players = [{ tigh: { loyalty: ['cylon', 'personal-goal-devastation'] } }, 'zarek', 'roslin'] as const;
    const alone = exodusScene({ players, options: { switches } })
      .call('execute', { seat: 0, why: 'location/pegasus/airlock' })
      .settle();
    expect(alone.player('tigh').loyalty.map(({ faceUp }) => faceUp)).toEqual([true, false]);
    const handed = scene({ players, nukes: 0, options: { ...withPegasusAndExodus, switches } }).call('execute', {
      seat: 0,
      why: 'location/pegasus/airlock',
    });
    if (handed.question('tigh')?.topic.kind === 'proveLoyalty') handed.settle(1);
    handed.choose('tigh', 'zarek');
    expect(handed.player('zarek').loyalty.map(({ card }) => card)).toContain(goal('devastation'));
    expect(handed.actions('zarek').ids('zarek')).toContain(goal('devastation'));
  });

  test('R-LOY-72 with Exodus alone a Cylon player may give it away by the Resurrection Ship', () => {
    const players = [{ tigh: { revealed: true, loyalty: ['personal-goal-devastation'] } }, 'zarek', 'roslin'] as const;
    const game = exodusScene({ players, options: { switches } }).call('handOverLoyalty', {
      seat: 0,
      upToDistance: 7,
      why: 'location/base/resurrection-ship',
    });
    game.choose('tigh', 'roslin');
    expect(game.player('roslin').loyalty.map(({ card }) => card)).toContain(goal('devastation'));
  });
});

test('R-LOY-03 the owner sees whether a goal is met now, and nobody else', () => {
  const game = table('devastation', {}, { nukes: 0 });
  expect(game.view('tigh').own?.modules.personalGoals).toEqual([{ card: goal('devastation'), met: true }]);
  expect(game.view('zarek').own?.modules.personalGoals).toBeUndefined();
  expect(JSON.stringify(game.view('zarek'))).not.toContain('personal-goal');
  game.state.nukes = 1;
  expect(game.view('tigh').own?.modules.personalGoals?.[0]?.met).toBe(false);
});

test.each([
  ['the cost of a goal', { tigh: 'personal-goal-devastation', inPlay: [], dee: 'hangar-deck' }],
  ['Lured into a Trap', { tigh: 'human', inPlay: ['super-crisis/pegasus/lured-into-a-trap'], dee: 'ftl-control' }],
] as const)(
  'R-VIC-20 R-NCA-92 %s has somebody executed at the last jump: nobody follows, and no Loyalty card is dealt',
  (_, { tigh, inPlay, dee }) => {
    const game = exodusScene({
      players: [{ tigh: { loyalty: [tigh] } }, { dee: { at: dee } }, 'roslin'],
      options: { ...withPegasusAndExodus, switches },
      resources: { morale: 3 },
      inPlay,
      loyaltyDeck: ['cylon', 'cylon'],
      milestones: ['sleeperAgent', 'finalJump'],
      travelled: ['deep-space', 'deep-space', 'deep-space', 'deep-space'],
    })
      .jump()
      .settle();
    expect(game.told('executed').map(({ character }) => character)).toEqual([people.dee]);
    expect([game.told('characterChosen'), game.told('loyaltyDealt'), game.state.loyaltyDeck.length]).toEqual([
      [],
      [],
      2,
    ]);
    expect(game.state.over).toMatchObject({ winner: 'humans', winners: [0, 1, 2] });
  },
);
