/**
 * Which tables the options allow with Exodus, and what is set up there: R-SET-10 to R-SET-23, R-SET-50 to R-SET-59,
 * R-SET-93.
 */
import { inEnglish } from '../../../words/inEnglish.ts';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { contentOf } from '../../../../src/engine/content.ts';
import { checkOptions, defaultOptions } from '../../../../src/engine/index.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { withExodus, withPegasusAndExodus } from '../../exodusScene.ts';
import { SetUp } from '../../setUp.ts';

const yesOrNo = [false, true] as const;
const shelves = [[], ['pegasus'], ['exodus'], ['pegasus', 'exodus']] as const;
const objectives = ['kobol', 'newCaprica', 'ionianNebula'] as const;
const parts = ['personalGoals', 'finalFive', 'cylonFleet'] as const;
const selections = parts.reduce<ReadonlyArray<ReadonlyArray<string>>>(
  (sets, part) => [...sets, ...sets.map((set) => [...set, part])],
  [[]],
);

const combinations: ReadonlyArray<GameOptions> = [3, 4, 5, 6, 7].flatMap((players) =>
  shelves.flatMap((expansions) =>
    objectives.flatMap((objective) =>
      yesOrNo.flatMap((cylonLeader) =>
        yesOrNo.flatMap((sympatheticCylon) =>
          yesOrNo.flatMap((noSympathizer) =>
            selections.map((switches): GameOptions => ({
              ...defaultOptions,
              players,
              expansions,
              objective,
              cylonLeader,
              sympatheticCylon,
              noSympathizer,
              switches,
            })),
          ),
        ),
      ),
    ),
  ),
);

/** The combinations by the rules: R-SET-11, R-SET-14 to R-SET-18, R-SET-23. */
function isLegal(options: GameOptions): boolean {
  const { players, expansions, objective, cylonLeader, sympatheticCylon, noSympathizer, switches = [] } = options;
  const [pegasus, exodus] = [expansions.includes('pegasus'), expansions.includes('exodus')];
  const even = players === 4 || players === 6;
  if (players === 7 && !(pegasus && cylonLeader)) return false;
  if (objective === 'newCaprica' && !pegasus) return false;
  if (objective === 'ionianNebula' && !exodus) return false;
  if (switches.length > 0 && !exodus) return false;
  if (cylonLeader && (!pegasus || players === 3)) return false;
  if (sympatheticCylon && (!pegasus || !even)) return false;
  return !noSympathizer || (even && !cylonLeader && !sympatheticCylon);
}

const named = (options: GameOptions): string => {
  const { players, expansions, objective, cylonLeader, sympatheticCylon, noSympathizer, switches = [] } = options;
  const roles = [cylonLeader ? 'leader' : '', sympatheticCylon ? 'sympathetic' : '', noSympathizer ? 'none' : ''];
  return [players, ...expansions, objective, ...roles, ...switches].filter((part) => part !== '').join(' ');
};

const legal = combinations.filter(isLegal);

test('R-SET-10 R-SET-11 R-SET-14 each combination with Exodus and its parts is offered or refused as the table says', () => {
  expect(combinations.filter((options) => checkOptions(options).length === 0).map(named)).toEqual(legal.map(named));
  // Pegasus and Exodus: 14 ways of the roles, 3 objectives, 8 selections of the parts.
  expect(legal.filter(({ expansions }) => expansions.length === 2)).toHaveLength(14 * 3 * 8);
});

test('R-SET-14 what is refused is refused in whole sentences, each said once', () => {
  for (const options of combinations.filter((one) => !isLegal(one))) {
    const sentences = inEnglish(checkOptions(options));
    expect(sentences.length, named(options)).toBeGreaterThan(0);
    expect(new Set(sentences).size, named(options)).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence, named(options)).toMatch(/^[A-Z].+[^.][.]$/);
  }
});

test('R-SET-14 each part of Exodus without it is refused by its name', () => {
  const sentences = parts.flatMap((part) => inEnglish(checkOptions({ ...defaultOptions, switches: [part] })));
  expect(sentences).toEqual([
    'Personal Goals needs Exodus.',
    'The Final Five needs Exodus.',
    'Cylon Fleet board needs Exodus.',
  ]);
});

test('R-SET-18 seven need Pegasus with Exodus too', () => {
  expect(checkOptions({ ...defaultOptions, ...withExodus, players: 7, cylonLeader: true })).not.toEqual([]);
  expect(checkOptions({ ...defaultOptions, ...withPegasusAndExodus, players: 7, cylonLeader: true })).toEqual([]);
});

