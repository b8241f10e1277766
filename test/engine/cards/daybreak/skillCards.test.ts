/** Actions and reactions of Daybreak's Skill cards: R-DAY-102, R-DAY-103, R-CHK-83, R-CHK-84, R-CHK-96. */
import { describe, expect, test } from 'vitest';
import { describeDecision } from '../../../../src/engine/describe/index.ts';
import { names } from '../../describe/samples.ts';
import { daybreakScene, withEverything } from '../../daybreakScene.ts';
import { miraclesOf } from '../../../../src/engine/modules/miracles/tokens.ts';
import type { PlayerScene, Scene, Table } from '../../scene.ts';

/** The strengths of the copies as the reference prints them. */
test.each([
  ['force-their-hand', 'politics', [0, 0]],
  ['popular-influence', 'politics', [3, 4]],
  ['negotiation', 'politics', [5]],
  ['all-hands-on-deck', 'leadership', [0, 0]],
  ['restore-order', 'leadership', [3, 4]],
  ['change-of-plans', 'leadership', [5]],
  ['quick-thinking', 'tactics', [0, 0]],
  ['unorthodox-plan', 'tactics', [3, 4]],
  ['a-second-chance', 'tactics', [5]],
  ['dogfight', 'piloting', [0, 0]],
  ['combat-veteran', 'piloting', [3, 4]],
  ['launch-reserves', 'piloting', [5]],
  ['install-upgrades', 'engineering', [0, 0]],
  ['raptor-specialist', 'engineering', [3, 4]],
  ['test-the-limits', 'engineering', [5]],
  ['bait', 'treachery', [0, 0, 0, 0, 0, 0]],
  ['dradis-contact', 'treachery', [0, 0, 0, 0, 0, 0]],
  ['a-better-machine', 'treachery', [3, 3, 3, 3]],
  ['personal-vices', 'treachery', [3, 3, 3, 3]],
  ['violent-outbursts', 'treachery', [4, 4, 4]],
  ['exploit-a-weakness', 'treachery', [5, 5, 5]],
] as const)('R-SET-97 skill/daybreak/%s is in the %s deck, of the strengths %j', (slug, skill, values) => {
  const { skillDecks, destiny } = daybreakScene({ players: ['tigh', 'zarek', 'roslin'] }).state;
  const all = [...(skillDecks[skill]?.deck ?? []), ...destiny].filter((card) =>
    card.startsWith(`skill/daybreak/${slug}/`),
  );
  expect(all.toSorted()).toEqual(values.map((value) => `skill/daybreak/${slug}/${value}`));
});

/** The current player has that many miracle tokens. */
function setMiracles({ state }: Table, tokens: number): void {
  state.modules.miracles?.tokens.splice(0, 1, tokens);
}

/** Tigh plays that card as an action. */
function play(card: string, tigh: PlayerScene = {}, set: Partial<Scene> = {}): Table {
  const game = daybreakScene({
    players: [{ tigh: { ...tigh, hand: [card, ...(tigh.hand ?? [])] } }, 'apollo', 'roslin'],
    ...set,
  });
  return game.actions('tigh').choose('tigh', `skill/daybreak/${card}`);
}
/** Whether Tigh may play it. */
function offered(card: string, tigh: PlayerScene = {}, set: Partial<Scene> = {}): boolean {
  const game = daybreakScene({ players: [{ tigh: { ...tigh, hand: [card] } }, 'apollo', 'roslin'], ...set });
  return game.actions('tigh').ids('tigh').includes(`skill/daybreak/${card}`);
}

