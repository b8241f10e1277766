import { z } from 'zod';
import { hint } from '../nearest.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Names the fields that may stand there when another one does. */
const namesKnown =
  (known: ReadonlyArray<string>) =>
  (issue: RawIssue): string | undefined => {
    if (issue.code !== 'unrecognized_keys') return undefined;
    const keys = Array.isArray(issue['keys']) ? issue['keys'].map(String) : [];
    return `only the fields ${known.join(', ')}${keys.map((key) => hint(key, known)).join('')}`;
  };

/** An object with these fields and no other. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape, { error: namesKnown(Object.keys(shape)) });
}

/** An object with some of these fields, all of one kind. */
export function someOf<Key extends string, Value extends z.ZodType>(keys: ReadonlyArray<Key>, value: Value) {
  return z.partialRecord(z.enum(keys), value, { error: namesKnown(keys) });
}
