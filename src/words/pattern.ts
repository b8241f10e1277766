/**
 * A formatter for the patterns of messages, with what our files use of Fluent: values, `NOUN` and `GENDER` of a value,
 * and selections by either. Each is taken apart once; with Fluent's own resolver whole logs of games take half as long
 * again.
 */
import type { FluentResource } from '@fluent/bundle';
import type { TextValue } from './text.ts';

export type FluentMessage = FluentResource['body'][number];
export type Pattern = NonNullable<FluentMessage['value']>;
export type Values = Readonly<Record<string, TextValue>>;

/** The grammar of a language, beyond its patterns. */
export interface Grammar {
  /** `one`, `few`, `many`, `other` */
  readonly plural: (count: number) => string;
  /** Returns a value's text where it is put in as it comes. */
  readonly put: (value: TextValue) => string;
  readonly noun: (value: TextValue, grammaticalCase: string) => string;
  /** `m`, `f`, `n`, `pl`; `other` of what has none. */
  readonly gender: (value: TextValue) => string;
  /** Transforms every piece of text. */
  readonly transform: (text: string) => string;
}

/**
 * Formats a pattern with these values. Throws an `Error` where one is missing, or for anything else that Fluent could
 * do.
 */
export type Formatter = (values: Values) => string;

type Element = Exclude<Exclude<Pattern, string>[number], string>;
type Select = Extract<Element, { readonly type: 'select' }>;
type Call = Extract<Element, { readonly type: 'func' }>;

export function sayingOf(pattern: Pattern, grammar: Grammar): Formatter {
  if (typeof pattern === 'string') return always(grammar.transform(pattern));
  const parts = pattern.map((part) =>
    typeof part === 'string' ? always(grammar.transform(part)) : placed(part, grammar),
  );
  const [only = always(''), ...others] = parts;
  if (others.length === 0) return only;
  return (values) => {
    let said = '';
    for (const part of parts) said += part(values);
    return said;
  };
}

const always =
  (text: string): Formatter =>
  () =>
    text;

const never =
  (what: string): Formatter =>
  () => {
    throw new Error(`Messages don't know ${what}.`);
  };

function valueOf(values: Values, name: string): TextValue {
  const value = values[name];
  if (value === undefined) throw new Error(`Nobody gives $${name}.`);
  return value;
}

function placed(element: Element, grammar: Grammar): Formatter {
  switch (element.type) {
    case 'str':
      return always(element.value);
    case 'select':
      return selection(element, grammar);
    case 'func':
      return called(element, grammar);
    case 'var': {
      const { name } = element;
      return (values) => grammar.put(valueOf(values, name));
    }
    default:
      return never(element.type);
  }
}

/** `NOUN($thing, case: "acc")`, `GENDER($thing)` */
function called({ name: what, args: [thing, named] }: Call, { noun, gender }: Grammar): Formatter {
  if (thing?.type !== 'var') return never(`${what} without a value`);
  const { name } = thing;
  if (what === 'GENDER') return (values) => gender(valueOf(values, name));
  if (what !== 'NOUN' || named?.type !== 'narg' || named.name !== 'case') return never(what);
  const grammaticalCase = String(named.value.value);
  return (values) => noun(valueOf(values, name), grammaticalCase);
}

function selection({ selector, variants, star }: Select, grammar: Grammar): Formatter {
  const choose = selected(selector, grammar);
  const known = variants.map(({ key, value }) => ({
    key: 'value' in key ? key.value : '',
    say: sayingOf(value, grammar),
  }));
  const otherwise = known[star]?.say ?? never('a selection without a star');
  return (values) => {
    const wanted = choose(values);
    const plural = typeof wanted === 'number' ? grammar.plural(wanted) : wanted;
    return (known.find(({ key }) => key === wanted || key === plural)?.say ?? otherwise)(values);
  };
}

/** Returns the value that variants are compared with; a thing is none of them. */
type Selected = (values: Values) => string | number | undefined;

function selected(selector: Element, grammar: Grammar): Selected {
  if (selector.type !== 'var') return placed(selector, grammar);
  const { name } = selector;
  return (values) => {
    const value = valueOf(values, name);
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') return undefined;
    return isNumber.test(value) ? Number(value) : value;
  };
}

/** Whole numbers are counted by, even where they come as words. */
const isNumber = /^(?:0|[1-9]\d{0,8})$/;
