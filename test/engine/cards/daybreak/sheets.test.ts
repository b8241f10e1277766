import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import type { Title } from '../../../../src/catalogue/vocabulary.ts';
import { describeStatus } from '../../../../src/engine/describe/index.ts';
import { newCharacters } from '../../../../src/engine/modules/executions/newCharacter.ts';
import { mutinyHand } from '../../../../src/engine/modules/mutiny/state.ts';
import { openCharacters } from '../../../../src/engine/rules/setup/characters.ts';
import { names } from '../../describe/samples.ts';
import { daybreakScene, withEverything } from '../../daybreakScene.ts';
import { people, scene, type Person } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';

/** The sheets as the reference prints them. */
test.each([
  ['lee', 'politicalLeader', 'admirals-quarters', true],
  ['romo', 'politicalLeader', 'administration', false],
  ['zarekM', 'militaryLeader', 'weapons-control', false],
  ['hoshi', 'militaryLeader', 'communications', false],
  ['heloP', 'pilot', 'admirals-quarters', true],
  ['hotDog', 'pilot', 'hangar-deck', true],
  ['baltarS', 'support', 'admirals-quarters', false],
  ['cottle', 'support', 'research-lab', false],
  ['athena', 'cylonLeader', 'hangar-deck', true],
  ['danna', 'cylonLeader', 'human-fleet', false],
  ['doral', 'cylonLeader', 'caprica', false],
  ['simon', 'cylonLeader', 'cylon-fleet', false],
] as const)('R-SET-74 R-SET-75 R-SET-78 %s is of type %s and starts at %s', (person, type, place, pilot) => {
  const sheet = catalogue.characters.get(people[person]);
  expect([sheet?.type, sheet?.setup, sheet?.pilot]).toEqual([type, [`location/base/${place}`], pilot]);
});

/** R-TTL-50 */
const lines = {
  admiral: [
    'cain',
    'adama',
    'tigh',
    'helo',
    'gaeta',
    'hoshi',
    'zarekM',
    'apollo',
    'dee',
    'heloP',
    'starbuck',
    'kat',
    'boomer',
    'hotDog',
    'anders',
    'tyrol',
    'cally',
    'cottle',
    'lee',
    'zarek',
    'ellen',
    'baltarS',
    'baltar',
    'romo',
    'tory',
    'roslin',
  ],
  president: [
    'roslin',
    'baltar',
    'lee',
    'zarek',
    'romo',
    'tory',
    'ellen',
    'apollo',
    'zarekM',
    'gaeta',
    'adama',
    'helo',
    'tyrol',
    'baltarS',
    'cally',
    'cottle',
    'cain',
    'dee',
    'hoshi',
    'heloP',
    'boomer',
    'tigh',
    'hotDog',
    'anders',
    'starbuck',
    'kat',
  ],
  cag: [
    'apollo',
    'starbuck',
    'kat',
    'heloP',
    'boomer',
    'hotDog',
    'anders',
    'lee',
    'helo',
    'adama',
    'cain',
    'tigh',
    'gaeta',
    'dee',
    'hoshi',
    'zarekM',
    'tyrol',
    'cally',
    'cottle',
    'zarek',
    'ellen',
    'baltarS',
    'baltar',
    'tory',
    'romo',
    'roslin',
  ],
} as const satisfies Record<Title, ReadonlyArray<Person>>;

