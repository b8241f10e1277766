import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(...flags: ReadonlyArray<string>): string {
  return execFileSync('node', ['--import', 'tsx', 'src/tools/catalogue.ts', ...flags], { cwd: root, encoding: 'utf8' });
}

test('`npm run catalogue -- --json` prints every entry with its numbers and its words', () => {
  const rows = JSON.parse(run('--json')) as ReadonlyArray<Readonly<Record<string, unknown>>>;
  expect(rows).toHaveLength(171);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(171);
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
    distance: 2, fuel: -1, risk: { chooser: 'admiral', needs: { viper: 2 }, roll: 6 },
  });
});

test('without --json it prints a table for people', () => {
  const lines = run().split('\n');
  expect(lines.find((line) => line.startsWith('skill/base/repair'))).toMatch(/^skill\/base\/repair +14 {2}Repair$/);
  expect(lines).toContain('171 entries, 339 cards and pieces');
});
