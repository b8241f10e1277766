/** The print on the Crisis and Super Crisis cards of Exodus, written down from the reference and not from `data/`. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { exodusScene, withExodus } from '../../exodusScene.ts';
import type { Person, Scene, Table } from '../../scene.ts';
import { activated, check, firstBox, quietTable, results, sides, superCheck, type CheckFace } from '../crisisPlay.ts';

/** Tigh is the current player and Admiral, Roslin the President. */
const set = { options: withExodus } as const;
const play = (more: Partial<Scene> = {}): Table => exodusScene({ players: quietTable, ...more });
const roles = { current: 'zarek', admiral: 'tigh', president: 'roslin' } as const satisfies Record<string, Person>;

interface Face {
  readonly card: string;
  readonly icon: string;
  readonly jump: boolean;
}

const checks: ReadonlyArray<CheckFace & Face & { readonly consequence?: true }> = [
  { card: 'airlock-leak', difficulty: 6, skills: ['tactics', 'engineering'], icon: 'heavyRaiders', jump: false },
  { card: 'centurion-assault', difficulty: 9, skills: ['tactics', 'piloting'], icon: 'launchRaiders', jump: false },
  {
    card: 'divisive-behavior',
    difficulty: 10,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'heavyRaiders',
    jump: true,
    consequence: true,
  },
  { card: 'guilty-conscience', difficulty: 7, skills: ['politics', 'leadership'], icon: 'heavyRaiders', jump: true },
  {
    card: 'haunted-by-the-past',
    difficulty: 12,
    skills: ['politics', 'leadership'],
    icon: 'heavyRaiders',
    jump: true,
    consequence: true,
  },
  {
    card: 'hidden-identity',
    difficulty: 12,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'launchRaiders',
    jump: false,
  },
  {
    card: 'in-the-ring',
    difficulty: 12,
    skills: ['politics', 'leadership', 'tactics'],
    icon: 'heavyRaiders',
    jump: true,
    consequence: true,
  },
  { card: 'joes-bar', difficulty: 12, skills: ['politics', 'leadership', 'engineering'], icon: 'raiders', jump: true },
  {
    card: 'power-failure',
    difficulty: 14,
    skills: ['leadership', 'tactics', 'engineering'],
    icon: 'heavyRaiders',
    jump: false,
    consequence: true,
  },
  {
    card: 'strange-beacon',
    difficulty: 13,
    skills: ['tactics', 'piloting', 'engineering'],
    icon: 'raiders',
    jump: false,
  },
  { card: 'temple-of-the-five', difficulty: 9, skills: ['tactics', 'engineering'], icon: 'launchRaiders', jump: false },
  {
    card: 'threat-of-super-nova',
    difficulty: 10,
    skills: ['leadership', 'piloting', 'engineering'],
    icon: 'heavyRaiders',
    jump: true,
    consequence: true,
  },
  { card: 'unexplained-deaths', difficulty: 8, skills: ['leadership', 'tactics'], icon: 'raiders', jump: true },
  { card: 'unfair-bias', difficulty: 12, skills: ['politics', 'leadership', 'tactics'], icon: 'raiders', jump: true },
];

describe.each(checks)('$card', (row) => {
  const { card, difficulty, icon, jump, consequence = false } = row;

  test(`crisis/exodus/${card} passes from ${difficulty} on`, () => {
    expect(results(check(row, difficulty, set))).toEqual(['pass']);
    expect(results(check(row, difficulty - 1, set))).toEqual(['fail']);
  });

  test(`crisis/exodus/${card} counts ${row.skills.join(' and ')} as positive and all others as negative`, () => {
    const { positive, negative } = sides((game) => game.crisis(card), set);
    expect(positive).toEqual(row.skills);
    expect([...positive, ...negative]).toHaveLength(5);
  });

  test(`crisis/exodus/${card} activates ${icon} and ${jump ? 'has' : 'has no'} jump icon`, () => {
    const game = check(row, difficulty, set).settle();
    expect([activated(game), game.state.jumpTrack]).toEqual([[icon], jump ? 1 : 0]);
  });

  test(`R-CHK-78 crisis/exodus/${card} has ${consequence ? 'a' : 'no'} consequence`, () => {
    const game = check(row, difficulty, { ...set, destiny: ['iron-will/0', 'iron-will/0'] }).settle();
    expect([results(game), game.told('checkConsequence').length]).toEqual([['pass'], consequence ? 1 : 0]);
    expect(check(row, difficulty, set).settle().told('checkConsequence')).toEqual([]);
  });
});

const boxes: ReadonlyArray<CheckFace> = [
  { card: 'consult-the-prisoner', difficulty: 13, skills: ['politics', 'tactics', 'engineering'] },
  { card: 'cylon-genocide', difficulty: 21, skills: ['politics', 'leadership', 'tactics', 'engineering'] },
  { card: 'familiar-face', difficulty: 12, skills: ['politics', 'leadership', 'tactics'] },
  { card: 'hera-rescued', difficulty: 10, skills: ['politics', 'leadership'] },
  { card: 'mysterious-guide', difficulty: 11, skills: ['politics', 'leadership'] },
  { card: 'mysterious-message', difficulty: 9, skills: ['politics', 'engineering'] },
  { card: 'raptor-malfunction', difficulty: 12, skills: ['tactics', 'piloting', 'engineering'] },
  { card: 'set-a-trap', difficulty: 10, skills: ['leadership', 'tactics'] },
  { card: 'the-passage', difficulty: 14, skills: ['tactics', 'piloting', 'engineering'] },
];

