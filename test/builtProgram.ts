import type { TestProject } from 'vitest/node';
import { builtProgram, PROGRAM } from '../bin/setup/program.mjs';

/** Bots and threads of the tests begin in the built program, as those of `npm start` do. A watched run sees each change in the sources. */
export default async function build(project: TestProject): Promise<void> {
  if (project.config.watch) return;
  const folder = await builtProgram();
  if (folder !== undefined) process.env[PROGRAM] = folder;
}