describe('skill/daybreak/popular-influence', () => {
  const deck = ['food-rationing', 'inspirational-speech'];
  const influence = (set: Partial<Scene> = {}): Table =>
    play('popular-influence/3', {}, { quorumDeck: deck, titles: { president: 'roslin' }, ...set });

  test('R-DAY-102 one of 2 Quorum cards goes to the President, the other one is played with its rolls', () => {
    const game = influence();
    expect(game.told('cardsSeen', 'tigh')).toMatchObject([
      { deck: 'quorum', cards: ['quorum/base/food-rationing', 'quorum/base/inspirational-speech'] },
    ]);
    game.choose('tigh', 'food-rationing');
    expect(game.state.quorumHand).toEqual(['quorum/base/food-rationing']);
    game.dice(6).choose('tigh', 'inspirational-speech');
    expect(game.state.resources.morale).toBe(11);
    expect(game.state.quorum.discard).not.toContain('quorum/base/food-rationing');
  });

  test('R-DAY-102 only the two learn which card the President gets, and nobody else which one is kept back', () => {
    const game = influence().choose('tigh', 'food-rationing');
    expect(game.told('quorumShared', 'roslin')).toMatchObject([{ by: 0, to: 2, card: 'quorum/base/food-rationing' }]);
    expect(game.told('quorumShared')).toEqual([{ kind: 'quorumShared', by: 0, to: 2 }]);
    expect(game.view('apollo').waitingFor.map(({ topic }) => topic)).toEqual([
      { kind: 'playOrDiscard', why: 'skill/daybreak/popular-influence' },
    ]);
    expect(game.choices('tigh').privacy).toBe('private');
  });

  test('or it is discarded, without an effect', () => {
    const game = influence().choose('tigh', 'food-rationing').pass('tigh');
    expect(game.state.quorum.discard).toEqual(['quorum/base/inspirational-speech']);
    expect([game.state.resources.morale, game.told('dieRolled').length]).toEqual([10, 0]);
  });

  test('a President who plays it gives one to himself', () => {
    const game = influence({ titles: { president: 'tigh' } }).choose('tigh', 'inspirational-speech');
    expect(game.told('quorumShared')).toMatchObject([{ by: 0, to: 0 }]);
    expect(game.state.quorumHand).toEqual(['quorum/base/inspirational-speech']);
  });

  test('R-DAY-102 what it plays lies before whoever it names, as if the President had played it', () => {
    const game = influence({ quorumDeck: ['arrest-order', 'food-rationing'] })
      .choose('tigh', 'food-rationing')
      .choose('tigh', 'arrest-order');
    game.choose('tigh', 'apollo');
    expect(game.where('apollo')).toBe('brig');
  });

  test('R-TURN-148 with a single Quorum card left the President gets it', () => {
    const game = daybreakScene({ players: [{ tigh: { hand: ['popular-influence/3'] } }, 'apollo', 'roslin'] });
    game.state.quorum.deck.splice(0, game.state.quorum.deck.length - 1);
    game.actions('tigh').choose('tigh', 'popular-influence/3');
    expect([game.state.quorumHand.length, game.question('tigh')]).toEqual([1, undefined]);
  });
});

