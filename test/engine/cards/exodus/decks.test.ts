/** The Super Crisis, Quorum and Destination cards of Exodus, numbers from the reference. */
import { describe, expect, test } from 'vitest';
import { crisisData } from '../../../../src/engine/rules/crisis/crisisCard.ts';
import { exodusScene, withExodus, withPegasusAndExodus } from '../../exodusScene.ts';
import type { Scene, Table } from '../../scene.ts';
import { board, changes, superCheck } from '../crisisPlay.ts';

const brig = { at: 'brig' } as const;

describe('Super Crises', () => {
  const set = { options: withExodus } as const;
  const missiles = { card: 'fire-all-missiles', difficulty: 22, skills: ['tactics', 'piloting'] } as const;
  const prisoner = { card: 'human-prisoner', difficulty: 18, skills: ['leadership', 'tactics'] } as const;
  /** Tigh is a Cylon player and the current player. */
  const cylon = { tigh: { revealed: true, at: 'caprica', hand: ['treachery/3'] } } as const;
  const played = (more: Partial<Scene> = {}): Partial<Scene> => ({
    options: withPegasusAndExodus,
    players: [cylon, 'zarek', { roslin: { hand: ['politics/1', 'politics/2'] } }],
    titles: { admiral: 'zarek', president: 'roslin' },
    ...more,
  });

  test('R-CHK-78 super-crisis/exodus/fire-all-missiles: 2 damages as its consequence; failed: 2 civilian ships', () => {
    const game = superCheck(missiles, 22, { ...set, destiny: ['iron-will/0', 'iron-will/0'] }).settle();
    expect([game.told('galacticaDamaged').length, game.told('civilianDestroyed').length]).toEqual([2, 0]);
    const failed = superCheck(missiles, 21, set).settle();
    expect([failed.told('galacticaDamaged').length, failed.told('civilianDestroyed').length]).toEqual([0, 2]);
  });

  test('super-crisis/exodus/human-prisoner failed: the Cylon player takes the whole hand of a human, who goes to Sickbay', () => {
    const game = superCheck(prisoner, 17, played());
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
    game.choose('tigh', 'roslin').settle();
    expect([game.player('tigh').hand.length, game.player('roslin').hand, game.where('roslin')]).toEqual([
      3,
      [],
      'sickbay',
    ]);
    expect(game.told('skillsDiscarded')).toEqual([]);
  });

  test('R-LOY-20 super-crisis/exodus/human-prisoner: the number is public, the cards only these two know', () => {
    const game = superCheck(prisoner, 17, played()).choose('tigh', 'roslin').settle();
    expect(game.told('handTaken', 'zarek')).toEqual([{ kind: 'handTaken', by: 0, from: 2, count: 2 }]);
    const cards = ['skill/base/consolidate-power/1', 'skill/base/consolidate-power/2'];
    for (const person of ['tigh', 'roslin'] as const) expect(game.told('handTaken', person)).toMatchObject([{ cards }]);
  });

  test('R-TURN-113 super-crisis/exodus/human-prisoner: who can go to Sickbay, or if nobody can, any human for the cards', () => {
    const one = superCheck(
      prisoner,
      17,
      played({ players: [cylon, 'zarek', { roslin: { ...brig, hand: ['politics/1'] } }] }),
    ).settle();
    expect(one.told('handTaken')).toMatchObject([{ from: 1 }]);
    expect(one.where('zarek')).toBe('sickbay');
    const all = exodusScene({
      players: [cylon, { zarek: brig }, { roslin: { ...brig, hand: ['politics/1'] } }],
      options: withPegasusAndExodus,
    });
    all.superCrisis('human-prisoner').contributeNothing();
    expect(all.ids('tigh')).toEqual(['seat1', 'seat2']);
    all.choose('tigh', 'roslin').settle();
    expect([all.where('roslin'), all.player('tigh').hand.length]).toEqual(['brig', 2]);
  });

  test('super-crisis/exodus/human-prisoner in the turn of somebody else: the Cylon player takes the cards, not the current one', () => {
    const game = exodusScene({
      players: ['zarek', { tigh: { revealed: true, at: 'caprica' } }, { roslin: { hand: ['politics/1'] } }],
    });
    const card = { seat: 1, card: 'super-crisis/exodus/human-prisoner', superCrisis: true, withIcons: false };
    game.call('crisis', crisisData(card)).contributeNothing();
    expect(game.ids('tigh')).toEqual(['seat0', 'seat2']);
    expect(game.choose('tigh', 'roslin').settle().player('tigh').hand).toHaveLength(1);
  });

  test('R-TURN-101 super-crisis/exodus/human-prisoner: the taken cards count for the hand limit at the end of the turn', () => {
    const ten = [
      'politics/1',
      'politics/2',
      'politics/1',
      'politics/2',
      'politics/3',
      'leadership/1',
      'leadership/2',
      'leadership/1',
      'tactics/1',
      'tactics/2',
    ];
    const superCrises = { superCrises: ['human-prisoner'], revealed: true, at: 'caprica' } as const;
    const players = [{ tigh: superCrises }, 'zarek', { roslin: { hand: ten } }] as const;
    const game = exodusScene({ players, destiny: ['piloting/1', 'piloting/1'] }).turn();
    while (game.question('tigh')?.topic.kind !== 'action') game.settle(1);
    const before = game.player('tigh').hand.length;
    game.choose('tigh', 'location').choose('tigh', 'option1').contributeNothing().choose('tigh', 'roslin');
    expect(game.player('tigh').hand).toHaveLength(before + 10);
    expect(game.choices('tigh').topic).toEqual({ kind: 'discard', count: before, why: 'handLimit' });
  });
});

