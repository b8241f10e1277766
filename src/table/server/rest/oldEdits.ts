import type { Clock } from '../../../time/clock.ts';
import { timeOf } from '../snowflake.ts';
import type { RouteMatch } from './request.ts';

/** How many edits of old messages a channel takes within a time. */
export interface OldEditLimit {
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Discord documents the code 30046, “Maximum number of edits to messages older than 1 hour reached”, and not the
 * number; people have seen three in twenty seconds.
 */
export const usualOldEdits: OldEditLimit = { limit: 3, windowMs: 20_000 };

const oldAfter = 60 * 60_000;

/** How long an edit has to wait, in milliseconds; `undefined`: it counts as made. */
export type OldEdits = (match: RouteMatch) => number | undefined;

export function createOldEdits(clock: Pick<Clock, 'now'>, allowed: OldEditLimit | undefined): OldEdits | undefined {
  if (allowed === undefined) return undefined;
  const edits = new Map<string, ReadonlyArray<number>>();
  return ({ route, params: { channel, message } }) => {
    if (route.method !== 'PATCH' || route.pattern !== '/channels/:channel/messages/:message') return undefined;
    const now = clock.now();
    if (channel === undefined || message === undefined || now - timeOf(message) <= oldAfter) return undefined;
    const lately = (edits.get(channel) ?? []).filter((at) => now - at < allowed.windowMs);
    const [first] = lately;
    if (first !== undefined && lately.length >= allowed.limit) return first + allowed.windowMs - now;
    edits.set(channel, [...lately, now]);
    return undefined;
  };
}
