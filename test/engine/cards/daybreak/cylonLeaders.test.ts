import { describe, expect, test } from 'vitest';
import { describeCard, describeChoice } from '../../../../src/engine/describe/index.ts';
import { miraclesOf } from '../../../../src/engine/modules/miracles/tokens.ts';
import { contributionLimit } from '../../../../src/engine/rules/checks/contributing.ts';
import { names } from '../../describe/samples.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import { people, type Person, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const withLeader = { cylonLeader: true, expansions: ['daybreak'] } as const;
const tokens = (game: Table, person: Person): number => miraclesOf(game.state, game.seat(person));

/** The leader with three humans, on their own turn. */
function led(person: Person, own: PlayerScene = {}, set: Partial<Scene> = {}): Table {
  return daybreakScene({ players: [{ [person]: own }, 'tigh', 'roslin', 'starbuck'], options: withLeader, ...set });
}

describe('character/daybreak/sharon-athena-agathon', () => {
  const loving = (players: Scene['players'], current: Person): Table =>
    daybreakScene({ players, current, options: withLeader });

  test('For Love: before another player discards, she draws a Treachery card and it is 1 card less; once in a turn', () => {
    const game = loving(
      ['athena', { tigh: { hand: ['tactics/1', 'tactics/2', 'leadership/1'] } }, 'roslin', 'starbuck'],
      'tigh',
    );
    game.resolve(
      [{ discard: { who: 'current', count: 2 } }, { discard: { who: 'current', count: 1 } }],
      'tigh',
      'crisis/base/riots-a',
    );
    expect(game.choices('athena')).toMatchObject({
      topic: { kind: 'react', window: 'discardDemanded' },
      occasion: { cause: 'crisis/base/riots-a' },
    });
    game.choose('athena', 'for-love');
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'discard', count: 1 });
    game.choose('tigh', 'tactics/1');
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'discard', count: 1 });
    expect(game.player('athena').hand.map((card) => card.split('/').slice(0, 2).join('/'))).toEqual(['skill/daybreak']);
  });

  test('For Love: of several who discard she names one', () => {
    const game = loving(
      ['athena', { tigh: { hand: ['tactics/1'] } }, { roslin: { hand: ['politics/1'] } }, { starbuck: { hand: [] } }],
      'tigh',
    );
    game.resolve([{ discard: { who: 'each', count: 1 } }], 'tigh').choose('athena', 'for-love');
    expect(game.choices('athena').choices.map((choice) => choice.kind === 'seat' && game.person(choice.seat))).toEqual([
      'tigh',
      'roslin',
    ]);
    game.choose('athena', 'roslin').settle();
    expect([game.player('roslin').hand.length, game.player('tigh').hand.length]).toEqual([1, 0]);
  });

  test('R-TURN-153 For Love, Deceitful: 1 less than the number that is demanded, also where fewer are in hand', () => {
    const left = (cards: ReadonlyArray<string>): number => {
      const game = loving(['athena', { tigh: { hand: cards } }, 'roslin', 'starbuck'], 'tigh');
      game
        .resolve([{ discard: { who: 'current', count: 3 } }], 'tigh')
        .choose('athena', 'for-love')
        .settle();
      return game.player('tigh').hand.length;
    };
    expect([left(['tactics/1', 'tactics/2']), left(['tactics/1', 'tactics/2', 'leadership/1'])]).toEqual([0, 1]);
    // The current player has to discard 3.
    const players = [{ romo: { hand: ['politics/1', 'politics/2'] } }, 'tigh', 'roslin'] as const;
    const romo = daybreakScene({ players, titles: { president: 'tigh' } })
      .crisis('food-shortage')
      .choose('tigh', 'option2')
      .settle();
    expect(romo.player('romo').hand).toEqual([]);
  });

  test('For Love: not for her own cards, the hand limit, a Super Crisis card, an execution or the price of an ability', () => {
    const cards = ['tactics/1', 'tactics/2', 'leadership/1'] as const;
    const asked = (game: Table): boolean => game.question('athena')?.topic.kind === 'react';
    expect(
      asked(led('athena', { hand: ['piloting/1'] }).resolve([{ discard: { who: 'you', count: 1 } }], 'athena')),
    ).toBe(false);
    const tigh = (): Table => loving(['athena', { tigh: { hand: cards } }, 'roslin', 'starbuck'], 'tigh');
    expect(
      asked(tigh().resolve([{ discard: { who: 'current', count: 1 } }], 'tigh', 'super-crisis/base/inbound-nukes')),
    ).toBe(false);
    expect(asked(tigh().call('discard', { from: [{ seat: 1, count: 1 }], why: 'handLimit', inFull: true }))).toBe(
      false,
    );
    const hoshi = loving(['athena', { hoshi: { hand: cards, at: 'command' } }, 'roslin', 'starbuck'], 'hoshi');
    hoshi.resolve([{ activateAgain: { cards: 1 } }], 'hoshi');
    expect(asked(hoshi)).toBe(false);
  });

  test('For Love: the card that a move costs may be saved', () => {
    const game = loving(['athena', { tigh: { hand: ['tactics/1'], at: 'command' } }, 'roslin', 'starbuck'], 'tigh');
    game.call('move', { seat: 1, to: undefined }).choose('tigh', 'press-room').choose('athena', 'for-love').settle();
    expect([game.where('tigh'), game.player('tigh').hand.length]).toEqual(['press-room', 1]);
  });

  test('R-LOY-108 Resolute: any one undamaged location of any board, as either side', () => {
    const game = led('athena', {}, { damaged: ['armory'] })
      .actions('athena')
      .choose('athena', 'resolute');
    const open = game.ids('athena');
    expect(open.map((id) => id.split('/').at(-1))).toEqual(
      expect.arrayContaining(['caprica', 'cylon-fleet', 'research-lab']),
    );
    expect(open).not.toContain('location/base/armory');
    game.choose('athena', 'research-lab').choose('athena', 'engineering');
    expect([game.player('athena').hand.length, tokens(game, 'athena'), game.player('athena').infiltrating]).toEqual([
      1,
      0,
      true,
    ]);
  });

  test('R-CRI-65 Resolute: Caprica while infiltrating, and the Cylon ships of the card are activated', () => {
    const game = led(
      'athena',
      {},
      { crisisDeck: ['rescue-the-fleet', 'ambush'], ships: { bow: { raider: 1 } } },
    ).actions('athena');
    game.choose('athena', 'resolute').choose('athena', 'caprica').choose('athena', 'rescue-the-fleet').settle();
    expect(game.told('attack').length).toBeGreaterThan(0);
  });

  test('R-CRI-64, R-TURN-90 Resolute: the jump icon of that card counts in her Prepare for Jump step, with that of her Crisis card', () => {
    const game = led('athena', {}, { crisisDeck: ['riots-b', 'water-shortage-b', 'water-shortage-c'] }).turn();
    while (game.question('athena')?.topic.kind !== 'action') game.settle(1);
    game.choose('athena', 'resolute').choose('athena', 'caprica').choose('athena', 'riots-b');
    while (game.state.current === 0) game.settle(1);
    expect(game.told('crisisDrawn').map(({ card }) => card)).toEqual([
      'crisis/base/riots-b',
      'crisis/base/water-shortage-c',
    ]);
    expect(game.told('jumpTrack').map(({ now }) => now)).toEqual([1, 2]);
    expect(game.told('phase').filter(({ phase }) => phase === 'prepareForJump')).toHaveLength(1);
  });

  test('Resolute: not the Hangar Deck while in the Brig', () => {
    const game = led('athena', { at: 'brig' }).actions('athena').choose('athena', 'resolute');
    expect(game.ids('athena')).not.toContain('location/base/hangar-deck');
    expect(led('athena').actions('athena').choose('athena', 'resolute').ids('athena')).toContain(
      'location/base/hangar-deck',
    );
  });

  test('R-CMB-106, R-TURN-126 Resolute: not the Hangar Deck while she is no infiltrator', () => {
    const game = led('athena', { infiltrating: false, at: 'caprica' }).actions('athena').choose('athena', 'resolute');
    expect(game.ids('athena')).not.toContain('location/base/hangar-deck');
    expect(game.ids('athena')).toContain('location/base/command');
  });

  test('R-CMB-104, R-TURN-126 Resolute: who launches from a viper by the Hangar Deck leaves that one to the Reserves', () => {
    const game = led('athena', { piloting: 'stern' }).actions('athena').choose('athena', 'resolute');
    const { viper } = game.state.reserves;
    game.choose('athena', 'hangar-deck').choose('athena', 'portBow').choose('athena', 'viper');
    expect([game.where('athena'), game.count('viper'), game.state.reserves.viper]).toEqual(['portBow', 1, viper]);
  });

  test('Grieving: in a hazardous location she receives no Skill cards', () => {
    const sick = led('athena', { at: 'sickbay' }).call('receiveSkills', { seat: 0 });
    expect([sick.question('athena'), sick.player('athena').hand]).toEqual([undefined, []]);
    const ship = led('athena', { at: 'resurrection-ship', infiltrating: false }).call('receiveSkills', { seat: 0 });
    expect(ship.player('athena').hand).toEqual([]);
    const game = led('athena')
      .call('receiveSkills', { seat: 0 })
      .choose('athena', 'leadership1-engineering0')
      .choose('athena', 'piloting');
    expect(game.player('athena').hand).toHaveLength(3);
  });

  test('R-LOY-108 the sheet says that she starts infiltrating; she can fly a viper', () => {
    expect(describeCard(people.athena).lines).toContain('Starts at the Hangar Deck, infiltrating.');
    expect(led('athena').actions('athena').ids('athena')).toContain('location');
  });
});

