import type { IncomingMessage, ServerResponse } from 'node:http';
import { DiscordError, refusal } from '../errors.ts';
import type { World } from '../model/world.ts';
import { readBody, readBytes } from './body.ts';
import type { Fault, Faults } from './faults.ts';
import type { RequestLog } from './log.ts';
import type { RateLimits, RateVerdict } from './rateLimits.ts';
import { methods, type ApiAnswer, type Method } from './request.ts';
import { checkIds, createRouter, type Match } from './router.ts';
import { routes } from './routes/index.ts';

export interface ApiParts {
  readonly world: World;
  readonly faults: Faults;
  readonly log: RequestLog;
  /** `undefined` switches rate limits off. */
  readonly rateLimits: RateLimits | undefined;
}

interface Outcome extends ApiAnswer {
  readonly headers?: Readonly<Record<string, string>>;
  /** Close the connection instead of answering. */
  readonly cut?: boolean;
}

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly url: URL;
  readonly incoming: IncomingMessage;
}

/** Answers everything under /api the way Discord's REST API does. */
export function createApi({ world, faults, log, rateLimits }: ApiParts): (incoming: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  const find = createRouter(routes);

  return async (incoming, response, url) => {
    const arrivedAt = performance.now();
    const method = methodOf(incoming);
    if (method === undefined) { send(response, { status: 405, body: { message: '405: Method Not Allowed', code: 0 } }); return; }
    const call: Call = { method, path: apiPath(url.pathname), url, incoming };
    const match = find(method, call.path);
    let body: unknown;
    const outcome = await answer(method).catch((error: unknown) => refused(error));
    log.add({ at: world.clock.now(), method, path: call.path, route: match?.route.pattern, status: outcome.status, body });
    if (outcome.cut === true) return void incoming.socket.resetAndDestroy();
    send(response, outcome);

    async function answer(method: Method): Promise<Outcome> {
      const bytes = await readBytes(incoming);
      checkVersion(url.pathname);
      if (match === undefined) throw refusal('notFound');
      authorize(world, match, incoming);
      const fault = faults.take({ method, path: call.path, route: `${method} ${match.route.pattern}` });
      if (fault !== undefined && !(fault.kind === 'fail' && fault.afterwards)) return faultOutcome(fault);
      const verdict = rateLimits?.(match) ?? { headers: {} };
      if (verdict.refusedFor !== undefined) return tooEarly(verdict);
      checkIds(match);
      const read = await readBody(bytes, incoming.headers['content-type'] ?? '');
      body = read.json;
      const result = match.route.handle(world, { method, path: call.path, params: match.params, query: url.searchParams, body, files: read.files, arrivedAt });
      return fault === undefined ? { ...result, headers: verdict.headers } : faultOutcome(fault);
    }

    function refused(error: unknown): Outcome {
      if (!(error instanceof DiscordError)) throw error;
      log.refuse({ method: call.method, path: call.path, status: error.status, code: error.code, reason: error.reason() });
      return { status: error.status, body: error.body() };
    }

    function tooEarly(verdict: RateVerdict): Outcome {
      log.refuse({ method: call.method, path: call.path, status: 429, code: 0, reason: 'Sent before the rate limit had reset.' });
      return limited(verdict.refusedFor ?? 0, verdict.global === true, verdict.headers);
    }
  };
}

function methodOf(incoming: IncomingMessage): Method | undefined {
  return methods.find((method) => method === incoming.method);
}

/** `/api/v10/users/@me` and `/api/users/%40me` → `/users/@me`. */
function apiPath(pathname: string): string {
  return pathname.replace(/^\/api(\/v\d+)?/, '').replace(/(.)\/$/, '$1').replaceAll('%40', '@');
}

function checkVersion(pathname: string): void {
  const version = /^\/api\/v(\d+)/.exec(pathname)?.[1];
  if (version !== undefined && version !== '10') throw refusal('invalidApiVersion');
}

function authorize(world: World, { route }: Match, incoming: IncomingMessage): void {
  if (route.withoutToken === true) return;
  if (incoming.headers.authorization !== `Bot ${world.token}`) throw refusal('unauthorized');
}

function faultOutcome(fault: Fault): Outcome {
  if (fault.kind === 'rateLimit') return limited(fault.retryAfterMs, fault.global, {});
  if (fault.status === 0) return { status: 0, cut: true };
  return { status: fault.status, body: { message: `${fault.status}: ordered by the test`, code: 0 } };
}

function limited(waitMs: number, global: boolean, headers: Readonly<Record<string, string>>): Outcome {
  return {
    status: 429,
    body: { message: 'You are being rate limited.', retry_after: waitMs / 1000, global },
    headers: {
      ...headers,
      'Retry-After': (waitMs / 1000).toFixed(3),
      'X-RateLimit-Scope': global ? 'global' : 'user',
      ...(global ? { 'X-RateLimit-Global': 'true' } : {}),
    },
  };
}

function send(response: ServerResponse, outcome: Outcome): void {
  const headers = { ...outcome.headers, Via: '1.1 practice-table' };
  if (outcome.body === undefined) {
    response.writeHead(outcome.status, headers).end();
    return;
  }
  response.writeHead(outcome.status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(outcome.body));
}
