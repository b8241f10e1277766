import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { people, scene } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import { cylonCard, humanCard, why, table, condemn, execute, becomes } from './executing.ts';

describe('a human is executed', () => {
  test('R-EXE-01 R-EXE-10 R-EXE-11 R-EXE-13 discards hand and Quorum cards, shows all Loyalty cards, and keeps what belongs to titles', () => {
    const game = execute(table({ nukes: 2 }));
    expect(game.player('tigh').hand).toEqual([]);
    expect(game.player('tigh').attached).toEqual([]);
    expect(game.told('provedHuman')).toEqual([
      { kind: 'provedHuman', seat: 1, cards: ['loyalty/base/you-are-not-a-cylon'] },
    ]);
    expect(game.state.nukes).toBe(2);
    expect(game.told('executed')).toHaveLength(1);
  });

  test('R-EXE-40 R-EXE-54 costs 1 morale, which the game remembers', () => {
    const game = execute(table());
    expect(game.state.resources.morale).toBe(9);
    expect(game.state.modules.executions?.moraleLost).toBe(true);
    expect(game.state.modules.executions?.executed).toEqual([1]);
  });

  test('R-EXE-41 R-EXE-44 chooses any unused character; the old one never comes back', () => {
    const game = execute(table());
    expect(game.state.modules.executions?.gone).toEqual([people.tigh]);
    expect(game.choices('tigh').topic.kind).toBe('newCharacter');
    expect(game.ids('tigh')).toEqual(
      expect.arrayContaining([people.cain, people.adama, people.baltar, people.apollo, people.dee]),
    );
    for (const taken of [people.tigh, people.roslin, people.starbuck]) expect(game.ids('tigh')).not.toContain(taken);
  });

  test('R-EXE-42 R-LOY-08 old Loyalty cards may come back, a Sympathizer leaves the game', () => {
    const game = execute(
      table({ players: ['roslin', { tigh: { loyalty: ['human', 'you-are-a-sympathizer'] } }, 'starbuck'] }),
    );
    expect(game.state.loyaltyDiscard).toEqual(['loyalty/base/you-are-not-a-cylon']);
    expect(game.state.removed).toContain('loyalty/base/you-are-a-sympathizer');
  });

  test('R-EXE-47 a human card is shuffled in, then the new Loyalty card is drawn in secret', () => {
    const game = table({ loyaltyDeck: ['human', 'human'] });
    game.state.notACylonPile = ['loyalty/pegasus/you-are-not-a-cylon'];
    becomes(execute(game), 'tigh', 'helena-cain').choose('tigh', 'command');
    expect(game.state.notACylonPile).toEqual([]);
    expect(game.player('tigh').loyalty).toHaveLength(1);
    expect(game.player('tigh').loyalty[0]?.faceUp).toBe(false);
    expect(game.state.loyaltyDeck).toHaveLength(2);
    expect(game.told('loyaltyDealt')).toEqual([{ kind: 'loyaltyDealt', seat: 1, count: 1 }]);
  });

  test('R-LOY-08 an empty pile is made of the cards of the executed', () => {
    const game = table({ loyaltyDeck: [] });
    game.state.notACylonPile = [];
    becomes(execute(game), 'tigh', 'william-adama');
    expect(game.player('tigh').loyalty.map(({ card }) => card)).toEqual(['loyalty/base/you-are-not-a-cylon']);
    expect(game.state.loyaltyDiscard).toEqual([]);
  });

  test('executionRedrawsLoyalty: R-EXE-43 R-EXE-42 a new card is drawn; a group may agree that the old cards stay, face up', () => {
    const old = 'loyalty/base/you-are-not-a-cylon';
    const executed = (executionRedrawsLoyalty: boolean): Table => {
      const game = table({ options: { executionRedrawsLoyalty } });
      game.state.notACylonPile = ['loyalty/pegasus/you-are-not-a-cylon'];
      return becomes(execute(game), 'tigh', 'william-adama');
    };
    const usual = executed(true);
    expect([usual.told('loyaltyDealt'), usual.state.loyaltyDiscard]).toMatchObject([[{ seat: 1, count: 1 }], [old]]);
    expect(usual.player('tigh').loyalty.map(({ faceUp }) => faceUp)).toEqual([false]);
    const kept = executed(false);
    expect([kept.told('loyaltyDealt'), kept.state.loyaltyDiscard]).toEqual([[], []]);
    expect(kept.player('tigh').loyalty).toEqual([{ card: old, faceUp: true }]);
  });

  test('R-EXE-45 the new character starts on its location, also a damaged one; in Sickbay if that is gone', () => {
    expect(becomes(execute(table({ damaged: ['admirals-quarters'] })), 'tigh', 'william-adama').where('tigh')).toBe(
      'admirals-quarters',
    );
    const closed = execute(
      table({ inPlay: ['super-crisis/base/bomb-on-colonial-1'], players: ['roslin', 'tigh', 'starbuck'] }),
    );
    expect(becomes(closed, 'tigh', 'tom-zarek').where('tigh')).toBe('sickbay');
  });

  test('R-EXE-48 R-TTL-42 a new character that ranks highest takes the title back', () => {
    const game = becomes(execute(table()), 'tigh', 'helena-cain').choose('tigh', 'pegasus-cic');
    expect(game.holder('admiral')).toBe('tigh');
    expect(game.player('tigh').character).toBe(people.cain);
  });

  test('R-EXE-47 R-EXE-48 the titles pass after the Loyalty card, which may make a Cylon player of the new character', () => {
    const game = table({
      players: ['roslin', { tigh: { loyalty: [] } }, 'starbuck'],
      titles: { admiral: 'tigh' },
      loyaltyDeck: ['you-are-a-sympathizer'],
    });
    becomes(execute(game), 'tigh', 'helena-cain').choose('tigh', 'command').settle();
    expect(game.player('tigh').cylon).toBe('sympathizer');
    expect(game.told('titleGained').map(({ seat }) => (seat === undefined ? undefined : game.person(seat)))).toEqual([
      undefined,
      'starbuck',
    ]);
    const kinds = game.events.map(({ what }) => what.kind);
    expect(kinds.lastIndexOf('titleGained')).toBeGreaterThan(kinds.indexOf('becameCylon'));
  });

  test('R-EXE-48 a lower one does not', () => {
    const game = table({ players: ['roslin', 'tigh', 'helo'], titles: { admiral: 'tigh' } });
    expect(becomes(execute(game), 'tigh', 'gaius-baltar').holder('admiral')).toBe('helo');
  });

  test('R-TTL-43 a title that somebody else holds stays', () => {
    const game = table({ players: ['roslin', 'tigh', 'starbuck'], titles: { admiral: 'starbuck' } });
    expect(becomes(execute(game), 'tigh', 'william-adama').holder('admiral')).toBe('starbuck');
  });

  test('R-EXE-51 the new character starts with empty hands', () => {
    const game = becomes(execute(table()), 'tigh', 'william-adama');
    expect([game.player('tigh').hand, game.player('tigh').attached]).toEqual([[], []]);
  });

  test('R-EXE-52 a used once-per-game ability stays used', () => {
    const game = becomes(
      execute(table({ players: ['roslin', { tigh: { spent: true } }, 'starbuck'] })),
      'tigh',
      'william-adama',
    );
    expect(game.player('tigh').usedOncePerGame).toBe(true);
  });

  test('R-EXE-44 R-VIC-03 the humans lose if no character is left', () => {
    const game = table();
    game.state.modules.executions = {
      gone: Object.values(people).filter((id) => id !== people.tigh),
      executed: [],
      moraleLost: false,
    };
    execute(game);
    expect(game.state.over).toMatchObject({ winner: 'cylons', cause: 'noCharacter' });
  });

  test('R-EXE-04 R-CMB-107 a pilot can be executed; the viper goes to the Reserves', () => {
    const game = table({ players: ['roslin', 'tigh', { starbuck: { piloting: 'bow' } }] });
    const before = game.state.reserves.viper;
    execute(game, 'starbuck');
    expect([game.count('viper'), game.state.reserves.viper]).toEqual([0, before + 1]);
  });
});

