/** The windows of a skill check: who may use what, and when (chapter 03). */
import { describe, expect, test } from 'vitest';
import { check, results, zarekAdds, type CheckFace } from '../../cards/crisisPlay.ts';
import { scene, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const testing: CheckFace = {
  card: 'mandatory-testing',
  difficulty: 13,
  partialAt: 9,
  skills: ['politics', 'leadership'],
};
const quiet = ['tigh', 'zarek', 'roslin'] as const;

/** Boomer activates Admiral’s Quarters against someone. */
function quarters(target: 'tyrol' | 'starbuck' | 'roslin', players: Scene['players'], set: Partial<Scene> = {}): Table {
  return scene({ players: [{ boomer: { at: 'admirals-quarters' } }, ...players], ...set })
    .actions('boomer')
    .choose('boomer', 'location')
    .choose('boomer', target);
}

function difficulty(game: Table): number | undefined {
  return game.told('checkResult')[0]?.difficulty;
}

/** The crisis “Cylon Accusation”, with that hand for Zarek. */
function accusation(hand: ReadonlyArray<string>, more: PlayerScene = {}): Table {
  return scene({ players: ['tigh', { zarek: { hand, ...more } }, 'roslin'] }).crisis('cylon-accusation');
}

describe('instead of the check', () => {
  const boomer = { players: ['tigh', 'zarek', 'boomer'] as const };

  test.each(['pass', 'fail'] as const)(
    'R-CHK-10 R-CHK-11 Mysterious Intuition: Boomer decides on %s, and nothing of the check happens',
    (result) => {
      const game = scene(boomer)
        .crisis('cylon-accusation')
        .choose('boomer', 'mysterious-intuition')
        .choose('boomer', result);
      expect(results(game)).toEqual([result]);
      expect([game.told('destinyAdded'), game.told('contributed'), game.told('checkRevealed')]).toEqual([[], [], []]);
      expect(game.where('tigh')).toBe(result === 'pass' ? 'command' : 'brig');
    },
  );

  test('R-CHK-10 it comes before everything else of the check, and once in the game', () => {
    const game = scene({ players: ['tigh', { zarek: { hand: ['engineering/3'] } }, 'boomer'] }).crisis(
      'cylon-accusation',
    );
    expect([game.question('boomer')?.topic, game.question('zarek')]).toEqual([
      { kind: 'react', window: 'replaceCheck' },
      undefined,
    ]);
    game.choose('boomer', 'mysterious-intuition').choose('boomer', 'pass');
    expect(game.crisis('cylon-accusation').question('boomer')).toBeUndefined();
  });

  test('R-CHK-11 a partial result cannot be chosen', () => {
    const game = scene(boomer).crisis('mandatory-testing').choose('boomer', 'mysterious-intuition');
    expect(game.ids('boomer')).toEqual(['pass', 'fail']);
  });
});

describe('before cards are added', () => {
  test('R-CHK-06 R-CHK-20 nothing goes on before everybody who can act has acted or declined', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['engineering/3'] } }, { roslin: { hand: ['politics/3'] } }],
    })
      .crisis('cylon-accusation')
      .pass('zarek');
    expect(game.told('destinyAdded')).toEqual([]);
    expect(game.pass('roslin').told('destinyAdded')).toHaveLength(1);
  });

  test('R-CHK-06 if several act the current player decides whose effect is first; the others are asked again', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['engineering/3'] } }, { roslin: { hand: ['politics/3'] } }],
    }).crisis('cylon-accusation');
    game.choose('zarek', 'engineering/3').choose('roslin', 'politics/3');
    expect(game.choices('tigh').topic).toEqual({ kind: 'reactionOrder', window: 'beforeCards' });
    game.choose('tigh', 'roslin');
    expect(game.told('reaction').map(({ seat }) => seat)).toEqual([2]);
    expect(game.choices('zarek').topic).toEqual({ kind: 'react', window: 'beforeCards' });
  });

  test('R-CHK-20 R-CHK-23 the window stays open until nobody wants more; different effects may follow one another', () => {
    const game = accusation(['engineering/3', 'politics/3'])
      .choose('zarek', 'engineering/3')
      .choose('zarek', 'politics/3');
    expect(game.told('reaction').map(({ card }) => card)).toEqual([
      'skill/base/scientific-research/3',
      'skill/base/investigative-committee/3',
    ]);
    expect(game.player('zarek').hand).toEqual([]);
  });

  test('R-CHK-23 the same title again only if it could change something', () => {
    const game = accusation(['engineering/3', 'engineering/4', 'tactics/1']).choose('zarek', 'engineering/3');
    expect(game.choices('zarek').topic.kind).toBe('contribute');
  });

  test('R-CHK-21 Investigative Committee: the Destiny cards and all contributions are face up', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['politics/3', 'tactics/1'] } }, 'roslin'],
      destiny: ['piloting/1', 'piloting/2'],
    }).crisis('cylon-accusation');
    game.choose('zarek', 'politics/3').choose('zarek', 'tactics/1');
    expect(game.told('destinyAdded')).toEqual([
      { kind: 'destinyAdded', count: 2, cards: ['skill/base/evasive-maneuvers/1', 'skill/base/evasive-maneuvers/2'] },
    ]);
    expect(game.told('contributed')[0]).toEqual({
      kind: 'contributed',
      seat: 1,
      count: 1,
      cards: ['skill/base/launch-scout/1'],
    });
  });

  test('R-CHK-21 Scientific Research: Engineering is positive in this check', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['engineering/3'] } }, 'roslin'],
      destiny: ['engineering/2', 'piloting/1'],
    }).crisis('cylon-accusation');
    game.choose('zarek', 'engineering/3');
    expect(game.told('checkRevealed')).toMatchObject([
      { positive: ['skill/base/repair/2'], negative: ['skill/base/evasive-maneuvers/1'], total: 1 },
    ]);
    expect(game.state.skillDecks.engineering?.discard).toContain('skill/base/scientific-research/3');
  });

  test('R-CHK-22 Assign Arbitrator: its holder discards it for 3 more or 3 less, at Admiral’s Quarters only', () => {
    const holder = { zarek: { attached: ['assign-arbitrator'], at: 'command' } };
    for (const [option, expected] of [
      ['option1', 10],
      ['option2', 4],
    ] as const) {
      const game = quarters('roslin', [holder, 'roslin']).choose('zarek', 'assign-arbitrator').choose('zarek', option);
      expect([difficulty(game), game.player('zarek').attached, game.state.quorum.discard]).toEqual([
        expected,
        [],
        ['quorum/base/assign-arbitrator'],
      ]);
    }
    expect(
      scene({ players: ['tigh', holder, 'roslin'] })
        .crisis('cylon-accusation')
        .question('zarek'),
    ).toBeUndefined();
  });

  test('R-CHK-22 Accept Prophecy in play: 2 more against the President, then it is discarded', () => {
    const game = quarters('roslin', ['baltar', 'roslin'], { inPlay: ['quorum/base/accept-prophecy'] });
    expect([difficulty(game), game.state.inPlay, game.state.quorum.discard]).toEqual([
      9,
      [],
      ['quorum/base/accept-prophecy'],
    ]);
  });

  test('R-CHK-22 Accept Prophecy does nothing against somebody else, and stays; at Administration it always counts', () => {
    const other = quarters('tyrol', ['roslin', { tyrol: { spent: true } }], {
      inPlay: ['quorum/base/accept-prophecy'],
    });
    expect([difficulty(other), other.state.inPlay]).toEqual([7, ['quorum/base/accept-prophecy']]);
    const administration = scene({
      players: [{ boomer: { at: 'administration' } }, 'baltar', 'roslin'],
      inPlay: ['quorum/base/accept-prophecy'],
    });
    administration.actions('boomer').choose('boomer', 'location').choose('boomer', 'baltar');
    expect([difficulty(administration), administration.state.inPlay]).toEqual([7, []]);
  });

  test('R-CHK-22 Cylon Hatred: Tigh may take 3 off at Admiral’s Quarters, once', () => {
    const game = quarters('roslin', ['tigh', 'roslin']).choose('tigh', 'cylon-hatred');
    expect([difficulty(game), results(game).length]).toEqual([4, 1]);
    expect(difficulty(quarters('roslin', ['tigh', 'roslin']).pass('tigh'))).toBe(7);
  });

  test('R-CHK-22 example 13: Starbuck’s 3 less are mandatory; with Cylon Hatred 7 − 3 − 3 = 1', () => {
    expect(difficulty(quarters('starbuck', ['tigh', 'starbuck']).pass('tigh'))).toBe(4);
    expect(difficulty(quarters('starbuck', ['tigh', 'starbuck']).choose('tigh', 'cylon-hatred'))).toBe(1);
  });

  test.each([
    ['administration', 7, 3],
    ['brig', 9, 5],
  ] as const)('R-CHK-22 Friends in Low Places: Zarek may change %s to %i or %i', (location, more, less) => {
    for (const [option, expected] of [
      ['option1', more],
      ['option2', less],
    ] as const) {
      const game = scene({ players: [{ boomer: { at: location } }, { zarek: { at: 'command' } }, 'roslin'] })
        .actions('boomer')
        .choose('boomer', 'location');
      if (location === 'administration') game.choose('boomer', 'zarek');
      expect(difficulty(game.choose('zarek', 'friends-in-low-places').choose('zarek', option))).toBe(expected);
    }
  });

  test('R-CHK-26 a card that comes to a hand while the window is open may be used in it', () => {
    const game = accusation(['engineering/3']);
    game.player('zarek').hand.push('skill/base/investigative-committee/3');
    expect(game.choose('zarek', 'engineering/3').ids('zarek')).toEqual(['skill/base/investigative-committee/3']);
  });
});

