/**
 * `npm run rules`: which rules of the reference are named by a test's title, and which are not.
 *
 *   npm run rules                                       a listing by chapter
 *   npm run --silent rules -- --json --rules DIR        { total, tested, missing }
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { complain, json, runProgram } from './commandLine.ts';
import type { Tool } from './commandLine.ts';
import { coverage, readRules } from './rules/coverage.ts';
import type { RuleCoverage } from './rules/coverage.ts';
import { titlesOfTests } from './rules/titles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USUAL_FOLDER = fileURLToPath(new URL('../../../shared/reference/rules', import.meta.url));

const flags = z.object({
  rules: z.string().default(USUAL_FOLDER).describe('the folder with the rule chapters (*.md)'),
  json,
});
const program: Tool<typeof flags> = {
  name: 'rules',
  purpose: 'Which numbered rules of the game the title of a test names, and which none does.',
  flags,
};

function report(folder: string, asJson: boolean): number {
  if (!existsSync(folder))
    return complain([
      `There is no folder ${folder}. Name the folder with the rule chapters (*.md): npm run rules -- --rules DIR`,
    ]);
  const rules = readRules(folder);
  if (rules.length === 0)
    return complain([`No rule in ${folder}: expected files *.md with ids in bold such as **R-JUMP-04**.`]);
  const result = coverage(rules, titlesOfTests(`${ROOT}/test`));
  console.log(
    asJson ? JSON.stringify({ total: result.total, tested: result.tested, missing: result.missing }) : listing(result),
  );
  return 0;
}

function listing(result: RuleCoverage): string {
  const chapters = result.chapters.map(({ chapter, total, missing }) => {
    const line = `${chapter}: ${total - missing.length} of ${total}`;
    return missing.length === 0 ? line : `${line}\n  missing: ${missing.join(', ')}`;
  });
  const unknown =
    result.unknown.length === 0
      ? []
      : [`Tests name rules that the reference does not have: ${result.unknown.join(', ')}`];
  return [...chapters, ...unknown, `${result.tested} of ${result.total} rules are named by a test.`].join('\n');
}

await runProgram(program, ({ rules, json: asJson }) => report(rules, asJson));