test.each(Object.entries(lines))('R-TTL-50 R-TTL-51 title/succession/%s: the line of all four boxes', (title, line) => {
  const ranked = Object.values(people)
    .flatMap((id) => {
      const rank = catalogue.characters.get(id)?.succession?.[title];
      return rank === undefined ? [] : [{ id, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
  expect(ranked).toEqual(line.map((person, at) => ({ id: people[person], rank: at + 1 })));
  for (const [rank, person] of line.slice(0, -2).entries()) {
    const below = line.slice(rank + 1, rank + 6).toReversed();
    const options = { ...withEverything, switches: ['cylonFleet'] };
    expect(scene({ players: [...below, person], options }).holder(title)).toBe(person);
  }
});

test.each([
  [['daybreak'], 'romo', 'hoshi', ['apollo', 'romo', 'hoshi', 'baltarS']],
  [['pegasus', 'daybreak'], 'romo', 'cain', ['cain', 'romo', 'hoshi', 'baltarS']],
  [['exodus', 'daybreak'], 'romo', 'gaeta', ['gaeta', 'tory', 'romo', 'hoshi']],
] as const)(
  'title/succession/combo: with %j the President is %s and the Admiral %s',
  (expansions, president, admiral, players) => {
    const game = scene({ players, options: { expansions } });
    expect([game.holder('president'), game.holder('admiral')]).toEqual([president, admiral]);
  },
);

describe('R-SET-73 two sheets of one person', () => {
  const open = (...chosen: ReadonlyArray<Person>): ReadonlyArray<string> =>
    openCharacters(
      new SetUp({ expansions: ['daybreak'], players: 6 }).choose(...chosen).upTo('chooseCharacter').state,
    ).map(({ id }) => id);

  test.each([
    ['zarek', 'zarekM'],
    ['lee', 'apollo'],
    ['heloP', 'helo'],
    ['baltarS', 'baltar'],
  ] as const)('with %s nobody takes %s', (one, other) => {
    const { state } = new SetUp({ expansions: ['daybreak'], players: 6 }).choose('tyrol').upTo('chooseCharacter');
    Object.assign(state.players[state.firstPlayer] ?? {}, { character: people[one] });
    expect(openCharacters(state).map(({ id }) => id)).not.toContain(people[other]);
  });

  test('the blocked sheet still counts when types are compared', () => {
    // 4 of 5 political leaders are left, 5 of either other type.
    const left = open('zarek');
    expect(left).not.toEqual(expect.arrayContaining([people.roslin]));
    expect(left).toEqual(expect.arrayContaining([people.hoshi, people.hotDog, people.cottle, people.adama]));
    expect(left).not.toContain(people.zarekM);
  });

  test('Boomer and Athena are two persons', () => {
    const game = new SetUp({ expansions: ['daybreak'], players: 4, cylonLeader: true })
      .choose('boomer')
      .upTo('chooseCharacter');
    expect(openCharacters(game.state).map(({ id }) => id)).toContain(people.athena);
  });

  test('R-EXE-41 R-EXE-44 after an execution the other sheet of the same person is gone, too', () => {
    const game = daybreakScene({
      players: ['baltarS', 'tigh', 'roslin'],
      options: { expansions: ['pegasus', 'daybreak'] },
    });
    game.call('execute', { seat: 0, why: 'location/pegasus/airlock' });
    const open = game.ids('baltarS');
    expect(open.some((id) => id.endsWith('/gaius-baltar'))).toBe(false);
    expect(newCharacters(game.state).map(({ type }) => type)).not.toContain('cylonLeader');
    game.choose('baltarS', 'louis-hoshi').settle();
    expect(game.where('baltarS')).toBe('communications');
  });

  test('R-EXE-65 R-EXE-66 Tom Zarek as the new character draws a Mutiny card at once', () => {
    const game = daybreakScene({
      players: ['cottle', 'tigh', 'roslin'],
      options: { expansions: ['pegasus', 'daybreak'] },
    });
    game.call('execute', { seat: 0, why: 'location/pegasus/airlock' }).choose('cottle', people.zarekM).settle();
    expect([mutinyHand(game.state, 0).length, game.where('cottle')]).toEqual([1, 'weapons-control']);
  });
});

describe('R-LOY-108 Athena at setup', () => {
  const options = { expansions: ['daybreak'], players: 4, cylonLeader: true } as const;

  test('starts infiltrating on the Hangar Deck, a Cylon Leader all the same, with a miracle token', () => {
    const { state } = new SetUp(options).choose('roslin', 'athena', 'tigh', 'starbuck').done();
    const athena = state.players.find(({ character }) => character === people.athena);
    expect(athena).toMatchObject({
      cylon: 'leader',
      infiltrating: true,
      loyalty: [],
      place: { kind: 'location', location: 'location/base/hangar-deck' },
    });
    expect(state.modules.miracles?.tokens).toEqual([1, 1, 1, 1]);
  });

  test('R-SET-99 draws 3 cards of their own skill set; D’Anna 2', () => {
    const cards = (leader: 'athena' | 'danna'): number | undefined => {
      const { state } = new SetUp(options).choose('roslin', leader, 'tigh', 'starbuck').done();
      return state.players.find(({ character }) => character === people[leader])?.hand.length;
    };
    expect([cards('athena'), cards('danna')]).toEqual([3, 2]);
  });

  test('R-TTL-02 R-LOY-102 holds no title', () => {
    const game = daybreakScene({ players: ['athena', 'romo', 'hoshi', 'cottle'], options });
    expect([game.holder('president'), game.holder('admiral')]).toEqual(['romo', 'hoshi']);
    expect(describeStatus(game.view('public'), names)).toContain('Cylon Leader, infiltrating');
  });
});

test('R-SET-79 Tom Zarek starts with the Mutiny card that he has picked of the top two', () => {
  const set = new SetUp({ expansions: ['daybreak'], players: 4 })
    .choose('roslin', 'zarekM', 'starbuck', 'cottle')
    .done();
  const seat = set.state.players.findIndex(({ character }) => character === people.zarekM);
  expect(mutinyHand(set.state, seat)).toHaveLength(1);
});