describe('after cards are added', () => {
  test('R-CHK-50 Blind Devotion: after all contributions, before the reveal, Tyrol names a skill whose cards have strength 0', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['politics/2'] } }, 'tyrol'],
      destiny: ['tactics/5', 'piloting/1'],
    }).crisis('cylon-accusation');
    game.choose('zarek', 'politics/2');
    expect([game.choices('tyrol').topic, game.told('contributed').length, game.told('checkRevealed')]).toEqual([
      { kind: 'react', window: 'allContributed' },
      3,
      [],
    ]);
    game.choose('tyrol', 'blind-devotion').choose('tyrol', 'tactics');
    expect(game.told('checkRevealed')).toMatchObject([{ nullified: ['skill/base/strategic-planning/5'], total: 1 }]);
  });

  test('R-CHK-50 it may follow Investigative Committee, when all cards lie open', () => {
    const game = scene({ players: ['tigh', { zarek: { hand: ['politics/3'] } }, 'tyrol'] })
      .crisis('cylon-accusation')
      .choose('zarek', 'politics/3');
    expect(game.told('destinyAdded')[0]?.cards).toHaveLength(2);
    expect(game.choices('tyrol').topic).toEqual({ kind: 'react', window: 'allContributed' });
  });

  test('R-CHK-57 Inspirational Leader: on a Crisis card that Adama drew every card of strength 1 is positive', () => {
    const game = scene({
      players: [{ adama: { spent: true } }, 'zarek', 'roslin'],
      destiny: ['piloting/1', 'piloting/2'],
    }).crisis('cylon-accusation');
    expect(game.told('checkRevealed')).toMatchObject([
      { positive: ['skill/base/evasive-maneuvers/1'], negative: ['skill/base/evasive-maneuvers/2'], total: -1 },
    ]);
  });

  test('R-CHK-57 not on a card that somebody else drew, and not in the check of a location', () => {
    const other = scene({
      players: ['tigh', 'zarek', { adama: { spent: true } }],
      destiny: ['piloting/1', 'piloting/2'],
    }).crisis('cylon-accusation');
    expect(other.told('checkRevealed')).toMatchObject([{ total: -3 }]);
    const location = scene({
      players: [{ adama: { spent: true, at: 'brig' } }, 'baltar', 'roslin'],
      destiny: ['piloting/1', 'piloting/2'],
    })
      .actions('adama')
      .choose('adama', 'location');
    expect(location.told('checkRevealed')).toMatchObject([{ total: -3 }]);
  });
});

