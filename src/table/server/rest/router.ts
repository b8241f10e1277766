import { invalidForm } from '../errors.ts';
import { isSnowflake } from '../snowflake.ts';
import type { Method, Route } from './request.ts';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Parameters that are no ids. */
const freeParameters: ReadonlySet<string> = new Set([':token']);

/** Returns a function that finds the route of a request; literal segments win over parameters. */
export function createRouter(routes: ReadonlyArray<Route>): (method: Method, path: string) => Match | undefined {
  const split = routes.map((route) => ({ route, segments: route.pattern.split('/') }));

  return (method, path) => {
    const parts = path.split('/');
    const [best] = split
      .filter(({ route, segments }) => route.method === method && fits(segments, parts))
      .sort((a, b) => literals(b.segments) - literals(a.segments));
    return best === undefined ? undefined : { route: best.route, params: parameters(best.segments, parts) };
  };
}

function fits(segments: ReadonlyArray<string>, parts: ReadonlyArray<string>): boolean {
  return segments.length === parts.length && segments.every((segment, index) => isParameter(segment) ? parts[index] !== '' : segment === parts[index]);
}

function literals(segments: ReadonlyArray<string>): number {
  return segments.filter((segment) => !isParameter(segment)).length;
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

function parameters(segments: ReadonlyArray<string>, parts: ReadonlyArray<string>): Record<string, string> {
  const found: Record<string, string> = {};
  segments.forEach((segment, index) => {
    if (isParameter(segment)) found[segment.slice(1)] = decodeURIComponent(parts[index] ?? '');
  });
  return found;
}

/** Refuses ids in a path that are no snowflakes, as Discord does. */
export function checkIds({ route, params }: Match): void {
  const wrong = route.pattern
    .split('/')
    .filter((segment) => isParameter(segment) && !freeParameters.has(segment))
    .map((segment) => segment.slice(1))
    .filter((name) => !isSnowflake(params[name] ?? ''));
  if (wrong.length === 0) return;
  throw invalidForm(
    wrong.map((name) => ({ path: [`${name}_id`], code: 'NUMBER_TYPE_COERCE', message: `Value "${params[name]}" is not snowflake.` })),
  );
}
