import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { DiscordError, refusal } from '../errors.ts';
import type { World } from '../model/world.ts';
import { worldFor, type Worlds } from '../worlds.ts';
import { largestRequest, readBody } from './body.ts';
import type { InjectedFault, Faults } from './faults.ts';
import type { RequestLog } from './log.ts';
import type { OldEdits } from './oldEdits.ts';
import type { RateLimits } from './rateLimits.ts';
import { checkIds, methods, type ApiAnswer, type ApiRequest, type Method, type Route } from './request.ts';
import { routes } from './routes/index.ts';

export interface ApiParts {
  readonly worlds: Worlds;
  readonly faults: Faults;
  readonly log: RequestLog;
  /** `undefined` switches rate limits off. */
  readonly rateLimits: RateLimits | undefined;
  /** `undefined`: old messages are edited as any. */
  readonly oldEdits: OldEdits | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The time of its first bytes, in milliseconds of this process (`performance.now()`). */
    arrivedAt: number;
    /** The JSON of its body, once read. */
    json: unknown;
  }
  interface FastifyContextConfig {
    /** The route of Discord's API that is asked for. */
    readonly asked?: Route;
  }
}

interface RouteParameters {
  Params: ApiRequest['params'];
}
type Asked = FastifyRequest<RouteParameters>;

/** Answers everything under /api the way Discord's REST API does. */
export function apiRoutes({ worlds, faults, log, rateLimits, oldEdits }: ApiParts): FastifyPluginCallback {
  const [first] = worlds;

  async function answer(route: Route, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
    authorize(first, route, request);
    const line = { method: route.method, path: pathOf(request) };
    const fault = faults.take({ ...line, route: `${route.method} ${route.pattern}` });
    if (fault?.kind === 'slow') await delay(fault.ms);
    else if (fault !== undefined && !(fault.kind === 'fail' && fault.afterwards)) return fail(fault, request, reply);
    const { params } = request;
    const verdict = rateLimits?.({ route, params }) ?? { headers: {} };
    void reply.headers(verdict.headers);
    if (verdict.refusedFor !== undefined) {
      log.refuse({ ...line, status: 429, code: 0, reason: 'Sent before the rate limit had reset.' });
      return limited(reply, verdict.refusedFor, verdict.global === true);
    }
    checkIds(params);
    const tooMany = oldEdits?.({ route, params });
    if (tooMany !== undefined) return limited(reply, tooMany, false, { code: 30_046, message: tooManyOldEdits });
    const { json, files } = await readBody(request.body, request.headers['content-type']);
    request.json = json;
    const query = new URL(request.url, first.base).searchParams;
    const world = worldFor(worlds, { params, body: json });
    const { status, body } = route.handle(world, {
      ...line,
      params,
      query,
      body: json,
      files,
      arrivedAt: request.arrivedAt,
    });
    return fault === undefined || fault.kind === 'slow' ? send(reply, { status, body }) : fail(fault, request, reply);
  }

  function fail(
    fault: Exclude<InjectedFault, { readonly kind: 'slow' }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    if (fault.kind === 'rateLimit') return limited(reply, fault.retryAfterMs, fault.global);
    if (fault.status !== 0 && fault.code === 'page')
      return reply.code(fault.status).type('text/html; charset=utf-8').send(pageOf(fault.status));
    if (fault.status !== 0)
      return send(reply, {
        status: fault.status,
        body: { message: `${fault.status}: ordered by the test`, code: fault.code },
      });
    remember(request, 0);
    request.raw.socket.resetAndDestroy();
    return reply.hijack();
  }

  function remember(request: FastifyRequest, status: number): void {
    const method = methodOf(request);
    if (method === undefined) return;
    log.add({
      at: first.clock.now(),
      method,
      path: pathOf(request),
      route: request.routeOptions.config.asked?.pattern,
      status,
      body: request.json,
    });
  }

  return (app, _options, done) => {
    app.decorateRequest('arrivedAt', 0);
    app.decorateRequest('json', undefined);
    app.addHook('onRequest', (request, reply, next) => {
      request.arrivedAt = performance.now();
      void reply.header('Via', '1.1 practice-table');
      next();
    });
    app.addHook('onSend', (request, reply, _payload, next) => {
      remember(request, reply.statusCode);
      next();
    });
    app.setErrorHandler((error, request, reply) => {
      const known = asDiscordSays(error);
      if (known === undefined) throw error;
      log.refuse({
        method: request.method,
        path: pathOf(request),
        status: known.status,
        code: known.code,
        reason: known.reason(),
      });
      return send(reply, { status: known.status, body: known.body() });
    });
    app.setNotFoundHandler((request, reply) => {
      if (methodOf(request) === undefined)
        return send(reply, { status: 405, body: { message: '405: Method Not Allowed', code: 0 } });
      throw refusal(/^\/v\d+/.test(pathOf(request)) ? 'invalidApiVersion' : 'notFound');
    });
    for (const asked of routes) {
      const handler = (request: Asked, reply: FastifyReply): Promise<FastifyReply> => answer(asked, request, reply);
      app.route<RouteParameters>({
        method: asked.method,
        url: asked.pattern,
        bodyLimit: largestRequest,
        config: { asked },
        handler,
      });
    }
    done();
  };
}

function pageOf(status: number): string {
  return `<html><body>${status}: ordered by the test</body></html>`;
}

function methodOf({ method }: FastifyRequest): Method | undefined {
  return methods.find((known) => known === method);
}

/** Returns the request's path as Discord's documentation writes it: `/users/@me`. */
function pathOf({ url }: FastifyRequest): string {
  return url
    .replace(/\?.*/, '')
    .replace(/^\/api/, '')
    .replace(/(.)\/$/, '$1');
}

function authorize(world: World, route: Route, { headers }: FastifyRequest): void {
  if (route.withoutToken === true) return;
  if (headers.authorization !== `Bot ${world.token}`) throw refusal('unauthorized');
}

/** `undefined` for what is no refusal but a failure of the table. */
function asDiscordSays(error: unknown): DiscordError | undefined {
  if (error instanceof DiscordError) return error;
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413 ? refusal('tooLarge') : undefined;
}

const tooManyOldEdits = 'Maximum number of edits to messages older than 1 hour reached. Try again later.';

interface LimitBody {
  readonly message: string;
  readonly code?: number;
}

const usualLimit: LimitBody = { message: 'You are being rate limited.' };

function limited(reply: FastifyReply, waitMs: number, global: boolean, said: LimitBody = usualLimit): FastifyReply {
  const seconds = waitMs / 1000;
  void reply.headers({
    'Retry-After': seconds.toFixed(3),
    'X-RateLimit-Scope': global ? 'global' : 'user',
    ...(global ? { 'X-RateLimit-Global': 'true' } : {}),
  });
  return send(reply, { status: 429, body: { ...said, retry_after: seconds, global } });
}

function send(reply: FastifyReply, { status, body }: ApiAnswer): FastifyReply {
  return reply.code(status).send(body);
}
