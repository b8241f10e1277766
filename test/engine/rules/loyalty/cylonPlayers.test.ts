/** Cylon players and their locations (chapter 07). */
import { describe, expect, test } from 'vitest';
import type { Title } from '../../../../src/catalogue/vocabulary.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const cylon: PlayerScene = { revealed: true };
const morale = 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1';

/** Players that someone may choose, by name. */
function candidates(game: Table, person: Person): Array<Person> {
  return game.choices(person).choices.flatMap((choice) => (choice.kind === 'seat' ? [game.person(choice.seat)] : []));
}

describe('the sheet', () => {
  test('R-LOY-62 Roslin activates a Cylon location without discarding', () => {
    const game = scene({
      players: [{ roslin: { ...cylon, at: 'caprica', hand: ['politics/1', 'politics/2'] } }, 'tigh', 'zarek'],
    })
      .actions('roslin')
      .choose('roslin', 'location');
    expect([game.told('skillsDiscarded'), game.choices('roslin').topic.kind]).toEqual([[], 'chooseCrisis']);
  });

  test('R-LOY-62 Tigh keeps an only card', () => {
    const game = scene({ players: [{ tigh: { ...cylon, hand: ['politics/1'] } }, 'roslin', 'zarek'] }).turn();
    expect(game.told('skillsDiscarded')).toEqual([]);
  });

  test('R-LOY-62 Zarek acts beside another Cylon player', () => {
    const game = scene({
      players: [{ zarek: { ...cylon, at: 'caprica' } }, { helo: { ...cylon, at: 'caprica' } }, 'tigh'],
    }).actions('zarek');
    expect(game.ids('zarek')).toEqual(['location', 'pass']);
  });

  test('R-LOY-62 Baltar draws no card after a Crisis of Caprica', () => {
    const game = scene({
      players: [{ baltar: { ...cylon, at: 'caprica' } }, 'tigh', 'zarek'],
      crisisDeck: ['riots-b', 'riots-a'],
    })
      .actions('baltar')
      .choose('baltar', 'location')
      .choose('baltar', 'riots-b');
    expect(game.told('skillsDrawn')).toEqual([]);
  });

  test('R-LOY-62 abilities of the sheet are no longer offered', () => {
    const window = (player: PlayerScene): boolean =>
      scene({ players: ['zarek', { boomer: player }, 'roslin'] })
        .crisis('cylon-accusation')
        .question('boomer')?.topic.kind === 'react';
    expect([window({}), window(cylon)]).toEqual([true, false]);
  });
});

describe('turn, checks, crisis', () => {
  test('R-LOY-63 the turn: draw 2 of any types, move, act, end; no Crisis step, no Cylon ships, no preparation', () => {
    const game = scene({ players: [{ tigh: cylon }, 'roslin', 'zarek'] }).call('turn', {
      seat: 0,
      piloting: false,
      startedAt: undefined,
      jumpIcons: 0,
    });
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'drawSkill', count: 2 }, choices: { length: 5 } });
    game.choose('tigh', 'engineering').choose('tigh', 'engineering').settle();
    expect(game.player('tigh').hand).toHaveLength(2);
    expect(game.told('phase').map(({ phase }) => phase)).toEqual([
      'startOfTurn',
      'receiveSkills',
      'movement',
      'action',
      'endOfTurn',
    ]);
  });

  test('R-LOY-63 in a check 1 card, in a Crisis not affected', () => {
    const hand = ['politics/1', 'politics/2'];
    const game = scene({ players: ['zarek', { tigh: { ...cylon, hand } }, 'roslin'] })
      .crisis('cylon-accusation')
      .decline();
    expect(game.choices('tigh').max).toBe(1);
    const discards = scene({ players: [{ zarek: { hand } }, { tigh: { ...cylon, hand } }, 'roslin'] })
      .resolve([{ discard: { who: 'everyone', count: 2 } }], 'zarek')
      .settle();
    expect(discards.told('skillsDiscarded').map(({ seat }) => seat)).toEqual([0]);
  });

  test('R-LOY-64 no Skill card’s text: neither as an action nor in a window', () => {
    const hand = [
      'executive-order/1',
      'consolidate-power/1',
      'repair/1',
      'investigative-committee/3',
      'strategic-planning/3',
    ];
    const game = scene({ players: [{ tigh: { ...cylon, at: 'caprica', hand } }, 'roslin', 'zarek'] });
    expect(game.actions('tigh').ids('tigh')).toEqual(['location', 'pass']);
    game.choose('tigh', 'pass').crisis('cylon-accusation').settle();
    expect(game.told('reaction')).toEqual([]);
  });

  test('R-LOY-66 the hand limit is 10 at the end of every turn, also Tyrol’s', () => {
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
    const limits = (tyrol: PlayerScene): Array<number | undefined> => {
      const game = scene({ players: ['roslin', { tyrol }, 'zarek'] })
        .call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 })
        .settle();
      return [
        game.told('skillsDiscarded').find(({ seat, why }) => seat === 1 && why === 'handLimit')?.cards.length,
        game.player('tyrol').hand.length,
      ];
    };
    expect(limits({ ...cylon, hand })).toEqual([undefined, 10]);
    expect(limits({ ...cylon, hand: [...hand, 'politics/3'] })).toEqual([1, 10]);
  });
});

