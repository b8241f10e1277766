/**
 * `npm run backup`: a copy of the database, also while the bot runs.
 *
 *   npm run backup -- --to backups/monday.sqlite
 *   npm run backup -- --to backups/smaller.sqlite --compact
 *   npm run --silent backup -- --to backups/monday.sqlite --json     { from, to, games, bytes, seconds }
 */
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { takeEnvFile } from '../startup/envFile.ts';
import { isStoreError } from '../store/error.ts';
import { backUp } from '../store/sqlite/backup.ts';
import { complain, json, runProgram } from './commandLine.ts';
import type { Tool } from './commandLine.ts';

// All secrets of all games are in the copy, too.
process.umask(0o077);

const settings = takeEnvFile();
const path = z.string().trim().min(1);
const given = process.env['DATABASE_PATH']?.trim() ?? '';
const usual = given === '' ? './galactica.sqlite' : given;
const isElsewhere = (process.env['DATABASE_URL']?.trim() ?? '') !== '';
const flags = z.object({
  to: path.optional().describe('the file to make; one that is there is never replaced'),
  from: path.optional().describe(`the database (otherwise DATABASE_PATH: ${usual})`),
  compact: z.boolean().default(false).describe('without what is free in the database: smaller, and slower to make'),
  json,
});
const program: Tool<typeof flags> = {
  name: 'backup',
  purpose: 'A copy of the database, also while the bot runs.',
  flags,
};

await runProgram(program, async ({ to, from: asked, compact, json: asJson }) => {
  if (!settings.ok) return complain(settings.problems);
  if (asked === undefined && isElsewhere) {
    return complain([
      'The games are in a PostgreSQL database (DATABASE_URL), and PostgreSQL makes its backups itself: pg_dump --format=custom --file FILE "$DATABASE_URL". docs/operations.md says more. For one of a SQLite file name that with --from.',
    ]);
  }
  if (to === undefined) return complain(['Say with --to FILE where the backup shall be.']);
  const from = asked ?? usual;
  const began = performance.now();
  try {
    const { games, bytes } = await backUp(from, to, { compact });
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    const megabytes = (bytes / 1e6).toFixed(1);
    console.log(
      asJson
        ? JSON.stringify({ from, to, games, bytes, seconds })
        : `${games} ${games === 1 ? 'game' : 'games'} copied from ${from} to ${to}: ${megabytes} MB in ${seconds} s.`,
    );
    return 0;
  } catch (error) {
    if (isStoreError(error)) return complain([error.message]);
    throw error;
  }
});