describe('skill/daybreak/change-of-plans', () => {
  const strong = ['politics/5', 'politics/4'];
  test('R-CHK-84 R-TURN-145 instead of the pass result each human player draws 2 cards, its player first', () => {
    const game = daybreakScene({
      players: ['tigh', { zarek: { hand: [...strong, 'change-of-plans/5'] } }, { roslin: { revealed: true } }],
      destiny: ['piloting/1', 'politics/1'],
    })
      .crisis('elections-loom')
      .decline()
      .choose('zarek', ...strong);
    expect(game.choices('zarek').topic).toEqual({ kind: 'react', window: 'checkPassed' });
    game.choose('zarek', 'change-of-plans/5').settle();
    expect(game.told('skillsDrawn').map(({ seat }) => seat)).toEqual([1, 1, 0, 0]);
    expect(game.told('passReplaced')).toMatchObject([{ seat: 1, why: 'skill/daybreak/change-of-plans' }]);
  });

  test('R-CHK-84 not after a check that has been passed partly, nor after a failed one', () => {
    for (const cards of [['politics/5'], []]) {
      const game = daybreakScene({
        players: ['tigh', { zarek: { hand: ['politics/5', 'change-of-plans/5'] } }, 'roslin'],
      });
      game.state.destiny.push('skill/base/repair/1', 'skill/base/consolidate-power/1');
      game
        .crisis('elections-loom')
        .decline()
        .choose('zarek', ...cards)
        .settle();
      expect([game.told('checkResult').length, game.told('passReplaced')]).toEqual([1, []]);
    }
  });

  test('R-CHK-23 a second one is not offered', () => {
    const hand = [...strong, 'change-of-plans/5'];
    const game = daybreakScene({
      players: ['tigh', { zarek: { hand } }, 'roslin'],
      destiny: ['politics/1', 'politics/1'],
    });
    game.player('roslin').hand.push('skill/daybreak/change-of-plans/5');
    game
      .crisis('elections-loom')
      .decline()
      .choose('zarek', ...strong)
      .pass('roslin')
      .pass('roslin')
      .choose('zarek', 'change-of-plans/5');
    expect(game.question('roslin')?.topic).not.toEqual({ kind: 'react', window: 'checkPassed' });
    expect(game.told('passReplaced')).toHaveLength(1);
  });

  test('R-CHK-96 for A Second Chance and Install Upgrades the check has been passed all the same', () => {
    const hand = [...strong, 'politics/3', 'change-of-plans/5', 'a-second-chance/5'];
    const game = daybreakScene({
      players: ['tigh', { zarek: { hand } }, 'roslin'],
      destiny: ['install-upgrades/0', 'politics/1'],
    });
    setMiracles(game, 0);
    game
      .crisis('elections-loom')
      .choose('zarek', 'a-second-chance/5')
      .decline()
      .choose('zarek', ...strong, 'politics/3');
    game.choose('zarek', 'change-of-plans/5').settle();
    expect(miraclesOf(game.state, 0)).toBe(1);
    const upgrades = game.told('skillsDrawn').filter(({ why }) => why === 'skill/daybreak/install-upgrades');
    expect(upgrades).toEqual([expect.objectContaining({ skills: expect.objectContaining({ length: 2 }) })]);
  });
});

describe('skill/daybreak/combat-veteran', () => {
  const only = { reserves: { viper: 0, assaultRaptor: 0 } };

  test('one unmanned viper is activated up to 3 times, another one never', () => {
    const game = play('combat-veteran/3', {}, { ...only, ships: { stern: { viper: 1 }, bow: { viper: 1 } } });
    expect(describeDecision(game.choices('tigh'), names).help).toContain('All activations are for the same viper');
    game.choose('tigh', 'move-stern-portQuarter-viper');
    expect(game.ids('tigh').filter((id) => id.includes('bow'))).toEqual([]);
    game.choose('tigh', 'move-portQuarter-stern-viper').choose('tigh', 'move-stern-portQuarter-viper');
    expect([game.question('tigh'), game.count('viper', 'portQuarter'), game.count('viper', 'bow')]).toEqual([
      undefined,
      1,
      1,
    ]);
  });

  test('launching it from the Reserves is one of the activations', () => {
    const game = play(
      'combat-veteran/3',
      {},
      { reserves: { viper: 2, assaultRaptor: 0 }, ships: { portBow: { viper: 1 } } },
    );
    game
      .choose('tigh', 'launch-portBow-viper')
      .pass('apollo')
      .choose('tigh', 'move-portBow-bow-viper')
      .choose('tigh', 'move-bow-portBow-viper');
    expect([game.question('tigh'), game.count('viper'), game.state.reserves.viper]).toEqual([undefined, 2, 1]);
  });

  test('fewer, if the player wants, and none without a viper', () => {
    const game = play('combat-veteran/3', {}, { ...only, ships: { stern: { viper: 1 } } })
      .choose('tigh', 'move-stern-portQuarter-viper')
      .pass('tigh');
    expect([game.question('tigh'), game.count('viper', 'portQuarter')]).toEqual([undefined, 1]);
    expect(offered('combat-veteran/3', {}, { ...only, ships: {} })).toBe(false);
  });

  test('R-CMB-105 a viper that gets a pilot when it is launched is activated no more', () => {
    const game = play('combat-veteran/3', {}, { reserves: { viper: 1, assaultRaptor: 0 }, ships: {} });
    game.choose('tigh', 'launch-portBow-viper').choose('apollo', 'alert-viper-pilot').settle(1);
    expect(game.question('tigh')).toBeUndefined();
  });
});

