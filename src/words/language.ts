import { FluentBundle, FluentNumber, FluentResource, FluentType } from '@fluent/bundle';
import type { FluentValue, Scope } from '@fluent/bundle';
import { fit } from './fitting.ts';
import { inCase } from './text.ts';
import type { Text, Told, Value } from './text.ts';

type Entry = NonNullable<ReturnType<FluentBundle['getMessage']>>;
type Values = Readonly<Record<string, Value>>;

/** Their messages are called by ids of the catalogue and words of the game, whichever file they are in. */
const byId = /^(?:names|rules)\//;

/** Files of a language by their paths in its folder. */
export type Files = ReadonlyMap<string, string>;

/**
 * The key of a message: `lobby.title` of `title` in `lobby.ftl`, `game.events.drew` of `drew` in `game/events.ftl`; a dash of its
 * own stands for a dot. What has a name of the catalogue, and a rule, is called by its id alone: `location/base/armory`.
 */
export function keyOf(path: string, id: string): string {
  if (byId.test(path)) return id.replaceAll('_', '/');
  return `${path.replace(/\.ftl$/, '').replaceAll('/', '.')}.${id.replaceAll('-', '.')}`;
}

/** A whole number, told as it is: numbers of games have no separators. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** What a value of a message is until the message says in which case it wants it. */
class Thing extends FluentType<Text> {
  readonly #language: Language;

  constructor(language: Language, text: Text) {
    super(text);
    this.#language = language;
  }

  override toString(_scope?: Scope): string {
    return this.#language.word(this.value);
  }
}

const textOf = (value: FluentValue | undefined): Text => (value instanceof Thing ? value.value : String(value ?? ''));

/** One language: finds its messages and words what is told. */
export class Language {
  readonly locale: string;
  readonly #bundle: FluentBundle;
  readonly #others: Language | undefined;
  readonly #constants = new WeakMap<object, string>();

