import { invalidForm } from '../errors.ts';
import type { UploadedFile } from '../limits/message.ts';
import type { World } from '../model/world.ts';
import { isSnowflake } from '../snowflake.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** One request of the bot, matched to a route and with its body read. */
export interface ApiRequest {
  readonly method: Method;
  /** The path without `/api/v10`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed JSON; `undefined` when there was none. */
  readonly body: unknown;
  readonly files: ReadonlyArray<UploadedFile>;
  /** The time of its first bytes, in milliseconds of this process (`performance.now()`). */
  readonly arrivedAt: number;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body?: unknown;
}

export type Handler = (world: World, request: ApiRequest) => ApiAnswer;

export interface Route {
  readonly method: Method;
  /** Like `/channels/:channel/messages`. */
  readonly pattern: string;
  readonly handle: Handler;
  /** Interaction tokens stand in for the bot's token. */
  readonly withoutToken?: true;
}

/** A route, and what stands in a request's path for its parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: ApiRequest['params'];
}

export function route(method: Method, pattern: string, handle: Handler): Route {
  return { method, pattern, handle };
}

export function ok(body: unknown): ApiAnswer {
  return { status: 200, body };
}

export const noContent: ApiAnswer = { status: 204 };

/** A parameter of the route's pattern. */
export function param(request: ApiRequest, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new Error(`The route of ${request.path} has no parameter “${name}”.`);
  return value;
}

/** A whole number from the query, kept within its bounds. */
export function count(
  request: ApiRequest,
  name: string,
  { fallback, most }: { fallback: number; most: number },
): number {
  const given = Number(request.query.get(name) ?? fallback);
  return Number.isInteger(given) && given > 0 ? Math.min(given, most) : fallback;
}

/** Parameters that are no ids. */
const freeParameters: ReadonlySet<string> = new Set(['token']);

/** Refuses ids in a path that are no snowflakes, as Discord does. */
export function checkIds(params: ApiRequest['params']): void {
  const wrong = Object.entries(params).filter(([name, value]) => !freeParameters.has(name) && !isSnowflake(value));
  if (wrong.length === 0) return;
  throw invalidForm(
    wrong.map(([name, value]) => ({
      path: [`${name}_id`],
      code: 'NUMBER_TYPE_COERCE',
      message: `Value "${value}" is not snowflake.`,
    })),
  );
}