describe('the current player', () => {
  test('R-EXE-53 what executed is finished, then the icons of the Crisis card are left out', () => {
    const game = pegasusScene({
      players: ['starbuck', 'tigh', 'roslin'],
      titles: { admiral: 'tigh' },
      jumpTrack: 0,
      ships: { bow: { basestar: 1 } },
    });
    game.crisis('a-verdict-of-guilty').decline().choose('tigh', 'option1').decline();
    expect(game.choices('starbuck').topic.kind).toBe('newCharacter');
    game.choose('starbuck', 'william-adama').decline();
    expect(game.state.jumpTrack).toBe(0);
    expect(game.told('shipsActivated')).toEqual([]);
  });

  test('R-EXE-05 who chose the card discards, also if the title has gone to somebody else', () => {
    const game = pegasusScene({
      players: [
        { adama: { hand: ['leadership/1', 'tactics/1'] } },
        { tigh: { hand: ['tactics/2', 'tactics/1', 'leadership/2'] } },
        'roslin',
      ],
      titles: { admiral: 'adama' },
    });
    game.crisis('a-verdict-of-guilty').decline().choose('adama', 'option1');
    game.choose('adama', 'gaius-baltar');
    expect(game.player('tigh').hand).toHaveLength(3);
    expect(game.holder('admiral')).toBe('tigh');
  });
});