test.each(boxes)('crisis/exodus/$card passes from $difficulty on', (row) => {
  expect(results(firstBox(row, row.difficulty, set))).toEqual(['pass']);
  expect(results(firstBox(row, row.difficulty - 1, set))).toEqual(['fail']);
  expect(sides((game) => game.crisis(row.card).choose('tigh', 'option1'), set).positive).toEqual(row.skills);
});

/** `quiet`: the box in which nothing happens to the ships or the fleet marker. */
const choices: ReadonlyArray<Face & { readonly chooser: keyof typeof roles; readonly quiet: 1 | 2 }> = [
  { card: 'ambushed-by-the-press', chooser: 'president', icon: 'raiders', jump: true, quiet: 1 },
  { card: 'appoint-head-of-security', chooser: 'admiral', icon: 'launchRaiders', jump: false, quiet: 2 },
  { card: 'consult-the-prisoner', chooser: 'current', icon: 'basestars', jump: true, quiet: 2 },
  { card: 'controversial-manuscript', chooser: 'president', icon: 'raiders', jump: true, quiet: 1 },
  { card: 'cylon-genocide', chooser: 'current', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'familiar-face', chooser: 'current', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'hera-rescued', chooser: 'current', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'hidden-explosives', chooser: 'admiral', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'interrogation', chooser: 'admiral', icon: 'basestars', jump: false, quiet: 2 },
  { card: 'labor-dispute', chooser: 'president', icon: 'basestars', jump: false, quiet: 1 },
  { card: 'medal-of-distinction', chooser: 'admiral', icon: 'basestars', jump: true, quiet: 2 },
  { card: 'mysterious-guide', chooser: 'current', icon: 'raiders', jump: false, quiet: 2 },
  { card: 'raptor-malfunction', chooser: 'current', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'set-a-trap', chooser: 'current', icon: 'raiders', jump: false, quiet: 2 },
  { card: 'the-circle', chooser: 'president', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'the-passage', chooser: 'current', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'truth-and-reconciliation', chooser: 'president', icon: 'basestars', jump: true, quiet: 2 },
  { card: 'unwelcome-faces', chooser: 'admiral', icon: 'raiders', jump: true, quiet: 2 },
  { card: 'widespread-starvation', chooser: 'president', icon: 'raiders', jump: true, quiet: 1 },
];

test.each(choices)('crisis/exodus/$card: the $chooser chooses, it activates $icon; jump icon: $jump', (row) => {
  const { card, chooser, icon, jump, quiet } = row;
  // Here the current player is neither the Admiral nor the President.
  const asked = play({ current: 'zarek' }).crisis(card);
  expect(asked.state.decisions.map(({ seat }) => asked.person(seat))).toEqual([roles[chooser]]);
  const game = asked.choose(roles[chooser], `option${quiet}`).settle();
  expect([activated(game), game.state.jumpTrack]).toEqual([[icon], jump ? 1 : 0]);
});

test('crisis/exodus/mysterious-message: the current player chooses; the basestars of its second box come before its own raiders', () => {
  const game = play().crisis('mysterious-message').choose('tigh', 'option2').settle();
  expect([activated(game), game.state.jumpTrack]).toEqual([['basestars', 'raiders'], 1]);
});

const superChecks: ReadonlyArray<CheckFace> = [
  { card: 'fire-all-missiles', difficulty: 22, skills: ['tactics', 'piloting'] },
  { card: 'human-prisoner', difficulty: 18, skills: ['leadership', 'tactics'] },
];

test.each(superChecks)('super-crisis/exodus/$card passes from $difficulty on and has no icons', (row) => {
  const { card, difficulty, skills } = row;
  expect([difficulty, difficulty - 1].flatMap((total) => results(superCheck(row, total, set)))).toEqual([
    'pass',
    'fail',
  ]);
  expect(sides((game) => game.superCrisis(card), set).positive).toEqual(skills);
  const game = superCheck(row, difficulty, set).settle();
  expect([activated(game), game.state.jumpTrack]).toEqual([[], 0]);
});

test('R-SET-93 the decks have the cards of Exodus: 34 Crisis, 2 Super Crisis cards without the Cylon Fleet board, 7 destinations', () => {
  const { state } = play();
  const of = (cards: ReadonlyArray<string>): number => cards.filter((card) => card.split('/')[1] === 'exodus').length;
  expect([
    of(state.crisis.deck),
    of(state.superCrisis.deck),
    of(state.destinations.deck),
    of(state.quorum.deck),
  ]).toEqual([34, 2, 7, 3]);
  const all = [...catalogue.crises.values()].filter(({ expansion }) => expansion === 'exodus');
  expect(all).toHaveLength(40);
});
