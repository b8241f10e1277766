/** The four Cylon locations. Caprica's Crisis cards: R-CRI-60 to R-CRI-64 in the chapter on Crisis cards. */
import { describe, expect, test } from 'vitest';
import { scene, type PlayerScene, type Scene, type Table } from '../scene.ts';

/** Tigh, a Cylon player, activates the location he is on. */
function activated(at: string, set: Partial<Scene> = {}, own: PlayerScene = {}): Table {
  const game = scene({ players: [{ tigh: { revealed: true, at, ...own } }, 'roslin', 'adama'], ...set });
  return game.actions('tigh').choose('tigh', 'location');
}

test('R-TURN-130 the Cylon locations of the base board', () => {
  const game = scene({
    players: [{ tigh: { revealed: true, at: 'command', hand: ['tactics/1'] } }, 'roslin', 'adama'],
  }).call('move', {
    seat: 0,
    to: undefined,
  });
  expect(game.ids('tigh')).toEqual(
    ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'].map((slug) => `location/base/${slug}`),
  );
});

describe('location/base/caprica', () => {
  test('R-TURN-130 location/base/caprica 2 Crisis cards, 1 is resolved and the other discarded', () => {
    const game = activated('caprica', { crisisDeck: ['food-shortage', 'riots-a'] });
    expect(game.ids('tigh')).toEqual(['crisis/base/food-shortage', 'crisis/base/riots-a']);
    game.choose('tigh', 'food-shortage').choose('roslin', 'option1');
    expect([game.state.resources.food, game.state.crisis.discard]).toEqual([
      6,
      ['crisis/base/riots-a', 'crisis/base/food-shortage'],
    ]);
  });

  test('location/base/caprica or their own Super Crisis card, if there is one', () => {
    const game = activated('caprica', {}, { superCrises: ['massive-assault'] });
    expect(game.ids('tigh')).toEqual(['option1', 'option2']);
    game.choose('tigh', 'option1').settle();
    expect([game.told('crisisDrawn'), game.player('tigh').superCrises]).toMatchObject([
      [{ card: 'super-crisis/base/massive-assault', superCrisis: true }],
      [],
    ]);
  });

  test('location/base/caprica neither ships nor the fleet marker move by its card', () => {
    const game = activated('caprica', { crisisDeck: ['food-shortage', 'riots-a'], ships: { bow: { raider: 1 } } })
      .choose('tigh', 'food-shortage')
      .choose('roslin', 'option1');
    expect([game.told('shipsActivated'), game.state.jumpTrack]).toEqual([[], 0]);
  });

  test('location/base/caprica the Cylon player decides what the current player decides', () => {
    const game = activated('caprica', { crisisDeck: ['admiral-grilled', 'riots-a'] }).choose('tigh', 'admiral-grilled');
    expect(game.choices('tigh').topic).toEqual({ kind: 'chooseOption', card: 'crisis/base/admiral-grilled' });
  });

  test('location/base/caprica a Sympathizer who became a Cylon may use it', () => {
    const game = scene({
      players: [{ tigh: { sympathizer: true, at: 'caprica' } }, 'roslin', 'adama'],
      crisisDeck: ['food-shortage', 'riots-a'],
    })
      .actions('tigh')
      .choose('tigh', 'location');
    expect(game.choices('tigh').topic.kind).toBe('chooseCrisis');
  });
});

describe('location/base/cylon-fleet', () => {
  const ships = { bow: { basestar: 1, raider: 1, heavyRaider: 1 }, stern: { basestar: 1 } } as const;

  test.each([
    ['raiders', 'option1', ['raider']],
    ['basestars', 'option3', ['basestar', 'basestar']],
  ] as const)('R-TURN-132 location/base/cylon-fleet all %s are activated', (activation, option, attackers) => {
    const game = activated('cylon-fleet', { ships }).dice(1, 1).choose('tigh', option);
    expect([game.told('shipsActivated'), game.told('attack').map(({ attacker }) => attacker)]).toMatchObject([
      [{ activation }],
      attackers,
    ]);
  });

  test('R-TURN-132 location/base/cylon-fleet heavy raiders with the centurions, also without a heavy raider', () => {
    const game = activated('cylon-fleet', { boarding: [0, 2] }).choose('tigh', 'option2');
    expect(game.state.boarding).toEqual([1, 3]);
  });

  test('R-TURN-132 location/base/cylon-fleet or each basestar launches 2 raiders and 1 heavy raider', () => {
    const game = activated('cylon-fleet', { ships }).choose('tigh', 'option4');
    expect([
      game.count('raider', 'bow'),
      game.count('heavyRaider', 'bow'),
      game.count('raider', 'stern'),
      game.count('heavyRaider', 'stern'),
      game.told('attack'),
    ]).toEqual([3, 2, 2, 1, []]);
  });

  test('location/base/cylon-fleet nothing else may be chosen', () => {
    expect(activated('cylon-fleet', { ships }).ids('tigh')).toEqual(['option1', 'option2', 'option3', 'option4']);
  });

  test('location/base/cylon-fleet never by a Sympathizer who became a Cylon', () => {
    const game = scene({
      players: [{ tigh: { sympathizer: true, at: 'cylon-fleet' } }, 'roslin', 'adama'],
      ships,
    }).actions('tigh');
    expect(game.question('tigh')).toBeUndefined();
  });
});

