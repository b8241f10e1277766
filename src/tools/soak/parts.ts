import type { SoakFlags } from './flags.ts';
import type { SoakResult } from './results.ts';

/**
 * Runs the chosen parts one after the other, each with a bot of its own. `tell` is called with each line of progress.
 */
export async function runParts({ only, ...wanted }: SoakFlags, tell: (text: string) => void): Promise<SoakResult> {
  let parts: SoakResult['parts'] = {};
  for (const name of only) {
    tell(`${name}: starting`);
    switch (name) {
      case 'memory':
        parts = { ...parts, memory: await (await import('./memory.ts')).soakMemory(wanted, tell) };
        break;
      case 'servers':
        parts = { ...parts, servers: await (await import('./servers.ts')).soakServers(wanted, tell) };
        break;
      case 'tests':
        parts = { ...parts, tests: await (await import('./tests.ts')).soakTests(wanted.tests, wanted.times) };
        break;
    }
  }
  return { seed: wanted.seed, parts };
}
