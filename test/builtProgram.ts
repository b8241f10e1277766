import type { TestProject } from 'vitest/node';
import { isPlainTest } from '../bin/setup/plainTests.mjs';
import { builtProgram, PROGRAM } from '../bin/setup/program.mjs';

/**
 * Bots and threads of the tests begin in the built program, as with `npm start`. A watched run sees each change in the
 * sources, and plain tests start nothing.
 */
export default async function build({ config, vitest }: TestProject): Promise<void> {
  if (config.watch || vitest.state.getPaths().every(isPlainTest)) return;
  const folder = await builtProgram();
  if (folder !== undefined) process.env[PROGRAM] = folder;
}
