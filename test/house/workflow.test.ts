import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as parser from '@actions/workflow-parser';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const name = '.github/workflows/test.yml';
const content = readFileSync(name, 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'workflow-parser-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** GitHub's own parser. It imports its schema in a way that only bundlers know. */
async function loadParser(): Promise<typeof parser> {
  const outfile = join(folder, 'parser.mjs');
  await build({
    stdin: { contents: "export * from '@actions/workflow-parser';", resolveDir: process.cwd() },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return z.custom<typeof parser>().parse(await import(pathToFileURL(outfile).href));
}

test('the workflow is one that GitHub accepts', async () => {
  const { NoOperationTraceWriter, parseWorkflow } = await loadParser();
  const mistakesIn = (workflow: string): ReadonlyArray<string> =>
    parseWorkflow({ name, content: workflow }, new NoOperationTraceWriter())
      .context.errors.getErrors()
      .map(({ message }) => message);
  expect(mistakesIn(content)).toEqual([]);
  expect(mistakesIn(content.replace('runs-on', 'runs')).join()).toContain("Unexpected value 'runs'");
});

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      strategy: z.object({ matrix: z.object({ node: z.array(z.number()) }) }).optional(),
      steps: z.array(z.object({ run: z.string().optional() })),
    }),
  ),
});

test('it calls the same commands as people do, with the versions of Node.js that the README names', () => {
  const { jobs } = workflow.parse(parse(content));
  expect(Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))).toEqual([
    'npm run check',
    'npm test',
  ]);
  expect(jobs['test']?.strategy?.matrix.node).toEqual([20, 22, 24]);
  expect(readFileSync('README.md', 'utf8')).toContain('we test with 20, 22 and 24');
  expect([20, 22, 24]).toContain(Number(readFileSync('.node-version', 'utf8')));
});
