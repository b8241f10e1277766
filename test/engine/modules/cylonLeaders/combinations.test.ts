/** Every combination of the options of the base game and Pegasus, against the table of the rules. */
import { inEnglish } from '../../../words/inEnglish.ts';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { checkOptions, defaultOptions } from '../../../../src/engine/index.ts';
import type { GameOptions } from '../../../../src/engine/types/options.ts';
import { scene, type Person } from '../../scene.ts';
import { SetUp, tally } from '../../setUp.ts';

const yesOrNo = [false, true] as const;

const combinations: ReadonlyArray<GameOptions> = [3, 4, 5, 6, 7].flatMap((players) =>
  [[], ['pegasus']].flatMap((expansions) =>
    (['kobol', 'newCaprica'] as const).flatMap((objective) =>
      yesOrNo.flatMap((cylonLeader) =>
        yesOrNo.flatMap((sympatheticCylon) =>
          yesOrNo.map((noSympathizer): GameOptions => ({
            ...defaultOptions,
            players,
            expansions: expansions.length === 0 ? [] : ['pegasus'],
            objective,
            cylonLeader,
            sympatheticCylon,
            noSympathizer,
          })),
        ),
      ),
    ),
  ),
);

/** The combinations by the rules: R-SET-11, R-SET-15 to R-SET-18, R-SET-23. */
function isLegal({
  players,
  expansions,
  objective,
  cylonLeader,
  sympatheticCylon,
  noSympathizer,
}: GameOptions): boolean {
  const pegasus = expansions.includes('pegasus');
  const even = players === 4 || players === 6;
  if (players === 7 && !(pegasus && cylonLeader)) return false;
  if (objective === 'newCaprica' && !pegasus) return false;
  if (cylonLeader && (!pegasus || players === 3)) return false;
  if (sympatheticCylon && (!pegasus || !even)) return false;
  return !noSympathizer || (even && !cylonLeader && !sympatheticCylon);
}

const named = ({ players, expansions, objective, cylonLeader, sympatheticCylon, noSympathizer }: GameOptions): string =>
  [
    players,
    ...expansions,
    objective,
    cylonLeader ? 'leader' : '',
    sympatheticCylon ? 'sympathetic' : '',
    noSympathizer ? 'none' : '',
  ].join(' ');

describe('R-SET-11 R-SET-15 R-SET-16 R-SET-17 R-SET-18 R-SET-23 which options go together', () => {
  test('each combination is offered or refused as the table says', () => {
    const offered = combinations.filter((options) => checkOptions(options).length === 0).map(named);
    expect(offered).toEqual(combinations.filter(isLegal).map(named));
    expect(offered).toHaveLength(6 + 2 * 14);
  });

  test('what is refused is refused in whole sentences, each said once', () => {
    for (const options of combinations) {
      const sentences = inEnglish(checkOptions(options));
      expect(new Set(sentences).size, named(options)).toBe(sentences.length);
      for (const sentence of sentences) expect(sentence, named(options)).toMatch(/^[A-Z].+[^.][.]$/);
    }
  });

  test('each one that is offered can be set up to its first turn', () => {
    for (const options of combinations.filter(isLegal)) {
      const game = new SetUp(options, named(options)).done();
      expect(game.state.turn, named(options)).toBe(1);
    }
  });
});

interface Cards {
  readonly cylon: number;
  readonly notACylon: number;
  readonly late?: 'sympathizer' | 'sympatheticCylon';
}