describe('skill/daybreak/launch-reserves', () => {
  const piloted = {
    players: [{ tigh: { hand: ['launch-reserves/5'] } }, { starbuck: { piloting: 'stern' } }, 'roslin'],
  } as const;

  test('R-DAY-103 1 or 2 vipers join a piloted one in any area, then each is activated once, as the player likes', () => {
    const game = play(
      'launch-reserves/5',
      {},
      { ...piloted, reserves: { viper: 3, assaultRaptor: 0 }, ships: { stern: { raider: 1 } } },
    );
    game.choose('tigh', 'vipers2');
    expect([game.count('viper', 'stern'), game.state.reserves.viper]).toEqual([3, 1]);
    expect(game.choices('tigh')).toMatchObject({
      topic: { kind: 'viperActivation', left: 2, mandatory: true, which: 'eachOnce' },
      min: 1,
    });
    expect(describeDecision(game.choices('tigh'), names).help).not.toContain('more than once');
    game.choose('tigh', 'move-stern-portQuarter-viper').choose('tigh', 'move-stern-portQuarter-viper');
    expect([game.count('viper', 'portQuarter'), game.count('viper', 'stern'), game.question('tigh')]).toEqual([
      2,
      1,
      undefined,
    ]);
    expect(game.told('reservesLaunched')).toEqual([{ kind: 'reservesLaunched', area: 'stern', count: 2 }]);
  });

  test('one of several piloted vipers is chosen, and 1 viper will do', () => {
    const [tigh, starbuck] = piloted.players;
    const players = [tigh, starbuck, { apollo: { piloting: 'bow' } }] as const;
    const game = play('launch-reserves/5', {}, { players, reserves: { viper: 5, assaultRaptor: 0 } });
    game.choose('tigh', 'bow').choose('tigh', 'vipers1').choose('tigh', 'move-bow-portBow-viper');
    expect([game.count('viper', 'portBow'), game.state.reserves.viper]).toEqual([1, 4]);
  });

  test('not without a piloted viper in space, nor with empty Reserves (K)', () => {
    expect(offered('launch-reserves/5', {}, { ships: { bow: { viper: 1 } } })).toBe(false);
    expect(offered('launch-reserves/5', {}, { ...piloted, reserves: { viper: 0, assaultRaptor: 0 } })).toBe(false);
  });

  test('R-CMB-105 Apollo may take one of them, which is then activated by nobody else', () => {
    const players = [{ tigh: { hand: ['launch-reserves/5'] } }, { starbuck: { piloting: 'stern' } }, 'apollo'] as const;
    const game = play('launch-reserves/5', {}, { players, reserves: { viper: 2, assaultRaptor: 0 } });
    game.choose('tigh', 'vipers2').choose('apollo', 'alert-viper-pilot').settle(1);
    expect(game.where('apollo')).toBe('stern');
    while (game.question('apollo') !== undefined) game.settle(1);
    game.choose('tigh', 'move-stern-portQuarter-viper');
    expect([game.question('tigh'), game.count('viper', 'stern')]).toEqual([undefined, 2]);
  });

  test('R-DAY-103 R-DAY-59 Gravity Well’s card need not be paid; then that activation is lost', () => {
    const players = [
      { tigh: { hand: ['launch-reserves/5', 'tactics/1'] } },
      { starbuck: { piloting: 'stern' } },
      'roslin',
    ] as const;
    const game = play(
      'launch-reserves/5',
      {},
      { players, reserves: { viper: 1, assaultRaptor: 0 }, inPlay: ['event-horizon'] },
    );
    expect(game.choices('tigh').min).toBe(0);
    game.pass('tigh');
    expect([game.player('tigh').hand.length, game.count('viper', 'stern')]).toEqual([1, 2]);
  });
});

