import type { DropKind } from '../gateway/server.ts';
import { dropKinds } from '../gateway/server.ts';
import type { InjectedFault, RequestLine } from './faults.ts';

/**
 * Kinds of trouble that can come by chance. `serverError`: 500, 502, 503 or 504. `tooMany`, `tooManyAtAll`: 429 for the
 * route, for the whole bot. `timeout`: 408. `blocked`: a 403 in HTML, as of the service in front of Discord.
 * `unauthorized`: 401. `cut`: the connection ends before the request is carried out; `cutAfterwards`: after it. `slow`:
 * the answer takes its time. `gateway`: that connection is dropped.
 */
export const chaosKinds = [
  'serverError',
  'tooMany',
  'tooManyAtAll',
  'timeout',
  'blocked',
  'unauthorized',
  'cut',
  'cutAfterwards',
  'slow',
  'gateway',
] as const;
export type ChaosKind = (typeof chaosKinds)[number];

export interface ChaosOptions {
  /** The same numbers by the same seed; which request each of them meets depends on the bot. */
  readonly seed: number;
  /** How many requests of 1 have trouble. */
  readonly rate: number;
  /** All when left out. */
  readonly kinds?: ReadonlyArray<ChaosKind>;
  /** Every so often all requests have the same trouble for some time, in milliseconds of real time. */
  readonly burst?: { readonly every: number; readonly lasts: number };
}

export type ChaosCounts = Readonly<Record<ChaosKind, number>>;

export interface Chaos {
  /** How often each has come so far. */
  counts(): ChaosCounts;
  /** Stops all trouble from now on. */
  stop(): void;
}

/** Requests of a bot that works; a bot that can't even start has another problem. */
const matters = /^\/(channels|interactions|webhooks|users\/@me\/channels)\b/;
/** Kinds of trouble that last; a connection that is dropped again and again would be no more than one that is away. */
const lasting: ReadonlyArray<ChaosKind> = ['serverError', 'tooManyAtAll', 'timeout', 'blocked', 'unauthorized', 'cut'];
const statuses = [500, 502, 503, 504] as const;
/** Limits in milliseconds. Interactions have to be answered within three seconds. */
const [longestLimit, longestDelay] = [800, 800];

interface Parts {
  readonly drop: (kind: DropKind) => void;
  readonly steady?: () => number;
}

/** Returns a source of trouble for requests, by chance and by seed. */
export function createChaos(
  { seed, rate, kinds = chaosKinds, burst }: ChaosOptions,
  { drop, steady = () => performance.now() }: Parts,
): Chaos & { readonly take: (request: RequestLine) => InjectedFault | undefined } {
  const random = seeded(seed);
  const pick = <T>(things: ReadonlyArray<T>): T | undefined => things[Math.floor(random() * things.length)];
  const counts = new Map<ChaosKind, number>();
  const began = steady();
  let isOver = false;
  let burstNow: { readonly number: number; readonly kind: ChaosKind | undefined } = { number: 0, kind: undefined };

  const inBurst = (): ChaosKind | undefined => {
    if (burst === undefined) return undefined;
    const gone = steady() - began;
    const number = Math.floor(gone / burst.every);
    // The first one comes after the first pause.
    if (number === 0 || gone % burst.every >= burst.lasts) return undefined;
    if (burstNow.number !== number) burstNow = { number, kind: pick(kinds.filter((kind) => lasting.includes(kind))) };
    return burstNow.kind;
  };
  const faultOf = (kind: ChaosKind): InjectedFault | undefined => {
    const fail = (status: number, afterwards = false): InjectedFault => ({ kind: 'fail', status, afterwards, code: 0 });
    const limit = (global: boolean): InjectedFault => ({
      kind: 'rateLimit',
      retryAfterMs: 100 + random() * longestLimit,
      global,
    });
    switch (kind) {
      case 'serverError':
        return fail(pick(statuses) ?? 500);
      case 'tooMany':
        return limit(false);
      case 'tooManyAtAll':
        return limit(true);
      case 'timeout':
        return fail(408);
      case 'blocked':
        return { kind: 'fail', status: 403, afterwards: false, code: 'page' };
      case 'unauthorized':
        return fail(401);
      case 'cut':
        return fail(0);
      case 'cutAfterwards':
        return fail(0, true);
      case 'slow':
        return { kind: 'slow', ms: random() * longestDelay };
      case 'gateway':
        drop(pick(dropKinds) ?? 'cut');
        return undefined;
    }
  };
  return {
    take({ path }) {
      if (isOver || !matters.test(path)) return undefined;
      const kind = inBurst() ?? (random() < rate ? pick(kinds) : undefined);
      if (kind === undefined) return undefined;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return faultOf(kind);
    },
    counts: () => countsOf(counts),
    stop() {
      isOver = true;
    },
  };
}

function countsOf(counts: ReadonlyMap<ChaosKind, number>): ChaosCounts {
  const of = (kind: ChaosKind): number => counts.get(kind) ?? 0;
  return {
    serverError: of('serverError'),
    tooMany: of('tooMany'),
    tooManyAtAll: of('tooManyAtAll'),
    timeout: of('timeout'),
    blocked: of('blocked'),
    unauthorized: of('unauthorized'),
    cut: of('cut'),
    cutAfterwards: of('cutAfterwards'),
    slow: of('slow'),
    gateway: of('gateway'),
  };
}

/** Numbers from 0 up to, not including, 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