describe('after the total', () => {
  const holder = {
    players: ['tigh', 'zarek', { roslin: { hand: ['leadership/3', 'leadership/4'] } }],
  } as const satisfies Partial<Scene>;

  function totalled(total: 8 | 11): Table {
    const hand = total === 11 ? ['politics/5', 'politics/4', 'politics/2'] : ['politics/5', 'politics/3'];
    const players = holder.players.map((entry) => (entry === 'zarek' ? { zarek: { hand } } : entry));
    const game = scene({ players, destiny: ['politics/1', 'piloting/1'] }).crisis('mandatory-testing');
    return zarekAdds(game, 'afterTotal');
  }

  test('R-CHK-28 R-CHK-82 R-CHK-83 example 3: 13 with 9 for partial and a total of 11: partial; with Declare Emergency a pass', () => {
    expect(results(check(testing, 11))).toEqual(['partial']);
    const game = totalled(11).choose('roslin', 'leadership/3');
    expect([results(game), difficulty(game)]).toEqual([['pass'], 11]);
  });

  test('R-CHK-28 a changed difficulty does not change the partial threshold', () => {
    const game = totalled(8).choose('roslin', 'leadership/3');
    expect([results(game), difficulty(game)]).toEqual([['fail'], 11]);
  });

  test('R-CHK-82 Declare Emergency: once in a check, when the total is known and the outcome is not', () => {
    const game = totalled(11);
    expect([game.told('checkRevealed').length, results(game)]).toEqual([1, []]);
    game.choose('roslin', 'leadership/3');
    expect([game.question('roslin'), game.player('roslin').hand]).toEqual([
      undefined,
      ['skill/base/declare-emergency/4'],
    ]);
  });
});

