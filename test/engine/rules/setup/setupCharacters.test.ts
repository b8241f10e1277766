import { describe, expect, test } from 'vitest';
import { view } from '../../../../src/engine/index.ts';
import { people, type Person } from '../../scene.ts';
import { SetUp } from '../../setUp.ts';

function open(game: SetUp): Array<string> {
  const names = Object.keys(people) as Array<Person>;
  return game
    .open()
    .choices.map(({ id }) => names.find((name) => people[name] === id) ?? id)
    .sort();
}

const political = ['baltar', 'roslin', 'zarek'] as const;
const military = ['adama', 'helo', 'tigh'] as const;
const pilots = ['apollo', 'boomer', 'starbuck'] as const;

test('R-SET-70 in seat order from the first player, each chooses one', () => {
  const game = new SetUp().choose('adama', 'roslin', 'starbuck', 'tigh').done();
  expect(game.all('characterChosen').map(({ seat }) => seat)).toEqual(game.order);
  expect(game.order.map((seat) => game.state.players[seat]?.character)).toEqual([
    people.adama,
    people.roslin,
    people.starbuck,
    people.tigh,
  ]);
});

describe('R-SET-71 R-SET-74 types', () => {
  test('R-SET-71 at first all may be chosen', () => {
    expect(open(new SetUp())).toEqual([...political, ...military, ...pilots, 'tyrol'].sort());
  });

  test('R-SET-71 worked example 5: after Roslin no other political leader, but any military leader or pilot or Tyrol', () => {
    expect(open(new SetUp().choose('roslin'))).toEqual([...military, ...pilots, 'tyrol'].sort());
  });

  test.each([
    ['political leaders', ['adama', 'starbuck'], political],
    ['military leaders', ['roslin', 'starbuck'], military],
    ['pilots', ['roslin', 'adama'], pilots],
  ] as const)('R-SET-74 when only %s are three, they and Tyrol may be chosen', (_type, chosen, left) => {
    expect(open(new SetUp().choose(...chosen))).toEqual([...left, 'tyrol'].sort());
  });

  test('R-SET-71 a support character changes nothing for the others', () => {
    expect(open(new SetUp().choose('tyrol', 'roslin'))).toEqual([...military, ...pilots].sort());
  });
});

describe('R-SET-75 where they start', () => {
  test.each([
    ['adama', 'admirals-quarters'],
    ['baltar', 'research-lab'],
    ['boomer', 'armory'],
    ['tyrol', 'hangar-deck'],
    ['roslin', 'presidents-office'],
    ['starbuck', 'hangar-deck'],
    ['tigh', 'command'],
    ['zarek', 'administration'],
  ] as const)('R-SET-75 %s on %s', (person, slug) => {
    expect(new SetUp().choose(person).done().player(person).place).toEqual({
      kind: 'location',
      location: `location/base/${slug}`,
    });
  });

  test('R-SET-75 Helo is off the board', () => {
    const game = new SetUp().choose('helo', 'roslin').done();
    expect(view(game.state, 'public').players[game.seat('helo')]?.place).toEqual({ kind: 'stranded' });
  });

  test.each(['portBow', 'portQuarter'] as const)(
    'R-SET-76 Apollo in a viper of the Reserves, in %s if he likes, besides the 2 others',
    (area) => {
      const game = new SetUp().choose('apollo');
      expect(game.open()).toMatchObject({
        topic: { kind: 'chooseStartArea' },
        choices: [{ area: 'portQuarter' }, { area: 'portBow' }],
      });
      game.answer(area).done();
      expect(view(game.state, 'public').players[game.seat('apollo')]?.place).toMatchObject({ kind: 'piloting', area });
      expect([game.state.reserves.viper, game.state.ships.filter(({ kind }) => kind === 'viper').length]).toEqual([
        8 - 3,
        3,
      ]);
    },
  );
});

describe('R-SET-80 titles', () => {
  const titles = (...chosen: ReadonlyArray<Person>): ReadonlyArray<string | undefined> => {
    const { state } = new SetUp({ players: chosen.length }).choose(...chosen).done();
    return [state.titles.president, state.titles.admiral].map((seat) => state.players[seat ?? -1]?.character);
  };

  test.each([
    [['roslin', 'adama', 'starbuck', 'baltar'], 'roslin', 'adama'],
    [['baltar', 'tigh', 'apollo', 'zarek'], 'baltar', 'tigh'],
    [['zarek', 'helo', 'apollo'], 'zarek', 'helo'],
    [['zarek', 'helo', 'starbuck', 'tigh', 'roslin'], 'roslin', 'tigh'],
    [['tigh', 'zarek', 'starbuck', 'helo'], 'zarek', 'tigh'],
    // No political leader: the full line goes on with Apollo. No military leader: so does the Admiral's.
    [['adama', 'apollo', 'tyrol'], 'apollo', 'adama'],
    [['starbuck', 'roslin', 'tyrol'], 'roslin', 'starbuck'],
  ] as const)('R-SET-80 R-SET-81 with %j the President is %s, the Admiral %s', (chosen, president, admiral) => {
    expect(titles(...chosen)).toEqual([people[president], people[admiral]]);
  });

  test('R-SET-82 the Admiral takes 2 nukes; the President draws a Quorum card and alone sees it', () => {
    const game = new SetUp().choose('roslin', 'adama', 'starbuck', 'tigh').done();
    expect([game.state.nukes, game.state.quorumHand.length]).toEqual([2, 1]);
    expect(view(game.state, game.seat('roslin')).own?.quorumHand).toEqual(game.state.quorumHand);
    expect(view(game.state, game.seat('adama')).own?.quorumHand).toEqual([]);
  });

  test('R-SET-83 Helo holds the title of Admiral while he is stranded', () => {
    const game = new SetUp().choose('helo', 'roslin', 'starbuck', 'baltar').done();
    expect(game.state.titles.admiral).toBe(game.seat('helo'));
  });
});
