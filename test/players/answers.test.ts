/** The answers of automatic players: given this question and this table, this answer. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import type { Choice, Decision, Occasion, Topic } from '../../src/engine/types/decision.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { choose, chooseAtRandom } from '../../src/players/index.ts';
import { leaderScene } from '../engine/leaderScene.ts';
import { pegasusScene } from '../engine/pegasusScene.ts';
import { scene, type Scene } from '../engine/scene.ts';

const players = ['adama', 'roslin', 'tigh'] as const;
const half = (): number => 0.5;
const human = scene({ players }).view('adama');
const cylon = scene({ players: [{ adama: { revealed: true } }, 'roslin', 'tigh'] }).view('adama');
const hidden = scene({ players: [{ adama: { loyalty: ['cylon'] } }, 'roslin', 'tigh'] }).view('adama');

type Asked = Partial<Omit<Decision, 'topic'>> & { readonly topic: unknown };

function question({ topic, ...more }: Asked): Decision {
  // Only what is looked at.
  return {
    id: 'q',
    seat: 0,
    topic: topic as Topic,
    choices: [],
    min: 1,
    max: 1,
    fallback: [],
    privacy: 'open',
    ...more,
  };
}

const answer = (view: GameView, asked: Asked, random = half): ReadonlyArray<string> =>
  choose({ view }, question(asked), random);
/** The answers of a loyal player, and of a Cylon player. */
const both = (asked: Asked): ReadonlyArray<string> => [human, cylon].map((view) => answer(view, asked).join());

const cards = (...values: ReadonlyArray<number>): ReadonlyArray<Choice> =>
  values.map((value, at) => ({ id: `card${at}`, kind: 'skillCard', card: `skill/base/repair/${value}` }));