describe('character/daybreak/danna-biers', () => {
  test('R-TURN-21 R-TURN-26 of each of the two multi-skills she receives a card of one type', () => {
    const game = led('danna').call('receiveSkills', { seat: 0 });
    expect(game.ids('danna')).toHaveLength(4);
    game.choose('danna', 'politics0-leadership1-engineering0-treachery1');
    expect(game.told('skillsDrawn')[0]?.skills).toEqual(['leadership', 'treachery']);
  });

  test('R-LOY-109 Visions: looks at 1 random Loyalty card, then ends the infiltration; from the Brig without a discard', () => {
    const hand = ['politics/1', 'politics/2', 'leadership/1', 'leadership/2', 'engineering/1'] as const;
    const game = led('danna', { at: 'brig', infiltrating: true, hand })
      .actions('danna')
      .choose('danna', 'visions')
      .choose('danna', 'tigh');
    expect(game.told('loyaltySeen', 'danna')[0]).toMatchObject({ of: 1, count: 1 });
    game.settle();
    const { infiltrating, hand: kept } = game.player('danna');
    expect([game.where('danna'), infiltrating, kept.length]).toEqual(['resurrection-ship', false, 5]);
    expect(tokens(game, 'danna')).toBe(1);
  });

  test('Visions: only while infiltrating', () => {
    expect(led('danna').actions('danna').ids('danna')).not.toContain('character/daybreak/danna-biers/visions');
  });

  test('Don’t Trust Anyone: draws 2 Super Crisis cards', () => {
    const game = led('danna').actions('danna').choose('danna', 'don-t-trust-anyone');
    expect([game.player('danna').superCrises.length, tokens(game, 'danna')]).toEqual([2, 0]);
  });

  test('Heretic: from the Resurrection Ship she moves for a Super Crisis card, or not at all', () => {
    const stuck = led('danna', { at: 'resurrection-ship' }).call('move', { seat: 0, to: undefined });
    expect(stuck.question('danna')).toBeUndefined();
    const game = led('danna', { at: 'resurrection-ship', superCrises: ['inbound-nukes', 'cylon-intruders'] });
    game.call('move', { seat: 0, to: undefined }).choose('danna', 'caprica');
    expect(game.choices('danna')).toMatchObject({ topic: { kind: 'chooseCard' }, privacy: 'private' });
    game.choose('danna', 'super-crisis/base/inbound-nukes');
    expect([game.where('danna'), game.player('danna').superCrises, game.state.superCrisis.discard]).toEqual([
      'caprica',
      ['super-crisis/base/cylon-intruders'],
      ['super-crisis/base/inbound-nukes'],
    ]);
  });

  test('Heretic: each place that she may choose says what leaving costs', () => {
    const game = led('danna', { at: 'resurrection-ship', superCrises: ['inbound-nukes'] }).call('move', {
      seat: 0,
      to: undefined,
    });
    const decision = game.choices('danna');
    expect(decision.choices.map((choice) => describeChoice(choice, decision, names).label)).toEqual([
      'Caprica (costs 1 Super Crisis card)',
      'Cylon Fleet (costs 1 Super Crisis card)',
      'Human Fleet (costs 1 Super Crisis card)',
    ]);
  });

  test('Heretic: from elsewhere she moves freely', () => {
    const game = led('danna', { at: 'caprica' })
      .call('move', { seat: 0, to: undefined })
      .choose('danna', 'cylon-fleet');
    expect(game.where('danna')).toBe('cylon-fleet');
  });
});

