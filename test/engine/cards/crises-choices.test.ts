/** The 30 Crisis cards with two boxes. Faces and results as the reference has them (crisis-base). */
import { describe, expect, test } from 'vitest';
import { scene, type Person, type Scene } from '../scene.ts';
import { activated, box, changes, firstBox, results, sides, type CheckFace } from './crisisPlay.ts';

interface Row {
  readonly card: string;
  /** Tigh is the Admiral, Roslin the President, and Zarek the current player in the test of it. */
  readonly chooser: 'current' | 'president' | 'admiral';
  readonly icon: string;
  readonly jump: boolean;
  /** The box in which nothing happens to the ships or the fleet marker. */
  readonly quiet?: 'option1';
}

const checks = [
  { card: 'a-traitor-accused', difficulty: 8, skills: ['politics', 'leadership'] },
  { card: 'admiral-grilled', difficulty: 9, skills: ['politics', 'leadership'] },
  { card: 'analyze-enemy-fighter', difficulty: 7, skills: ['tactics', 'engineering'] },
  { card: 'bomb-threat', difficulty: 13, skills: ['politics', 'leadership', 'tactics'] },
  { card: 'colonial-day', difficulty: 10, skills: ['politics', 'tactics'] },
  { card: 'crippled-raider', difficulty: 10, skills: ['tactics', 'engineering'] },
  { card: 'cylon-screenings', difficulty: 9, skills: ['politics', 'leadership'] },
  { card: 'forced-water-mining', difficulty: 17, skills: ['politics', 'leadership', 'tactics', 'engineering'] },
  { card: 'fulfiller-of-prophecy', difficulty: 6, skills: ['politics', 'leadership'] },
  { card: 'informing-the-public', difficulty: 7, skills: ['politics', 'leadership'] },
  { card: 'keep-tabs-on-visitor', difficulty: 12, skills: ['politics', 'leadership', 'tactics'] },
  { card: 'network-computers', difficulty: 11, skills: ['politics', 'tactics', 'engineering'] },
  { card: 'scouting-for-fuel', difficulty: 12, skills: ['tactics', 'piloting'] },
  { card: 'scouting-for-water', difficulty: 9, skills: ['tactics', 'piloting'] },
  { card: 'send-survey-team', difficulty: 15, skills: ['tactics', 'piloting', 'engineering'] },
  { card: 'water-sabotaged', difficulty: 13, skills: ['politics', 'leadership', 'tactics'] },
] as const satisfies ReadonlyArray<CheckFace>;

const rows: ReadonlyArray<Row> = [
  { card: 'a-traitor-accused', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'admiral-grilled', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'analyze-enemy-fighter', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'bomb-threat', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'build-cylon-detector', chooser: 'admiral', icon: 'heavyRaiders', jump: false },
  { card: 'colonial-day', chooser: 'current', icon: 'basestars', jump: true },
  { card: 'crippled-raider', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'cylon-screenings', chooser: 'current', icon: 'raiders', jump: false },
  { card: 'declare-martial-law', chooser: 'admiral', icon: 'basestars', jump: false },
  { card: 'food-shortage', chooser: 'president', icon: 'raiders', jump: true },
  { card: 'forced-water-mining', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'fulfiller-of-prophecy', chooser: 'current', icon: 'basestars', jump: false, quiet: 'option1' },
  { card: 'informing-the-public', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'keep-tabs-on-visitor', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'network-computers', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'requested-resignation', chooser: 'admiral', icon: 'basestars', jump: false },
  { card: 'rescue-caprica-survivors', chooser: 'president', icon: 'raiders', jump: true },
  { card: 'rescue-mission-a', chooser: 'admiral', icon: 'raiders', jump: true },
  { card: 'rescue-mission-b', chooser: 'admiral', icon: 'basestars', jump: true },
  { card: 'rescue-the-fleet', chooser: 'admiral', icon: 'raiders', jump: true, quiet: 'option1' },
  { card: 'riots-a', chooser: 'admiral', icon: 'launchRaiders', jump: false },
  { card: 'riots-b', chooser: 'admiral', icon: 'basestars', jump: true },
  { card: 'scouting-for-fuel', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'scouting-for-water', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'send-survey-team', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'sleep-deprivation', chooser: 'admiral', icon: 'basestars', jump: true },
  { card: 'water-sabotaged', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'water-shortage-a', chooser: 'president', icon: 'basestars', jump: false },
  { card: 'water-shortage-b', chooser: 'president', icon: 'basestars', jump: true },
  { card: 'water-shortage-c', chooser: 'president', icon: 'raiders', jump: true },
];

