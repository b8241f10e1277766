/** How long a message that could not be delivered waits for its next attempt. */
import { RateLimitError } from 'discord.js';
import type { Failure } from '../failure.ts';
import { OldEditError } from '../oldEditError.ts';

const firstPause = 1000;
const longestPause = 5 * 60_000;
/** Someone in the server has to do something, of which an event tells us. */
const longestForbidden = 60 * 60_000;
/** The longest wait for the next attempt at anything, in milliseconds. */
export const longestWait = longestForbidden;
const firstForbidden = 60_000;

/**
 * How often a message is made that we fail to make, or that Discord does not take as we made it, before it is given up.
 */
const mostOfOurs = 3;

/**
 * Returns the pause after this many attempts, in milliseconds: doubling up to a limit, and no shorter than Discord
 * said.
 */
export function pauseAfter(attempts: number, failure: Failure, error: unknown): number {
  // With the token the whole delivery waits; with it every message goes on at once.
  if (failure === 'token') return 0;
  const [first, longest] = failure === 'forbidden' ? [firstForbidden, longestForbidden] : [firstPause, longestPause];
  const pause = Math.min(longest, first * 2 ** Math.min(Math.max(0, attempts - 1), 20));
  const isTimed = error instanceof RateLimitError || error instanceof OldEditError;
  return isTimed ? Math.max(firstPause, error.retryAfter) : pause;
}

/** Whether a message is left out. `ours`: how often it failed by our own fault, this time included. */
export function isFinal(failure: Failure, ours: number): boolean {
  switch (failure) {
    case 'closed':
    case 'gone':
      return true;
    case 'body':
    case 'composing':
      return ours >= mostOfOurs;
    case 'unreachable':
    case 'token':
    case 'limited':
    case 'database':
    case 'refused':
    case 'forbidden':
      return false;
  }
}

/** Whether something of ours is wrong. */
export function isOurs(failure: Failure): boolean {
  return failure === 'body' || failure === 'composing';
}
