/** The ten base Skill cards and what has been ruled on them. */
import { describe, expect, test } from 'vitest';
import { skillOf } from '../../../src/engine/pieces/cards.ts';
import { theShip } from '../fleet.ts';
import { scene, type PlayerScene, type Scene, type Table } from '../scene.ts';

/** Tigh, who is not the current player, holds these cards. */
const table = (hand: ReadonlyArray<string>, own: PlayerScene = {}, set: Partial<Scene> = {}): Table =>
  scene({ players: ['adama', 'roslin', { tigh: { hand, ...own } }], ...set });
const playable = (game: Table): ReadonlyArray<string> =>
  game
    .actions('tigh')
    .question('tigh')
    ?.choices.flatMap((choice) => (choice.kind === 'playSkillCard' ? [choice.card] : [])) ?? [];

describe('skill/base/consolidate-power', () => {
  test('skill/base/consolidate-power 2 Skill cards of any types, also from outside the skill set', () => {
    const game = table(['politics/1']).actions('tigh').choose('tigh', 'politics/1');
    expect(game.ids('tigh')).toEqual(['politics', 'leadership', 'tactics', 'piloting', 'engineering']);
    expect(game.choose('tigh', 'piloting').choose('tigh', 'engineering').player('tigh').hand.map(skillOf)).toEqual([
      'piloting',
      'engineering',
    ]);
  });

  test('skill/base/consolidate-power twice the same deck', () => {
    const game = table(['politics/2'])
      .actions('tigh')
      .choose('tigh', 'politics/2')
      .choose('tigh', 'politics')
      .choose('tigh', 'politics');
    expect(game.player('tigh').hand.map(skillOf)).toEqual(['politics', 'politics']);
  });
});

describe('skill/base/investigative-committee', () => {
  test('skill/base/investigative-committee every card is added face up, the Destiny cards too', () => {
    const game = scene({
      players: ['adama', { roslin: { hand: ['politics/3', 'politics/1'] } }, 'tigh'],
      destiny: ['piloting/1', 'engineering/2'],
    });
    game.crisis('cylon-accusation').choose('roslin', 'politics/3');
    expect(game.told('destinyAdded')[0]?.cards).toEqual(['skill/base/evasive-maneuvers/1', 'skill/base/repair/2']);
    game.choose('roslin', 'politics/1');
    expect(game.told('contributed')[0]?.cards).toEqual(['skill/base/consolidate-power/1']);
  });

  test('skill/base/investigative-committee without it nobody sees them', () => {
    const game = scene({ players: ['adama', { roslin: { hand: ['politics/3', 'politics/1'] } }, 'tigh'] })
      .crisis('cylon-accusation')
      .pass('roslin')
      .choose('roslin', 'politics/1');
    expect([game.told('destinyAdded')[0]?.cards, game.told('contributed')[0]?.cards]).toEqual([undefined, undefined]);
  });

  test('skill/base/investigative-committee not a second time in a check', () => {
    const game = table(['politics/3', 'politics/4']).crisis('cylon-accusation').choose('tigh', 'politics/3');
    expect(game.question('tigh')?.topic.kind).toBe('contribute');
  });
});

describe('skill/base/executive-order', () => {
  test.each(['leadership/1', 'leadership/2'])(
    'skill/base/executive-order %s: another human player moves and acts, or acts twice',
    (card) => {
      const game = scene({ players: [{ adama: { revealed: true } }, 'roslin', { tigh: { hand: [card] } }, 'zarek'] })
        .actions('tigh')
        .choose('tigh', card);
      expect(game.choices('tigh').choices).toMatchObject([{ seat: 1 }, { seat: 3 }]);
      expect(game.choose('tigh', 'roslin').ids('roslin')).toEqual(['moveThenAct', 'actTwice']);
    },
  );

  test('skill/base/executive-order 1 in a turn for the whole table', () => {
    const game = table(['leadership/1', 'leadership/2'])
      .actions('tigh', 2)
      .choose('tigh', 'leadership/1')
      .choose('tigh', 'roslin')
      .choose('roslin', 'actTwice')
      .choose('roslin', 'pass');
    expect(game.ids('tigh')).not.toContain('skill/base/executive-order/2');
  });
});

