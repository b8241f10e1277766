import { FluentResource } from '@fluent/bundle';
import { fit } from './fitting.ts';
import { inCase, number } from './text.ts';
import { sayingOf } from './pattern.ts';
import type { Grammar, FluentMessage, Formatter, Values } from './pattern.ts';
import type { Headed, Text, TextNode, TextValue } from './text.ts';

/** A message, ready to be said: itself and its forms. */
interface Entry {
  readonly say: Formatter | undefined;
  readonly forms: ReadonlyMap<string, Formatter>;
}

/** Files of a language by their paths in its folder. */
export type Files = ReadonlyMap<string, string>;

/** Rules, and things of the catalogue and of the game: only their ids have a `_`, or neither that nor a dash. */
const thing = /^R-|_|^[^-]*$/;

/**
 * Returns the key under which the program asks for a message: `lobby.title` for the id `lobby-title`,
 * `location/base/armory` for `location_base_armory`, `R-TURN-40` for itself. An id is unique in its language, whichever
 * file it is in.
 */
export const keyOf = (id: string): string => (thing.test(id) ? id.replaceAll('_', '/') : id.replaceAll('-', '.'));

const readied = ({ value, attributes }: FluentMessage, grammar: Grammar): Entry => ({
  say: value === null ? undefined : sayingOf(value, grammar),
  forms: new Map(Object.entries(attributes).map(([form, pattern]) => [form, sayingOf(pattern, grammar)])),
});

/** One language: finds its messages and words what is told. */
export class Language {
  readonly locale: string;
  readonly #messages = new Map<string, FluentMessage>();
  readonly #others: Language | undefined;
  readonly #constants = new WeakMap<object, string>();
  readonly #entries = new Map<string, Entry | undefined>();
  readonly #grammar: Grammar;

  /** `others`: who is asked for what this language does not have. `transform`: of every piece of text in a message. */
  constructor(
    locale: string,
    files: Files,
    { others, transform }: { others?: Language; transform?: (text: string) => string } = {},
  ) {
    this.locale = locale;
    this.#others = others;
    const plurals = new Intl.PluralRules(locale);
    this.#grammar = {
      plural: (count) => plurals.select(count),
      put: (value) => this.word(textOfValue(value)),
      noun: (value, grammaticalCase) => this.word(inCase(textOfValue(value), grammaticalCase)),
      gender: (value) => this.genderOf(textOfValue(value)) ?? 'other',
      transform: transform ?? ((text) => text),
    };
    for (const text of files.values()) {
      for (const message of new FluentResource(text).body) this.#messages.set(keyOf(message.id), message);
    }
  }

  /** Whether it has a message of its own for this. */
  has(key: string): boolean {
    return this.#messages.has(key);
  }

  /** The words of a message, or of its form where it has that. Throws an `Error` where no language has it. */
  readonly say = (key: string, values?: Values, form?: string): string => {
    const said = this.#saidHere(key, values, form) ?? this.#others?.say(key, values, form);
    if (said === undefined) throw new Error(`No message is called ${key}.`);
    return said;
  };

  #saidHere(key: string, values: Values = noValues, form?: string): string | undefined {
    const entry = this.#entry(key);
    const said = (form === undefined ? undefined : this.#formOf(entry, form)) ?? entry?.say;
    return said === undefined ? undefined : this.#safely(said, values);
  }

  /**
   * Returns a form of a message. After a choice English has the infinitive, which is the message itself; other
   * languages say there what someone does, unless they have a form for it.
   */
  #formOf(entry: Entry | undefined, form: string): Formatter | undefined {
    const isElsewhere = form === 'to' && this.#others !== undefined;
    return entry?.forms.get(form) ?? (isElsewhere ? entry?.forms.get('one') : undefined);
  }

  /**
   * Returns a translation, or `undefined` if it can't be put together: then the English text replaces it, and no one
   * loses an answer by a slip in a file.
   */
  #safely(say: Formatter, values: Values): string | undefined {
    if (this.#others === undefined) return say(values);
    try {
      return say(values);
    } catch {
      return undefined;
    }
  }

  /** Made ready when it is first said. */
  #entry(key: string): Entry | undefined {
    if (this.#entries.has(key)) return this.#entries.get(key);
    const message = this.#messages.get(key);
    const entry = message === undefined ? undefined : readied(message, this.#grammar);
    this.#entries.set(key, entry);
    return entry;
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
        return this.#sentences(
          text.items.map((item) => this.word(item)).filter((said) => said !== ''),
          text,
        );
      case 'constant':
        return this.#constant(text);
      case 'shortened':
        return fit(this.word(text.text), text.most);
      case 'headed':
        return this.#headed(text);
      case 'capital':
        return this.#capital(this.word(text.text));
      case 'deeds': {
        const said = text.items.map((item) => this.word(item));
        const isCrowded =
          text.long || said.some((one) => one.includes(',') || one.includes(` ${this.say('grammar.and')} `));
        return this.#list(said, isCrowded ? 'then' : 'and');
      }
    }
  }

  /** Words a line plainly: alternatives begin with a bullet. */
  #headed({ heading, text, sign, level }: Headed): string {
    const said = [this.word(heading), this.word(text)].filter((part) => part !== '').join(sign);
    return level === 1 ? `• ${said}` : said;
  }

  #constant(constant: Extract<TextNode, { readonly is: 'constant' }>): string {
    const known = this.#constants.get(constant);
    if (known !== undefined) return known;
    const words = this.word(constant.text);
    this.#constants.set(constant, words);
    return words;
  }

  #nounWords(noun: Extract<TextNode, { readonly is: 'noun' }>): string {
    const { id, name, count, case: grammaticalCase } = noun;
    const entry = this.#entry(id);
    if (count === undefined) {
      const say = (grammaticalCase === undefined ? undefined : entry?.forms.get(grammaticalCase)) ?? entry?.say;
      if (say !== undefined) return say(noValues);
    } else {
      const say =
        (grammaticalCase === undefined ? undefined : entry?.forms.get(`count-${grammaticalCase}`)) ??
        entry?.forms.get('count');
      if (say !== undefined) return say({ count });
    }
    if (name !== undefined) return count === undefined ? this.word(name) : `${count} ${this.word(name)}`;
    if (this.#others === undefined) throw new Error(`Nothing is called ${id}.`);
    return this.#others.word(noun);
  }

  /** `m`, `f`, `n` or `pl`, as its language has them; `undefined` of what has none. */
  genderOf(text: Text): string | undefined {
    if (typeof text === 'string') return undefined;
    if (text.is === 'list') return 'pl';
    if (text.is !== 'noun' && text.is !== 'message') return undefined;
    const [id, values] = text.is === 'noun' ? [text.id, noValues] : [text.key, text.values ?? noValues];
    return this.#entry(id)?.forms.get('gender')?.(values);
  }

  #list(items: ReadonlyArray<Text>, by: 'and' | 'or' | 'then'): string {
    const said = items.map((item) => this.word(item));
    const [last = '', ...first] = said.toReversed();
    return first.length === 0 ? last : this.say('grammar.list', { by, first: first.toReversed().join(', '), last });
  }

  #sentences(
    said: ReadonlyArray<string>,
    { begins, ends }: { readonly begins: boolean; readonly ends: boolean },
  ): string {
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

const noValues: Values = {};

/** Returns a value as it stands in a sentence: `yes` and `no` have no words. */
const textOfValue = (value: TextValue): Text =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'number' ? number(value) : value;

/** Returns the text with a full stop, unless it ends with one already, or with what leads on. */
const stopped = (text: string): string => (/[.?!…:]$/.test(text) ? text : `${text}.`);
