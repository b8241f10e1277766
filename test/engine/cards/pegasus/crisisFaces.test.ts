/** The print on the Crisis and Super Crisis cards of Pegasus, written down from the reference and not from `data/`. */
import { describe, expect, test } from 'vitest';
import { withPegasus } from '../../pegasusScene.ts';
import { scene, type Person, type Scene, type Table } from '../../scene.ts';
import {
  activated,
  board,
  box,
  changes,
  check,
  firstBox,
  quietTable,
  results,
  sides,
  superCheck,
  zarekAdds,
  type Board,
  type CheckFace,
} from '../crisisPlay.ts';

/** Tigh is the current player and Admiral, Roslin the President. */
const set = { options: withPegasus } as const;
const play = (more: Partial<Scene> = {}): Table => scene({ players: quietTable, ...set, ...more });
const roles = { current: 'tigh', admiral: 'tigh', president: 'roslin' } as const satisfies Record<string, Person>;

interface Face {
  readonly card: string;
  readonly icon: string;
  readonly jump: boolean;
}

const checks: ReadonlyArray<CheckFace & Face> = [
  {
    card: 'an-offer-of-peace',
    difficulty: 12,
    partialAt: 6,
    skills: ['politics', 'leadership'],
    icon: 'launchRaiders',
    jump: false,
  },
  {
    card: 'defending-a-prisoner',
    difficulty: 11,
    skills: ['politics', 'leadership'],
    icon: 'heavyRaiders',
    jump: true,
  },
  {
    card: 'medical-breakthrough',
    difficulty: 12,
    partialAt: 6,
    skills: ['politics', 'leadership', 'engineering'],
    icon: 'heavyRaiders',
    jump: false,
  },
  {
    card: 'review-galacticas-log',
    difficulty: 14,
    partialAt: 6,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'raiders',
    jump: true,
  },
  {
    card: 'sabotage-investigated',
    difficulty: 9,
    skills: ['tactics', 'engineering'],
    icon: 'heavyRaiders',
    jump: true,
  },
  {
    card: 'standoff-with-pegasus',
    difficulty: 22,
    skills: ['politics', 'leadership', 'tactics', 'piloting'],
    icon: 'launchRaiders',
    jump: false,
  },
  { card: 'training-snafu', difficulty: 8, skills: ['leadership', 'piloting'], icon: 'basestars', jump: true },
];

describe.each(checks)('$card', (row) => {
  const { card, difficulty, partialAt, icon, jump } = row;

  test(`crisis/pegasus/${card} passes from ${difficulty} on`, () => {
    expect(results(check(row, difficulty, set))).toEqual(['pass']);
    expect(results(check(row, difficulty - 1, set))).toEqual([partialAt === undefined ? 'fail' : 'partial']);
  });

  if (partialAt !== undefined) {
    test(`crisis/pegasus/${card} has its partial result from ${partialAt} on`, () => {
      expect(results(check(row, partialAt, set))).toEqual(['partial']);
      expect(results(check(row, partialAt - 1, set))).toEqual(['fail']);
    });
  }

  test(`crisis/pegasus/${card} counts ${row.skills.join(' and ')} as positive and all others as negative`, () => {
    const { positive, negative } = sides((game) => game.crisis(card), set);
    expect(positive).toEqual(row.skills);
    expect([...positive, ...negative]).toHaveLength(5);
  });

  test(`crisis/pegasus/${card} activates ${icon} and ${jump ? 'has' : 'has no'} jump icon`, () => {
    const game = check(row, difficulty, set).settle();
    expect([activated(game), game.state.jumpTrack]).toEqual([[icon], jump ? 1 : 0]);
  });
});

const boxes: ReadonlyArray<CheckFace> = [
  { card: 'code-blue', difficulty: 13, skills: ['politics', 'leadership', 'tactics'] },
  { card: 'reunite-the-fleet', difficulty: 10, skills: ['politics', 'leadership'] },
  { card: 'the-black-market', difficulty: 13, skills: ['politics', 'leadership', 'tactics'] },
  { card: 'unsettling-stories', difficulty: 9, skills: ['politics', 'leadership'] },
];

test.each(boxes)('crisis/pegasus/$card passes from $difficulty on', (row) => {
  expect(results(firstBox(row, row.difficulty, set))).toEqual(['pass']);
  expect(results(firstBox(row, row.difficulty - 1, set))).toEqual(['fail']);
  expect(sides((game) => game.crisis(row.card).choose('tigh', 'option1'), set).positive).toEqual(row.skills);
});

