/**
 * `npm run move`: all games to another place, from a SQLite file to a PostgreSQL database or back, while no bot runs.
 *
 *   npm run move -- --from galactica.sqlite --to postgres://name@localhost/galactica
 *   npm run --silent move -- --from postgres://name@localhost/galactica --to galactica.sqlite --json
 *     { from, to, resumed, games, rows, tables: [{ table, rows, digest }], seconds }
 *
 * Interrupted, the same command goes on from where it was.
 */
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { isStoreError } from '../store/error.ts';
import { move } from '../store/moving/move.ts';
import type { Moved, Progress } from '../store/moving/move.ts';
import type { StorePlace } from '../store/open.ts';
import { isPostgresUrl } from '../store/postgres/address.ts';
import { complain, count, json, progressLine, runProgram } from './commandLine.ts';
import type { Program } from './commandLine.ts';

// All secrets of all games are in the copy, too.
process.umask(0o077);

/** The numbers of a row are values of one statement, of which SQLite takes 32,766. */
const mostAtATime = 1500;

const place = z.string().trim().min(1).refine(
  (text) => text !== ':memory:' && (!/^[a-z]+:\/\//i.test(text) || isPostgresUrl(text)),
  'A place is the path of a SQLite file, or the address of a PostgreSQL database such as postgres://name@localhost/galactica.',
);
const flags = z.object({
  from: place.optional().describe('where the games are: a SQLite file or a postgres:// address; it is only read'),
  to: place.optional().describe('where they go: a file that is not there yet, or an empty PostgreSQL database'),
  batch: count('--batch', 500)
    .refine((rows) => rows <= mostAtATime, `--batch takes ${mostAtATime} at most.`)
    .describe('so many rows at a time'),
  json,
});
const program: Program<typeof flags> = {
  name: 'move', purpose: 'All games to another place, from SQLite to PostgreSQL or back, while no bot runs. Interrupted, the same command goes on.', flags,
};

await runProgram(program, async ({ from, to, batch, json: asJson }) => {
  if (from === undefined || to === undefined) return complain(['Say with --from where the games are, and with --to where they go.']);
  const began = performance.now();
  const line = progressLine(asJson);
  try {
    const moved = await move({
      from: placeOf(from), to: placeOf(to), batch, signal: untilSignal(), tell: (progress) => { line.show(0, inOneLine(progress)); },
    });
    line.clear();
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    process.stdout.write(`${asJson ? JSON.stringify({ ...moved, seconds }) : inWords(moved, to, seconds)}\n`);
    return 0;
  } catch (error) {
    line.clear();
    if (isStoreError(error)) return complain([error.message]);
    throw error;
  }
});

function placeOf(text: string): StorePlace {
  return isPostgresUrl(text) ? { url: text } : { path: text };
}

/** Whoever presses Ctrl-C leaves both ends in order. */
function untilSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => { stop.abort(); });
  return stop.signal;
}

function inOneLine({ doing, table, done, all }: Progress): string {
  return `${doing === 'copying' ? 'Copying' : 'Comparing'} ${table}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')} rows`.padEnd(70);
}

function inWords({ from, to: name, resumed, games, rows }: Moved, to: string, seconds: number): string {
  const what = `${games.toLocaleString('en')} ${games === 1 ? 'game' : 'games'} (${rows.toLocaleString('en')} rows)`;
  const setting = isPostgresUrl(to) ? 'DATABASE_URL with its address' : `DATABASE_PATH=${to}`;
  return [
    `${what} moved from ${from} to ${name} in ${seconds} s${resumed ? ', going on from an earlier try' : ''}. Both ends were compared and say the same.`,
    `Start the bot with ${setting} from now on, and never again with ${from}: put that away.`,
  ].join('\n');
}