describe('skill/base/declare-emergency', () => {
  const close = (hand: ReadonlyArray<string>, more: PlayerScene = {}): Table =>
    scene({ players: ['adama', { zarek: { hand } }, { tigh: more }], destiny: ['tactics/4', 'leadership/4'] })
      .crisis('cylon-accusation')
      .contributeNothing();

  test('skill/base/declare-emergency the difficulty falls by 2 once the strength is known: 8 passes 10', () => {
    const game = scene({
      players: ['adama', { zarek: { hand: ['leadership/3'] } }, 'tigh'],
      destiny: ['tactics/4', 'leadership/4'],
    })
      .crisis('cylon-accusation')
      .pass('zarek');
    expect([game.choices('zarek').topic, game.told('checkRevealed')[0]?.total]).toEqual([
      { kind: 'react', window: 'afterTotal' },
      8,
    ]);
    expect(game.choose('zarek', 'leadership/3').told('checkResult')).toMatchObject([{ result: 'pass', difficulty: 8 }]);
    expect(close([]).told('checkResult')).toMatchObject([{ result: 'fail', difficulty: 10 }]);
  });

  test('skill/base/declare-emergency 1 in a check', () => {
    const game = scene({
      players: ['adama', { zarek: { hand: ['leadership/3'] } }, { tigh: { hand: ['leadership/4'] } }],
      destiny: ['tactics/3', 'leadership/3'],
    })
      .crisis('cylon-accusation')
      .pass('zarek')
      .pass('tigh');
    game.choose('zarek', 'leadership/3').choose('tigh', 'leadership/4').choose('adama', 'zarek');
    expect([game.told('checkResult')[0], game.player('tigh').hand.length]).toMatchObject([
      { result: 'fail', difficulty: 8 },
      1,
    ]);
  });

  test('skill/base/declare-emergency the number for a partial pass stays', () => {
    const game = scene({
      players: ['adama', { zarek: { hand: ['leadership/3'] } }, 'tigh'],
      destiny: ['politics/5', 'engineering/2'],
    })
      .crisis('elections-loom')
      .pass('zarek')
      .choose('zarek', 'leadership/3');
    expect(game.told('checkResult')).toMatchObject([{ total: 3, difficulty: 6, result: 'fail' }]);
  });
});

describe('skill/base/launch-scout', () => {
  const scouted = (die: number): Table => {
    const game = table(
      ['tactics/1'],
      {},
      { crisisDeck: ['food-shortage', 'riots-a'], destinations: ['deep-space', 'icy-moon'] },
    ).actions('tigh');
    return game.dice(die).choose('tigh', 'tactics/1');
  };

  test('skill/base/launch-scout on 3 or more the top card of one of the two decks', () => {
    const game = scouted(3);
    expect([game.ids('tigh'), game.state.reserves.raptor]).toEqual([['crisis', 'destination'], 4]);
  });

  test.each([
    ['crisis', 'food-shortage'],
    ['destination', 'deep-space'],
  ] as const)('skill/base/launch-scout %s: %s is seen by Tigh alone', (deck, slug) => {
    const card = `${deck}/base/${slug}`;
    const game = scouted(8).choose('tigh', deck);
    expect([
      game.told('cardsSeen', 'tigh')[0]?.cards,
      game.told('cardsSeen')[0]?.cards,
      game.choices('tigh').privacy,
    ]).toEqual([[card], undefined, 'private']);
    expect(JSON.stringify(game.view('adama'))).not.toContain(slug);
  });

  test.each([
    ['top', 'food-shortage'],
    ['bottom', 'riots-a'],
  ] as const)('skill/base/launch-scout put on the %s, the next Crisis card is %s', (where, next) => {
    const game = scouted(3).choose('tigh', 'crisis').choose('tigh', where);
    expect(game.state.crisis.deck.at(-1)).toBe(`crisis/base/${next}`);
    expect(game.state.crisis.deck[0] === 'crisis/base/food-shortage').toBe(where === 'bottom');
  });

  test.each([1, 2])('skill/base/launch-scout on %s a raptor is destroyed', (die) => {
    const game = scouted(die);
    expect([game.question('tigh'), game.state.reserves.raptor, game.state.destroyed.raptor]).toEqual([undefined, 3, 1]);
  });

  test('skill/base/launch-scout not without a raptor', () => {
    expect([playable(table(['tactics/1'])), playable(table(['tactics/1'], {}, { reserves: { raptor: 0 } }))]).toEqual([
      ['skill/base/launch-scout/1'],
      [],
    ]);
  });
});