const names = { current: 'zarek', admiral: 'tigh', president: 'roslin' } as const satisfies Record<string, Person>;

for (const { card, chooser, icon, jump, quiet } of rows) {
  test(`crisis/base/${card} the chooser is the ${chooser} player or title holder`, () => {
    const game = scene({ players: ['zarek', 'tigh', 'roslin'] }).crisis(card);
    expect(game.choices(names[chooser])).toMatchObject({ topic: { kind: 'chooseOption' }, privacy: 'open' });
    expect(game.ids(names[chooser])).toEqual(['option1', 'option2']);
  });

  test(`crisis/base/${card} activates ${icon} and ${jump ? 'has' : 'has no'} jump icon`, () => {
    const game = scene({ players: ['zarek', 'tigh', 'roslin'] })
      .crisis(card)
      .choose(names[chooser], quiet ?? 'option2')
      .settle();
    expect(activated(game)).toEqual([icon]);
    expect(game.state.jumpTrack).toBe(jump ? 1 : 0);
  });
}

function face(card: (typeof checks)[number]['card']): CheckFace {
  const found = checks.find((row) => row.card === card);
  if (found === undefined) throw new Error(`no row for ${card}`);
  return found;
}

for (const row of checks) {
  test(`crisis/base/${row.card} first box: passes from ${row.difficulty} on, else fails`, () => {
    expect(results(firstBox(row, row.difficulty))).toEqual(['pass']);
    expect(results(firstBox(row, row.difficulty - 1))).toEqual(['fail']);
  });

  test(`crisis/base/${row.card} first box: ${row.skills.join(' and ')} are positive, all others negative`, () => {
    const { positive, negative } = sides((game) => game.crisis(row.card).choose('tigh', 'option1'));
    expect(positive).toEqual(row.skills);
    expect([...positive, ...negative]).toHaveLength(5);
  });
}

const outcomes = [
  { card: 'a-traitor-accused', pass: {}, fail: {} },
  { card: 'admiral-grilled', pass: {}, fail: { morale: -1 } },
  { card: 'analyze-enemy-fighter', pass: {}, fail: { population: -1 } },
  { card: 'colonial-day', pass: { morale: 1 }, fail: { morale: -2 } },
  { card: 'crippled-raider', pass: {}, fail: { population: -1 } },
  { card: 'cylon-screenings', pass: {}, fail: { morale: -1 } },
  { card: 'forced-water-mining', pass: { food: 1 }, fail: { population: -1, morale: -1 } },
  { card: 'fulfiller-of-prophecy', pass: {}, fail: { population: -1 } },
  { card: 'informing-the-public', pass: {}, fail: { morale: -2 } },
  { card: 'network-computers', pass: {}, fail: { population: -1 } },
  { card: 'scouting-for-fuel', pass: { fuel: 1 }, fail: { fuel: -1 } },
  { card: 'scouting-for-water', pass: { food: 1 }, fail: { fuel: -1 } },
  { card: 'send-survey-team', pass: {}, fail: {} },
  { card: 'water-sabotaged', pass: {}, fail: { food: -2 } },
] as const;

for (const { card, pass, fail } of outcomes) {
  test(`crisis/base/${card} first box passed: ${JSON.stringify(pass)}; failed: ${JSON.stringify(fail)}`, () => {
    expect(changes(firstBox(face(card), face(card).difficulty).settle())).toEqual(pass);
    expect(changes(firstBox(face(card), face(card).difficulty - 1).settle())).toEqual(fail);
  });
}

const secondBoxes = [
  { card: 'admiral-grilled', by: 'tigh', change: { morale: -1 } },
  { card: 'build-cylon-detector', by: 'tigh', change: { morale: -1 } },
  { card: 'colonial-day', by: 'tigh', change: { morale: -1 } },
  { card: 'declare-martial-law', by: 'tigh', change: { population: -1 } },
  { card: 'food-shortage', by: 'roslin', change: { food: -1 } },
  { card: 'forced-water-mining', by: 'tigh', change: { food: 1, morale: -1 } },
  { card: 'network-computers', by: 'tigh', change: { population: -1 } },
  { card: 'rescue-caprica-survivors', by: 'roslin', change: { morale: -1 } },
  { card: 'rescue-mission-a', by: 'tigh', change: { fuel: -1 } },
  { card: 'rescue-mission-b', by: 'tigh', change: { fuel: -1 } },
  { card: 'riots-a', by: 'tigh', change: { population: -1, fuel: -1 } },
  { card: 'riots-b', by: 'tigh', change: { population: -1, fuel: -1 } },
  { card: 'scouting-for-water', by: 'tigh', change: { food: -1 } },
  { card: 'sleep-deprivation', by: 'tigh', change: { morale: -1 } },
  { card: 'water-sabotaged', by: 'tigh', change: { food: -1 } },
  { card: 'water-shortage-a', by: 'roslin', change: {} },
] as const;