describe('never a target of what is for humans', () => {
  test('R-LOY-65 of an Executive Order', () => {
    const game = scene({ players: [{ tigh: { hand: ['executive-order/1'] } }, { boomer: cylon }, 'zarek', 'roslin'] })
      .actions('tigh')
      .choose('tigh', 'executive-order/1');
    expect(candidates(game, 'tigh')).toEqual(['zarek', 'roslin']);
  });

  test.each([
    'arrest-order',
    'assign-arbitrator',
    'assign-mission-specialist',
    'assign-vice-president',
    'encourage-mutiny',
    'release-cylon-mugshots',
  ])('R-LOY-65 R-TTL-14 of quorum/base/%s', (card) => {
    const game = scene({
      players: ['roslin', { boomer: { ...cylon, loyalty: ['cylon', 'human'] } }, 'zarek', 'helo', 'tigh'],
      titles: { president: 'roslin', admiral: 'tigh' },
      quorumHand: [card],
    });
    game.actions('roslin').choose('roslin', card);
    expect(candidates(game, 'roslin')).not.toContain('boomer');
    expect(candidates(game, 'roslin')).toContain('zarek');
  });

  test.each(['admirals-quarters', 'administration'])('R-LOY-65 of %s', (at) => {
    const game = scene({ players: [{ helo: { at } }, { boomer: cylon }, 'zarek', 'roslin'] })
      .actions('helo')
      .choose('helo', 'location');
    expect(candidates(game, 'helo')).toEqual(['helo', 'zarek', 'roslin']);
  });

  test.each(['brig', 'sickbay'] as const)('R-LOY-65 he cannot be sent to %s', (to) => {
    const game = scene({ players: [{ tigh: cylon }, 'zarek', 'roslin'] }).resolve(
      [{ send: { who: 'current', to } }],
      'tigh',
    );
    expect(game.where('tigh')).toBe('resurrection-ship');
  });

  test.each(['president', 'admiral'] as const)('R-LOY-65 he gets no title: %s', (title: Title) => {
    const game = scene({ players: [{ tigh: cylon }, 'zarek', 'helo'] }).resolve(
      [{ giveTitle: { title, to: 'current' } }],
      'zarek',
    );
    expect(game.holder(title)).not.toBe('tigh');
  });

  test('R-LOY-68 without a human player the game goes on', () => {
    const game = scene({ players: [{ tigh: cylon }, { zarek: cylon }, { roslin: cylon }] });
    game.state.titles = {};
    game.turn().settle(60);
    expect(game.state.turn).toBeGreaterThan(5);
    expect(game.state.over).toBeUndefined();
  });

  test('R-LOY-68 without a Cylon player the game goes on', () => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'] })
      .turn()
      .settle(30);
    expect(game.state.turn).toBeGreaterThan(2);
    expect(game.state.over).toBeUndefined();
  });
});

describe('locations', () => {
  test('R-LOY-70 Caprica: draw 2 Crisis cards, resolve 1, discard the other', () => {
    const game = scene({
      players: [{ tigh: { ...cylon, at: 'caprica' } }, 'zarek', 'roslin'],
      crisisDeck: ['riots-a', 'riots-b'],
    })
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'riots-b');
    expect([game.told('crisisDrawn')[0]?.card, game.state.crisis.discard]).toEqual([
      'crisis/base/riots-b',
      ['crisis/base/riots-a'],
    ]);
  });

  test('R-LOY-70 Cylon Fleet: activate one kind of ship, or launch 2 raiders and 1 heavy raider from each basestar', () => {
    const game = scene({
      players: [{ tigh: { ...cylon, at: 'cylon-fleet' } }, 'zarek', 'roslin'],
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
    })
      .actions('tigh')
      .choose('tigh', 'location');
    expect(game.ids('tigh')).toEqual(['option1', 'option2', 'option3', 'option4']);
    game.choose('tigh', 'option4');
    expect([
      game.count('raider', 'bow'),
      game.count('heavyRaider', 'bow'),
      game.count('raider', 'stern'),
      game.count('heavyRaider', 'stern'),
    ]).toEqual([2, 1, 2, 1]);
  });

  test.each([
    [4, 0],
    [5, 1],
  ])('R-LOY-71 Human Fleet: look at a hand, take a card; a roll of %i damages Galactica %i times', (die, damaged) => {
    const game = scene({
      players: [{ tigh: { ...cylon, at: 'human-fleet' } }, { zarek: { hand: ['politics/5', 'tactics/1'] } }, 'roslin'],
    });
    game.actions('tigh').choose('tigh', 'location').choose('tigh', 'zarek').dice(die).choose('tigh', 'politics/5');
    expect([game.player('tigh').hand, game.told('galacticaDamaged').length]).toEqual([
      ['skill/base/investigative-committee/5'],
      damaged,
    ]);
    expect(game.told('handSeen', 'roslin')).toEqual([{ kind: 'handSeen', by: 0, of: 1 }]);
  });

  test('R-LOY-71 an empty hand: the die is rolled all the same', () => {
    const game = scene({ players: [{ tigh: { ...cylon, at: 'human-fleet' } }, 'zarek', 'roslin'] });
    game.actions('tigh').choose('tigh', 'location').dice(8).choose('tigh', 'zarek');
    expect(game.told('galacticaDamaged')).toHaveLength(1);
  });
});

