/** The flags of `npm run move`. */
import { z } from 'zod';
import { isPostgresUrl } from '../store/postgres/address.ts';
import { count, json } from './commandLine.ts';
import type { Tool } from './commandLine.ts';

/** The most rows at once: their numbers are values of one statement, of which SQLite takes 32,766. */
const mostAtATime = 1500;

const place = z
  .string()
  .trim()
  .min(1)
  .refine(
    (text) => text !== ':memory:' && (!/^[a-z]+:\/\//i.test(text) || isPostgresUrl(text)),
    'A place is the path of a SQLite file, or the address of a PostgreSQL database such as postgres://name@localhost/galactica.',
  );
const flags = z.object({
  from: place.optional().describe('where the games are: a SQLite file or a postgres:// address; it is only read'),
  to: place.optional().describe('where they go: a file that is not there yet, or an empty PostgreSQL database'),
  batch: count('--batch', 500)
    .refine((rows) => rows <= mostAtATime, `--batch takes ${mostAtATime} at most.`)
    .describe('how many rows are moved at a time'),
  json,
});
export const moveProgram: Tool<typeof flags> = {
  name: 'move',
  purpose:
    'All games to another place, from SQLite to PostgreSQL or back, while no bot runs. Interrupted, the same command goes on.',
  flags,
};