describe('character/daybreak/aaron-doral', () => {
  test('R-TURN-28 Industrious: infiltrating he receives 4 cards, in Sickbay 1', () => {
    const game = led('doral', { at: 'command', infiltrating: true }).call('receiveSkills', { seat: 0 });
    game.choose('doral', 'politics1-tactics0').choose('doral', 'treachery').choose('doral', 'tactics');
    expect(game.player('doral').hand).toHaveLength(4);
    const sick = led('doral', { at: 'sickbay', infiltrating: true })
      .call('receiveSkills', { seat: 0 })
      .choose('doral', 'treachery');
    expect([sick.player('doral').hand.length, sick.question('doral')]).toEqual([1, undefined]);
    const cylon = led('doral').call('receiveSkills', { seat: 0 }).choose('doral', 'politics1-tactics0');
    expect([cylon.player('doral').hand.length, cylon.question('doral')]).toEqual([2, undefined]);
  });

  test('R-LOY-109 Meticulous: the action that ends the infiltration takes him to any other Cylon location, and he acts once more', () => {
    const game = led('doral', { at: 'command', infiltrating: true })
      .actions('doral')
      .choose('doral', 'endInfiltration');
    expect(game.choices('doral').topic).toEqual({ kind: 'react', window: 'infiltrationEnds' });
    game.choose('doral', 'meticulous');
    expect(
      game
        .ids('doral')
        .map((id) => id.split('/').at(-1))
        .sort(),
    ).toEqual(['caprica', 'cylon-fleet', 'human-fleet']);
    game.choose('doral', 'caprica');
    expect([game.where('doral'), game.player('doral').infiltrating, tokens(game, 'doral')]).toEqual([
      'caprica',
      false,
      0,
    ]);
    expect(game.choices('doral')).toMatchObject({ topic: { kind: 'action', left: 1 } });
  });

  test('R-LOY-105 Meticulous: declined he goes to the Resurrection Ship; out of the Brig he keeps 3 cards either way', () => {
    const hand = ['politics/1', 'politics/2', 'tactics/1', 'tactics/2'] as const;
    const home = led('doral', { at: 'brig', infiltrating: true, hand })
      .actions('doral')
      .choose('doral', 'endInfiltration')
      .pass('doral');
    expect([home.where('doral'), home.choices('doral').topic]).toMatchObject([
      'resurrection-ship',
      { kind: 'discard', count: 1 },
    ]);
    const away = led('doral', { at: 'brig', infiltrating: true, hand })
      .actions('doral')
      .choose('doral', 'endInfiltration');
    away.choose('doral', 'meticulous').choose('doral', 'caprica');
    expect(away.choices('doral').topic).toMatchObject({ kind: 'discard', count: 1 });
  });

  test('Vanity: no cards to checks in the Action step of another player’s turn; to all others as usual, and to a Super Crisis', () => {
    const game = led('doral', {}, { current: 'tigh' });
    game.state.phase = 'action';
    const kinds = ['location', 'crisis', 'superCrisis'] as const;
    const limits = (): Array<number> => kinds.map((kind) => contributionLimit(game.state, 0, kind));
    expect(limits()).toEqual([0, 0, 1]);
    game.state.phase = 'crisis';
    expect(limits()).toEqual([1, 1, 1]);
    game.state.phase = 'action';
    game.state.current = 0;
    expect(limits()).toEqual([1, 1, 1]);
  });
});