const areas: ReadonlyArray<Choice> = (['bow', 'stern', 'portBow'] as const).map((area) => ({
  id: area,
  kind: 'area',
  area,
}));
const named = (kind: 'card', ...slugs: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  slugs.map((slug) => ({ id: slug.split('/').at(-1) ?? '', kind, card: slug }));

describe('a human takes what helps the fleet, a Cylon player what harms it', () => {
  test.each<readonly [string, Asked, string, string]>([
    [
      'a box of a Crisis card',
      {
        topic: { kind: 'chooseOption', card: 'crisis/base/water-shortage-a' },
        choices: [0, 1].map((n) => ({
          id: `option${n}`,
          kind: 'option',
          card: 'crisis/base/water-shortage-a',
          path: ['options', n],
        })),
      },
      'option1',
      'option0',
    ],
    [
      'an effect',
      {
        topic: { kind: 'chooseEffect', why: 'x' },
        choices: [
          { id: 'loss', kind: 'effects', source: 'x', effects: [{ lose: { fuel: 1 } }] },
          { id: 'gain', kind: 'effects', source: 'x', effects: [{ gain: { fuel: 1 } }] },
          { id: 'none', kind: 'effects', source: 'x', effects: [] },
        ],
      },
      'gain',
      'loss',
    ],
    [
      'a Crisis card',
      {
        topic: { kind: 'chooseCrisis', why: 'x' },
        choices: named('card', 'crisis/base/boarding-parties', 'crisis/base/legendary-discovery'),
      },
      'legendary-discovery',
      'boarding-parties',
    ],
    [
      'a destination',
      {
        topic: { kind: 'chooseDestination' },
        choices: named('card', 'destination/base/deep-space', 'destination/base/asteroid-field'),
      },
      'asteroid-field',
      'deep-space',
    ],
    [
      'where a Crisis card goes',
      {
        topic: { kind: 'topOrBottom', why: 'x', deck: 'crisis', card: 'crisis/base/boarding-parties' },
      },
      'bottom',
      'top',
    ],
    ['a risk', { topic: { kind: 'takeRisk' }, min: 0 }, 'yes', ''],
    ['the result of a check', { topic: { kind: 'chooseResult', why: 'x' } }, 'pass', 'pass'],
    ['the result of a roll', { topic: { kind: 'nameResult', why: 'x' } }, '8', '1'],
  ])('%s', (_, asked, byHuman, byCylon) => {
    expect(both(asked)).toEqual([byHuman, byCylon]);
  });

  test('a card of another deck goes to the top, and so do Crisis cards that are not so bad', () => {
    const goes = (deck: string, card: string): string =>
      answer(human, { topic: { kind: 'topOrBottom', why: 'x', deck, card } }).join();
    expect(goes('destination', 'crisis/base/boarding-parties')).toBe('top');
    expect(new Set([...catalogue.crises.keys()].map((card) => goes('crisis', card)))).toEqual(
      new Set(['top', 'bottom']),
    );
  });

  test('where a civilian ship goes, and whose Cylon ships are removed', () => {
    const ships = { bow: { raider: 3, civilian: 1 }, portBow: { viper: 1 } };
    const at = (adama: Scene['players'][number]): GameView =>
      scene({ players: [adama, 'roslin', 'tigh'], ships }).view('adama');
    const [loyal, enemy] = [at('adama'), at({ adama: { revealed: true } })];
    for (const [topic, byHuman, byCylon] of [
      ['placeCivilian', 'portBow', 'bow'],
      ['removeCylons', 'bow', 'stern'],
    ] as const) {
      expect(answer(loyal, { topic: { kind: topic }, choices: areas })).toEqual([byHuman]);
      expect(answer(enemy, { topic: { kind: topic }, choices: areas })).toEqual([byCylon]);
    }
  });

  test('a hidden Cylon does the one or the other, by chance', () => {
    const risk = { topic: { kind: 'takeRisk' }, min: 0 };
    expect(answer(hidden, risk, () => 0.01)).toEqual(['yes']);
    expect(answer(hidden, risk, () => 0.99)).toEqual([]);
    expect(answer(human, risk, () => 0.99)).toEqual(['yes']);
  });
});

describe('high rolls', () => {
  const name = (view: GameView, attacker: NonNullable<Occasion['attack']>['attacker']): string =>
    answer(view, {
      topic: { kind: 'nameResult', why: 'x' },
      occasion: { cause: 'attack', attack: { attacker, target: 'viper' } },
    }).join();

  test('are good for those who roll, but for attacks of Cylon ships', () => {
    expect((['raider', 'basestar', 'viper', 'galactica'] as const).map((attacker) => name(human, attacker))).toEqual([
      '1',
      '1',
      '8',
      '8',
    ]);
    expect((['raider', 'basestar', 'viper', 'galactica'] as const).map((attacker) => name(cylon, attacker))).toEqual([
      '8',
      '8',
      '1',
      '1',
    ]);
  });
});

describe('fixed answers', () => {
  const first: ReadonlyArray<Choice> = [
    { id: 'one', kind: 'pass' },
    { id: 'two', kind: 'pass' },
  ];

  test('a card to pay or to discard is the one that is given when time runs out', () => {
    for (const kind of ['discard', 'payForMove']) {
      expect(answer(human, { topic: { kind }, choices: cards(1, 2), fallback: ['card1'] })).toEqual(['card1']);
    }
  });

  test('abilities are used, Quorum cards are kept, the first repair and amount will do', () => {
    expect(answer(human, { topic: { kind: 'useAbility' } })).toEqual(['yes']);
    expect(answer(human, { topic: { kind: 'exchangeQuorum' }, min: 0 })).toEqual([]);
    for (const kind of ['chooseRepair', 'chooseAmount'])
      expect(answer(human, { topic: { kind }, choices: first })).toEqual(['one']);
  });

  test('pilots launch where raiders are', () => {
    const launch = { topic: { kind: 'mayLaunch' }, choices: areas, min: 0 };
    expect(answer(human, launch)).toEqual([]);
    expect(answer(scene({ players, ships: { bow: { basestar: 1 } } }).view('adama'), launch)).toEqual([]);
    expect(answer(scene({ players, ships: { bow: { raider: 1 } } }).view('adama'), launch)).toHaveLength(1);
  });

  test('cards to trade are those of strength 1 or less, or else the weakest one', () => {
    const trade = (...values: ReadonlyArray<number>): ReadonlyArray<string> =>
      answer(human, { topic: { kind: 'tradeCards' }, choices: cards(...values), min: 0, max: 9 });
    expect([trade(3, 1, 2, 0), trade(4, 2, 3), trade()]).toEqual([['card1', 'card3'], ['card1'], []]);
    expect(
      answer(human, { topic: { kind: 'tradeCards' }, choices: [{ id: 'x', kind: 'pass' }, ...cards(5)], min: 0 }),
    ).toEqual(['card0']);
  });

  test('in an emergency everybody acts who can', () => {
    const emergency = (...kinds: ReadonlyArray<'actOnce' | 'moveOnly'>): ReadonlyArray<string> =>
      answer(human, { topic: { kind: 'emergency' }, choices: kinds.map((kind) => ({ id: kind, kind })), min: 0 });
    expect([emergency('moveOnly', 'actOnce'), emergency('moveOnly'), emergency()]).toEqual([['actOnce'], [], []]);
  });

  test('an offer is taken if it is worth more than nothing', () => {
    const offer = (location: string): ReadonlyArray<string> =>
      answer(human, {
        topic: { kind: 'offer' },
        choices: [{ id: 'x', kind: 'activateLocation', location: `location/base/${location}` }],
        min: 0,
      });
    expect([offer('press-room'), offer('armory')]).toEqual([['x'], []]);
  });
});

test('an order is used for two actions here, or for a move and an action where more can be done', () => {
  const ships = { bow: { raider: 3 }, stern: { civilian: 4, raider: 3 } };
  const orders = (at: string, ...kinds: ReadonlyArray<'actTwice' | 'moveThenAct'>): ReadonlyArray<string> =>
    answer(scene({ players: [{ adama: { at } }, 'roslin', 'tigh'], ships }).view('adama'), {
      topic: { kind: 'orders', by: 1 },
      choices: kinds.map((kind) => ({ id: kind, kind })),
    });
  expect(orders('armory', 'actTwice', 'moveThenAct')).toEqual(['moveThenAct']);
  expect(orders('weapons-control', 'actTwice', 'moveThenAct')).toEqual(['actTwice']);
  expect(orders('armory', 'actTwice')).toEqual(['actTwice']);
});

test('damage goes to Pegasus as long as it can stand it; a Cylon player lets Galactica take everything', () => {
  const why = { topic: { kind: 'chooseHull', why: 'x' } };
  const hull = (adama: Scene['players'][number], damaged: ReadonlyArray<string>): string =>
    answer(pegasusScene({ players: [adama, 'roslin', 'tigh'], damaged }).view('adama'), why).join();
  expect(hull('adama', [])).toBe('pegasus');
  expect(hull('adama', ['engine-room', 'airlock', 'pegasus-cic'])).toBe('galactica');
  expect(hull({ adama: { revealed: true } }, [])).toBe('galactica');
  expect(answer(human, why)).toEqual(['galactica']);
});

describe('who is chosen', () => {
  const seats = (...all: ReadonlyArray<number>): ReadonlyArray<Choice> =>
    all.map((seat) => ({ id: `seat${seat}`, kind: 'seat', seat }));
  const table = (): GameView => scene({ players: ['adama', 'roslin', 'tigh', 'helo', 'tyrol'] }).view('adama');
  const pick = (why: string, odds: ReadonlyArray<number>, min = 1): string =>
    choose(
      { view: table(), beliefs: odds },
      question({ topic: { kind: 'choosePlayer', why }, choices: seats(0, 1, 2, 3, 4), min }),
      half,
    ).join();

  test('for the Brig or an execution the most suspected player, never oneself, or nobody', () => {
    expect(pick('location/base/admirals-quarters', [1, 1, 12, 1, 1])).toBe('seat2');
    expect(pick('location/pegasus/airlock', [1, 1, 1, 12, 1])).toBe('seat3');
    const alone = answer(table(), {
      topic: { kind: 'choosePlayer', why: 'location/pegasus/airlock' },
      choices: seats(0),
      min: 0,
    });
    expect(alone).toEqual([]);
  });

  test('for good things somebody who is trusted', () => {
    const choice = pick('quorum/base/assign-mission-specialist', [1, 12, 12, 12, 0.1]);
    expect(['seat0', 'seat4']).toContain(choice);
  });

  test('by chance, where nothing says what it is for', () => {
    const any = (random: number): string =>
      answer(
        table(),
        { topic: { kind: 'choosePlayer', why: 'nothing' }, choices: seats(0, 1, 2, 3, 4) },
        () => random,
      ).join();
    expect([any(0), any(0.99)]).toEqual(['seat0', 'seat4']);
  });
});

describe('the owner of an Agenda', () => {
  const effects = (...lists: ReadonlyArray<'infiltrate' | 'playSuperCrisis' | 'lose'>): ReadonlyArray<Choice> =>
    lists.map((kind) => ({
      id: kind,
      kind: 'effects',
      source: 'x',
      effects: kind === 'lose' ? [{ lose: { fuel: 3 } }] : [{ [kind]: true } as { infiltrate: true }],
    }));
  const wish = (agenda: string, ...lists: ReadonlyArray<'infiltrate' | 'playSuperCrisis' | 'lose'>): string =>
    answer(
      leaderScene({ players: [{ cavil: { agenda, at: 'caprica' } }, 'adama', 'roslin', 'starbuck'] }).view('cavil'),
      { topic: { kind: 'chooseEffect', why: 'x' }, choices: effects(...lists) },
    ).join();

  test('does what it asks for before anything else', () => {
    expect(wish('show-their-true-nature', 'lose', 'infiltrate')).toBe('infiltrate');
    expect(wish('mutual-annihilation', 'lose', 'infiltrate')).toBe('infiltrate');
    expect(wish('mutual-annihilation', 'lose', 'playSuperCrisis')).toBe('playSuperCrisis');
    expect(wish('genocide', 'lose', 'infiltrate')).toBe('lose');
    expect(wish('show-their-true-nature', 'lose', 'playSuperCrisis')).toBe('lose');
  });
});

describe('an answer at random', () => {
  const five: Partial<Decision> = { choices: cards(1, 2, 3, 4, 5) };
  const count = (more: Partial<Decision>, random: number): number =>
    chooseAtRandom(question({ topic: {}, ...five, ...more }), () => random).length;

  test('has any legal number of different choices', () => {
    expect([0, 0.5, 0.99].map((random) => count({ min: 1, max: 3 }, random))).toEqual([1, 2, 3]);
    expect([0, 0.5, 0.99].map((random) => count({ min: 0, max: 5, counts: [0, 2, 5] }, random))).toEqual([0, 2, 5]);
    const all = chooseAtRandom(question({ topic: {}, ...five, min: 5, max: 5 }), () => 0.4);
    expect([...all].sort()).toEqual(['card0', 'card1', 'card2', 'card3', 'card4']);
  });

  test('takes the first choice or the last, as chance has it', () => {
    const one = (random: number): string => chooseAtRandom(question({ topic: {}, ...five }), () => random).join();
    expect([one(0), one(0.99)]).toEqual(['card0', 'card4']);
  });
});

test('a question without choices is an error, not an endless one', () => {
  expect(() => answer(human, { topic: { kind: 'chooseEffect', why: 'x' } })).toThrow('a decision without choices');
});
