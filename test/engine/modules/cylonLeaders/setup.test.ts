import { inEnglish } from '../../../words/inEnglish.ts';
import { describe, expect, test } from 'vitest';
import { agendaOf } from '../../../../src/engine/modules/cylonLeaders/state.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { checkOptions, defaultOptions } from '../../../../src/engine/index.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { people, type Person } from '../../scene.ts';
import { SetUp, tally } from '../../setUp.ts';

const pegasus = { expansions: ['pegasus'] } as const;
const leaders = { ...pegasus, cylonLeader: true } as const;
const leaderIds = [people.cavil, people.leoben, people.six];

const open = (game: SetUp): Array<string> =>
  game
    .upTo('chooseCharacter')
    .open()
    .choices.map(({ id }) => id);
const options = (chosen: Partial<GameOptions>): Array<string> =>
  inEnglish(checkOptions({ ...defaultOptions, ...chosen }));

describe('who may play', () => {
  test.each([4, 5, 6, 7])('R-SET-15 with %i players a Cylon Leader is allowed', (players) => {
    expect(options({ ...leaders, players })).toEqual([]);
  });

  test('R-SET-15 R-SET-18 not with 3 players, and 7 need one', () => {
    expect(options({ ...leaders, players: 3 })).toHaveLength(1);
    expect(options({ ...pegasus, players: 7 })).toHaveLength(1);
  });

  test('R-SET-16 the Sympathetic Cylon is for 4 or 6 players with Pegasus', () => {
    for (const players of [4, 6]) expect(options({ ...pegasus, sympatheticCylon: true, players })).toEqual([]);
    for (const players of [3, 5]) expect(options({ ...pegasus, sympatheticCylon: true, players })).toHaveLength(1);
    expect(options({ sympatheticCylon: true, players: 4 })).not.toEqual([]);
  });
});

describe('choosing characters', () => {
  test('R-SET-72 Cylon Leaders are open at any point, whatever types are left', () => {
    const game = new SetUp({ ...leaders, players: 5 });
    expect(open(game)).toEqual(expect.arrayContaining(leaderIds));
    game.choose('roslin');
    expect(open(game)).toEqual(expect.arrayContaining(leaderIds));
    expect(open(game)).not.toContain(people.zarek);
  });

  test('R-SET-15 only one player may be one', () => {
    const game = new SetUp({ ...leaders, players: 5 }).choose('leoben');
    for (const id of leaderIds) expect(open(game)).not.toContain(id);
  });

  test('cylonLeader: R-SET-15 R-SET-72 any player may choose one; without the option there are none', () => {
    const chosen = (cylonLeader: boolean): Array<string> => open(new SetUp({ ...pegasus, players: 5, cylonLeader }));
    expect(chosen(true)).toEqual(expect.arrayContaining(leaderIds));
    expect(chosen(false).filter((id) => !chosen(true).includes(id))).toEqual([]);
    for (const id of leaderIds) expect(chosen(false)).not.toContain(id);
  });

  test('R-SET-21 with 7 players the last one has to be one', () => {
    const game = new SetUp({ ...leaders, players: 7 });
    for (let n = 0; n < 6; n += 1) {
      const human = open(game).find((id) => !leaderIds.some((leader) => leader === id));
      game.answer(human ?? '');
    }
    expect(open(game).toSorted()).toEqual(leaderIds.toSorted());
  });

  test('R-SET-21 with 7 players, if somebody leads already, the last one may not', () => {
    const game = new SetUp({ ...leaders, players: 7 }).choose('six');
    while (game.state.turn === 0) {
      if (game.open().topic.kind === 'chooseCharacter')
        for (const id of leaderIds) expect(open(game)).not.toContain(id);
      game.answer();
    }
    expect(game.state.players.filter(({ cylon }) => cylon === 'leader')).toHaveLength(1);
  });
});

const started = (players: number, ...chosen: ReadonlyArray<Person>): SetUp =>
  new SetUp({ ...leaders, players }).choose(...chosen).done();