  /** `others`: who is asked for what this language does not have. `transform`: of every piece of text in a message. */
  constructor(locale: string, files: Files, { others, transform }: { others?: Language; transform?: (text: string) => string } = {}) {
    this.locale = locale;
    this.#others = others;
    this.#bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: {
        NOUN: ([thing], named) => this.word(inCase(textOf(thing), String(named['case']))),
        GENDER: ([thing]) => this.genderOf(textOf(thing)) ?? 'other',
      },
      ...(transform === undefined ? {} : { transform }),
    });
    for (const [path, text] of files) {
      const resource = new FluentResource(text);
      for (const entry of resource.body) if (!entry.id.startsWith('-')) entry.id = keyOf(path, entry.id);
      this.#bundle.addResource(resource);
    }
  }

  /** Whether it has a message of its own for this. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The words of a message, or of its form where it has that. Throws an `Error` where no language has it. */
  readonly say = (key: string, values?: Values, form?: string): string => {
    const said = this.#saidHere(key, values, form) ?? this.#others?.say(key, values, form);
    if (said === undefined) throw new Error(`No message is called ${key}.`);
    return said;
  };

  #saidHere(key: string, values: Values | undefined, form: string | undefined): string | undefined {
    const entry = this.#bundle.getMessage(key);
    if (entry === undefined) return undefined;
    const pattern = (form === undefined ? undefined : entry.attributes[form]) ?? entry.value;
    return pattern === null ? undefined : this.#formatted(pattern, values);
  }

  /** A translation that can't be put together says nothing, and English stands in for it: nobody loses an answer by a slip in a file. */
  #formatted(pattern: NonNullable<Entry['value']>, values: Values | undefined): string | undefined {
    if (this.#others === undefined) return this.#format(pattern, values);
    try {
      return this.#format(pattern, values);
    } catch {
      return undefined;
    }
  }

  #format(pattern: NonNullable<Entry['value']>, values: Values | undefined): string {
    // What nothing is put into needs no values.
    return this.#bundle.formatPattern(pattern, values === undefined || typeof pattern === 'string' ? null : this.#given(values));
  }

  #given(values: Values): Record<string, FluentValue> {
    const given: Record<string, FluentValue> = {};
    for (const name in values) {
      const value = values[name];
      if (value !== undefined) given[name] = this.#value(value);
    }
    return given;
  }

  #value(value: Value): FluentValue {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return new Count(value);
    if (typeof value !== 'string') return new Thing(this, value);
    return isNumber.test(value) ? new Count(Number(value)) : value;
  }

  /** The words of what is told. */
  word(text: Text): string {
    if (typeof text === 'string') return text;
    switch (text.is) {
      case 'message':
        return this.say(text.key, text.values, text.form);
      case 'noun':
        return this.#nounWords(text);
      case 'list':
        return this.#list(text.items, text.by);
      case 'row':
        return text.items.map((item) => this.word(item)).join(text.between);
      case 'sentences':
        return this.#sentences(text.items.map((item) => this.word(item)).filter((said) => said !== ''), text);
      case 'constant':
        return this.#constant(text);
      case 'shortened':
        return fit(this.word(text.text), text.most);
      case 'capital':
        return this.#capital(this.word(text.text));
      case 'deeds': {
        const said = text.items.map((item) => this.word(item));
        const isCrowded = text.long || said.some((one) => one.includes(',') || one.includes(` ${this.say('grammar.and')} `));
        return this.#list(said, isCrowded ? 'then' : 'and');
      }
    }
  }

  #constant(constant: Extract<Told, { readonly is: 'constant' }>): string {
    const known = this.#constants.get(constant);
    if (known !== undefined) return known;
    const words = this.word(constant.text);
    this.#constants.set(constant, words);
    return words;
  }

  #nounWords(noun: Extract<Told, { readonly is: 'noun' }>): string {
    const entry = this.#bundle.getMessage(noun.id);
    const forms = entry?.attributes;
    if (noun.count === undefined) {
      const pattern = (noun.case === undefined ? undefined : forms?.[noun.case]) ?? entry?.value;
      if (pattern !== undefined && pattern !== null) return this.#format(pattern, undefined);
    } else {
      const pattern = (noun.case === undefined ? undefined : forms?.[`count-${noun.case}`]) ?? forms?.['count'];
      if (pattern !== undefined) return this.#format(pattern, { count: noun.count });
    }
    if (noun.name !== undefined) return noun.count === undefined ? this.word(noun.name) : `${noun.count} ${this.word(noun.name)}`;
    if (this.#others === undefined) throw new Error(`Nothing is called ${noun.id}.`);
    return this.#others.word(noun);
  }

  /** `m`, `f`, `n` or `pl`, as its language has them; `undefined` of what has none. */
  genderOf(text: Text): string | undefined {
    if (typeof text === 'string') return undefined;
    if (text.is === 'list') return 'pl';
    if (text.is !== 'noun' && text.is !== 'message') return undefined;
    const pattern = this.#bundle.getMessage(text.is === 'noun' ? text.id : text.key)?.attributes['gender'];
    return pattern === undefined ? undefined : this.#format(pattern, text.is === 'noun' ? undefined : text.values);
  }

  #list(items: ReadonlyArray<Text>, by: 'and' | 'or' | 'then'): string {
    const said = items.map((item) => this.word(item));
    const [last = '', ...first] = said.toReversed();
    return first.length === 0 ? last : this.say('grammar.list', { by, first: first.toReversed().join(', '), last });
  }

  #sentences(said: ReadonlyArray<string>, { begins, ends }: { readonly begins: boolean; readonly ends: boolean }): string {
    const last = said.length - 1;
    return said
      .map((one, at) => (!begins && at === 0 ? one : this.#capital(one)))
      .map((one, at) => (!ends && at === last ? one : stopped(one)))
      .join(' ');
  }

  #capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.locale) + text.slice(1);
  }
}

/** With the full stop, unless there is one already. */
const stopped = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

const isNumber = /^(?:0|[1-9]\d{0,8})$/;
