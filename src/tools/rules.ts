/**
 * `npm run rules`: which rules of the reference are named by a test's title, and which are not.
 *
 *   npm run rules                                       a listing by chapter
 *   npm run --silent rules -- --json --rules DIR        { total, tested, missing }
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { coverage, readRules } from './rules/coverage.ts';
import type { Coverage } from './rules/coverage.ts';
import { titlesOfTests } from './rules/titles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USUAL_FOLDER = fileURLToPath(new URL('../../../shared/reference/rules', import.meta.url));

function main(): void {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, rules: { type: 'string' } } });
  const folder = values.rules ?? USUAL_FOLDER;
  if (!existsSync(folder)) {
    fail(`There is no folder ${folder}. Name the folder with the rule chapters (*.md): npm run rules -- --rules DIR`);
    return;
  }
  const rules = readRules(folder);
  if (rules.length === 0) {
    fail(`No rule in ${folder}: expected files *.md with ids in bold such as **R-JUMP-04**.`);
    return;
  }
  const result = coverage(rules, titlesOfTests(`${ROOT}/test`));
  console.log(values.json ? JSON.stringify({ total: result.total, tested: result.tested, missing: result.missing }) : listing(result));
}

function listing(result: Coverage): string {
  const chapters = result.chapters.map(({ chapter, total, missing }) => {
    const line = `${chapter}: ${total - missing.length} of ${total}`;
    return missing.length === 0 ? line : `${line}\n  missing: ${missing.join(', ')}`;
  });
  const unknown = result.unknown.length === 0 ? [] : [`Tests name rules that the reference does not have: ${result.unknown.join(', ')}`];
  return [...chapters, ...unknown, `${result.tested} of ${result.total} rules are named by a test.`].join('\n');
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

main();
