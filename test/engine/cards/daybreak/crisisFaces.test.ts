/** The print on the Crisis cards of Daybreak, written down from the reference and not from `data/`. */
import { describe, expect, test } from 'vitest';
import { daybreakScene } from '../../daybreakScene.ts';
import type { Person, Scene, Table } from '../../scene.ts';
import { activated, check, firstBox, quietTable, results, sides, type CheckFace } from '../crisisPlay.ts';
import { set } from './crisisScene.ts';

const play = (more: Partial<Scene> = {}): Table => daybreakScene({ players: quietTable, ...more });
const roles = { current: 'zarek', admiral: 'tigh', president: 'roslin' } as const satisfies Record<string, Person>;

interface Face {
  readonly card: string;
  readonly icon: string;
  readonly jump: boolean;
}

const checks: ReadonlyArray<CheckFace & Face> = [
  { card: 'consult-the-hybrid', difficulty: 10, skills: ['politics', 'leadership'], icon: 'heavyRaiders', jump: true },
  { card: 'domestic-dispute', difficulty: 9, skills: ['politics', 'tactics'], icon: 'raiders', jump: false },
  {
    card: 'give-in-to-despair',
    difficulty: 14,
    partialAt: 9,
    skills: ['politics', 'leadership'],
    icon: 'heavyRaiders',
    jump: true,
  },
  {
    card: 'hybrid-in-panic',
    difficulty: 12,
    partialAt: 8,
    skills: ['tactics', 'engineering'],
    icon: 'heavyRaiders',
    jump: true,
  },
  {
    card: 'incitement-to-mutiny',
    difficulty: 13,
    partialAt: 7,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'heavyRaiders',
    jump: true,
  },
  { card: 'insubordinate-crew', difficulty: 12, skills: ['leadership', 'tactics'], icon: 'raiders', jump: false },
  { card: 'quorum-in-uproar', difficulty: 8, skills: ['politics', 'tactics'], icon: 'launchRaiders', jump: false },
  { card: 'rallying-support', difficulty: 8, skills: ['politics', 'tactics'], icon: 'raiders', jump: true },
  {
    card: 'reactor-critical',
    difficulty: 7,
    skills: ['tactics', 'piloting', 'engineering'],
    icon: 'launchRaiders',
    jump: false,
  },
  { card: 'rebuild-trust', difficulty: 9, skills: ['politics', 'leadership'], icon: 'raiders', jump: false },
];

describe.each(checks)('$card', (row) => {
  const { card, difficulty, partialAt, icon, jump } = row;

  test(`crisis/daybreak/${card} passes from ${difficulty} on${partialAt === undefined ? '' : `, partly from ${partialAt} on`}`, () => {
    expect(results(check(row, difficulty, set))).toEqual(['pass']);
    expect(results(check(row, difficulty - 1, set))).toEqual([partialAt === undefined ? 'fail' : 'partial']);
    if (partialAt === undefined) return;
    expect([partialAt, partialAt - 1].flatMap((total) => results(check(row, total, set)))).toEqual(['partial', 'fail']);
  });

  test(`crisis/daybreak/${card} counts ${row.skills.join(' and ')} as positive and all others as negative`, () => {
    const { positive, negative } = sides((game) => game.crisis(card), set);
    expect(positive).toEqual(row.skills);
    expect([...positive, ...negative]).toHaveLength(5);
  });

  test(`crisis/daybreak/${card} activates ${icon} and ${jump ? 'has' : 'has no'} jump icon`, () => {
    const fleetMarker = card === 'hybrid-in-panic' ? 1 : 0;
    const game = check(row, difficulty, set).settle();
    expect([activated(game), game.state.jumpTrack]).toEqual([[icon], (jump ? 1 : 0) + fleetMarker]);
  });
});

const boxes: ReadonlyArray<CheckFace> = [
  { card: 'a-desperate-pact', difficulty: 15, skills: ['politics', 'leadership', 'piloting'] },
  { card: 'earth-in-ruins', difficulty: 9, skills: ['politics', 'leadership', 'tactics'] },
  { card: 'enemy-of-my-enemy', difficulty: 13, skills: ['politics', 'leadership', 'piloting'] },
  { card: 'galactica-falling-apart', difficulty: 8, skills: ['leadership', 'piloting', 'engineering'] },
  { card: 'one-last-cocktail', difficulty: 7, skills: ['tactics', 'engineering'] },
  { card: 'religious-turmoil', difficulty: 7, skills: ['politics', 'tactics'] },
  { card: 'secret-meetings', difficulty: 9, skills: ['politics', 'tactics', 'engineering'] },
];

test.each(boxes)('crisis/daybreak/$card passes from $difficulty on', (row) => {
  expect(results(firstBox(row, row.difficulty, set))).toEqual(['pass']);
  expect(results(firstBox(row, row.difficulty - 1, set))).toEqual(['fail']);
  expect(sides((game) => game.crisis(row.card).choose('tigh', 'option1'), set).positive).toEqual(row.skills);
});

/** Cards whose second box is taken. */
const choices: ReadonlyArray<Face & { readonly chooser: keyof typeof roles }> = [
  { card: 'a-desperate-pact', chooser: 'current', icon: 'raiders', jump: false },
  { card: 'abandon-galactica', chooser: 'admiral', icon: 'basestars', jump: true },
  { card: 'an-ambitious-operation', chooser: 'admiral', icon: 'raiders', jump: true },
  { card: 'dangerous-plots', chooser: 'president', icon: 'basestars', jump: true },
  { card: 'dishonest-tactics', chooser: 'president', icon: 'raiders', jump: true },
  { card: 'earth-in-ruins', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'enemy-of-my-enemy', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'galactica-falling-apart', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'one-last-cocktail', chooser: 'current', icon: 'basestars', jump: true },
  { card: 'question-procedure', chooser: 'president', icon: 'basestars', jump: true },
  { card: 'religious-turmoil', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'requisition-for-demetrius', chooser: 'admiral', icon: 'basestars', jump: false },
  { card: 'secret-meetings', chooser: 'current', icon: 'raiders', jump: true },
  { card: 'starvation-in-dogsville', chooser: 'president', icon: 'raiders', jump: true },
];

test.each(choices)(
  'crisis/daybreak/$card: the $chooser chooses, it activates $icon; jump icon: $jump',
  ({ card, chooser, icon, jump }) => {
    // Here the current player is neither the Admiral nor the President.
    const asked = play({ current: 'zarek' }).crisis(card);
    expect(asked.state.decisions.map(({ seat }) => asked.person(seat))).toEqual([roles[chooser]]);
    const game = asked.choose(roles[chooser], 'option2').settle();
    expect([activated(game), game.state.jumpTrack]).toEqual([[icon], jump ? 1 : 0]);
  },
);

test('R-SET-93 the Crisis deck has the 30 cards of Daybreak, and 24 with the Cylon Fleet board', () => {
  const count = (options: Scene['options']): number =>
    play({ options: { ...options } }).state.crisis.deck.filter((card) => card.startsWith('crisis/daybreak/')).length;
  expect([count({}), count({ expansions: ['exodus', 'daybreak'], switches: ['cylonFleet'] })]).toEqual([30, 24]);
});

test('R-DAY-92 Daybreak adds no Super Crisis cards', () => {
  const decks = [[], ['daybreak'], ['pegasus', 'exodus'], ['pegasus', 'exodus', 'daybreak']].map(
    (expansions) => play({ options: { expansions } }).state.superCrisis.deck.length,
  );
  expect([decks[1], decks[3]]).toEqual([decks[0], decks[2]]);
});