describe('skill/daybreak/unorthodox-plan', () => {
  test('Command, Armory, Weapons Control or Communications from wherever he is, those that could do something', () => {
    const game = play('unorthodox-plan/3', { at: 'brig' }, { ships: { bow: { raider: 1 } }, boarding: [0] });
    expect(game.ids('tigh').map((id) => id.split('/').at(-1))).toEqual([
      'command',
      'armory',
      'weapons-control',
      'communications',
    ]);
    const quiet = play('unorthodox-plan/3', { at: 'brig' });
    expect(quiet.ids('tigh').map((id) => id.split('/').at(-1))).toEqual(['command', 'communications']);
  });

  test('also a damaged one, which stays damaged', () => {
    const game = play(
      'unorthodox-plan/3',
      { at: 'brig' },
      { ships: { bow: { viper: 1 } }, damaged: ['command'] },
    ).choose('tigh', 'command');
    expect([game.choices('tigh').topic.kind, game.state.damaged]).toEqual([
      'viperActivation',
      ['location/base/command'],
    ]);
  });

  test('R-TURN-75 what the sheet asks for is paid: Roslin’s 2 cards', () => {
    const roslin = (hand: ReadonlyArray<string>): Table =>
      daybreakScene({ players: [{ roslin: { hand: ['unorthodox-plan/3', ...hand] } }, 'apollo', 'tigh'] }).actions(
        'roslin',
      );
    expect(roslin(['politics/1']).ids('roslin')).not.toContain('skill/daybreak/unorthodox-plan/3');
    const game = roslin(['politics/1', 'politics/2', 'politics/3'])
      .choose('roslin', 'unorthodox-plan/3')
      .choose('roslin', 'command');
    expect(game.choices('roslin')).toMatchObject({ topic: { kind: 'discard' }, min: 2 });
  });
});

describe('skill/daybreak/raptor-specialist', () => {
  test('a raptor is traded for an assault raptor, which goes to the Reserves', () => {
    const game = play('raptor-specialist/3', {}, { reserves: { viper: 6, raptor: 2, assaultRaptor: 1 } });
    expect([game.state.reserves.raptor, game.state.destroyed.raptor, game.state.reserves['assaultRaptor']]).toEqual([
      1, 1, 2,
    ]);
  });

  test('or a destroyed raptor comes back; an assault raptor does not', () => {
    const destroyed = { raptor: 1 };
    const game = play('raptor-specialist/3', {}, { reserves: { raptor: 2 }, destroyed });
    expect(game.ids('tigh')).toEqual(['option1', 'option2']);
    game.choose('tigh', 'option2');
    expect([game.state.reserves.raptor, game.state.destroyed.raptor]).toEqual([3, 0]);
  });

  test('R-DAY-59 neither without a raptor to trade and a destroyed one', () => {
    expect(offered('raptor-specialist/3', {}, { reserves: { raptor: 0 } })).toBe(false);
    expect(offered('raptor-specialist/3', {}, { reserves: { raptor: 0 }, destroyed: { raptor: 1 } })).toBe(true);
  });
});