describe('quorum cards', () => {
  const play = (card: string, set: Partial<Scene> = {}): Table =>
    exodusScene({
      players: ['roslin', 'tigh', 'zarek'],
      titles: { president: 'roslin', admiral: 'tigh' },
      quorumHand: [card],
      ...set,
    })
      .actions('roslin')
      .choose('roslin', `quorum/exodus/${card}`);

  test('quorum/exodus/establish-dogsville: 1 population for 1 morale', () => {
    const game = play('establish-dogsville');
    expect([changes(game), game.state.quorum.discard]).toEqual([
      { population: 1, morale: -1 },
      ['quorum/exodus/establish-dogsville'],
    ]);
  });

  const rich = { quorumHand: ['resignation', 'arrest-order', 'food-rationing', 'inspirational-speech'] } as const;

  test('quorum/exodus/resignation: any Quorum cards for as many, then another player is President with that hand', () => {
    const game = play('resignation', { ...rich, quorumDeck: ['presidential-pardon', 'assign-arbitrator'] });
    expect(game.choices('roslin')).toMatchObject({
      topic: { kind: 'exchangeQuorum' },
      privacy: 'private',
      min: 0,
      max: 3,
    });
    game.choose('roslin', 'arrest-order', 'food-rationing');
    expect(game.told('quorumDiscarded')[0]?.cards).toEqual(['quorum/base/arrest-order', 'quorum/base/food-rationing']);
    expect(game.ids('roslin')).toEqual(['seat1', 'seat2']);
    game.choose('roslin', 'zarek');
    expect(game.holder('president')).toBe('zarek');
    expect(game.view('zarek').own?.quorumHand).toEqual([
      'quorum/base/inspirational-speech',
      'quorum/base/presidential-pardon',
      'quorum/base/assign-arbitrator',
    ]);
  });

  test('R-LOY-20 quorum/exodus/resignation: what is drawn only the President knows', () => {
    const game = play('resignation', { ...rich }).choose('roslin', 'arrest-order');
    expect(game.told('quorumDrawn', 'tigh')).toEqual([{ kind: 'quorumDrawn', seat: 0, count: 1 }]);
    expect(game.told('quorumDrawn', 'roslin')[0]?.cards).toHaveLength(1);
  });

  test('quorum/exodus/resignation: none may be discarded, but the title has to go', () => {
    const game = play('resignation', rich).pass('roslin');
    expect(game.told('quorumDrawn')).toEqual([]);
    expect(game.choices('roslin').min).toBe(1);
    const empty = play('resignation');
    expect(empty.choices('roslin').topic.kind).toBe('choosePlayer');
  });

  test('R-TURN-144 quorum/exodus/resignation: a deck that runs out takes in the discards, those of this card too', () => {
    const game = exodusScene({ players: ['roslin', 'tigh', 'zarek'], titles: { president: 'roslin' }, ...rich });
    game.state.quorum.deck.splice(0);
    game
      .actions('roslin')
      .choose('roslin', 'quorum/exodus/resignation')
      .choose('roslin', 'arrest-order', 'food-rationing');
    expect(game.state.quorumHand).toHaveLength(3);
    expect(game.told('deckReshuffled').map(({ deck }) => deck)).toContain('quorum');
  });

  test('R-TTL-10 quorum/exodus/resignation by somebody else than the President: no cards, and a third player is President', () => {
    const game = exodusScene({ players: ['roslin', 'tigh', 'zarek'], titles: { president: 'roslin' }, ...rich });
    game.call('resolveQuorum', { seat: 1, card: 'quorum/exodus/resignation', kept: false }).settle();
    expect([game.told('quorumDiscarded'), game.holder('president')]).toEqual([[], 'zarek']);
  });

  test('R-TTL-02 quorum/exodus/resignation: nobody else could be President, so only the cards are exchanged', () => {
    const players = ['roslin', { tigh: { revealed: true } }, { zarek: { revealed: true } }] as const;
    const game = play('resignation', { ...rich, players, titles: { president: 'roslin' } })
      .choose('roslin', 'arrest-order')
      .settle();
    expect([game.holder('president'), game.told('quorumDrawn').length]).toEqual(['roslin', 1]);
  });
});

