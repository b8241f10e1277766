/** William Adama, Saul Tigh, Karl “Helo” Agathon: every ability and what has been ruled on it. */
import { describe, expect, test } from 'vitest';
import { scene, type Person, type Scene, type Table } from '../scene.ts';

describe('character/base/william-adama Inspirational Leader', () => {
  const total = (set: Partial<Scene>): number | undefined =>
    scene({ players: ['adama', 'roslin', 'tigh'], destiny: ['piloting/1', 'engineering/2'], ...set })
      .crisis('cylon-accusation')
      .contributeNothing()
      .told('checkRevealed')[0]?.total;

  test('character/base/william-adama Inspirational Leader cards of strength 1 are positive in checks of Crisis cards that he drew, Destiny cards too', () => {
    expect(total({})).toBe(1 - 2);
  });

  test('character/base/william-adama Inspirational Leader not when somebody else drew the card', () => {
    expect(total({ players: ['adama', 'zarek', 'tigh'], current: 'zarek' })).toBe(-1 - 2);
  });

  test('character/base/william-adama Inspirational Leader not once he is a Cylon player', () => {
    expect(total({ players: [{ adama: { revealed: true } }, 'roslin', 'tigh'] })).toBe(-1 - 2);
  });

  test('character/base/william-adama Inspirational Leader not in checks of locations', () => {
    const game = scene({
      players: [{ adama: { at: 'administration' } }, 'roslin', 'tigh'],
      destiny: ['piloting/1', 'engineering/2'],
    })
      .actions('adama')
      .choose('adama', 'location')
      .choose('adama', 'roslin')
      .contributeNothing();
    expect(game.told('checkRevealed')[0]?.total).toBe(-3);
  });

  test('character/base/william-adama Inspirational Leader not on Super Crisis cards', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { revealed: true } }],
      destiny: ['politics/1', 'engineering/2'],
    })
      .superCrisis('cylon-intruders')
      .contributeNothing();
    expect(game.told('checkRevealed')[0]?.total).toBe(-1 - 2);
  });

  test('character/base/william-adama Inspirational Leader the cards of others count as well', () => {
    const game = scene({
      players: ['adama', { roslin: { hand: ['piloting/1'] } }, 'tigh'],
      destiny: ['tactics/2', 'engineering/2'],
    })
      .crisis('cylon-accusation')
      .choose('roslin', 'piloting/1')
      .contributeNothing();
    expect(game.told('checkRevealed')[0]?.changes).toEqual([
      { why: 'character/base/william-adama/inspirational-leader', by: 0, how: 'positive', change: 2 },
    ]);
    expect(game.told('checkRevealed')[0]).toMatchObject({
      total: 2 + 1 - 2,
      positive: expect.arrayContaining(['skill/base/evasive-maneuvers/1']),
    });
  });
});

