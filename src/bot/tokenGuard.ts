import { DiscordAPIError, REST, RESTEvents, Routes } from 'discord.js';
import type { APIRequest, ResponseLike } from 'discord.js';
import type { Log } from '../app/core/log.ts';

/** Whether Discord takes our token. */
export interface TokenGuard {
  /** Returns when Discord began to refuse the token, in milliseconds since 1970; `undefined`: it accepts it. */
  refusedSince(): number | undefined;
  /** Calls when Discord has refused the token (`false`), and when it takes it again (`true`). */
  onChange(listener: (taken: boolean) => void): void;
  stop(): void;
}

export interface Guarded {
  /** The clients that make requests with the token. */
  readonly rests: ReadonlyArray<REST>;
  readonly token: string;
  readonly log: Log;
  readonly now: () => number;
}

const unauthorized = 401;
const firstPause = 1000;
const longestPause = 5 * 60_000;
/** How long an answer is waited for, in milliseconds. */
const patience = 10_000;

/**
 * Watches for a refused token. After one answer 401 discord.js discards the token and makes no more requests, which is
 * right: Discord bans a bot that makes too many invalid ones. From then on a single request asks whether the token is
 * accepted, with growing pauses; when it is, all clients get it back.
 */
export function guardToken({ rests, token, log, now }: Guarded): TokenGuard {
  const listeners = new Set<(taken: boolean) => void>();
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function heard({ data, method, route }: APIRequest, { status }: ResponseLike): void {
    if (status !== unauthorized || data.auth === false || since !== undefined || stopped) return;
    since = now();
    log.error(
      { work: `${method} ${route}` },
      'Discord refuses the token: nothing is sent until it is taken again, and nothing is lost',
    );
    for (const listener of listeners) listener(false);
    askAfter(firstPause);
  }

  function askAfter(pause: number): void {
    timer = setTimeout(() => void ask(pause), pause);
    timer.unref();
  }

  async function ask(pause: number): Promise<void> {
    const isTaken = await asks(rests[0], token, log);
    if (stopped) return;
    if (!isTaken) {
      askAfter(Math.min(longestPause, pause * 2));
      return;
    }
    since = undefined;
    for (const rest of rests) rest.setToken(token);
    log.info({}, 'Discord takes the token again: what waited is sent');
    for (const listener of listeners) listener(true);
  }

  for (const rest of rests) rest.on(RESTEvents.Response, heard);
  return {
    refusedSince: () => since,
    onChange: (listener) => void listeners.add(listener),
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const rest of rests) rest.off(RESTEvents.Response, heard);
    },
  };
}

/**
 * Returns whether Discord accepts the token. Asks with a separate client: the working ones must not get the token back
 * before that.
 */
async function asks(like: REST | undefined, token: string, log: Log): Promise<boolean> {
  const rest = new REST({ ...like?.options, retries: 0, timeout: patience }).setToken(token);
  try {
    await rest.get(Routes.user());
    return true;
  } catch (error) {
    const isRefused = error instanceof DiscordAPIError && error.status === unauthorized;
    log.warn(
      { err: error },
      isRefused ? 'Discord still refuses the token' : 'Whether Discord takes the token can not be found out',
    );
    return false;
  } finally {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
}