describe('destinations', () => {
  const jumpTo = (card: string, set: Partial<Scene> = {}): Table =>
    exodusScene({
      players: ['zarek', 'tigh', 'roslin'],
      titles: { admiral: 'tigh' },
      destinations: [card, 'barren-planet'],
      ...set,
    })
      .jump()
      .choose('tigh', card);

  test.each([
    ['algae-planet', 1, { fuel: -1, food: 1 }],
    ['cylon-raiders', 3, { fuel: -2 }],
    ['derelict-basestar', 2, { fuel: -1 }],
    ['dying-star', 2, { fuel: -1 }],
    ['gas-giant', 1, { fuel: 0 }],
    ['lions-head-nebula', 3, { fuel: -4 }],
    ['radioactive-cloud', 2, { fuel: -1, population: -1 }],
  ] as const)('destination/exodus/%s: distance %s, %j', (card, distance, lost) => {
    const { fuel, ...others } = { food: 0, population: 0, ...lost };
    const game = exodusScene({
      players: ['zarek', 'tigh', 'roslin'],
      titles: { admiral: 'tigh' },
      destinations: [card, 'barren-planet'],
      reserves: { viper: 0 },
    });
    // Damage that costs no resources.
    game.state.galacticaDamage = ['token/base/galactica-damage-armory'];
    game.jump().choose('tigh', card);
    expect(game.told('destinationChosen').at(-1)).toMatchObject({ distance, total: distance });
    const { state } = game.settle();
    const { resources: left } = state;
    expect({ fuel: left.fuel - 8, food: left.food - 8, population: left.population - 12 }).toEqual({ fuel, ...others });
  });

  test('destination/exodus/cylon-raiders: 3 raiders at the stern', () => {
    expect(board(jumpTo('cylon-raiders'))).toEqual({ stern: { raider: 3 } });
  });

  test('destination/exodus/derelict-basestar: 2 civilian ships at the stern, a basestar with 1 damage at the bow', () => {
    const game = jumpTo('derelict-basestar').settle();
    expect(board(game)).toEqual({ bow: { basestar: 1 }, stern: { civilian: 2 } });
    const basestar = game.state.ships.find(({ kind }) => kind === 'basestar');
    expect(basestar?.kind === 'basestar' ? basestar.damage : []).toHaveLength(1);
  });

  test('R-CMB-120 destination/exodus/derelict-basestar: no basestar is left, so none is damaged', () => {
    const game = exodusScene({ players: ['zarek', 'tigh', 'roslin'] });
    game.state.supply.basestar = 0;
    game.resolve(
      [{ placeBasestar: { area: 'bow', then: [{ damageBasestar: 1 }] } }],
      'tigh',
      'destination/exodus/derelict-basestar',
    );
    expect([board(game), game.told('basestarDamaged')]).toEqual([{}, []]);
  });

  test('R-PEG-20 destination/exodus/dying-star: 1 damage, which the current player may give to Pegasus', () => {
    expect(jumpTo('dying-star').settle().told('galacticaDamaged')).toHaveLength(1);
    const game = jumpTo('dying-star', { options: withPegasusAndExodus });
    expect(game.choose('zarek', 'pegasus').told('pegasusDamaged')).toHaveLength(1);
  });

  test('destination/exodus/gas-giant: the Admiral may give up a viper of the Reserves or a damaged one for 1 fuel, or none', () => {
    const start = (): Table => jumpTo('gas-giant', { damagedVipers: 1, reserves: { viper: 7 } });
    expect(start().ids('tigh')).toEqual(['option1', 'option2', 'option4']);
    const reserve = start().choose('tigh', 'option1');
    expect([changes(reserve), reserve.state.reserves.viper, reserve.state.destroyed.viper]).toEqual([
      { fuel: 1 },
      6,
      1,
    ]);
    const damaged = start().choose('tigh', 'option2');
    expect([changes(damaged), damaged.state.damagedCraft.viper, damaged.state.destroyed.viper]).toEqual([
      { fuel: 1 },
      0,
      1,
    ]);
    expect([
      changes(start().choose('tigh', 'option4')),
      start().choose('tigh', 'option4').told('shipDestroyed'),
    ]).toEqual([{}, []]);
  });

  test('destination/exodus/gas-giant: without a viper no fuel, and nobody is asked', () => {
    const game = jumpTo('gas-giant', { reserves: { viper: 0 } });
    expect([changes(game), game.question('tigh')]).toEqual([{}, undefined]);
  });

  test('R-CMB-103 destination/exodus/gas-giant: a viper that has stayed in space, its pilot goes to Sickbay', () => {
    const game = exodusScene({ players: ['zarek', 'tigh', { boomer: { piloting: 'bow' } }] });
    game.resolve([{ destroyVipers: { count: 1, where: 'space' } }], 'tigh', 'destination/exodus/gas-giant');
    expect([game.count('viper'), game.state.destroyed.viper, game.where('boomer')]).toEqual([0, 1, 'sickbay']);
  });

  test('R-JMP-21 destination/exodus/lions-head-nebula: the marker goes back to the start first, and then up by 2', () => {
    const game = jumpTo('lions-head-nebula', { jumpTrack: 4 });
    expect(game.state.jumpTrack).toBe(2);
    expect(game.told('jumpTrack').map(({ change }) => change)).toEqual([-4, 2]);
  });
});