describe('character/base/william-adama Command Authority', () => {
  const checked = (set: Partial<Scene> = {}): Table =>
    scene({
      players: ['zarek', 'adama', { tigh: { hand: ['tactics/2'] } }],
      destiny: ['piloting/1', 'engineering/2'],
      ...set,
    })
      .crisis('cylon-accusation')
      .choose('tigh', 'tactics/2');

  test('character/base/william-adama Command Authority takes all cards of the check, Destiny and others’, after its outcome', () => {
    const game = scene({
      players: ['zarek', { adama: { hand: ['leadership/1'] } }, { tigh: { hand: ['tactics/2'] } }],
      destiny: ['piloting/1', 'engineering/2'],
    }).crisis('cylon-accusation');
    game.pass('adama').choose('tigh', 'tactics/2');
    expect([game.choices('adama').topic, game.where('zarek')]).toEqual([
      { kind: 'react', window: 'checkResolved' },
      'brig',
    ]);
    game.choose('adama', 'command-authority');
    expect([...game.player('adama').hand].sort()).toEqual([
      'skill/base/evasive-maneuvers/1',
      'skill/base/executive-order/1',
      'skill/base/launch-scout/2',
      'skill/base/repair/2',
    ]);
    expect(game.state.skillDecks.tactics?.discard).toEqual([]);
  });

  test('character/base/william-adama Command Authority once in a game', () => {
    const game = checked().choose('adama', 'command-authority').settle();
    expect(game.player('adama').usedOncePerGame).toBe(true);
    expect(
      checked({ players: ['zarek', { adama: { spent: true } }, { tigh: { hand: ['tactics/2'] } }] }).question('adama'),
    ).toBeUndefined();
  });

  test('character/base/william-adama Command Authority declined, the cards are discarded', () => {
    const game = checked().decline();
    expect([
      game.player('adama').hand,
      game.state.skillDecks.tactics?.discard,
      game.player('adama').usedOncePerGame,
    ]).toEqual([[], ['skill/base/launch-scout/2'], false]);
  });

  test('character/base/william-adama Command Authority also in checks of locations, in any turn', () => {
    const game = scene({
      players: ['boomer', 'adama', { tigh: { at: 'brig' } }],
      destiny: ['piloting/1', 'engineering/2'],
    })
      .actions('tigh')
      .choose('tigh', 'location');
    expect(game.choose('adama', 'command-authority').player('adama').hand).toHaveLength(2);
  });

  test('character/base/william-adama Command Authority not on a Super Crisis', () => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] })
      .superCrisis('cylon-intruders')
      .settle();
    expect([game.told('checkResult').length, game.told('reaction')]).toEqual([1, []]);
  });

  test('character/base/william-adama Command Authority the hand may be too large until the end of the turn', () => {
    const hand = [
      'politics/1',
      'politics/2',
      'leadership/1',
      'leadership/2',
      'tactics/1',
      'tactics/2',
      'piloting/1',
      'piloting/2',
      'engineering/1',
      'engineering/2',
    ];
    const game = scene({ players: ['zarek', { adama: { hand } }, 'tigh'] })
      .crisis('cylon-accusation')
      .pass('adama')
      .choose('adama', 'command-authority');
    expect([game.player('adama').hand.length, game.question('adama')]).toEqual([12, undefined]);
  });
});

describe('character/base/william-adama Emotionally Attached', () => {
  test('character/base/william-adama Emotionally Attached may not activate Admiral’s Quarters', () => {
    const at = 'admirals-quarters';
    expect(
      scene({ players: [{ adama: { at, hand: ['tactics/1'] } }, 'roslin', 'tigh'] })
        .actions('adama')
        .ids('adama'),
    ).not.toContain('location');
    expect(
      scene({ players: ['adama', 'roslin', { tigh: { at } }] })
        .actions('tigh')
        .ids('tigh'),
    ).toContain('location');
  });

  test('character/base/william-adama Emotionally Attached may stand there and be accused', () => {
    const game = scene({
      players: ['adama', 'roslin', { boomer: { at: 'admirals-quarters' } }],
      destiny: ['tactics/5', 'tactics/2'],
    })
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', 'adama')
      .contributeNothing();
    expect(game.where('adama')).toBe('brig');
  });
});

/** Someone has Admiral’s Quarters activated against a character. */
const accuse = (players: Scene['players'], by: Person, target: Person): Table =>
  scene({ players }).actions(by).choose(by, 'location').choose(by, target);

describe('character/base/saul-tigh Cylon Hatred', () => {
  test.each(['boomer', 'tigh'] as const)(
    'character/base/saul-tigh Cylon Hatred when %s activates Admiral’s Quarters the check may be 3 easier',
    (by) => {
      const players: Scene['players'] =
        by === 'tigh'
          ? [{ tigh: { at: 'admirals-quarters' } }, 'roslin', 'zarek']
          : ['tigh', { boomer: { at: 'admirals-quarters' } }, 'zarek'];
      const game = accuse(players, by, 'zarek');
      expect(game.choices('tigh').topic).toEqual({ kind: 'react', window: 'beforeCards' });
      game.choose('tigh', 'cylon-hatred');
      expect(game.told('difficultyChanged')).toMatchObject([{ by: -3, to: 4 }]);
    },
  );

  test('character/base/saul-tigh Cylon Hatred once for an activation', () => {
    const game = accuse(['tigh', { boomer: { at: 'admirals-quarters' } }, 'zarek'], 'boomer', 'zarek').choose(
      'tigh',
      'cylon-hatred',
    );
    expect(game.question('tigh')?.topic.kind).not.toBe('react');
  });

  test('character/base/saul-tigh Cylon Hatred is his choice, and not for other checks', () => {
    const game = accuse(['tigh', { boomer: { at: 'admirals-quarters' } }, 'zarek'], 'boomer', 'zarek').pass('tigh');
    expect(game.told('difficultyChanged')).toEqual([]);
    const brig = scene({ players: ['tigh', { boomer: { at: 'brig' } }, 'roslin'] })
      .actions('boomer')
      .choose('boomer', 'location');
    expect([brig.question('tigh'), brig.told('checkResult').length]).toEqual([undefined, 1]);
  });
});