describe('skill/base/strategic-planning', () => {
  test('skill/base/strategic-planning 2 more for any player’s roll', () => {
    const game = table(['tactics/3'], {}, { ships: { bow: { basestar: 1 } } })
      .activate('basestars')
      .dice(2)
      .choose('tigh', 'tactics/3');
    expect([game.told('dieRolled')[0], game.told('attack')[0]?.result]).toMatchObject([
      { seat: 0, die: 2, modifier: 2, result: 4 },
      'damaged',
    ]);
  });

  test('skill/base/strategic-planning 1 for a roll', () => {
    const game = table(['tactics/3', 'tactics/4'], {}, { ships: { bow: { basestar: 1 } } })
      .activate('basestars')
      .dice(1)
      .choose('tigh', 'tactics/3');
    expect([game.question('tigh'), game.told('dieRolled')[0]?.result]).toEqual([undefined, 3]);
  });

  test('skill/base/strategic-planning stays for the re-roll of the same die', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { hand: ['tactics/3', 'piloting/1'] } }],
      ships: { bow: { raider: 1, viper: 1 } },
    })
      .activate('raiders')
      .dice(4)
      .choose('tigh', 'tactics/3');
    game.dice(1).choose('tigh', 'piloting/1');
    expect(game.told('dieRolled').map(({ result }) => result)).toEqual([6, 3]);
  });
});

describe('skill/base/evasive-maneuvers', () => {
  const attacked = (piloted: boolean, ...hand: ReadonlyArray<string>): Table =>
    scene({
      players: [piloted ? { starbuck: { piloting: 'bow' } } : 'starbuck', 'adama', { tigh: { hand } }],
      ships: { bow: piloted ? { raider: 1 } : { raider: 1, viper: 1 } },
    })
      .dice(8)
      .activate('raiders');

  test.each([
    [false, 6],
    [true, 4],
  ])('skill/base/evasive-maneuvers the attack is rolled again; piloted %s: a 6 is a %s', (piloted, result) => {
    const game = attacked(piloted, 'piloting/1').dice(6).choose('tigh', 'piloting/1');
    expect(game.told('dieRolled').map((roll) => roll.result)).toEqual([8, result]);
  });

  test('skill/base/evasive-maneuvers another copy on the new result', () => {
    const game = attacked(false, 'piloting/1', 'piloting/2')
      .dice(7)
      .choose('tigh', 'piloting/1')
      .dice(1)
      .choose('tigh', 'piloting/2');
    expect(game.told('dieRolled').map((roll) => roll.result)).toEqual([8, 7, 1]);
  });

  test('skill/base/evasive-maneuvers not when a viper itself attacks', () => {
    const game = table(['piloting/1'], {}, { ships: { bow: { raider: 1, viper: 1 } } });
    game.call('attack', {
      attacker: 'viper',
      ship: theShip(game, 'viper').id,
      by: 0,
      target: theShip(game, 'raider').id,
    });
    expect([game.question('tigh'), game.told('dieRolled').length]).toEqual([undefined, 1]);
  });
});

describe('skill/base/maximum-firepower', () => {
  const pilot = (ships: Scene['ships'] = {}): Table =>
    scene({ players: ['adama', 'roslin', { starbuck: { piloting: 'bow', hand: ['piloting/3'] } }], ships });

  test('skill/base/maximum-firepower up to 4 attacks with their own viper, each at any target of the area', () => {
    const game = pilot({ bow: { raider: 2, heavyRaider: 1, basestar: 1 }, portBow: { raider: 1 } })
      .actions('starbuck')
      .choose('starbuck', 'piloting/3');
    expect(game.ids('starbuck')).toEqual([
      'attack-bow-raider',
      'attack-bow-heavyRaider',
      `attack-bow-basestar${theShip(game, 'basestar').id}`,
    ]);
    for (const target of ['raider', 'heavyRaider', 'raider']) game.dice(7).choose('starbuck', `attack-bow-${target}`);
    expect(game.choices('starbuck').topic).toMatchObject({ kind: 'viperActivation', left: 1 });
    game.dice(8).choose('starbuck', `attack-bow-basestar${theShip(game, 'basestar').id}`);
    expect([
      game.told('attack').map(({ result }) => result),
      game.question('starbuck'),
      game.count('raider', 'portBow'),
    ]).toEqual([['destroyed', 'destroyed', 'destroyed', 'damaged'], undefined, 1]);
  });

  test('skill/base/maximum-firepower fewer attacks are allowed', () => {
    const game = pilot({ bow: { raider: 2 } })
      .actions('starbuck')
      .choose('starbuck', 'piloting/3')
      .pass('starbuck');
    expect([game.told('attack'), game.question('starbuck')]).toEqual([[], undefined]);
  });

  test('skill/base/maximum-firepower only for a pilot with a target', () => {
    const offered = (game: Table): boolean =>
      game.actions('starbuck').ids('starbuck').includes('skill/base/maximum-firepower/3');
    const aboard = scene({
      players: ['adama', 'roslin', { starbuck: { at: 'command', hand: ['piloting/3'] } }],
      ships: { bow: { raider: 1, viper: 1 } },
    });
    expect([
      offered(pilot({ bow: { raider: 1 } })),
      offered(pilot({ portBow: { raider: 1 } })),
      offered(aboard),
    ]).toEqual([true, false, false]);
  });
});

