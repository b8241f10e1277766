/** The log for the operator, who may be one of the players: nothing in it tells what only some may know. */
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { Log } from '../app/core/log.ts';
import { isAppError } from '../app/types.ts';
import type { Config } from './config.ts';

/** Writes a line of JSON for each entry. */
export function createLog(level: Config['logLevel'], destination: DestinationStream): Log {
  return pino({ level, serializers: { err: loggedError }, formatters: { log: onlyPlain } }, destination);
}

/** A question or a card that gets into the details all the same is no text or number: it stays out. */
function onlyPlain(details: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).filter(([key, value]) => key === 'err' || typeof value !== 'object'),
  );
}

interface LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly at?: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly method?: string;
  readonly url?: string;
  /** The parts of a message that Discord refuses: where, and by which of its codes. */
  readonly refused?: ReadonlyArray<string>;
  readonly cause?: LoggedError;
}

/**
 * Returns the parts of an error that anyone may know. Refused requests carry their whole message, refusals the
 * questions that are open instead, and their sentences name cards: those are logged by their codes, all others by their
 * message without cards.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, cause } = error;
  const refusal = isAppError(error) || type === 'RuleError';
  return {
    type,
    ...(refusal || 'requestBody' in error ? {} : { message: withoutCards(error.message) }),
    ...(error.stack === undefined ? {} : { at: framesOf(error.stack) }),
    ...known(error),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

function known(error: Error): Partial<LoggedError> {
  return {
    ...('code' in error && isCode(error.code) ? { code: error.code } : {}),
    ...('status' in error && typeof error.status === 'number' ? { status: error.status } : {}),
    ...('method' in error && typeof error.method === 'string' ? { method: error.method } : {}),
    ...('url' in error && typeof error.url === 'string' ? { url: withoutTokens(error.url) } : {}),
    ...('rawError' in error ? { refused: refusedParts(error.rawError) } : {}),
  };
}

function isCode(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** A stack begins with the message. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Ids of content: its kind, its expansion, its own name, and sometimes more. */
const cards = /(?<![-.\w/])([A-Za-z]+)\/[a-z][A-Za-z]*\/[-\w/]+/g;

/** `skill/base/repair/2` becomes `skill/…`. */
function withoutCards(message: string): string {
  return message.replace(cards, '$1/…');
}

/** Returns the address without the token of an interaction, with which anyone can answer it. */
function withoutTokens(url: string): string {
  return url.replace(/(\/(?:webhooks|interactions)\/\d+\/)[^/?]+/, '$1…');
}

/** Discord's errors of a request, in its own form: nested by the names of parts, with lists of `code` and `message`. */
function refusedParts(part: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<string> {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key !== '_errors') return refusedParts(value, [...path, key]);
    return Array.isArray(value) ? value.map((each: unknown) => `${path.slice(1).join('.')}: ${codeOf(each)}`) : [];
  });
}

function codeOf(problem: unknown): string {
  return typeof problem === 'object' && problem !== null && 'code' in problem && isCode(problem.code)
    ? `${problem.code}`
    : 'refused';
}
