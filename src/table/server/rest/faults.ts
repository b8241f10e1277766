import type { Method } from './request.ts';

export interface RequestLine {
  readonly method: Method;
  readonly path: string;
  /** Method and pattern, like `POST /channels/:channel/messages`. */
  readonly route: string;
}

/** Which requests a fault is for: part of “METHOD /path” or of the route's pattern, or a test of one's own. */
export type RouteMatcher = string | RegExp | ((request: RequestLine) => boolean);

export type InjectedFault =
  | { readonly kind: 'rateLimit'; readonly retryAfterMs: number; readonly global: boolean }
  /**
   * `status` 0 cuts the connection. `afterwards`: the request is carried out and only its answer is lost. `code`:
   * Discord's own for the error, 0 where there is none; `'page'`: a page of HTML, as what stands before Discord
   * answers.
   */
  | { readonly kind: 'fail'; readonly status: number; readonly afterwards: boolean; readonly code: number | 'page' }
  /** The request is carried out after that many milliseconds. */
  | { readonly kind: 'slow'; readonly ms: number };

export interface Faults {
  plan(matcher: RouteMatcher, times: number, fault: InjectedFault): void;
  /** Asks this for each request for which nothing is planned. */
  byChance(take: (request: RequestLine) => InjectedFault | undefined): void;
  /** The fault that hits this request, if any; it counts as used. */
  take(request: RequestLine): InjectedFault | undefined;
}

/** Failures that a test has ordered for the next requests. */
export function createFaults(): Faults {
  const planned: Array<{ readonly matcher: RouteMatcher; readonly fault: InjectedFault; left: number }> = [];
  let chance: (request: RequestLine) => InjectedFault | undefined = () => undefined;
  return {
    byChance(take) {
      chance = take;
    },
    plan(matcher, times, fault) {
      planned.push({ matcher, fault, left: times });
    },
    take(request) {
      const plan = planned.find(({ matcher, left }) => left > 0 && matches(matcher, request));
      if (plan === undefined) return chance(request);
      plan.left -= 1;
      return plan.fault;
    },
  };
}

function matches(matcher: RouteMatcher, request: RequestLine): boolean {
  if (typeof matcher === 'function') return matcher(request);
  const lines = [`${request.method} ${request.path}`, request.route];
  return lines.some((line) => (typeof matcher === 'string' ? line.includes(matcher) : matcher.test(line)));
}