/** Leader or none, by the number of players: the table of R-SET-52 and what R-SET-53 adds. */
const decks: ReadonlyArray<readonly [options: Partial<GameOptions>, chosen: ReadonlyArray<Person>, cards: Cards]> = [
  [{ cylonLeader: true }, ['cavil', 'roslin', 'adama', 'starbuck'], { cylon: 1, notACylon: 5 }],
  [{ cylonLeader: true }, ['baltar', 'adama', 'boomer', 'leoben'], { cylon: 1, notACylon: 7 }],
  [{ cylonLeader: true }, ['roslin', 'six', 'adama', 'starbuck', 'zarek'], { cylon: 1, notACylon: 7 }],
  [{ cylonLeader: true }, ['baltar', 'adama', 'boomer', 'cavil', 'roslin'], { cylon: 1, notACylon: 9 }],
  [{ cylonLeader: true }, ['roslin', 'adama', 'starbuck', 'zarek', 'tigh', 'cavil'], { cylon: 2, notACylon: 8 }],
  [
    { cylonLeader: true },
    ['roslin', 'adama', 'starbuck', 'zarek', 'tigh', 'kat', 'cavil'],
    { cylon: 2, notACylon: 10 },
  ],
  [{ cylonLeader: true }, ['baltar', 'adama', 'boomer', 'zarek', 'tigh', 'kat', 'cavil'], { cylon: 2, notACylon: 12 }],
  [{ cylonLeader: true }, ['roslin', 'adama', 'starbuck', 'zarek'], { cylon: 1, notACylon: 6, late: 'sympathizer' }],
  [{ cylonLeader: true }, ['roslin', 'adama', 'starbuck', 'zarek', 'tigh'], { cylon: 2, notACylon: 8 }],
  [
    { cylonLeader: true, sympatheticCylon: true },
    ['roslin', 'adama', 'starbuck', 'zarek', 'tigh', 'kat'],
    { cylon: 2, notACylon: 9, late: 'sympatheticCylon' },
  ],
  [{ cylonLeader: true, sympatheticCylon: true }, ['roslin', 'adama', 'starbuck', 'cavil'], { cylon: 1, notACylon: 5 }],
  [
    { sympatheticCylon: true },
    ['baltar', 'adama', 'starbuck', 'zarek'],
    { cylon: 1, notACylon: 7, late: 'sympatheticCylon' },
  ],
  [{ noSympathizer: true }, ['roslin', 'adama', 'starbuck', 'zarek'], { cylon: 1, notACylon: 7 }],
  [{ noSympathizer: true }, ['roslin', 'adama', 'starbuck', 'zarek', 'tigh', 'kat'], { cylon: 2, notACylon: 10 }],
];

describe('R-SET-20 R-SET-52 R-SET-53 R-SET-54 R-SET-55 R-SET-59 the Loyalty deck of Pegasus', () => {
  test.each(decks)('%j with %j: %j', (options, chosen, { cylon, notACylon, late }) => {
    const { state } = new SetUp({ expansions: ['pegasus'], players: chosen.length, ...options })
      .choose(...chosen)
      .done();
    const first = state.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card));
    const kinds = tally([...first, ...state.loyaltyDeck].map((card) => catalogue.loyalty.get(card)?.kind ?? ''));
    expect(kinds).toEqual({ cylon, notACylon, ...(late === undefined ? {} : { [late]: 1 }) });
    // R-SET-53: never among the first cards. R-SET-59: what is left is dealt to the last card.
    expect(first.some((card) => catalogue.loyalty.get(card)?.kind.startsWith('sympath'))).toBe(false);
    const leaders = chosen.some((person) => ['cavil', 'leoben', 'six'].includes(person)) ? 1 : 0;
    expect(state.loyaltyDeck).toHaveLength(chosen.length - leaders + (chosen.includes('boomer') ? 1 : 0));
  });
});

test('R-LOY-31 R-LOY-33 in the Sleeper Agent phase a revealed Cylon gets a card, a revealed Boomer two, a Cylon Leader none', () => {
  const players = [
    'roslin',
    { tigh: { revealed: true, loyalty: [] } },
    { boomer: { revealed: true, loyalty: [] } },
    'cavil',
    'starbuck',
  ] as const;
  const game = scene({ players, options: { expansions: ['pegasus'], cylonLeader: true } }).call('sleeperAgent', {
    waiting: [],
  });
  while (game.state.decisions.length > 0) game.settle(1);
  expect(game.told('loyaltyDealt').map(({ seat }) => seat)).toEqual([0, 1, 2, 2, 4]);
});