test('R-CHK-43 Vanity, Impulsive: a player who may add none of the cards in hand is not asked for any', () => {
  const one = { hand: ['tactics/1'] };
  const game = daybreakScene({
    players: ['tigh', { doral: one }, { cally: one }, { adama: one }],
    options: { expansions: ['pegasus', 'exodus', 'daybreak'], cylonLeader: true },
  });
  game.state.phase = 'action';
  game.crisis('rebuild-trust').decline();
  expect([game.question('doral'), game.question('cally'), game.choices('adama').topic.kind]).toEqual([
    undefined,
    undefined,
    'contribute',
  ]);
  expect(game.told('contributed').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

describe('character/daybreak/simon-oneill', () => {
  test('R-CHK-43 Calculating: 2 cards as a Cylon player, 3 while infiltrating, 1 in the Brig; not for a Super Crisis', () => {
    const limits = (own: PlayerScene): Array<number> => {
      const { state } = led('simon', own);
      return (['location', 'crisis', 'superCrisis'] as const).map((kind) => contributionLimit(state, 0, kind));
    };
    expect(limits({})).toEqual([2, 2, 1]);
    expect(limits({ at: 'command', infiltrating: true })).toEqual([3, 3, 2]);
    expect(limits({ at: 'brig', infiltrating: true })).toEqual([1, 1, 1]);
  });

  test('R-CHK-48 Logic-Bound: of the cards that he adds he shows 1, the others lie face down', () => {
    const game = daybreakScene({
      players: [
        'tigh',
        { simon: { hand: ['tactics/2', 'engineering/1', 'tactics/1'] } },
        { roslin: { hand: ['politics/1'] } },
        'starbuck',
      ],
      options: withLeader,
    })
      .crisis('cylon-accusation')
      .decline();
    game.choose('simon', 'tactics/2', 'engineering/1');
    expect(game.choices('simon')).toMatchObject({ topic: { kind: 'showContribution' }, privacy: 'private' });
    game.choose('simon', 'engineering/1');
    expect(game.told('contributionShown')).toEqual([
      { kind: 'contributionShown', seat: 1, card: 'skill/base/repair/1' },
    ]);
    expect(game.view('public').check?.cards).toEqual(['skill/base/repair/1']);
  });

  test('R-CHK-48 Logic-Bound: a single card lies face up; adding none is allowed', () => {
    const set = (): Table =>
      daybreakScene({
        players: ['tigh', { simon: { hand: ['tactics/2'] } }, 'roslin', 'starbuck'],
        options: withLeader,
      })
        .crisis('cylon-accusation')
        .decline();
    expect(set().choose('simon', 'tactics/2').told('contributionShown')).toHaveLength(1);
    expect(set().pass('simon').told('contributionShown')).toEqual([]);
  });

  test('Modifications: at the start of any Activate Cylon Ships step one activation of his choice in place of the icons', () => {
    const game = daybreakScene({
      players: ['tigh', 'simon', 'roslin', 'starbuck'],
      options: withLeader,
      ships: { bow: { basestar: 1, raider: 1 } },
    }).crisis('rescue-mission-a');
    while (game.question('simon')?.topic.kind !== 'react') game.settle(1);
    expect(game.choices('simon').topic).toEqual({ kind: 'react', window: 'shipsActivate' });
    game.choose('simon', 'modifications').choose('simon', 'option4').settle();
    expect([game.told('iconsIgnored').length, tokens(game, 'simon')]).toEqual([1, 0]);
    expect(game.state.ships.filter(({ kind }) => kind === 'raider')).toHaveLength(4);
    expect(game.told('attack')).toEqual([]);
  });

  test('Modifications: without a token, or declined, the icons count', () => {
    const set = (miracles: number): Table =>
      daybreakScene({
        players: ['tigh', { simon: { miracles } }, 'roslin', 'starbuck'],
        options: withLeader,
        ships: { bow: { raider: 1 } },
      })
        .crisis('rescue-the-fleet')
        .settle();
    expect(set(0).told('iconsIgnored')).toEqual([]);
  });
});