for (const { card, by, change } of secondBoxes) {
  test(`crisis/base/${card} second box: ${JSON.stringify(change)}`, () => {
    expect(changes(box(card, by, 2))).toEqual(change);
  });
}

const firstBoxes = [
  { card: 'declare-martial-law', by: 'tigh', change: { morale: -1 } },
  { card: 'food-shortage', by: 'roslin', change: { food: -2 } },
  { card: 'rescue-caprica-survivors', by: 'roslin', change: { fuel: -1, food: -1, population: 1 } },
  { card: 'rescue-mission-a', by: 'tigh', change: { morale: -1 } },
  { card: 'rescue-mission-b', by: 'tigh', change: { morale: -1 } },
  { card: 'rescue-the-fleet', by: 'tigh', change: { population: -2 } },
  { card: 'riots-a', by: 'tigh', change: { food: -1, morale: -1 } },
  { card: 'riots-b', by: 'tigh', change: { food: -1, morale: -1 } },
  { card: 'water-shortage-a', by: 'roslin', change: { food: -1 } },
  { card: 'water-shortage-b', by: 'roslin', change: { food: -1 } },
  { card: 'water-shortage-c', by: 'roslin', change: { food: -1 } },
] as const;

for (const { card, by, change } of firstBoxes) {
  test(`crisis/base/${card} first box: ${JSON.stringify(change)}`, () => {
    expect(changes(box(card, by, 1))).toEqual(change);
  });
}

describe('resources at their ends', () => {
  const full = { resources: { fuel: 15, food: 15, morale: 15, population: 15 } } as const satisfies Partial<Scene>;

  for (const card of ['colonial-day', 'forced-water-mining', 'scouting-for-fuel', 'scouting-for-water'] as const) {
    test(`crisis/base/${card} nothing rises above 15`, () => {
      expect(firstBox(face(card), face(card).difficulty, full).state.resources).toEqual(full.resources);
    });
  }

  test('crisis/base/food-shortage 2 food of 1 leave 0; the game is not lost before the end of the turn', () => {
    const { state } = box('food-shortage', 'roslin', 1, { resources: { food: 1 } });
    expect([state.resources.food, state.over]).toEqual([0, undefined]);
  });

  test('crisis/base/rescue-caprica-survivors may be taken without fuel and food: the population comes all the same', () => {
    const { state } = box('rescue-caprica-survivors', 'roslin', 1, { resources: { fuel: 0, food: 0 } });
    expect(state.resources).toMatchObject({ fuel: 0, food: 0, population: 13 });
  });
});

const rolls = [
  { card: 'analyze-enemy-fighter', upTo: 4, change: { population: -1 } },
  { card: 'informing-the-public', upTo: 4, change: { morale: -1, population: -1 } },
  { card: 'scouting-for-fuel', upTo: 4, change: { fuel: -1 } },
  { card: 'send-survey-team', upTo: 5, change: { fuel: -1 } },
] as const;

for (const { card, upTo, change } of rolls) {
  test(`crisis/base/${card} second box: ${JSON.stringify(change)} on a roll of ${upTo}, nothing on ${upTo + 1}`, () => {
    const unlucky = scene({ players: ['tigh', 'zarek', 'roslin'] })
      .crisis(card)
      .dice(upTo)
      .choose('tigh', 'option2');
    expect(changes(unlucky)).toEqual(change);
    const lucky = scene({ players: ['tigh', 'zarek', 'roslin'] })
      .crisis(card)
      .dice(upTo + 1)
      .choose('tigh', 'option2');
    expect(changes(lucky)).toEqual({});
    expect(lucky.told('dieRolled')).toMatchObject([{ seat: 0, result: upTo + 1 }]);
  });
}