describe('a hidden Cylon is executed', () => {
  const holding = (...loyalty: ReadonlyArray<string>): Table =>
    table({ players: ['roslin', { tigh: { loyalty } }, 'starbuck'] });
  const tigh = { tigh: { hand: ['tactics/1'], loyalty: ['cylon', 'human'] } };
  const cylon = (set: Partial<Scene> = {}): Table => execute(table({ players: ['roslin', tigh, 'starbuck'], ...set }));

  test('R-EXE-12 R-EXE-20 R-EXE-22 shows one Cylon card, becomes a Cylon player without a Super Crisis card, and costs no morale', () => {
    const game = cylon({ travelled: ['barren-planet', 'barren-planet', 'barren-planet', 'icy-moon'] });
    expect(game.told('loyaltyRevealed')).toEqual([{ kind: 'loyaltyRevealed', seat: 1, card: cylonCard }]);
    expect(game.state.resources.morale).toBe(10);
    expect(game.player('tigh')).toMatchObject({ cylon: 'revealed', superCrises: [], character: people.tigh });
    expect(game.where('tigh')).toBe('resurrection-ship');
    expect(game.player('tigh').loyalty[1]).toEqual({ card: 'loyalty/base/you-are-not-a-cylon', faceUp: false });
  });

  test('R-EXE-12 with two Cylon cards the owner chooses which is shown', () => {
    const game = condemn(holding('cylon', 'you-are-a-cylon-can-damage-galactica'));
    expect(game.choices('tigh').topic.kind).toBe('proveLoyalty');
    game.choose('tigh', 'you-are-a-cylon-can-damage-galactica');
    expect(game.told('loyaltyRevealed').map(({ card }) => card)).toEqual([
      'loyalty/base/you-are-a-cylon-can-damage-galactica',
    ]);
  });

  test('R-EXE-12 R-EXE-75 R-LOY-03 everybody with several hidden cards is asked alike: the asking tells of no second Cylon card', () => {
    const hands = [
      ['cylon', 'you-are-a-cylon-can-damage-galactica'],
      ['cylon', 'human'],
      ['human', 'human'],
    ];
    const asked = hands.map((cards) => condemn(holding(...cards)).view('public').waitingFor);
    expect(asked[0]).toMatchObject([{ seat: 1, topic: { kind: 'proveLoyalty' } }]);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
  });

  test('R-EXE-12 R-EXE-13 who has one Cylon card may show no other; a human shows all whatever is chosen', () => {
    expect(condemn(holding('human', 'cylon')).ids('tigh')).toEqual([cylonCard]);
    const human = execute(holding('human', 'human'));
    expect(human.told('provedHuman')).toMatchObject([{ seat: 1, cards: [humanCard, humanCard] }]);
  });

  test('R-EXE-12 an only Loyalty card is shown without a question', () => {
    expect(condemn(holding('cylon')).told('loyaltyRevealed')).toHaveLength(1);
  });

  test('R-EXE-21 R-LOY-58 at distance 6 or less the other cards go face down to a human', () => {
    const game = cylon({ travelled: ['barren-planet', 'barren-planet', 'barren-planet'] });
    expect(game.choices('tigh').topic.kind).toBe('giveLoyalty');
    game.choose('tigh', 'starbuck');
    expect(game.player('starbuck').loyalty).toHaveLength(2);
    expect(game.player('tigh').loyalty).toHaveLength(1);
  });

  test('R-EXE-21 at distance 7 they stay', () => {
    const game = cylon({ travelled: ['barren-planet', 'barren-planet', 'barren-planet', 'icy-moon'] });
    expect([game.question('tigh'), game.player('tigh').loyalty.length]).toEqual([undefined, 2]);
  });

  test("R-EXE-23 the current player's turn ends", () => {
    const game = cylon({ current: 'tigh', travelled: ['barren-planet', 'barren-planet', 'barren-planet', 'icy-moon'] });
    expect(game.state.thisTurn['endsTurn1']).toBe(true);
  });
});