describe('the start', () => {
  test('R-SET-02 R-LOY-90 R-SET-75 is a Cylon player from the start, on their own Cylon location of this game', () => {
    for (const [leader, location] of [
      ['cavil', 'cylon-fleet'],
      ['leoben', 'human-fleet'],
      ['six', 'caprica'],
    ] as const) {
      const player = started(5, 'roslin', leader).player(leader);
      expect(player).toMatchObject({
        cylon: 'leader',
        infiltrating: false,
        place: { kind: 'location', location: `location/pegasus/${location}` },
      });
    }
  });

  test('R-SET-99 draws 2 cards of their own skill set', () => {
    const { hand } = started(5, 'roslin', 'cavil').player('cavil');
    expect(hand).toHaveLength(2);
    for (const card of hand)
      expect(['tactics', 'engineering', 'treachery']).toContain(
        catalogue.skillCards.get(card.slice(0, card.lastIndexOf('/')))?.skill,
      );
  });

  test('R-SET-99 none as the first player', () => {
    const game = new SetUp({ ...leaders, players: 5 }).choose('cavil');
    while (game.state.turn === 0) game.answer();
    const drawn = game.all('skillsDrawn').filter(({ seat, why }) => seat === game.seat('cavil') && why === 'setup');
    expect(drawn).toEqual([]);
  });

  test('R-SET-57 R-LOY-94 R-LOY-95 gets no Loyalty card and no Super Crisis card', () => {
    const player = started(5, 'roslin', 'cavil').player('cavil');
    expect([player.loyalty, player.superCrises]).toEqual([[], []]);
  });

  test('R-SET-83 holds no title, also as the first to choose', () => {
    const game = started(4, 'cavil');
    expect(Object.values(game.state.titles)).not.toContain(game.seat('cavil'));
    expect(Object.keys(game.state.titles).toSorted()).toEqual(['admiral', 'president']);
  });

  test.each([
    [4, 1, 5],
    [5, 1, 7],
    [6, 2, 8],
    [7, 2, 10],
  ] as const)(
    'R-SET-20 R-SET-52 with %i players the Loyalty deck has %i Cylon and %i other cards and no Sympathizer',
    (players, cylon, other) => {
      const game = started(players, 'cavil');
      const extra = game.state.players.reduce(
        (sum, { character }) => sum + (character === people.boomer || character === people.baltar ? 1 : 0),
        0,
      );
      const cards = [
        ...game.state.loyaltyDeck,
        ...game.state.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)),
      ];
      const kinds = tally(cards.map((card) => catalogue.loyalty.get(card)?.kind ?? ''));
      expect(kinds).toEqual({ cylon, notACylon: other + extra });
    },
  );

  test.each([
    [4, 'sympathetic'],
    [5, 'hostile'],
    [6, 'sympathetic'],
    [7, 'hostile'],
  ] as const)('R-SET-60 R-LOY-96 with %i players the Agenda is %s, and secret', (players, deck) => {
    const game = started(players, 'cavil');
    const seat = game.seat('cavil');
    expect(agendaOf(game.state, game.seat('cavil'))?.deck).toBe(deck);
    const told = game.events.filter(({ what }) => what.kind === 'agendaDealt');
    expect(told.map(({ audience, what }) => [audience, 'card' in what])).toEqual([
      [[seat], true],
      ['public', false],
    ]);
  });

  test('R-SET-60 every Agenda of a deck can come, and none of the other', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 60; n += 1) {
      const game = new SetUp({ ...leaders, players: 4 }, `agenda ${n}`).choose('cavil').done();
      seen.add(agendaOf(game.state, game.seat('cavil'))?.id ?? '');
    }
    expect([...seen].toSorted()).toEqual(
      [...catalogue.agendas.values()]
        .filter(({ deck }) => deck === 'sympathetic')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('R-SET-23 R-PEG-75 if somebody leads there is no Sympathetic Cylon; if nobody does there is', () => {
    const has = (game: SetUp): boolean =>
      game.state.loyaltyDeck.includes('loyalty/pegasus/you-are-a-sympathetic-cylon');
    const both = { ...leaders, players: 4, sympatheticCylon: true };
    expect(has(new SetUp(both).choose('cavil').done())).toBe(false);
    const without = new SetUp(both).choose('roslin', 'adama', 'starbuck', 'tyrol').done();
    expect(has(without)).toBe(true);
    expect(without.state.loyaltyDeck).not.toContain('loyalty/base/you-are-a-sympathizer');
  });

  test('sympatheticCylon: R-SET-16 R-SET-53 its card takes the place of that of the Sympathizer', () => {
    const late = (sympatheticCylon: boolean): ReadonlyArray<string> => {
      const game = new SetUp({ ...pegasus, players: 4, sympatheticCylon })
        .choose('roslin', 'adama', 'starbuck', 'tyrol')
        .done();
      return game.state.loyaltyDeck.filter((card) => card.includes('sympath'));
    };
    expect(late(true)).toEqual(['loyalty/pegasus/you-are-a-sympathetic-cylon']);
    expect(late(false)).toEqual(['loyalty/base/you-are-a-sympathizer']);
  });

  test('R-SET-53 R-SET-16 R-LOY-115 the Sympathetic Cylon comes into the deck only after the first cards are dealt', () => {
    for (let n = 0; n < 20; n += 1) {
      const game = new SetUp({ ...pegasus, players: 4, sympatheticCylon: true }, `deal ${n}`)
        .choose('roslin', 'adama', 'starbuck', 'tyrol')
        .done();
      expect(tally(game.state.loyaltyDeck)['loyalty/pegasus/you-are-a-sympathetic-cylon']).toBe(1);
    }
  });
});
