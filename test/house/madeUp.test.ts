/** What a new thing of the game costs, by tracing the made-up expansion: so many places have to know it, and none of the base. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesWith } from './places.ts';

const folder = fileURLToPath(new URL('../madeUp/tempest', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|yaml)$/.test(name))
  .map((name) => ({ name, text: withoutComments(readFileSync(join(folder, name), 'utf8')) }));

function withoutComments(text: string): string {
  return text.split('\n').filter((line) => !/^\s*(#|\/\/|\/?\*)/.test(line)).join('\n').replaceAll(/\/\*\*.*?\*\//g, '');
}

/** The files of the expansion that name it. */
function places(...patterns: ReadonlyArray<RegExp>): ReadonlyArray<string> {
  return files.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).map(({ name }) => name).sort();
}

/** Where verbs are used is content that says something with them, as many times as it likes. */
const inCode = (found: ReadonlyArray<string>): ReadonlyArray<string> => found.filter((name) => name.endsWith('.ts'));

test.each(['hearRumour', 'hideRaiders', 'countStrength', 'squall', 'steer', 'leaveTheFleet'])('the verb %s needs four places', (verb) => {
  expect(inCode(places(new RegExp(`^  ${verb}: `, 'm')))).toEqual(['effects.ts', 'verbs.ts', 'words.ts', 'worth.ts']);
});

test.each(['spread', 'grit'])('the action %s, a choice of its own, needs three places: its rules, its words, its worth', (action) => {
  const declared = new RegExp(`(Source|Words|Scores|Traits)\\('tempest', [^]*\\b${action}: `);
  expect(inCode(places(declared))).toEqual(['actions.ts', 'words.ts', 'worth.ts']);
});

test.each(['course', 'steerThrough', 'steerAround'])(
  'the question or choice %s needs four places: its shape, its rules, its words, its worth',
  (kind) => {
    expect(inCode(places(new RegExp(`\\b${kind}\\b`)))).toEqual(['happenings.ts', 'steering.ts', 'words.ts', 'worth.ts']);
  },
);

test('the offer of omens needs three places: its rules, its words, its worth', () => {
  expect(inCode(places(/'omens'/))).toEqual(['omens.ts', 'words.ts', 'worth.ts']);
});

test('the condition gritAtLeast needs three places: its shape, its test, its words', () => {
  expect(inCode(places(/\bgritAtLeast\b/))).toEqual(['effects.ts', 'verbs.ts', 'words.ts']);
});

test('the event steered needs three places: its shape, its rules, its words', () => {
  expect(inCode(places(/\bsteered\b/))).toEqual(['happenings.ts', 'steering.ts', 'words.ts']);
});

test('a kind of card that players hold needs eight places at most', () => {
  const found = places(/\brumours\b/i, /\bRumour\b/);
  expect(found).toEqual(expect.arrayContaining(['data/rumours.yaml', 'deck.ts', 'rumourWords.ts', 'state.ts']));
  expect(found.length).toBeLessThanOrEqual(8);
});

test('a board with locations and ships of its own needs eight places at most', () => {
  const found = places(/board: derelict/, /\bDerelict/, /\braiders\b(?!\])/, /hideRaiders/);
  expect(found).toEqual(expect.arrayContaining(['data/boards.yaml', 'data/locations.yaml', 'index.ts', 'state.ts', 'words.ts']));
  expect(found.filter((name) => !usesOnly.includes(name)).length).toBeLessThanOrEqual(8);
});

/** Cards that have something to do with the board: none of them has to. */
const usesOnly = ['data/crises.yaml'];

test.each(['title', 'loyalty', 'craft', 'objectives', 'options'])('of the kind %s one entry is all that the rules need', (kind) => {
  const entries: Readonly<Record<string, RegExp>> = {
    title: /title: stormLeader/,
    loyalty: /loyalty\/tempest/,
    craft: /model: stormViper/,
    objectives: /objective: stormFront/,
    options: /switch: hardened/,
  };
  const entry = entries[kind];
  expect(entry === undefined ? [] : places(entry)).toHaveLength(1);
});

test('no file of the base names anything of it', () => {
  expect(filesWith(/[Tt]empest\b|[Rr]umours?\b|stormViper|derelict|hardened|stormFront|stormBreaks|squall/)).toEqual([]);
  expect(filesWith(/steer(ed|Through|Around)|gritAtLeast|[oO]mens?(Shown)?\b/)).toEqual([]);
});
