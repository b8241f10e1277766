import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/index.ts';
import { catalogueRows } from '../../src/tools/catalogue/facts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const listed = catalogueRows(catalogue);

function run(...flags: ReadonlyArray<string>): string {
  return execFileSync('node', ['--import', 'tsx', 'src/tools/catalogue.ts', ...flags], { cwd: root, encoding: 'utf8' });
}

test('`npm run catalogue -- --json` prints every entry with its numbers and its words', () => {
  const rows = JSON.parse(run('--json')) as ReadonlyArray<Readonly<Record<string, unknown>>>;
  expect(rows.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(listed.length);
  expect(rows.filter(({ text }) => typeof text !== 'string' || text === '')).toEqual([]);
  expect(rows.find(({ id }) => id === 'crisis/base/bomb-threat')).toMatchObject({
    name: 'Bomb Threat',
    deck: 'crisis',
    expansion: 'base',
    copies: 1,
    kind: 'choice',
    chooser: 'current',
    options: [{ check: { difficulty: 13, skills: ['politics', 'leadership', 'tactics'] } }, { roll: { upTo: 4 } }],
    activation: ['raiders'],
    jump: true,
  });
  expect(rows.find(({ id }) => id === 'destination/base/cylon-refinery')).toMatchObject({
    distance: 2,
    fuel: -1,
    risk: { chooser: 'admiral', needs: { viper: 2 }, roll: 6 },
  });
});

test('without --json it prints a table for people', () => {
  const lines = run().split('\n');
  expect(lines.find((line) => line.startsWith('skill/base/repair'))).toMatch(/^skill\/base\/repair +14 {2}Repair$/);
  expect(lines).toContain(
    `${listed.length} entries, ${listed.reduce((sum, { copies }) => sum + copies, 0)} cards and pieces`,
  );
});
