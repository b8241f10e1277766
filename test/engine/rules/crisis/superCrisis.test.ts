/** Super Crisis cards and Caprica (chapter 04, R-CRI-50 to R-CRI-66). */
import { describe, expect, test } from 'vitest';
import { activated, changes } from '../../cards/crisisPlay.ts';
import { scene, type PlayerScene, type Scene, type Table } from '../../scene.ts';

/** Boomer, a Cylon player on Caprica, is the current player. */
function caprica(boomer: PlayerScene = {}, set: Partial<Scene> = {}): Table {
  return scene({
    players: [{ boomer: { revealed: true, at: 'caprica', ...boomer } }, 'tigh', 'zarek'],
    ...set,
  }).actions('boomer');
}

describe('Super Crisis cards', () => {
  test('R-CRI-50 who reveals as a Cylon receives 1 random Super Crisis card, which stays secret', () => {
    const game = scene({ players: [{ boomer: { loyalty: ['cylon'], at: 'brig' } }, 'tigh', 'zarek'] });
    game
      .call('reveal', { seat: 0, card: 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', withEffect: false })
      .settle();
    const [card] = game.player('boomer').superCrises;
    expect([game.player('boomer').superCrises.length, game.state.superCrisis.deck.length]).toEqual([1, 4]);
    expect(game.view('tigh').players[0]?.superCrisisCount).toBe(1);
    expect(JSON.stringify([game.view('tigh'), game.told('superCrisisDrawn', 'tigh')])).not.toContain(card);
    expect(game.view('boomer').own?.superCrises).toEqual([card]);
  });

  test('R-CRI-51 it is played on Caprica, one card for one activation', () => {
    const game = caprica({ superCrises: ['inbound-nukes', 'massive-assault'] })
      .choose('boomer', 'location')
      .choose('boomer', 'option1')
      .choose('boomer', 'massive-assault')
      .settle();
    expect(game.told('crisisDrawn')).toMatchObject([
      { seat: 0, card: 'super-crisis/base/massive-assault', superCrisis: true },
    ]);
    expect(game.player('boomer').superCrises).toEqual(['super-crisis/base/inbound-nukes']);
  });

  test.each(['cylon-fleet', 'human-fleet', 'resurrection-ship'])(
    'R-CRI-51 no Super Crisis card can be played at %s',
    (at) => {
      const game = scene({
        players: [{ boomer: { revealed: true, at, superCrises: ['inbound-nukes'] } }, 'tigh', 'zarek'],
      }).actions('boomer');
      expect(game.ids('boomer')).toEqual(['location', 'pass']);
      game.choose('boomer', 'location').settle();
      expect(game.told('crisisDrawn')).toEqual([]);
    },
  );

  test('R-CRI-52 it is no Crisis card for abilities: Starbuck and Helo cannot react, Roslin and Baltar draw nothing', () => {
    const game = scene({ players: ['roslin', 'starbuck', 'helo', 'baltar', 'tigh'] }).superCrisis('massive-assault');
    expect([
      game.told('crisisDrawn').length,
      game.told('reaction'),
      game.told('skillsDrawn'),
      game.state.decisions,
    ]).toEqual([1, [], [], []]);
  });

  test('R-CRI-53 several may be held, and they do not count for the hand limit', () => {
    const hand = [
      'tactics/1',
      'tactics/1',
      'tactics/1',
      'tactics/2',
      'tactics/2',
      'piloting/1',
      'piloting/1',
      'piloting/2',
      'piloting/2',
      'piloting/2',
    ];
    const game = scene({
      players: [
        { boomer: { revealed: true, at: 'caprica', superCrises: ['inbound-nukes', 'massive-assault'], hand } },
        'tigh',
        'zarek',
      ],
    });
    game
      .call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 })
      .choose('boomer', 'tactics')
      .choose('boomer', 'tactics')
      .pass('boomer')
      .choose('boomer', 'pass');
    expect(game.choices('boomer').topic).toEqual({ kind: 'discard', count: 2, why: 'handLimit' });
  });

  test('R-CRI-54 a Sympathizer who became a Cylon player receives none and can play none', () => {
    const game = scene({ players: ['boomer', 'tigh', 'zarek'] })
      .call('receiveLoyalty', { seat: 0, card: 'loyalty/base/you-are-a-sympathizer' })
      .settle();
    expect([game.player('boomer').cylon, game.player('boomer').superCrises]).toEqual(['sympathizer', []]);
    const turn = scene({ players: [{ boomer: { sympathizer: true, at: 'caprica' } }, 'tigh', 'zarek'] })
      .actions('boomer')
      .choose('boomer', 'location');
    expect(turn.choices('boomer').topic.kind).toBe('chooseCrisis');
  });

  test('R-CRI-55 when it is resolved it goes to its own discard pile, unless it stays in play', () => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'] }).superCrisis('inbound-nukes');
    expect([game.state.superCrisis.discard, game.state.crisis.discard]).toEqual([
      ['super-crisis/base/inbound-nukes'],
      [],
    ]);
    const kept = scene({ players: ['tigh', 'zarek', 'roslin'], destiny: ['politics/1', 'politics/1'] }).superCrisis(
      'bomb-on-colonial-1',
    );
    expect([kept.state.superCrisis.discard, kept.state.inPlay]).toEqual([[], ['super-crisis/base/bomb-on-colonial-1']]);
  });
});