test('R-EXE-02 R-EXE-03 several are executed one after the other, Cylon players not at all', () => {
  const game = pegasusScene({ players: ['roslin', 'tigh', { zarek: { revealed: true } }], current: 'tigh' });
  game.resolve([{ execute: 'everyone' }], 'roslin');
  expect(game.told('executed').map(({ seat }) => seat)).toEqual([1]);
  game.choose('tigh', 'william-adama');
  expect(game.told('executed').map(({ seat }) => seat)).toEqual([1, 0]);
  expect(game.player('zarek').character).toBe(people.zarek);
});

test('R-EXE-70 the new character can take the cards of the check that executed the old one', () => {
  const game = pegasusScene({
    players: [{ starbuck: { at: 'airlock', hand: ['politics/5', 'politics/4', 'politics/4'] } }, 'tigh', 'zarek'],
    destiny: ['politics/2', 'politics/2'],
  });
  game.actions('starbuck').choose('starbuck', 'location').choose('starbuck', 'tigh').decline();
  game.choose('starbuck', 'politics/5', 'politics/4', 'politics/4').decline();
  game.choose('tigh', 'william-adama');
  expect(game.choices('tigh').choices.map(({ id }) => id)).toEqual(['character/base/william-adama/command-authority']);
  game.choose('tigh', 'command-authority');
  expect(game.player('tigh').hand).toHaveLength(5);
});

test('R-EXE-70 the new character can use abilities in a check that comes later in the effect', () => {
  const check = { difficulty: 9, skills: ['politics'], pass: [], fail: [] } as const;
  const game = pegasusScene({ players: ['tigh', 'helo', 'roslin'] }).resolve([{ execute: 'you' }, { check }], 'tigh');
  game.choose('tigh', people.dee);
  expect(game.ids('tigh')).toEqual(['character/pegasus/anastasia-dee-dualla/fast-learner']);
});

test('R-EXE-02 R-PEG-11 whose new character was not the one that the Airlock check was about is not executed', () => {
  const set = {
    players: [
      { tigh: { at: 'airlock', hand: ['jury-rigged/1', 'politics/5', 'politics/4', 'politics/4'] } },
      'dee',
      'zarek',
    ],
    resources: { morale: 3 },
    civilians: ['1-population-and-1-morale'],
    ships: { bow: { raider: 1, civilian: 1 } },
    destiny: ['by-your-command/1', 'politics/1'],
  } as const;
  const game = pegasusScene(set)
    .actions('tigh')
    .choose('tigh', 'location')
    .choose('tigh', 'dee')
    .choose('tigh', 'jury-rigged/1');
  while (game.question('tigh')?.topic.kind !== 'contribute') game.settle(1);
  game.choose('tigh', ...game.ids('tigh')).decline();
  expect(game.choices('dee').topic.kind).toBe('newCharacter');
  game.choose('dee', 'galen-tyrol').settle();
  expect([
    game.told('checkResult').at(-1)?.result,
    game.state.modules.executions?.executed,
    game.player('dee').character,
  ]).toEqual(['pass', [1], people.tyrol]);
});

test('R-TTL-47 R-EXE-48 a borrowed title that an execution has passed on is not returned', () => {
  const game = pegasusScene({ players: ['ellen', 'tigh', 'roslin'], titles: { admiral: 'tigh' } }).resolve(
    [{ borrowTitle: 'admiral' }],
    'ellen',
  );
  game.call('execute', { seat: 0, why }).choose('ellen', 'william-adama');
  expect(game.holder('admiral')).toBe('ellen');
  expect(game.state.borrowedTitles).toEqual([]);
});

