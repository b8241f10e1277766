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
import { isStoreError } from '../store/error.ts';
import { move } from '../store/moving/move.ts';
import type { Moved, Progress } from '../store/moving/move.ts';
import type { StorePlace } from '../store/open.ts';
import { isPostgresUrl } from '../store/postgres/address.ts';
import { complain, progressLine, runProgram } from './commandLine.ts';
import { moveProgram } from './moveFlags.ts';

// All secrets of all games are in the copy, too.
process.umask(0o077);

await runProgram(moveProgram, async ({ from, to, batch, json: asJson }) => {
  if (from === undefined || to === undefined)
    return complain(['Say with --from where the games are, and with --to where they go.']);
  const began = performance.now();
  const line = progressLine(asJson);
  try {
    const moved = await move({
      from: placeOf(from),
      to: placeOf(to),
      batch,
      signal: untilSignal(),
      tell: (progress) => {
        line.show(0, inOneLine(progress));
      },
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

/** Returns a signal that aborts on Ctrl-C, so that both ends are left in order. */
function untilSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop.abort();
    });
  return stop.signal;
}

function inOneLine({ doing, table, done, all }: Progress): string {
  return `${doing === 'copying' ? 'Copying' : 'Comparing'} ${table}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')} rows`.padEnd(
    70,
  );
}

function inWords({ from, to: name, resumed, games, rows }: Moved, to: string, seconds: number): string {
  const what = `${games.toLocaleString('en')} ${games === 1 ? 'game' : 'games'} (${rows.toLocaleString('en')} rows)`;
  const setting = isPostgresUrl(to) ? 'DATABASE_URL with its address' : `DATABASE_PATH=${to}`;
  return [
    `${what} moved from ${from} to ${name} in ${seconds} s${resumed ? ', going on from an earlier try' : ''}. Both ends were compared and say the same.`,
    `Start the bot with ${setting} from now on, and never again with ${from}: put that away.`,
  ].join('\n');
}
