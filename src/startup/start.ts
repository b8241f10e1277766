import { pino } from 'pino';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { createLog } from './log.ts';
import type { Limits, Running } from './run.ts';

/** Longer than any request to Discord should take. */
const stopPatience = 15_000;

/** How the program ends; docs/operations.md says what each means. */
const exitCodes = {
  failed: 1,
  /**
   * Discord won't let the bot in again before a person changes something (`EX_CONFIG`): to start again would be in
   * vain.
   */
  closedForGood: 78,
} as const;

/**
 * The start of the bot: configuration from the environment, then everything else, then whatever signal ends it. What
 * can't start says why, and sets the exit code.
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  limits: Limits = {},
): Promise<void> {
  // Whatever is written holds secrets of games: other users of the machine have no business in it.
  process.umask(0o077);
  const read = readConfig(environment);
  if (read.ok) await startWith(read.config, limits);
  else fail(read.problems);
}

async function startWith(config: Config, limits: Limits): Promise<void> {
  // Standard output is for what the person at the terminal should read.
  const log = createLog(config.logLevel, pino.destination(2));
  const ending = endOnSignal((error) => {
    log.error({ err: error }, 'The bot did not stop cleanly');
  });
  try {
    // Only now: a wrong setting is told before anything is loaded.
    const { run } = await import('./run.ts');
    const running = await run(config, log, limits, ending.signal);
    if (running.pageUrl !== undefined && !ending.signal.aborted)
      console.log(`Practice table: ${running.pageUrl.replace(/\/$/, '')}`);
    void running.closed.then((error) => {
      log.error({ err: error }, 'Discord has closed the connection for good: the bot stops');
      ending.end(exitCodes.closedForGood, error.message);
    });
    ending.started(running);
  } catch (error) {
    if (ending.signal.aborted) process.exit(0);
    ending.over();
    fail([explain(error, config)], isFinal(error) ? exitCodes.closedForGood : exitCodes.failed);
  }
}

/**
 * Prints why the process ends, and sets its exit code.
 * @param messages one sentence each, for the operator
 */
export function fail(messages: ReadonlyArray<string>, code: number = exitCodes.failed): void {
  for (const message of messages) console.error(message);
  process.exitCode = code;
}

/** Returns the sentence that says why the bot could not start. */
export function explain(error: unknown, config: Pick<Config, 'tablePort' | 'tableHost'>): string {
  if (isForTheReader(error)) return error.message;
  switch (listeningFault(error, config.tableHost)) {
    case 'EADDRINUSE':
      return `Port ${config.tablePort} of this machine is in use: stop the other program (is the bot running already?), or set TABLE_PORT to another port.`;
    case 'EACCES':
      return `Port ${config.tablePort} may not be used by this user: set TABLE_PORT to a port from 1024 up.`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${config.tableHost} is no address of this machine: set TABLE_HOST to one that is, such as 127.0.0.1.`;
    default:
      return `The bot could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

/** Returns the code of an error that the practice table met when it was to listen. */
function listeningFault(error: unknown, tableHost: string): unknown {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  const isLookup = error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === tableHost;
  return error.syscall === 'listen' || isLookup ? error.code : undefined;
}

/** Returns whether the error's message is written for the operator. */
function isForTheReader(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['AccessError', 'GatewayError', 'HealthError', 'ProcessError', 'StoreError'].includes(error.name)
  );
}

function isFinal(error: unknown): boolean {
  return error instanceof Error && error.name === 'GatewayError';
}

interface Ending {
  /** Aborted when the end has begun. */
  readonly signal: AbortSignal;
  /** Takes what has to be stopped in the end; stops it at once if the end has begun. */
  started(running: Pick<Running, 'stop'>): void;
  /** Stops in order and exits with this code, after these last words. */
  end(code: number, words?: string): void;
  /** Notes that nothing was started: signals end the process as usual. */
  over(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Stops the bot in order at the first signal, also while it starts. */
function endOnSignal(failed: (error: unknown) => void): Ending {
  const ending = new AbortController();
  let running: Pick<Running, 'stop'> | undefined;
  let last: { readonly code: number; readonly words?: string | undefined } = { code: 0 };
  const stop = (): void => {
    running?.stop().then(
      () => {
        if (last.words !== undefined) console.error(last.words);
        process.exit(last.code);
      },
      (error: unknown) => {
        failed(error);
        process.exit(last.code === 0 ? exitCodes.failed : last.code);
      },
    );
  };
  const end = (code: number, words?: string): void => {
    // An impatient second signal changes nothing: what is stored is safe either way, and the end is near.
    if (ending.signal.aborted) return;
    last = { code, words };
    ending.abort();
    setTimeout(() => {
      if (words !== undefined) console.error(words);
      process.exit(code === 0 ? exitCodes.failed : code);
    }, stopPatience).unref();
    stop();
  };
  const onSignal = (): void => {
    end(0);
  };
  for (const signal of signals) process.on(signal, onSignal);
  return {
    signal: ending.signal,
    started(bot) {
      running = bot;
      if (ending.signal.aborted) stop();
    },
    end,
    over() {
      for (const signal of signals) process.off(signal, onSignal);
    },
  };
}
