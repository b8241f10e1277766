/** Reads the titles of tests from their source, without running them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type Argument, type CallExpression, type Expression } from 'oxc-parser';

const TEST_FUNCTIONS = ['test', 'it', 'describe', 'observer'];
/** Forms of tests that don't run and so say nothing about a rule. */
const NOT_RUN = ['skip', 'todo'];

/**
 * Returns the titles of all tests, groups of tests and observers of games below a folder, also of those that several
 * tests share.
 */
export function titlesOfTests(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => titlesIn(readFileSync(join(folder, name), 'utf8')));
}

/**
 * Returns the titles in one source text: the first argument of `test(…)`, `it(…)`, `describe(…)`, `observer(…)` and of
 * their forms (`test.each(…)(…)`, `test.for(…)(…)`, `test.concurrent(…)`). Of a template or a sum, these are the parts
 * that are written out. A group whose call is skipped is left out with all that is in it.
 */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  let notRun = 0;
  const visitor = new Visitor({
    CallExpression(call) {
      if (isNotRun(call)) notRun += 1;
      const [title] = call.arguments;
      if (notRun === 0 && title !== undefined && isTestCall(calledWords(call.callee))) titles.push(writtenOut(title));
    },
    'CallExpression:exit'(call) {
      if (isNotRun(call)) notRun -= 1;
    },
  });
  visitor.visit(parseSync('source.test.ts', source).program);
  return titles.filter((title) => title !== '');
}

function isNotRun({ callee }: CallExpression): boolean {
  const words = calledWords(callee);
  return isTestCall(words) && words.some((word) => NOT_RUN.includes(word));
}

/**
 * Returns the words of a called function: `test.concurrent.each(table)` gives test, concurrent, each, and the mark that
 * its table has been given.
 */
function calledWords(called: Expression): string[] {
  switch (called.type) {
    case 'Identifier':
      return [called.name];
    case 'MemberExpression':
      return called.property.type === 'Identifier' ? [...calledWords(called.object), called.property.name] : [];
    case 'CallExpression':
      return [...calledWords(called.callee), 'given'];
    case 'TaggedTemplateExpression':
      return [...calledWords(called.tag), 'given'];
    default:
      return [];
  }
}

/**
 * Whether a call with these words has a title. `test.each(table)` alone is no test yet: its argument is the table, and
 * the title comes with the next call.
 */
function isTestCall(words: ReadonlyArray<string>): boolean {
  const [first = '', ...rest] = words;
  return TEST_FUNCTIONS.includes(first) && !['each', 'for', 'skipIf', 'runIf', 'extend'].includes(rest.at(-1) ?? '');
}

function writtenOut(title: Argument): string {
  switch (title.type) {
    case 'Literal':
      return typeof title.value === 'string' ? title.value : '';
    case 'TemplateLiteral':
      return title.quasis.map(({ value }) => value.cooked ?? '').join('…');
    case 'ParenthesizedExpression':
      return writtenOut(title.expression);
    case 'BinaryExpression':
      return title.operator === '+' ? writtenOut(title.left) + writtenOut(title.right) : '';
    default:
      return '';
  }
}
