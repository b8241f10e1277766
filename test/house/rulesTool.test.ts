import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { coverage, readRules } from '../../src/tools/rules/coverage.ts';
import { titlesIn } from '../../src/tools/rules/titles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, '02-b.md'), '**R-BBB-01** Second chapter; see R-AAA-02.\nA line without a rule.\n');
writeFileSync(join(folder, '01-a.md'), '# Chapter\n**R-AAA-01** One.\n**R-AAA-02** Two, as **R-AAA-01** says.\n');
writeFileSync(join(folder, 'notes.txt'), '**R-CCC-01** is no chapter.\n');

describe('titles of tests', () => {
  test('are read from test, it and describe, and their forms with tables', () => {
    const source = `
      describe('group one', () => {
        test("double", () => {});
        it(\`plain template\`, () => {});
        test.each([['not a title']])('each %s', () => {});
        test.each\`a | b\`('tagged', () => {});
        test.concurrent.for(['no'])('for', () => {});
        test.skipIf(true)('perhaps', () => {});
      });`;
    expect(titlesIn(source)).toEqual(['group one', 'double', 'plain template', 'each %s', 'tagged', 'for', 'perhaps']);
  });

  test('keep the written-out parts of templates and sums', () => {
    expect(titlesIn('test(`R-AAA-01 ${what} of ${whom}`, f); test("R-AAA-02 " + name + " end", f)')).toEqual([
      'R-AAA-01 … of …',
      'R-AAA-02  end',
    ]);
  });

  test('are not read from comments, strings, other calls and tests that do not run', () => {
    const source = `
      // test('R-AAA-01 comment', f)
      const text = "test('R-AAA-02 string', f)";
      expect('R-AAA-03').toBe('R-AAA-04'); regex.test('R-AAA-05');
      test.skip('R-AAA-06', f); test.todo('R-AAA-07');
      describe.skip('R-AAA-08', () => { test('R-AAA-09', f); });`;
    expect(titlesIn(source)).toEqual([]);
  });
});

describe('coverage', () => {
  test('takes the ids in bold, each once, chapter by chapter', () => {
    expect(readRules(folder).map(({ id, chapter }) => `${chapter} ${id}`)).toEqual([
      '01-a R-AAA-01',
      '01-a R-AAA-02',
      '02-b R-BBB-01',
    ]);
  });

  test('counts several ids in one title, does not expand ranges, and reports ids that do not exist', () => {
    const result = coverage(readRules(folder), ['R-AAA-01, R-BBB-01 and R-AAA-010 together', 'R-AAA-01 to R-AAA-03']);
    expect(result).toMatchObject({ total: 3, tested: 2, missing: ['R-AAA-02'], unknown: ['R-AAA-010', 'R-AAA-03'] });
    expect(result.chapters).toEqual([
      { chapter: '01-a', total: 2, missing: ['R-AAA-02'] },
      { chapter: '02-b', total: 1, missing: [] },
    ]);
  });
});

// A program of its own, with the compiler in it: slow to start on a busy machine.
describe('the program', () => {
  const program = ['--import', 'tsx', 'src/tools/rules.ts'];

  test('prints nothing but JSON with --json', () => {
    const output = execFileSync(process.execPath, [...program, '--json', '--rules', folder], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual({ total: 3, tested: 0, missing: ['R-AAA-01', 'R-AAA-02', 'R-BBB-01'] });
  });

  test('says what to do when the folder is not there', () => {
    const done = spawnSync(process.execPath, [...program, '--rules', join(folder, 'nowhere')], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(done.status).toBe(1);
    expect(done.stderr).toContain('--rules DIR');
    expect(done.stdout).toBe('');
  });
});
