import { createHash } from 'node:crypto';
import type { Deadlines } from '../deadlines.ts';
import type { RouteMatch } from './request.ts';

interface Bucket {
  readonly limit: number;
  readonly windowMs: number;
}

/** Discord doesn't publish its limits; these are the ones that bots observe. */
const buckets: Readonly<Record<string, Bucket>> = {
  'POST /channels/:channel/messages': { limit: 5, windowMs: 5000 },
  'PATCH /channels/:channel/messages/:message': { limit: 5, windowMs: 5000 },
  'DELETE /channels/:channel/messages/:message': { limit: 5, windowMs: 1000 },
  'PATCH /channels/:channel': { limit: 5, windowMs: 15_000 },
  'POST /channels/:channel/threads': { limit: 5, windowMs: 5000 },
  'POST /webhooks/:application/:token': { limit: 5, windowMs: 2000 },
  'PATCH /webhooks/:application/:token/messages/@original': { limit: 5, windowMs: 2000 },
};
const globalBucket: Bucket = { limit: 50, windowMs: 1000 };

export interface RateVerdict {
  readonly headers: Readonly<Record<string, string>>;
  /** How long to wait, in milliseconds, when the request comes too early. */
  readonly refusedFor?: number;
  readonly global?: boolean;
}

export type RateLimits = (match: RouteMatch) => RateVerdict;

interface Window {
  used: number;
  readonly resetAt: number;
}

/** Counts requests per route and channel, and over all, like Discord. */
export function createRateLimits({ lived }: Pick<Deadlines, 'lived'>): RateLimits {
  const windows = new Map<string, Window>();

  function windowOf(key: string, bucket: Bucket): Window {
    const known = windows.get(key);
    if (known !== undefined && known.resetAt > lived()) return known;
    const made = { used: 0, resetAt: lived() + bucket.windowMs };
    windows.set(key, made);
    return made;
  }

  return (match) => {
    const everything = windowOf('global', globalBucket);
    // Acknowledging interactions is not limited.
    const counts = match.route.withoutToken !== true;
    if (counts && everything.used >= globalBucket.limit) {
      return { headers: { 'X-RateLimit-Global': 'true' }, refusedFor: everything.resetAt - lived(), global: true };
    }
    if (counts) everything.used += 1;
    const name = `${match.route.method} ${match.route.pattern}`;
    const bucket = buckets[name];
    if (bucket === undefined) return { headers: {} };
    const window = windowOf(`${name} ${majorParameter(match)}`, bucket);
    const wait = window.resetAt - lived();
    if (window.used >= bucket.limit) return { headers: headersOf(name, bucket, window, wait), refusedFor: wait };
    window.used += 1;
    return { headers: headersOf(name, bucket, window, wait) };
  };
}

function majorParameter({ params }: RouteMatch): string {
  return params['channel'] ?? params['guild'] ?? params['token'] ?? '';
}

function headersOf(name: string, bucket: Bucket, window: Window, waitMs: number): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(bucket.limit),
    'X-RateLimit-Remaining': String(Math.max(0, bucket.limit - window.used)),
    'X-RateLimit-Reset': (window.resetAt / 1000).toFixed(3),
    'X-RateLimit-Reset-After': (waitMs / 1000).toFixed(3),
    'X-RateLimit-Bucket': createHash('md5').update(name).digest('hex'),
  };
}