describe('location/base/human-fleet', () => {
  const players: Scene['players'] = [
    { tigh: { revealed: true, at: 'human-fleet' } },
    { roslin: { hand: ['politics/3', 'leadership/1'] } },
    'adama',
  ];
  const robbed = (die: number): Table =>
    scene({ players })
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'roslin')
      .dice(die)
      .choose('tigh', 'leadership/1');

  test('R-TURN-131 location/base/human-fleet look at a hand and take 1 card of it', () => {
    const game = robbed(1);
    expect([game.player('tigh').hand, game.player('roslin').hand]).toEqual([
      ['skill/base/executive-order/1'],
      ['skill/base/investigative-committee/3'],
    ]);
  });

  test('R-TURN-131 location/base/human-fleet nobody else sees the hand, and only its owner what was taken', () => {
    const game = robbed(1);
    const seen = [{ kind: 'handSeen', by: 0, of: 1 }];
    expect([
      game.told('handSeen', 'tigh')[0]?.cards?.length,
      game.told('handSeen'),
      game.told('handSeen', 'adama'),
      game.told('handSeen', 'roslin'),
    ]).toEqual([2, seen, seen, seen]);
    expect([game.told('skillTaken', 'roslin')[0]?.card, game.told('skillTaken')]).toEqual([
      'skill/base/executive-order/1',
      [{ kind: 'skillTaken', by: 0, from: 1 }],
    ]);
  });

  test.each([
    [4, 8],
    [5, 7],
  ])('R-TURN-131 location/base/human-fleet after a %s there are %s tokens of Galactica damage left', (die, left) => {
    expect(robbed(die).state.galacticaDamage).toHaveLength(left);
  });

  test('R-TURN-131 location/base/human-fleet the roll is made also if the hand was empty', () => {
    const game = activated('human-fleet').dice(5).choose('tigh', 'adama');
    expect([game.told('dieRolled').length, game.told('galacticaDamaged').length]).toEqual([1, 1]);
  });
});

describe('location/base/resurrection-ship', () => {
  const rising = (own: PlayerScene, set: Partial<Scene> = {}): Table => activated('resurrection-ship', set, own);

  test('R-TURN-130 location/base/resurrection-ship the Super Crisis card may be exchanged', () => {
    const game = rising({ superCrises: ['massive-assault'], loyalty: [] }).choose('tigh', 'massive-assault');
    expect([
      game.player('tigh').superCrises.length,
      game.player('tigh').superCrises[0],
      game.state.superCrisis.discard,
    ]).toEqual([1, expect.not.stringContaining('massive'), ['super-crisis/base/massive-assault']]);
    expect(
      rising({ superCrises: ['massive-assault'], loyalty: [] })
        .pass('tigh')
        .player('tigh').superCrises,
    ).toEqual(['super-crisis/base/massive-assault']);
  });

  test('location/base/resurrection-ship then, up to distance 7, all face-down Loyalty cards go to 1 player', () => {
    const game = rising(
      { loyalty: ['human', 'cylon'] },
      { travelled: ['asteroid-field', 'barren-planet', 'barren-planet'] },
    ).choose('tigh', 'adama');
    expect([game.player('tigh').loyalty, game.player('adama').loyalty.length, game.told('loyaltyHandedOver')]).toEqual([
      [],
      3,
      [{ kind: 'loyaltyHandedOver', from: 0, to: 2, count: 2 }],
    ]);
  });

  test('location/base/resurrection-ship not at distance 8', () => {
    const game = rising(
      { loyalty: ['human', 'cylon'] },
      { travelled: ['barren-planet', 'barren-planet', 'barren-planet', 'barren-planet'] },
    );
    expect([game.question('tigh'), game.player('tigh').loyalty.length]).toEqual([undefined, 2]);
  });

  test('location/base/resurrection-ship one may move there', () => {
    const game = scene({ players: [{ tigh: { revealed: true, at: 'caprica' } }, 'roslin', 'adama'] })
      .call('move', { seat: 0, to: undefined })
      .choose('tigh', 'resurrection-ship');
    expect(game.where('tigh')).toBe('resurrection-ship');
  });
});
