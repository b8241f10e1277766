import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { describeRule } from '../../src/engine/describe/index.ts';
import { contentOf } from '../../src/engine/content.ts';
import { defaultOptions } from '../../src/engine/index.ts';
import { ruleChapters } from '../../src/catalogue/rule.ts';
import { readRules } from '../../src/tools/rules/coverage.ts';

const reference = fileURLToPath(new URL('../../../shared/reference/rules', import.meta.url));
const rules = [...catalogue.rules.values()].map((rule) => ({ ...rule, ...describeRule(rule.id) }));
const textOf = (id: string): string => describeRule(id).text;

/** Rules that only Daybreak has. */
const ofDaybreak = /daybreak|mutin|miracle|assault raptor|demetrius|motive/i;
/** Rules that only expansions later than Pegasus have. */
const ofExodus = /exodus|trauma|\bally\b|\ballies\b|\bCAG\b|mark vii|personal goal|final five/i;
/** Rules that a shelf of the base game alone doesn't have. */
const elsewhere =
  /pegasus|exodus|daybreak|new caprica|treachery|mutin|miracle|trauma|\bally\b|\ballies\b|infiltrat|reckless|executed|cylon leader|\bCAG\b|detention|mark vii|assault raptor|demetrius|personal goal|final five|agenda|motive/i;

describe('the words of the rules', () => {
  test('each is short, whole sentences, without markup and without a trace of other boxes', () => {
    for (const { id, name, expansion, text } of rules) {
      expect(text, id).toMatch(/^["“A-Z0-9].*[.]$/);
      expect(describeRule(id, defaultOptions).text.length, id).toBeLessThanOrEqual(420);
      expect(name.length, id).toBeLessThanOrEqual(60);
      expect(`${name} ${text}`, id).not.toMatch(/[`*_[\]<>|#]/);
      // As it is told in a game of the base game alone.
      if (expansion === 'base') expect(`${name} ${describeRule(id, defaultOptions).text}`, id).not.toMatch(elsewhere);
      // What is so only with a later box says with which.
      else if (expansion !== 'daybreak' && !text.includes('Daybreak'))
        expect(`${name} ${text}`, id).not.toMatch(ofDaybreak);
      if (expansion === 'pegasus') expect(`${name} ${text}`, id).not.toMatch(ofExodus);
    }
    expect(rules.length).toBeGreaterThan(400);
  });

  test('no two have the same name', () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  });

  test('a rule that points to another one points to one that is there', () => {
    const named = rules.flatMap(({ text }) => text.match(/R-[A-Z]+-\d+/g) ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !catalogue.rules.has(id))).toEqual([]);
  });

  test('the number says the chapter', () => {
    expect(catalogue.rules.get('R-CMB-20')).toMatchObject({ chapter: 'combat', expansion: 'base' });
    expect(new Set(rules.filter(({ expansion }) => expansion === 'base').map(({ chapter }) => chapter)).size).toBe(9);
  });

  test.each([...new Set(rules.map(({ expansion }) => expansion))])(
    'those of %s stand in the order of their chapters and numbers',
    (expansion) => {
      const own = rules.filter((rule) => rule.expansion === expansion);
      const chapters = [...new Set(own.map(({ chapter }) => chapter))];
      expect(chapters).toEqual(
        Object.values(ruleChapters).filter((chapter) => own.some((rule) => rule.chapter === chapter)),
      );
      for (const chapter of chapters) {
        const numbers = own.filter((rule) => rule.chapter === chapter).map(({ id }) => Number(id.split('-')[2]));
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      }
    },
  );

  test.runIf(existsSync(reference))('every number is one of the reference', () => {
    const known = new Set(readRules(reference).map(({ id }) => id));
    expect(rules.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

describe('what the rules say agrees with the rest of the content', () => {
  test('the resources at the start and their red zones', () => {
    const tokens = [...catalogue.tokens.values()].flatMap((token) => (token.kind === 'resource' ? [token] : []));
    expect(tokens).toHaveLength(4);
    for (const { resource, start, redZone } of tokens) {
      expect(textOf('R-SET-30')).toContain(`${start} ${resource}`);
      expect(textOf('R-SET-121')).toContain(`${resource} ${redZone}`);
    }
  });

  test.each(['admiral', 'president'] as const)('the line of succession for %s', (title) => {
    const line = [...contentOf(defaultOptions).characters.values()].sort(
      (one, other) => (one.succession?.[title] ?? Infinity) - (other.succession?.[title] ?? Infinity),
    );
    const written = (
      /Admiral: (?<admiral>.+?)\. President: (?<president>.+?)\./.exec(textOf('R-TTL-50'))?.groups?.[title] ?? ''
    ).split(', ');
    expect(written).toHaveLength(line.length);
    written.forEach((name, rank) => {
      expect(line[rank]?.name.replace(/["“”]/g, '')).toContain(name);
    });
  });
});
