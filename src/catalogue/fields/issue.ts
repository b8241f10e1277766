import type { z } from 'zod';
import { shown } from '../error.ts';
import { hint } from '../nearest.ts';

type Issue = z.core.$ZodIssue;

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  // Every number of the data is whole.
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const units: Readonly<Record<string, readonly [string, string]>> = {
  array: [' entry', ' entries'],
  string: [' character', ' characters'],
};

/** Returns what a schema expected, as a noun: `a whole number`, `one of brig, sickbay`. */
export function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values, issue.input);
    case 'too_small':
      return bound('at least', Number(issue.minimum), issue.origin);
    case 'too_big':
      return bound('at most', Number(issue.maximum), issue.origin);
    case 'invalid_union':
      return issue.discriminator !== undefined && 'options' in issue
        ? oneOf(issue.options ?? [], undefined)
        : issue.message;
    default:
      return issue.message;
  }
}

function oneOf(values: ReadonlyArray<unknown>, input: unknown): string {
  const names = values.map(String);
  const [only, ...more] = names;
  if (only !== undefined && more.length === 0) return only;
  return `one of ${names.join(', ')}${typeof input === 'string' ? hint(input, names) : ''}`;
}

function bound(words: string, limit: number, origin: string): string {
  const [one, many] = units[origin] ?? ['', ''];
  return `${words} ${limit}${limit === 1 ? one : many}`;
}

/** Returns what stands in the checked value instead, in words. */
export function found(issue: Issue, checked: unknown): string {
  if (issue.code === 'unrecognized_keys') return issue.keys.join(', ');
  // An effect hands the findings of its own schema on as custom issues.
  if (issue.code === 'custom' && typeof issue.params?.['found'] === 'string') return issue.params['found'];
  return shown(
    issue.path.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), checked),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
