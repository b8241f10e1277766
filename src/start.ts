import { pino } from 'pino';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { createLog } from './log.ts';
import type { Limits, Running } from './run.ts';

/** Longer than any request to Discord should take. */
const stopPatience = 15_000;

/**
 * The start of the bot: configuration from the environment, then everything else, then whatever signal ends it. What can't start says
 * why, and sets the exit code.
 */
export async function start(environment: Readonly<Record<string, string | undefined>>, limits: Limits = {}): Promise<void> {
  // Whatever is written holds secrets of games: other users of the machine have no business in it.
  process.umask(0o077);
  const read = readConfig(environment);
  if (read.ok) await startWith(read.config, limits);
  else fail(read.problems);
}

async function startWith(config: Config, limits: Limits): Promise<void> {
  // Standard output is for what the person at the terminal should read.
  const log = createLog(config.logLevel, pino.destination(2));
  try {
    // Only now: a wrong setting is told before anything is loaded.
    const { run } = await import('./run.ts');
    const running = await run(config, log, limits);
    stopOnSignal(running, (error) => { log.error({ err: error }, 'The bot did not stop cleanly'); });
    if (running.pageUrl !== undefined) console.log(`Practice table: ${running.pageUrl.replace(/\/$/, '')}`);
  } catch (error) {
    fail([explain(error, config)]);
  }
}

function fail(messages: ReadonlyArray<string>): void {
  for (const message of messages) console.error(message);
  process.exitCode = 1;
}

function explain(error: unknown, config: Config): string {
  if (isForTheReader(error)) return error.message;
  if (isTaken(error)) return `Port ${config.tablePort} of this machine is in use: stop the other program (is the bot running already?), or set TABLE_PORT to another port.`;
  return `The bot could not start. ${error instanceof Error ? error.stack ?? error.message : String(error)}`;
}

/** Errors whose message is written for whoever starts the bot. */
function isForTheReader(error: unknown): error is Error {
  return error instanceof Error && (['AccessError', 'HealthError', 'ProcessError', 'StoreError'].includes(error.name));
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function stopOnSignal(running: Running, failed: (error: unknown) => void): void {
  let stopping = false;
  const stop = (): void => {
    // An impatient second signal changes nothing: what is stored is safe either way, and the end is near.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopPatience).unref();
    running.stop().then(() => process.exit(0), (error: unknown) => {
      failed(error);
      process.exit(1);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