describe('skill/base/repair', () => {
  test('skill/base/repair their own location; its token goes back', () => {
    const game = table(['engineering/1'], { at: 'command' }, { damaged: ['command', 'armory'] })
      .actions('tigh')
      .choose('tigh', 'engineering/1');
    expect([game.state.damaged, game.state.galacticaDamage.includes('token/base/galactica-damage-command')]).toEqual([
      ['location/base/armory'],
      true,
    ]);
  });

  test('skill/base/repair in the Hangar Deck the location, or up to 2 damaged vipers', () => {
    const hangar = (choice: string): Table =>
      table(
        ['engineering/1'],
        { at: 'hangar-deck' },
        { damaged: ['hangar-deck'], damagedVipers: 3, reserves: { viper: 5 } },
      )
        .actions('tigh')
        .choose('tigh', 'engineering/1')
        .choose('tigh', choice);
    const state = (game: Table): unknown => [
      game.state.damaged.length,
      game.state.damagedCraft.viper,
      game.state.reserves.viper,
    ];
    expect(state(hangar('location/base/hangar-deck'))).toEqual([0, 3, 5]);
    expect(state(hangar('vipers2'))).toEqual([1, 1, 7]);
    expect(state(hangar('vipers1'))).toEqual([1, 2, 6]);
    expect(() => hangar('vipers3')).toThrow('cannot choose vipers3');
  });

  test.each([
    ['where nothing is damaged', 'command', { damaged: ['armory'], damagedVipers: 2 }, false],
    ['on a damaged location', 'armory', { damaged: ['armory'] }, true],
    ['in the Hangar Deck with damaged vipers', 'hangar-deck', { damagedVipers: 1 }, true],
  ] as const)('skill/base/repair %s', (_where, at, set, may) => {
    expect(playable(table(['engineering/1'], { at }, set)).length > 0).toBe(may);
  });
});

describe('skill/base/scientific-research', () => {
  const researched = (card: string, use: boolean): Table => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { hand: ['engineering/3'] } }],
      destiny: ['engineering/5', 'tactics/5'],
    }).crisis(card);
    return (use ? game.choose('tigh', 'engineering/3') : game.decline()).contributeNothing();
  };

  test('skill/base/scientific-research Engineering counts as positive in this check', () => {
    expect([
      researched('cylon-accusation', true).told('checkRevealed')[0]?.total,
      researched('cylon-accusation', false).told('checkRevealed')[0]?.total,
    ]).toEqual([10, 0]);
  });

  test('skill/base/scientific-research is not offered where Engineering is positive anyway', () => {
    const game = table(['engineering/3']).crisis('cylon-tracking-device');
    expect(game.question('tigh')?.topic.kind).toBe('contribute');
  });

  test('skill/base/scientific-research the next check is as printed again', () => {
    const game = researched('cylon-accusation', true).crisis('cylon-accusation');
    expect(game.told('checkStarted').map(({ skills }) => skills.includes('engineering'))).toEqual([false, false]);
    expect(game.view('public').check?.skills).toEqual(['politics', 'leadership', 'tactics']);
  });
});

test('skill/base/scientific-research and all other Skill cards say nothing to a Cylon player', () => {
  const hand = ['engineering/3', 'politics/3', 'leadership/3', 'tactics/3', 'piloting/1', 'politics/1'];
  const revealed = { revealed: true, at: 'caprica' };
  const check = table(hand, revealed).crisis('cylon-accusation');
  expect(check.choices('tigh').topic.kind).toBe('contribute');
  expect([
    playable(table(hand, revealed)),
    table(hand, revealed, { ships: { bow: { raider: 1, viper: 1 } } })
      .activate('raiders')
      .question('tigh'),
  ]).toEqual([[], undefined]);
});
