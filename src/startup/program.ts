import { basename } from 'node:path';
import { PROGRAM } from '../../bin/setup/program.mjs';

/**
 * Tells this program from any that was made of other sources. What runs straight from its sources is always the same.
 */
export function programName(): string {
  return basename(process.env[PROGRAM] ?? 'sources');
}
