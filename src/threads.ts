import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beginning, PROGRAM } from '../bin/setup/program.mjs';
import { ROOT } from '../bin/setup/shell.mjs';

/** Where a thread begins, as `piscina` wants it. */
export interface ThreadStart {
  readonly filename: string;
  readonly execArgv: Array<string>;
}

/**
 * The start of a thread by the address of its source. Where the program is a built one, so is the thread; else it has to be told how
 * TypeScript is run: threads don't inherit that, also not from a test runner.
 */
export function threadAt(source: URL): ThreadStart {
  const { file, options } = beginning(relative(ROOT, fileURLToPath(source)), process.env[PROGRAM]);
  return { filename: pathToFileURL(file).href, execArgv: options };
}
