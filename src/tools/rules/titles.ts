/** Reads the titles of tests from their source, without running them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const TEST_FUNCTIONS = ['test', 'it', 'describe'];
/** Tests that don't run say nothing about a rule. */
const NOT_RUN = ['skip', 'todo'];

/** The titles of all tests and groups of tests in `*.test.ts` below a folder. */
export function titlesOfTests(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => titlesIn(readFileSync(join(folder, name), 'utf8')));
}

/**
 * The titles in one source text: the first argument of `test(…)`, `it(…)`, `describe(…)` and of their forms
 * (`test.each(…)(…)`, `test.for(…)(…)`, `test.concurrent(…)`). Of a template or a sum, the parts that are written out.
 * A group whose call is skipped is left out with all that is in it.
 */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const words = calledWords(node.expression);
      if (isTestCall(words)) {
        if (words.some((word) => NOT_RUN.includes(word))) return;
        const title = node.arguments[0];
        if (title !== undefined) titles.push(writtenOut(title));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.test.ts', source, ts.ScriptTarget.ES2022));
  return titles.filter((title) => title !== '');
}

/** `test.concurrent.each(table)` → test, concurrent, each, and the mark that its table has been given. */
function calledWords(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...calledWords(called.expression), called.name.text];
  if (ts.isCallExpression(called)) return [...calledWords(called.expression), 'given'];
  if (ts.isTaggedTemplateExpression(called)) return [...calledWords(called.tag), 'given'];
  return [];
}

/** `test.each(table)` alone is no test yet: its argument is the table, and the title comes with the next call. */
function isTestCall(words: ReadonlyArray<string>): boolean {
  const [first = '', ...rest] = words;
  return TEST_FUNCTIONS.includes(first) && !['each', 'for', 'skipIf', 'runIf', 'extend'].includes(rest.at(-1) ?? '');
}

function writtenOut(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isParenthesizedExpression(title)) return writtenOut(title.expression);
  if (ts.isTemplateExpression(title)) return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('…');
  if (ts.isBinaryExpression(title) && title.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return writtenOut(title.left) + writtenOut(title.right);
  return '';
}
