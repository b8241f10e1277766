/** An object with exactly one key, which says what shape its value has. Which keys there are, others may still say. */
import { z } from 'zod';
import { shown } from '../error.ts';
import { hint } from '../nearest.ts';
import { expected, found } from './issue.ts';
import { parsing } from './parsing.ts';

interface Names {
  /** “an effect” */
  readonly one: string;
  /** “a known effect” */
  readonly known: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function keyed<T>(
  { one, known }: Names,
  names: () => ReadonlyArray<string>,
  shapeOf: (kind: string) => z.ZodType | undefined,
): z.ZodType<T> {
  return z.custom<T>().superRefine((value: unknown, context) => {
    const keys = isObject(value) ? Object.keys(value) : [];
    const [kind] = keys;
    if (!isObject(value) || kind === undefined || keys.length > 1) {
      context.addIssue({ code: 'custom', message: `${one}, which is an object with exactly one key`, input: value });
      return;
    }
    const shape = shapeOf(kind);
    if (shape === undefined) {
      context.addIssue({
        code: 'custom',
        message: `${known}${hint(kind, names())}`,
        input: value,
        params: { found: shown(kind) },
      });
      return;
    }
    const result = shape.safeParse(value[kind], parsing);
    for (const issue of result.error?.issues ?? []) {
      const params = { found: found(issue, value[kind]) };
      context.addIssue({
        code: 'custom',
        message: expected(issue),
        path: [kind, ...issue.path],
        input: issue.input,
        params,
      });
    }
  });
}
