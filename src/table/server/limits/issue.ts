import type { Issue } from '../errors.ts';

export type Path = ReadonlyArray<string | number>;

export function issue(path: Path, code: string, message: string): Issue {
  return { path, code, message };
}

export function tooLong(path: Path, maximum: number): Issue {
  return issue(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${maximum} or fewer in length.`);
}

export function required(path: Path): Issue {
  return issue(path, 'BASE_TYPE_REQUIRED', 'This field is required');
}

/** Complains about an address of another kind than these. */
export function linkIssues(
  url: string | null | undefined,
  path: Path,
  schemes: ReadonlyArray<string> = ['http', 'https'],
): Issue[] {
  if (url === undefined || url === null || schemes.some((scheme) => url.startsWith(`${scheme}://`))) return [];
  const known = schemes.map((scheme) => `'${scheme}'`).join(', ');
  return [
    issue(
      path,
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${url.split(':', 1)[0]}" is not supported. Scheme must be one of (${known}).`,
    ),
  ];
}

/** Complains about a list or text that is longer than the maximum. */
export function atMost(path: Path, thing: { readonly length: number } | null | undefined, maximum: number): Issue[] {
  return (thing?.length ?? 0) > maximum ? [tooLong(path, maximum)] : [];
}

/** The values that have been seen before in the list, with their places. */
export function repeated<T>(values: ReadonlyArray<T>): ReadonlyArray<{ readonly value: T; readonly index: number }> {
  const seen = new Set<T>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [{ value, index }];
    seen.add(value);
    return [];
  });
}