describe('Caprica', () => {
  const deck = { crisisDeck: ['riots-b', 'water-shortage-b'] } as const;

  test('R-CRI-60 the Cylon player plays their own Super Crisis card, or draws 2 Crisis cards', () => {
    expect(
      caprica({ superCrises: ['inbound-nukes'] })
        .choose('boomer', 'location')
        .ids('boomer'),
    ).toEqual(['option1', 'option2']);
  });

  test('R-CRI-60 of 2 Crisis cards 1 is resolved and the other discarded; nobody else sees them before', () => {
    const game = caprica({}, deck).choose('boomer', 'location');
    expect(game.choices('boomer')).toMatchObject({
      privacy: 'private',
      choices: [{ card: 'crisis/base/riots-b' }, { card: 'crisis/base/water-shortage-b' }],
    });
    game.choose('boomer', 'riots-b').choose('tigh', 'option1');
    expect(game.told('crisisDrawn')).toMatchObject([{ card: 'crisis/base/riots-b' }]);
    expect([...game.state.crisis.discard].sort()).toEqual(['crisis/base/riots-b', 'crisis/base/water-shortage-b']);
  });

  test('R-CRI-62 the Cylon player makes the current player’s choices, and is not affected', () => {
    const game = caprica({ hand: ['tactics/1', 'tactics/2'] }, { crisisDeck: ['a-traitor-accused', 'riots-b'] })
      .choose('boomer', 'location')
      .choose('boomer', 'a-traitor-accused');
    expect(game.choices('boomer').topic.kind).toBe('chooseOption');
    game.choose('boomer', 'option2');
    expect(game.player('boomer').hand).toHaveLength(2);
  });

  test('R-CRI-62 whom a failed check lets the current player choose is chosen by the Cylon player', () => {
    const game = caprica({}, { crisisDeck: ['witch-hunt', 'riots-b'], destiny: ['piloting/1', 'piloting/1'] })
      .choose('boomer', 'location')
      .choose('boomer', 'witch-hunt');
    expect(game.choices('boomer').choices).toMatchObject([{ seat: 1 }, { seat: 2 }]);
  });

  test('R-CRI-63 R-CRI-64 the icons at the bottom are ignored', () => {
    const game = caprica({}, { ...deck, ships: { bow: { basestar: 1 } } })
      .choose('boomer', 'location')
      .choose('boomer', 'riots-b')
      .choose('tigh', 'option1');
    expect([activated(game), game.told('attack'), game.state.jumpTrack, changes(game)]).toEqual([
      [],
      [],
      0,
      { food: -1, morale: -1 },
    ]);
  });

  test('R-CRI-63 the steps of a Cylon attack card are resolved', () => {
    const game = caprica({}, { crisisDeck: ['thirty-three', 'riots-b'] })
      .choose('boomer', 'location')
      .choose('boomer', 'thirty-three');
    expect([activated(game), game.count('basestar'), game.count('civilian')]).toEqual([['raiders'], 1, 4]);
  });

  test('R-CRI-63 activations in the text of a result are resolved', () => {
    const game = caprica({ superCrises: ['fleet-mobilization'] }, { destiny: ['politics/1', 'politics/1'] })
      .choose('boomer', 'location')
      .choose('boomer', 'option1');
    expect(activated(game)).toEqual(['basestars', 'raiders', 'heavyRaiders', 'launchRaiders']);
  });

  test('R-CRI-66 a human player’s abilities work on a Crisis card from Caprica', () => {
    const players = [
      { zarek: { revealed: true, at: 'caprica' } },
      'tigh',
      'boomer',
      'helo',
      'starbuck',
    ] as const satisfies Scene['players'];
    const starbuck = scene({ players, crisisDeck: ['cylon-accusation', 'riots-b', 'riots-a'] })
      .actions('zarek')
      .choose('zarek', 'location')
      .choose('zarek', 'cylon-accusation');
    expect(starbuck.choices('starbuck').topic).toEqual({ kind: 'react', window: 'crisisRevealed' });
    expect(starbuck.pass('starbuck').choices('boomer').topic).toEqual({ kind: 'react', window: 'replaceCheck' });
    const helo = scene({ players, crisisDeck: ['riots-a', 'riots-b'] })
      .actions('zarek')
      .choose('zarek', 'location')
      .choose('zarek', 'riots-a')
      .pass('starbuck')
      .choose('tigh', 'option1');
    expect(helo.choices('helo').topic).toEqual({ kind: 'react', window: 'choiceMade' });
  });
});