describe('the Resurrection Ship', () => {
  const to6 = ['asteroid-field', 'desolate-moon'];
  function ship(tigh: PlayerScene, travelled: ReadonlyArray<string>, set: Partial<Scene> = {}): Table {
    return scene({
      players: [{ tigh: { ...cylon, ...tigh } }, { zarek: cylon }, 'roslin'],
      travelled,
      milestones: ['sleeperAgent'],
      ...set,
    })
      .actions('tigh')
      .choose('tigh', 'location');
  }

  test('R-LOY-72 example 6: at distance 7 they may swap the Super Crisis, then hand over the face-down card', () => {
    const game = ship({ superCrises: ['inbound-nukes'], loyalty: ['cylon'] }, [...to6, 'icy-moon']);
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'chooseCard' }, min: 0, max: 1 });
    game.choose('tigh', 'inbound-nukes');
    expect([game.player('tigh').superCrises.length, game.state.superCrisis.discard]).toEqual([
      1,
      ['super-crisis/base/inbound-nukes'],
    ]);
    game.choose('tigh', 'roslin');
    expect([game.player('tigh').loyalty, game.player('roslin').loyalty.map(({ card }) => card)]).toEqual([
      [],
      ['loyalty/base/you-are-not-a-cylon', morale],
    ]);
  });

  test('R-LOY-72 example 6: at distance 8 only the swap', () => {
    const game = ship({ superCrises: ['inbound-nukes'], loyalty: ['cylon'] }, [...to6, 'deep-space']).choose(
      'tigh',
      'inbound-nukes',
    );
    expect([game.question('tigh'), game.player('tigh').loyalty.length]).toEqual([undefined, 1]);
  });

  test('R-LOY-72 the swap may be declined; the hand-over may not', () => {
    const game = ship({ superCrises: ['inbound-nukes'], loyalty: ['cylon'] }, to6).pass('tigh');
    expect(game.player('tigh').superCrises).toEqual(['super-crisis/base/inbound-nukes']);
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'giveLoyalty' }, min: 1, max: 1 });
  });

  test('R-LOY-72 without a Super Crisis card there is none to swap', () => {
    const game = ship({ loyalty: ['cylon'] }, to6).choose('tigh', 'roslin');
    expect(game.told('superCrisisDrawn')).toEqual([]);
  });

  test('R-LOY-72 the receiver is any other player, human or Cylon', () => {
    const game = ship({ loyalty: ['cylon'] }, to6);
    expect(candidates(game, 'tigh')).toEqual(['zarek', 'roslin']);
    expect(game.choose('tigh', 'zarek').player('zarek').loyalty).toHaveLength(2);
  });

  test('R-LOY-72 all unrevealed cards go, the revealed one stays; only giver and receiver know them', () => {
    const game = scene({
      players: [{ tigh: { ...cylon, loyalty: ['human', 'human'] } }, { zarek: cylon }, 'roslin', 'adama'],
    });
    game.player('tigh').loyalty.push({ card: morale, faceUp: true });
    game.actions('tigh').choose('tigh', 'location').choose('tigh', 'roslin');
    expect([game.player('tigh').loyalty, game.player('roslin').loyalty.length]).toEqual([
      [{ card: morale, faceUp: true }],
      3,
    ]);
    expect(game.told('loyaltyHandedOver', 'roslin')[0]?.cards).toHaveLength(2);
    expect(game.told('loyaltyHandedOver', 'adama')).toEqual([{ kind: 'loyaltyHandedOver', from: 0, to: 2, count: 2 }]);
  });

  test('R-LOY-72 with nothing unrevealed nobody is asked', () => {
    const game = ship({ loyalty: [] }, to6);
    expect(game.question('tigh')).toBeUndefined();
  });

  test('R-LOY-72 a human receiver resolves what says “reveal at once”; a Cylon player does not', () => {
    const give = (to: Person): Table =>
      ship({ loyalty: ['you-are-a-sympathizer', 'human'] }, to6, { resources: { fuel: 4 } }).choose('tigh', to);
    expect([give('roslin').where('roslin'), give('roslin').told('loyaltyRevealed').length]).toEqual(['brig', 1]);
    expect(give('zarek').player('zarek').loyalty).toContainEqual({
      card: 'loyalty/base/you-are-a-sympathizer',
      faceUp: false,
    });
    expect(give('zarek').told('loyaltyRevealed')).toEqual([]);
  });
});
