import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Arguments for threads: they don't inherit how TypeScript is run here, also not from a test runner, so each loads it itself. */
export function loader(): Array<string> {
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}