/** `quiet`: the box in which nothing happens to the ships or the fleet marker. */
const choices: ReadonlyArray<Face & { readonly chooser: keyof typeof roles; readonly quiet: 1 | 2 }> = [
  { card: 'a-verdict-of-guilty', chooser: 'admiral', icon: 'basestars', jump: true, quiet: 2 },
  { card: 'assassination-plot', chooser: 'president', icon: 'basestars', jump: true, quiet: 1 },
  { card: 'civilian-ship-nuked', chooser: 'president', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'code-blue', chooser: 'current', icon: 'heavyRaiders', jump: true, quiet: 2 },
  { card: 'food-hoarding-in-the-fleet', chooser: 'president', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'pressure-the-supply-ships', chooser: 'admiral', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'reunite-the-fleet', chooser: 'current', icon: 'raiders', jump: false, quiet: 2 },
  { card: 'suspicious-election-results', chooser: 'admiral', icon: 'raiders', jump: false, quiet: 2 },
  { card: 'the-black-market', chooser: 'current', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'unsettling-stories', chooser: 'current', icon: 'raiders', jump: true, quiet: 2 },
];

test.each(choices)(
  'crisis/pegasus/$card: the $chooser chooses, it activates $icon; jump icon: $jump',
  ({ card, chooser, icon, jump, quiet }) => {
    // Here the current player is neither the Admiral nor the President.
    const names = { ...roles, current: 'zarek' } as const;
    const asked = play({ current: 'zarek' }).crisis(card);
    expect(asked.state.decisions.map(({ seat }) => asked.person(seat))).toEqual([names[chooser]]);
    const game = asked.choose(names[chooser], `option${quiet}`).settle();
    expect([activated(game), game.state.jumpTrack]).toEqual([[icon], jump ? 1 : 0]);
  },
);

const attacks: ReadonlyArray<{ readonly card: string; readonly activate: string; readonly place: Board }> = [
  {
    card: 'dogfight',
    activate: 'raiders',
    place: {
      starboardQuarter: { basestar: 1, raider: 2 },
      stern: { raider: 2 },
      portQuarter: { viper: 1 },
      portBow: { viper: 1, civilian: 1 },
    },
  },
  {
    card: 'scar',
    activate: 'raiders',
    place: { starboardBow: { raider: 1 }, stern: { civilian: 2 }, portQuarter: { viper: 1 }, portBow: { viper: 1 } },
  },
  {
    card: 'the-guardians',
    activate: 'basestars',
    place: {
      bow: { basestar: 1 },
      starboardBow: { raider: 2 },
      starboardQuarter: { heavyRaider: 1 },
      stern: { civilian: 1 },
      portQuarter: { viper: 1 },
      portBow: { viper: 1, raider: 2 },
    },
  },
];

test.each(attacks)(
  'crisis/pegasus/$card activates $activate, places its ships and has no jump icon',
  ({ card, activate, place }) => {
    const game = play().crisis(card).settle();
    expect([activated(game), board(game), game.state.jumpTrack]).toEqual([[activate], place, 0]);
  },
);

test('super-crisis/pegasus/lured-into-a-trap activates raiders, places its ships and stays', () => {
  const game = play().superCrisis('lured-into-a-trap').settle();
  expect(activated(game)).toEqual(['raiders']);
  expect(board(game)).toEqual({
    starboardBow: { basestar: 1, raider: 3 },
    starboardQuarter: { basestar: 1, raider: 3 },
    stern: { heavyRaider: 1 },
    portQuarter: { viper: 1, civilian: 1 },
    portBow: { viper: 1, civilian: 1 },
  });
  expect(game.state.inPlay).toEqual(['super-crisis/pegasus/lured-into-a-trap']);
});

const superChecks: ReadonlyArray<CheckFace & { readonly partialAt: number }> = [
  { card: 'footage-transmitted', difficulty: 17, partialAt: 12, skills: ['politics', 'leadership', 'tactics'] },
  { card: 'the-farm', difficulty: 15, partialAt: 8, skills: ['tactics', 'engineering'] },
];

test.each(superChecks)(
  'super-crisis/pegasus/$card passes from $difficulty on and has its partial result from $partialAt on',
  (row) => {
    const { card, difficulty, partialAt, skills } = row;
    const totals = [difficulty, difficulty - 1, partialAt, partialAt - 1];
    expect(totals.flatMap((total) => results(superCheck(row, total, set)))).toEqual([
      'pass',
      'partial',
      'partial',
      'fail',
    ]);
    expect(sides((game) => game.superCrisis(card), set).positive).toEqual(skills);
  },
);

/** Someone with Skill cards enough for every discard of a card. */
const six = ['tactics/1', 'tactics/2', 'tactics/1', 'tactics/2', 'leadership/1', 'leadership/2'] as const;
const rich = { players: [{ tigh: { hand: six } }, 'zarek', 'roslin'], ...set } as const;
const treachery = (game: Table, person: Person): number =>
  game
    .told('skillsDrawn')
    .flatMap(({ seat, skills }) => (seat === game.seat(person) ? skills : []))
    .filter((skill) => skill === 'treachery').length;