describe('character/base/saul-tigh Declare Martial Law', () => {
  test('character/base/saul-tigh Declare Martial Law the Admiral becomes President, with the Quorum hand', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'], quorumHand: ['food-rationing'] })
      .actions('tigh')
      .choose('tigh', 'declare-martial-law');
    expect([game.holder('president'), game.view('adama').own?.quorumHand, game.view('roslin').own?.quorumHand]).toEqual(
      ['adama', ['quorum/base/food-rationing'], []],
    );
  });

  test('character/base/saul-tigh Declare Martial Law Tigh himself if he is Admiral', () => {
    const game = scene({ players: ['tigh', 'roslin', 'boomer'] })
      .actions('tigh')
      .choose('tigh', 'declare-martial-law');
    expect([game.holder('admiral'), game.holder('president')]).toEqual(['tigh', 'tigh']);
  });

  test('character/base/saul-tigh Declare Martial Law once in a game, as an action', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'] })
      .actions('tigh', 2)
      .choose('tigh', 'declare-martial-law');
    expect(game.ids('tigh')).toEqual(['location', 'pass']);
  });
});

describe('character/base/saul-tigh Alcoholic', () => {
  const after = (hand: ReadonlyArray<string>, own: boolean): number => {
    const tigh = { tigh: { hand, at: 'brig' } } as const;
    const game = scene({ players: own ? [tigh, 'adama', 'roslin'] : ['adama', tigh, 'roslin'] }).turn();
    return game.told('skillsDiscarded').filter(({ why }) => why === 'character/base/saul-tigh/alcoholic').length;
  };

  test.each([
    [0, 0],
    [1, 1],
    [2, 0],
  ])('character/base/saul-tigh Alcoholic with %s cards at the start of a turn he discards %s', (count, lost) => {
    const hand = ['tactics/1', 'tactics/2'].slice(0, count);
    expect([after(hand, true), after(hand, false)]).toEqual([lost, lost]);
  });

  test('character/base/saul-tigh Alcoholic before Receive Skills', () => {
    const game = scene({ players: [{ tigh: { hand: ['politics/1'], at: 'brig' } }, 'adama', 'roslin'] }).turn();
    expect([game.player('tigh').hand.length, game.state.skillDecks.politics?.discard]).toEqual([
      5,
      ['skill/base/consolidate-power/1'],
    ]);
  });

  test('character/base/saul-tigh Alcoholic not as a Cylon player', () => {
    const game = scene({ players: ['adama', { tigh: { revealed: true, hand: ['tactics/1'] } }, 'roslin'] }).turn();
    expect(game.player('tigh').hand).toHaveLength(1);
  });
});

describe('character/base/karl-helo-agathon ECO Officer', () => {
  const table = (set: Partial<Scene> = {}): Table =>
    scene({
      players: [{ helo: { at: 'command' } }, 'adama', 'roslin'],
      ships: { bow: { basestar: 1 } },
      ...set,
    })
      .dice(8)
      .activate('basestars');

  test('character/base/karl-helo-agathon ECO Officer any die of his turn is rolled again, and the new result counts', () => {
    const game = table();
    expect(game.choices('helo').topic).toEqual({ kind: 'react', window: 'afterRoll' });
    game.dice(1).choose('helo', 'eco-officer');
    expect([game.told('dieRolled').map(({ die }) => die), game.told('attack')[0]?.result]).toEqual([[8, 1], 'miss']);
  });

  test('character/base/karl-helo-agathon ECO Officer once in a turn', () => {
    const game = table().dice(8, 1).choose('helo', 'eco-officer');
    expect([game.question('helo'), game.activate('basestars').question('helo')]).toEqual([undefined, undefined]);
  });

  test('character/base/karl-helo-agathon ECO Officer whoever rolls, but in his own turn', () => {
    const own = scene({ players: [{ helo: { at: 'command' } }, 'adama', 'roslin'] }).resolve(
      [{ roll: { results: [] } }],
      'adama',
      'location/base/human-fleet',
    );
    expect(own.choices('helo').topic).toMatchObject({ window: 'afterRoll' });
    expect(table({ current: 'adama' }).question('helo')).toBeUndefined();
  });

  test('character/base/karl-helo-agathon ECO Officer a Strategic Planning counts for the new roll too', () => {
    const game = table({ players: [{ helo: { at: 'command' } }, 'adama', { tigh: { hand: ['tactics/3'] } }] })
      .dice(8)
      .choose('tigh', 'tactics/3');
    game.dice(1).choose('helo', 'eco-officer');
    expect(game.told('dieRolled').map(({ result }) => result)).toEqual([8, 3]);
  });

  test('character/base/karl-helo-agathon ECO Officer also while stranded', () => {
    expect(table({ players: [{ helo: { at: 'stranded' } }, 'adama', 'roslin'] }).choices('helo').topic).toMatchObject({
      window: 'afterRoll',
    });
  });
});