test('R-TURN-05 R-EXE-53 whose turn an execution has ended has no end of the Movement step', () => {
  const game = pegasusScene({
    players: [{ roslin: { hand: ['critical-situation/3'] } }, { tigh: { at: 'admirals-quarters' } }, 'zarek'],
  });
  game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
  while (game.question('roslin')?.topic.kind !== 'action') {
    if (game.question('roslin')?.topic.kind === 'move') game.choose('roslin', 'critical-situation/3');
    else game.settle(1);
  }
  // The action executes her, and Ellen stands beside Tigh with a card in her hand.
  game.state.players[0]?.hand.push('skill/base/repair/1');
  game.player('roslin').character = people.ellen;
  game.player('roslin').place = { kind: 'location', location: 'location/base/admirals-quarters' };
  game.state.thisTurn['endsTurn0'] = true;
  game.choose('roslin', 'pass');
  expect(game.question('roslin')?.topic.kind).not.toBe('react');
});

test('R-SET-54 R-EXE-44 Boomer, who may not be chosen without the Sympathizer, is no new character either', () => {
  const game = pegasusScene({ players: ['roslin', 'tigh', 'starbuck', 'zarek'], options: { noSympathizer: true } });
  expect(execute(game).ids('tigh')).not.toContain(people.boomer);
  expect(execute(table()).ids('tigh')).toContain(people.boomer);
});

test('R-EXE-75 the other cards of an executed Cylon are shown to nobody', () => {
  const game = execute(table({ players: ['roslin', { tigh: { loyalty: ['cylon', 'human'] } }, 'starbuck'] }));
  game.choose('tigh', 'starbuck');
  expect(game.told('loyaltyHandedOver')).toEqual([{ kind: 'loyaltyHandedOver', from: 1, to: 2, count: 1 }]);
  expect(game.view('roslin').players[1]?.openLoyalty).toEqual([cylonCard]);
});

test('R-EXE-30 a revealed Cylon who is executed only loses the hand', () => {
  const game = table({
    players: [
      'roslin',
      { tigh: { revealed: true, at: 'caprica', hand: ['tactics/1'], superCrises: ['inbound-nukes'] } },
      'starbuck',
    ],
  });
  execute(game);
  expect(game.player('tigh')).toMatchObject({
    hand: [],
    superCrises: ['super-crisis/base/inbound-nukes'],
    character: people.tigh,
  });
  expect([game.where('tigh'), game.state.resources.morale]).toEqual(['resurrection-ship', 10]);
});

test('R-SET-10 nothing of it is in a base game', () => {
  expect(Object.keys(scene({ players: ['roslin', 'tigh', 'starbuck'] }).state.skillDecks)).not.toContain('treachery');
});

test('R-TURN-124 R-EXE-41 the accused dies in the check of the Admiral’s Quarters: the effect finds nobody, the new character stays free', () => {
  const set = {
    players: [
      { tigh: { at: 'admirals-quarters', hand: ['jury-rigged/1', 'leadership/5', 'leadership/4', 'leadership/4'] } },
      'dee',
      'zarek',
    ],
    resources: { morale: 3 },
    civilians: ['1-population-and-1-morale'],
    ships: { bow: { raider: 1, civilian: 1 } },
    destiny: ['by-your-command/1', 'leadership/1'],
  } as const;
  const game = pegasusScene(set)
    .actions('tigh')
    .choose('tigh', 'location')
    .choose('tigh', 'dee')
    .choose('tigh', 'jury-rigged/1');
  while (game.question('tigh')?.topic.kind !== 'contribute') game.settle(1);
  game.choose('tigh', ...game.ids('tigh')).decline();
  game.choose('dee', 'galen-tyrol').settle();
  expect([game.told('checkResult').at(-1)?.result, game.told('sentTo'), game.where('dee')]).toEqual([
    'pass',
    [],
    'hangar-deck',
  ]);
});

test('R-EXE-54 somebody who is executed in a game in which nobody is to be is remembered all the same', () => {
  const game = scene({ players: ['roslin', 'tigh', 'starbuck'] });
  expect(game.state.modules.executions).toBeUndefined();
  game.call('execute', { seat: 1, why: 'crisis/base/riots-a' });
  expect(game.state.modules.executions).toEqual({ gone: [people.tigh], executed: [1], moraleLost: true });
});
