import type { Messages } from './keys.ts';
import type { Language } from './language.ts';
import type { Locale } from './languages.ts';

export type MessageKey = keyof Messages;
/** The keys of messages that need no values. */
export type PlainKey = { [K in MessageKey]: Messages[K] extends undefined ? K : never }[MessageKey];
type Values<K extends MessageKey> = Messages[K] extends undefined ? readonly [] : readonly [values: Messages[K]];

/**
 * The words of a key in one language: `say('errors.lobbyFull', { most: 6 })`. An unknown key, or a value that is
 * missing or not asked for, does not compile.
 */
export type Say = Saying & { readonly locale: Locale };
export type Saying = <K extends MessageKey>(key: K, ...values: Values<K>) => string;

/** The words of a language that has been read. */
export function sayBy(language: Language, locale: Locale): Say {
  const saying: Saying = (key, ...[values]) => language.say(key, values);
  return Object.assign(saying, { locale });
}

/** A sentence that is still to be worded, in the reader's language. */
export type Sentence = (say: Say) => string;