const discarded = (game: Table): ReadonlyArray<number> =>
  [0, 1, 2].map(
    (seat) =>
      game
        .told('skillsDiscarded')
        .filter((told) => told.seat === seat)
        .flatMap(({ cards }) => cards).length,
  );
const rowOf = (card: string): CheckFace => {
  const found = [...checks, ...boxes, ...superChecks].find((row) => row.card === card);
  if (found === undefined) throw new Error(`no row for ${card}`);
  return found;
};

describe('results', () => {
  test('crisis/pegasus/an-offer-of-peace passed: nothing; partly: 2 Treachery cards into the Destiny deck', () => {
    const passed = check(rowOf('an-offer-of-peace'), 12, set);
    expect([changes(passed), passed.told('destinySeeded')]).toEqual([{}, []]);
    const partly = check(rowOf('an-offer-of-peace'), 6, set);
    expect([changes(partly), partly.told('destinySeeded')]).toMatchObject([{}, [{ skill: 'treachery', count: 2 }]]);
  });

  test.each([
    [1, 1],
    [4, 1],
    [5, 0],
    [8, 0],
  ])(
    'crisis/pegasus/defending-a-prisoner failed: 1 morale, and on a %s that many are executed: %s',
    (die, executed) => {
      // Someone who might play Strategic Planning stops the game right before the roll.
      const game = zarekAdds(
        play({
          players: ['tigh', 'zarek', { roslin: { hand: ['strategic-planning/3'] } }],
          destiny: ['piloting/1', 'piloting/1'],
        }).crisis('defending-a-prisoner'),
        'beforeRoll',
      );
      expect(results(game)).toEqual(['fail']);
      game.dice(die).decline();
      expect([changes(game), game.state.modules.executions?.executed]).toEqual([
        { morale: executed === 1 ? -2 : -1 },
        executed === 1 ? [0] : [],
      ]);
    },
  );

  test('crisis/pegasus/medical-breakthrough passed: every human player draws 1 Skill card of their own set', () => {
    const game = check(rowOf('medical-breakthrough'), 12, set).settle();
    expect(game.told('skillsDrawn').map(({ seat, skills }) => [seat, skills.length])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  test('crisis/pegasus/review-galacticas-log: partly the Admiral discards 3, failed 5 and 1 morale', () => {
    const partly = check(rowOf('review-galacticas-log'), 6, rich).settle();
    expect([changes(partly), discarded(partly)]).toEqual([{}, [3, 0, 0]]);
    const failed = check(rowOf('review-galacticas-log'), 5, rich).settle();
    expect([changes(failed), discarded(failed)]).toEqual([{ morale: -1 }, [5, 0, 0]]);
  });

  test('crisis/pegasus/sabotage-investigated passed costs 1 food all the same', () => {
    expect(changes(check(rowOf('sabotage-investigated'), 9, set))).toEqual({ food: -1 });
  });

  test('crisis/pegasus/standoff-with-pegasus passed: the current player may free somebody from the Brig, or not', () => {
    const passed = (): Table =>
      check(rowOf('standoff-with-pegasus'), 22, { ...set, players: ['tigh', 'zarek', { roslin: { at: 'brig' } }] });
    expect(passed().choices('tigh')).toMatchObject({ topic: { kind: 'choosePlayer' }, min: 0 });
    expect(passed().choose('tigh', 'roslin').choose('tigh', 'airlock').where('roslin')).toBe('airlock');
    expect(passed().pass('tigh').where('roslin')).toBe('brig');
  });

  test('crisis/pegasus/code-blue passed: the current player sees a Loyalty card of somebody of their choice', () => {
    const game = firstBox(rowOf('code-blue'), 13, set);
    expect(game.ids('tigh')).toEqual(['seat1', 'seat2']);
    game.choose('tigh', 'roslin').settle();
    expect(game.told('loyaltySeen')).toEqual([{ kind: 'loyaltySeen', by: 0, of: 2, count: 1 }]);
  });

  test('crisis/pegasus/code-blue passed: nobody looks while Detector Sabotage is in play', () => {
    expect(
      firstBox(rowOf('code-blue'), 13, { ...set, inPlay: ['detector-sabotage'] })
        .settle()
        .told('loyaltySeen'),
    ).toEqual([]);
  });

  test('crisis/pegasus/code-blue: or everybody discards 2 and draws 2 Treachery cards', () => {
    const game = box('code-blue', 'tigh', 2, rich).settle();
    expect([discarded(game), treachery(game, 'tigh'), treachery(game, 'zarek'), treachery(game, 'roslin')]).toEqual([
      [2, 0, 0],
      2,
      2,
      2,
    ]);
  });

  test('crisis/pegasus/reunite-the-fleet passed: 1 population; failed: 1 morale, and everybody discards 1 and draws 1', () => {
    expect(changes(firstBox(rowOf('reunite-the-fleet'), 10, set))).toEqual({ population: 1 });
    const failed = firstBox(rowOf('reunite-the-fleet'), 9, rich).settle();
    expect([changes(failed), discarded(failed), treachery(failed, 'tigh')]).toEqual([{ morale: -1 }, [1, 0, 0], 1]);
  });

  test('crisis/pegasus/the-black-market passed: 1 food', () => {
    expect(changes(firstBox(rowOf('the-black-market'), 13, set))).toEqual({ food: 1 });
  });

  test('crisis/pegasus/unsettling-stories passed: nothing', () => {
    expect(changes(firstBox(rowOf('unsettling-stories'), 9, set))).toEqual({});
  });

  test('crisis/pegasus/pressure-the-supply-ships: the Admiral discards 2 of their choice and draws 2 Treachery cards', () => {
    const game = box('pressure-the-supply-ships', 'tigh', 1, rich);
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'discard', count: 2 } });
    expect([discarded(game.settle()), treachery(game, 'tigh')]).toEqual([[2, 0, 0], 2]);
  });

  test('crisis/pegasus/assassination-plot: 3 discarded and 3 drawn', () => {
    const game = box('assassination-plot', 'roslin', 1, { ...rich, titles: { admiral: 'zarek' } }).settle();
    expect([discarded(game), treachery(game, 'tigh'), treachery(game, 'zarek')]).toEqual([[3, 0, 0], 3, 3]);
  });

  test('crisis/pegasus/training-snafu passed: nothing', () => {
    const game = check(rowOf('training-snafu'), 8, set);
    expect([changes(game), game.state.damagedCraft.viper]).toEqual([{}, 0]);
  });

  const cylon = {
    ...set,
    players: [{ tigh: { revealed: true, at: 'caprica' } }, 'zarek', 'roslin'],
    titles: { admiral: 'zarek', president: 'roslin' },
  } as const;

  test('super-crisis/pegasus/footage-transmitted: 1 Treachery card for all, or 2 for the Cylons, or a Super Crisis card too', () => {
    const [passed, partly, failed] = [17, 12, 11].map((total) =>
      superCheck(rowOf('footage-transmitted'), total, cylon).settle(),
    );
    const drawn = (game: Table | undefined): unknown =>
      game === undefined
        ? undefined
        : [
            treachery(game, 'tigh'),
            treachery(game, 'zarek'),
            treachery(game, 'roslin'),
            game.player('tigh').superCrises.length,
          ];
    expect([drawn(passed), drawn(partly), drawn(failed)]).toEqual([
      [1, 1, 1, 0],
      [2, 0, 0, 0],
      [2, 0, 0, 1],
    ]);
  });

  test('super-crisis/pegasus/the-farm: nothing, or 1 food, or 1 food and 1 population and the card stays', () => {
    const [passed, partly, failed] = [15, 8, 7].map((total) => superCheck(rowOf('the-farm'), total, cylon));
    expect(
      [passed, partly, failed].map((game) =>
        game === undefined ? undefined : [changes(game), game.state.inPlay.length],
      ),
    ).toEqual([
      [{}, 0],
      [{ food: -1 }, 0],
      [{ food: -1, population: -1 }, 1],
    ]);
  });

  test('super-crisis/pegasus/psychological-warfare: 1 morale, and every human discards 2 and draws 2; or 2 for the Cylons', () => {
    const start = (option: string): Table =>
      scene({
        ...cylon,
        players: [
          { tigh: { revealed: true, at: 'caprica' } },
          { zarek: { hand: ['politics/1', 'politics/2', 'politics/1'] } },
          'roslin',
        ],
      })
        .superCrisis('psychological-warfare')
        .choose('roslin', option)
        .settle();
    const all = start('option1');
    expect([changes(all), discarded(all), treachery(all, 'tigh'), treachery(all, 'zarek')]).toEqual([
      { morale: -1 },
      [0, 2, 0],
      0,
      2,
    ]);
    const few = start('option2');
    expect([changes(few), treachery(few, 'tigh'), treachery(few, 'zarek')]).toEqual([{}, 2, 0]);
  });

  test('super-crisis/pegasus/demand-peace-manifesto: 1 morale and 2 damages', () => {
    const game = scene(cylon)
      .superCrisis('demand-peace-manifesto')
      .choose('zarek', 'option1')
      .choose('tigh', 'pegasus')
      .choose('tigh', 'pegasus');
    expect([changes(game), game.told('pegasusDamaged').length]).toEqual([{ morale: -1 }, 2]);
  });
});