describe('the numbers of Loyalty cards', () => {
  /** R-SET-52, the rows with Exodus. */
  const rows = [
    [3, false, 1, 6],
    [4, false, 1, 7],
    [5, false, 2, 9],
    [6, false, 2, 10],
    [4, true, 1, 6],
    [5, true, 1, 8],
    [6, true, 2, 9],
    [7, true, 2, 11],
  ] as const;

  test.each(rows)(
    'R-SET-20 R-SET-22 R-SET-52 %s players, with a leader: %s; %s Cylon and %s others',
    (players, leader, cylon, others) => {
      const shelf = leader ? withPegasusAndExodus : withExodus;
      const people = leader
        ? (['cavil', 'roslin', 'tigh', 'starbuck', 'tyrol', 'zarek', 'adama'] as const)
        : (['roslin', 'tigh', 'starbuck', 'tyrol', 'zarek', 'adama'] as const);
      const game = new SetUp({ players, ...shelf, cylonLeader: leader }).choose(...people.slice(0, players)).done();
      const all = [
        ...game.state.loyaltyDeck,
        ...game.state.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card)),
      ];
      const count = (kind: string): number => all.filter((card) => catalogue.loyalty.get(card)?.kind === kind).length;
      const sympathizers = !leader && players % 2 === 0 ? 1 : 0;
      const rest = all.length - count('cylon') - count('sympathizer');
      expect([count('cylon'), rest, count('sympathizer')]).toEqual([cylon, others, sympathizers]);
    },
  );

  test('R-SET-55 R-SET-57 R-SET-59 example 3: six players with Boomer: 13 cards, 6 dealt, the Sympathizer added, 8 remain', () => {
    const game = new SetUp({ players: 6, ...withExodus })
      .choose('roslin', 'tigh', 'boomer', 'tyrol', 'zarek', 'adama')
      .done();
    const dealt = game.state.players.reduce((sum, { loyalty }) => sum + loyalty.length, 0);
    expect([dealt, game.state.loyaltyDeck.length]).toEqual([6, 8]);
    expect(game.state.loyaltyDeck).toContain('loyalty/base/you-are-a-sympathizer');
  });

  test('R-SET-55 R-SET-59 example 10: seven players with Baltar and a Cylon Leader: 14 cards, 7 dealt, 7 remain', () => {
    const options = { players: 7, ...withPegasusAndExodus, cylonLeader: true, objective: 'ionianNebula' };
    const game = new SetUp(options).choose('cavil', 'baltar', 'tigh', 'starbuck', 'tyrol', 'zarek', 'adama').done();
    const dealt = game.state.players.reduce((sum, { loyalty }) => sum + loyalty.length, 0);
    expect([dealt, game.state.loyaltyDeck.length]).toEqual([7, 7]);
  });

  test('R-SET-53 R-SET-54 the Sympathetic Cylon and the game without a Sympathizer are as without Exodus', () => {
    const people = ['roslin', 'tigh', 'starbuck', 'tyrol'] as const;
    const deck = (set: Partial<GameOptions>): ReadonlyArray<string> =>
      new SetUp({ players: 4, ...set }).choose(...people).done().state.loyaltyDeck;
    expect(deck({ ...withPegasusAndExodus, sympatheticCylon: true })).toContain(
      'loyalty/pegasus/you-are-a-sympathetic-cylon',
    );
    const none = deck({ ...withExodus, noSympathizer: true });
    expect([none.length, none.some((card) => card.includes('sympathi'))]).toEqual([7 + 1 - 4 + 1, false]);
  });
});

describe('the decks', () => {
  const sizes = (options: Partial<GameOptions>): ReadonlyArray<number> => {
    const { crises, superCrises, quorum, destinations } = contentOf({ ...defaultOptions, ...options });
    const main = [...crises.values()].filter(({ deck }) => deck === undefined);
    return [main, [...superCrises.values()], [...quorum.values()], [...destinations.values()]].map((cards) =>
      cards.reduce((sum, { copies }) => sum + copies, 0),
    );
  };

  test.each([
    ['Exodus alone', withExodus, [70 + 34, 5 + 2, 17 + 3, 22 + 7]],
    ['Pegasus and Exodus', withPegasusAndExodus, [90 + 34, 10 + 2, 26 + 3, 27 + 7]],
    // 10 attack cards of the base game and 3 of Pegasus; among the Super Crisis cards 1 each; Mining Asteroid.
    [
      'the Cylon Fleet board',
      { ...withPegasusAndExodus, switches: ['cylonFleet'] },
      [90 + 40 - 13, 10 + 3 - 2, 26 + 3, 27 + 7 - 1],
    ],
  ] as const)('R-SET-93 R-SET-100 R-SET-102 %s', (_, options, expected) => {
    expect(sizes(options)).toEqual(expected);
  });

  test('exodus: R-SET-19 R-SET-93 with it its cards are in every deck, and nothing of it is in a game without it', () => {
    const isHuman = (card: string): boolean => catalogue.loyalty.get(card)?.kind === 'notACylon';
    const ofExodus = (options: Partial<GameOptions>): ReadonlyArray<number> => {
      const { state } = new SetUp(options).done();
      const { crisis, superCrisis, quorum, destinations, loyaltyDeck, notACylonPile } = state;
      const loyalty = [
        ...state.players.flatMap((player) => player.loyalty.map(({ card }) => card)),
        ...loyaltyDeck,
        ...notACylonPile,
      ];
      const decks = [
        crisis.deck,
        superCrisis.deck,
        [...quorum.deck, ...state.quorumHand],
        destinations.deck,
        loyalty.filter(isHuman),
      ];
      return decks.map((deck) => deck.filter((card) => card.split('/')[1] === 'exodus').length);
    };
    expect(ofExodus(withPegasusAndExodus)).toEqual([34, 2, 3, 7, 5]);
    expect(ofExodus({ expansions: ['pegasus'] })).toEqual([0, 0, 0, 0, 0]);
  });
});