describe('after the result', () => {
  test('R-CHK-88 Command Authority: when the text is resolved Adama takes all cards of the check into his hand', () => {
    const game = scene({
      players: ['tigh', { zarek: { hand: ['politics/2'] } }, 'adama'],
      destiny: ['tactics/1', 'piloting/1'],
    }).crisis('cylon-accusation');
    game.choose('zarek', 'politics/2');
    expect([game.where('tigh'), game.choices('adama').topic]).toEqual([
      'brig',
      { kind: 'react', window: 'checkResolved' },
    ]);
    game.choose('adama', 'command-authority');
    expect([...game.player('adama').hand].sort()).toEqual([
      'skill/base/consolidate-power/2',
      'skill/base/evasive-maneuvers/1',
      'skill/base/launch-scout/1',
    ]);
    expect(Object.values(game.state.skillDecks).flatMap(({ discard }) => discard)).toEqual([]);
  });

  test('R-CHK-88 the check of a location too; not when the check was replaced and holds no cards', () => {
    const location = scene({
      players: [{ boomer: { at: 'brig' } }, 'roslin', 'adama'],
      destiny: ['piloting/1', 'piloting/1'],
    })
      .actions('boomer')
      .choose('boomer', 'location');
    expect(location.question('adama')?.topic).toEqual({ kind: 'react', window: 'checkResolved' });
    const replaced = scene({ players: ['boomer', 'roslin', 'adama'] })
      .crisis('cylon-accusation')
      .choose('boomer', 'mysterious-intuition')
      .choose('boomer', 'pass');
    expect(replaced.question('adama')).toBeUndefined();
  });
});

test('R-CHK-22 what is for the check of a location is not offered in that of a Crisis card', () => {
  const game = scene({ players: quiet, destiny: ['piloting/1', 'piloting/1'] }).crisis('cylon-accusation');
  expect([game.told('reaction'), difficulty(game)]).toEqual([[], 10]);
});