describe('skill/daybreak/test-the-limits', () => {
  test('the marker goes forward, and on 1 to 5 Galactica is damaged', () => {
    const calm = play('test-the-limits/5');
    expect([calm.state.jumpTrack, calm.told('dieRolled').length]).toEqual([1, 1]);
    for (const [die, damages] of [
      [5, 1],
      [6, 0],
    ] as const) {
      const game = daybreakScene({ players: [{ tigh: { hand: ['test-the-limits/5'] } }, 'apollo', 'roslin'] }).actions(
        'tigh',
      );
      game.dice(die).choose('tigh', 'test-the-limits/5');
      expect([game.state.jumpTrack, game.told('galacticaDamaged').length]).toEqual([1, damages]);
    }
  });

  test('only while the marker is on no blue space', () => {
    expect([0, 2, 3, 4].map((jumpTrack) => offered('test-the-limits/5', {}, { jumpTrack }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('skill/daybreak/a-second-chance', () => {
  const chance = (strengths: ReadonlyArray<string>, tokens = 0, set: Partial<Scene> = {}): number => {
    const game = daybreakScene({
      players: ['tigh', { zarek: { hand: ['a-second-chance/5', ...strengths] } }, 'roslin'],
      destiny: ['politics/1', 'piloting/1'],
      ...set,
    });
    setMiracles(game, tokens);
    game
      .crisis('elections-loom')
      .choose('zarek', 'a-second-chance/5')
      .decline()
      .choose('zarek', ...strengths)
      .settle();
    return miraclesOf(game.state, 0);
  };

  test('R-CHK-83 with 4 or more above the printed difficulty the current player gains a miracle token', () => {
    expect(chance(['politics/5', 'politics/4', 'leadership/3'])).toBe(1);
    expect(chance(['politics/5', 'politics/4', 'leadership/2'])).toBe(0);
  });

  test('R-DAY-02 R-DAY-05 not above the limit, and not in the turn of a Cylon player', () => {
    expect(chance(['politics/5', 'politics/4', 'leadership/3'], 1)).toBe(1);
    expect(
      chance(['politics/5', 'politics/4', 'leadership/3'], 0, {
        players: [
          { tigh: { revealed: true } },
          { zarek: { hand: ['a-second-chance/5', 'politics/5', 'politics/4', 'leadership/3'] } },
          'roslin',
        ],
      }),
    ).toBe(0);
  });
});

describe('with everything else', () => {
  test('R-CHK-28 R-CHK-83 A Second Chance compares with what is printed, not with Jury Rigged or Declare Emergency', () => {
    const strong = ['politics/5', 'politics/4'];
    const game = daybreakScene({
      players: [{ tigh: { hand: ['jury-rigged/1'] } }, { zarek: { hand: ['a-second-chance/5', ...strong] } }, 'roslin'],
      destiny: ['politics/1', 'politics/1'],
      options: withEverything,
    });
    setMiracles(game, 0);
    game
      .crisis('elections-loom')
      .pass('tigh')
      .choose('zarek', 'a-second-chance/5')
      .choose('tigh', 'jury-rigged/1')
      .choose('zarek', ...strong)
      .settle();
    expect(game.told('checkResult')[0]).toMatchObject({ result: 'pass', total: 11, difficulty: 4 });
    expect(game.told('miracleGained')).toEqual([]);
  });

  test('R-CHK-28 Declare Emergency lowers the difficulty after Quick Thinking and All Hands on Deck have changed the total', () => {
    const game = daybreakScene({
      players: [
        { tigh: { hand: ['declare-emergency/3'] } },
        { zarek: { hand: ['politics/5', 'politics/1'] } },
        'roslin',
      ],
      destiny: ['all-hands-on-deck/0', 'quick-thinking/0'],
      options: withEverything,
    })
      .crisis('elections-loom')
      .decline()
      .choose('zarek', 'politics/5')
      .pass('tigh')
      .choose('tigh', 'all-hands-on-deck')
      .pass('tigh');
    game.choose('tigh', 'declare-emergency/3').settle();
    expect(game.told('checkResult')[0]).toMatchObject({ total: 7, difficulty: 6, result: 'pass' });
  });

  test('R-CHK-72 Red Tape takes the printed 5 and 6; Quick Thinking a card that Establish Network doubles', () => {
    const game = daybreakScene({
      players: ['tigh', { zarek: { hand: ['engineering/3', 'politics/5'] } }, 'roslin'],
      destiny: ['establish-network/0', 'quick-thinking/0'],
      options: withEverything,
    })
      .crisis('elections-loom')
      .decline()
      .choose('zarek', 'engineering/3', 'politics/5');
    game.choose('tigh', 'establish-network').choose('tigh', 'engineering/3').settle();
    expect(game.told('checkResult')[0]?.total).toBe(5);
  });

  test('R-CHK-67 Trust Instincts may bring Force Their Hand, and with Investigative Committee all goes on alike', () => {
    const game = daybreakScene({
      players: [{ tigh: { hand: ['politics/2'] } }, 'zarek', 'roslin'],
      destiny: ['trust-instincts/0', 'piloting/1', 'force-their-hand/0', 'piloting/1'],
      options: withEverything,
    })
      .crisis('elections-loom')
      .decline()
      .pass('tigh');
    expect(game.ids('tigh')).toEqual(['option1', 'option2']);
  });
});
