/**
 * How often a bot may begin a session with Discord's gateway: some 1,000 times a day, and the day's last ones should
 * outlast the day.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../app/core/log.ts';
import type { Shards } from '../processes/shards.ts';
import type { GatewayInfo } from './access.ts';

/**
 * The number of starts left below which each start waits. That many of the longest pauses take more than a day, after
 * which Discord counts again.
 */
const fewStarts = 100;
const longestPause = 15 * 60_000;

/**
 * Returns how long to wait before the next start, in milliseconds.
 * @param sessions how many sessions a start begins, one a shard
 */
export function pauseBeforeStart({ remaining, resetAfter }: GatewayInfo, sessions: number): number {
  const starts = Math.floor(remaining / sessions);
  if (starts >= fewStarts) return 0;
  return Math.min(longestPause, Math.ceil(resetAfter / Math.max(1, starts)));
}

/** How many sessions this process begins at a start. */
export function sessionsOf(shards: Shards | undefined, { recommended }: Pick<GatewayInfo, 'recommended'>): number {
  if (shards === undefined) return 1;
  if (shards.kind === 'part') return shards.ids.length;
  return shards.count === 'auto' ? Math.max(1, recommended) : shards.count;
}

export interface StartWish {
  readonly shards: Shards | undefined;
  readonly ask: () => Promise<GatewayInfo>;
  readonly log: Log;
  /** Is told what the bot waits for, in words for the operator. */
  readonly tell: (why: string) => void;
  /** Ends the wait, which rejects then. */
  readonly signal: AbortSignal | undefined;
  readonly now: () => number;
}

/** Waits until a start can be spared, so that a bot that ends again and again never uses up the sessions of a day. */
export async function untilStartIsFree({ shards, ask, log, tell, signal, now }: StartWish): Promise<void> {
  for (;;) {
    const info = await ask();
    const sessions = sessionsOf(shards, info);
    const pause = pauseBeforeStart(info, sessions);
    if (pause === 0) return;
    const why = `Discord lets this bot connect ${info.remaining} more times until ${new Date(now() + info.resetAfter).toISOString()}: it waits ${Math.ceil(pause / 1000)} s before it does. Has it been ending again and again?`;
    log.warn({}, why);
    tell(why);
    await delay(pause, undefined, signal === undefined ? {} : { signal });
    if (info.remaining >= sessions) return;
  }
}