describe('character/base/karl-helo-agathon Moral Compass', () => {
  const chosen = (chooser: Person, set: Partial<Scene>, card: string): Table =>
    scene({ players: ['adama', 'roslin', { helo: { at: 'command' } }], ...set })
      .crisis(card)
      .choose(chooser, 'option1');

  test('character/base/karl-helo-agathon Moral Compass the choice on a Crisis card becomes the other one', () => {
    const game = chosen('roslin', {}, 'rescue-caprica-survivors').choose('helo', 'moral-compass');
    expect([game.state.resources, game.player('helo').usedOncePerGame]).toMatchObject([
      { fuel: 8, food: 8, morale: 9, population: 12 },
      true,
    ]);
  });

  test('character/base/karl-helo-agathon Moral Compass before the choice is resolved; declined, it stands', () => {
    const game = chosen('roslin', {}, 'rescue-caprica-survivors');
    expect([game.choices('helo').topic, game.state.resources.fuel]).toEqual([
      { kind: 'react', window: 'choiceMade' },
      8,
    ]);
    expect(game.decline().state.resources).toMatchObject({ fuel: 7, food: 7, population: 13, morale: 10 });
  });

  test('character/base/karl-helo-agathon Moral Compass also on his own choice', () => {
    const game = chosen('helo', { current: 'helo' }, 'admiral-grilled');
    expect(game.choose('helo', 'moral-compass').state.resources.morale).toBe(9);
  });

  test('character/base/karl-helo-agathon Moral Compass not on choices inside a box', () => {
    const game = scene({ players: ['adama', 'roslin', { helo: { at: 'command' } }] })
      .crisis('requested-resignation')
      .choose('adama', 'option2')
      .decline()
      .choose('roslin', 'option2');
    expect([game.where('roslin'), game.question('helo')]).toEqual(['brig', undefined]);
  });

  test('character/base/karl-helo-agathon Moral Compass once in a game', () => {
    expect(
      chosen(
        'roslin',
        { players: ['adama', 'roslin', { helo: { at: 'command', spent: true } }] },
        'rescue-caprica-survivors',
      ).question('helo'),
    ).toBeUndefined();
  });
});

describe('character/base/karl-helo-agathon Stranded', () => {
  test('character/base/karl-helo-agathon Stranded until the start of his 2nd turn, then Hangar Deck, before Receive Skills', () => {
    const game = scene({ players: [{ helo: { at: 'stranded' } }, 'adama', 'roslin'], crisisDeck: ['food-shortage'] });
    game.player('helo').ownTurns = 0;
    game.turn();
    expect([
      game.where('helo'),
      game.told('crisisDrawn').map(({ seat }) => seat),
      game.player('helo').hand.length,
    ]).toEqual(['stranded', [0], 5]);
    while (game.told('turnStarted').length < 4) game.settle(1);
    expect(game.where('helo')).toBe('hangar-deck');
  });

  test('character/base/karl-helo-agathon Stranded nobody can send him to the Brig or Sickbay', () => {
    for (const to of ['brig', 'sickbay'] as const) {
      const game = scene({ players: [{ helo: { at: 'stranded' } }, 'adama', 'roslin'] }).resolve(
        [{ choosePlayer: { by: 'you', from: { sendable: to }, then: [{ send: { who: 'chosen', to } }] } }],
        'adama',
      );
      expect(game.choices('adama').choices).toMatchObject([{ seat: 1 }, { seat: 2 }]);
    }
  });

  test('character/base/karl-helo-agathon Stranded he holds titles and makes their decisions', () => {
    const game = scene({ players: [{ helo: { at: 'stranded' } }, 'boomer', 'roslin'] }).crisis('declare-martial-law');
    expect([game.holder('admiral'), game.choices('helo').topic.kind]).toEqual(['helo', 'chooseOption']);
  });
});
