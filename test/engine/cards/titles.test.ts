/** The title cards and the objective of the base game. */
import { describe, expect, test } from 'vitest';
import { scene, type Scene, type Table } from '../scene.ts';
import { SetUp } from '../setUp.ts';

describe('title/base/president', () => {
  test('title/base/president starts with 1 Quorum card', () => {
    const game = new SetUp({ players: 3 }).choose('tigh', 'roslin', 'apollo').done();
    expect([game.state.quorumHand.length, game.state.quorum.deck.length]).toEqual([1, 16]);
  });

  test('title/base/president an action draws 1 Quorum card', () => {
    const game = scene({ players: ['roslin', 'tigh', 'zarek'], quorumDeck: ['food-rationing'] })
      .actions('roslin')
      .choose('roslin', 'drawQuorum');
    expect(game.state.quorumHand).toEqual(['quorum/base/food-rationing']);
  });

  test('title/base/president an empty Quorum deck is refilled from the discards, without removed cards', () => {
    const game = scene({ players: ['roslin', 'tigh', 'zarek'] });
    game.state.quorum = { deck: [], discard: ['quorum/base/arrest-order'] };
    game.actions('roslin').choose('roslin', 'drawQuorum');
    expect([game.state.quorumHand, game.state.quorum]).toEqual([
      ['quorum/base/arrest-order'],
      { deck: [], discard: [] },
    ]);
  });

  test('title/base/president an action plays 1 Quorum card; two copies are one choice each', () => {
    const game = scene({
      players: ['roslin', 'tigh', 'zarek'],
      quorumHand: ['food-rationing', 'food-rationing', 'arrest-order'],
    }).actions('roslin');
    expect(game.choices('roslin').choices.filter(({ kind }) => kind === 'playQuorum')).toHaveLength(3);
  });

  test('title/base/president nobody else has these actions', () => {
    const game = scene({ players: ['roslin', 'tigh', 'zarek'], quorumHand: ['food-rationing'] }).actions('tigh');
    expect(game.choices('tigh').choices.map(({ kind }) => kind)).not.toContain('playQuorum');
    expect(game.ids('tigh')).not.toContain('drawQuorum');
  });

  test('title/base/president works in the Brig', () => {
    const game = scene({ players: [{ roslin: { at: 'brig' } }, 'tigh', 'zarek'], quorumHand: ['arrest-order'] })
      .actions('roslin')
      .choose('roslin', 'arrest-order')
      .choose('roslin', 'zarek');
    expect(game.where('zarek')).toBe('brig');
  });
});

describe('title/base/admiral', () => {
  function nuked(die: number, ships: Scene['ships'] = { bow: { basestar: 1, raider: 4 } }): Table {
    return scene({ players: ['adama', 'helo', 'roslin'], ships })
      .actions('adama')
      .dice(die)
      .choose('adama', 'launchNuke');
  }

  test('title/base/admiral starts with 2 nukes', () => {
    expect(new SetUp({ players: 3 }).choose('tigh', 'roslin', 'apollo').done().state.nukes).toBe(2);
  });

  test.each([1, 2])('title/base/admiral a roll of %i damages the basestar twice', (die) => {
    const game = nuked(die);
    expect(game.told('basestarDamaged')).toHaveLength(2);
    expect(game.count('raider')).toBe(4);
  });

  test.each([
    [3, 4],
    [6, 4],
    [7, 1],
    [8, 1],
  ])('title/base/admiral a roll of %i destroys the basestar and leaves %i of 4 raiders', (die, raiders) => {
    const game = nuked(die);
    expect([game.count('basestar'), game.count('raider')]).toEqual([0, raiders]);
  });

  test('title/base/admiral the nuke is used up whatever the result', () => {
    expect([nuked(1).state.nukes, nuked(8).state.nukes]).toEqual([1, 1]);
  });

  test('title/base/admiral of several basestars the Admiral picks one', () => {
    const game = scene({
      players: ['adama', 'helo', 'roslin'],
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
    })
      .actions('adama')
      .choose('adama', 'launchNuke');
    expect(game.choices('adama').choices.map((choice) => (choice.kind === 'ship' ? choice.area : undefined))).toEqual([
      'bow',
      'stern',
    ]);
  });

  test('title/base/admiral of 2 Destination cards the Admiral keeps 1; the other goes under the deck unseen', () => {
    const game = scene({
      players: ['adama', 'helo', 'roslin'],
      destinations: ['barren-planet', 'remote-planet'],
    }).jump();
    expect(game.ids('adama')).toEqual(['destination/base/barren-planet', 'destination/base/remote-planet']);
    game.choose('adama', 'remote-planet').settle();
    expect(game.state.destinations.deck[0]).toBe('destination/base/barren-planet');
    expect(JSON.stringify(game.told('cardPutBack'))).not.toContain('barren-planet');
  });
});

describe('objective/base/kobol', () => {
  const arrive = (
    travelled: ReadonlyArray<string>,
    milestones: ReadonlyArray<string>,
  ): Array<readonly [number, string]> =>
    scene({ players: ['tigh', 'zarek', 'roslin'], travelled, milestones })
      .call('milestones', {})
      .settle()
      .told('milestone')
      .map(({ distance, event }) => [distance, event]);

  test.each([
    [['asteroid-field'], [], []],
    [['asteroid-field', 'icy-moon'], [], [[4, 'sleeperAgent']]],
    [['asteroid-field', 'desolate-moon', 'icy-moon'], ['sleeperAgent'], []],
    [['asteroid-field', 'desolate-moon', 'deep-space'], ['sleeperAgent'], [[8, 'finalJump']]],
    [
      ['asteroid-field', 'desolate-moon', 'deep-space'],
      [],
      [
        [4, 'sleeperAgent'],
        [8, 'finalJump'],
      ],
    ],
    [['asteroid-field', 'desolate-moon', 'cylon-ambush'], ['sleeperAgent', 'finalJump'], []],
  ] as const)('objective/base/kobol %j with %j behind it reaches %j', (travelled, milestones, reached) => {
    expect(arrive(travelled, milestones)).toEqual(reached);
  });

  test('objective/base/kobol the jump after distance 8 is the last, and no Destination card is drawn', () => {
    const game = scene({
      players: ['tigh', 'zarek', 'roslin'],
      travelled: ['asteroid-field', 'desolate-moon'],
      milestones: ['sleeperAgent'],
      destinations: ['deep-space', 'barren-planet'],
    });
    game.jump().settle();
    expect(game.state.over).toBeUndefined();
    game.jump();
    expect([game.state.over?.winner, game.state.travelled.length]).toEqual(['humans', 3]);
  });
});
