/**
 * `npm run mutate -- PATH… [--sample N] [--seed N] [--tests PATHS] [--json]`: changes the code below PATH in small
 * ways, one at a time, runs the tests that can see it, and names the changes that no test notices. How it works:
 * docs/testing.md.
 */
import { fileURLToPath } from 'node:url';
import { complain, runProgram } from './commandLine.ts';
import { mutate } from './mutate/flags.ts';
import { measure } from './mutate/measure.ts';
import { reportLines, survivorLine } from './mutate/report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runProgram(mutate, async ({ json, ...wanted }) => {
  const say = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  try {
    const result = await measure(root, wanted, {
      tell: (text) => {
        process.stderr.write(`${text}\n`);
      },
      // A long run that is interrupted has said what it has found.
      survivor: (survivor) => {
        if (!json) say(survivorLine(survivor));
      },
    });
    say(json ? JSON.stringify(result) : reportLines(result).join('\n'));
    return 0;
  } catch (error) {
    if (error instanceof RangeError) return complain([error.message]);
    throw error;
  }
});
