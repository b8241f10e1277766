/** Everything that pictures say, in the reader's language. */
import * as told from '../src/engine/describe/telling.ts';
import { languageOf } from '../src/words/files.ts';
import type { Language } from '../src/words/language.ts';
import type { Locale } from '../src/words/languages.ts';
import { capital, inForm, noun, tell } from '../src/words/text.ts';
import type { GameKey, Text, TextValues } from '../src/words/text.ts';

/** Keys of messages that need no values. */
type PlainKey = { [K in GameKey]: TextValues<K> extends readonly [] ? K : never }[GameKey];

export interface PictureWords {
  readonly word: (text: Text) => string;
  readonly say: <K extends GameKey>(key: K, ...values: TextValues<K>) => string;
  /** The form of a message for less room. */
  readonly short: (key: PlainKey) => string;
  /** The name of anything with an id, with a capital letter. */
  readonly name: (id: string) => string;
  readonly shortName: (character: string) => string;
  /** The letters that stand for a character or an ally; `letters` where the language has none of its own for it. */
  readonly initials: (id: string, letters: string) => string;
}

/** Every name is worded once. */
function remembering(wordOf: (id: string) => string): (id: string) => string {
  const known = new Map<string, string>();
  return (id) => {
    const found = known.get(id) ?? wordOf(id);
    known.set(id, found);
    return found;
  };
}

export function wordsOf(language: Language): PictureWords {
  const word = (text: Text): string => language.word(text);
  return {
    word,
    say: (key, ...values) => word(tell(key, ...values)),
    short: (key) => word(inForm(tell(key), 'short')),
    name: remembering((id) => word(capital(told.name(id)))),
    shortName: remembering((id) => word(told.shortName(id))),
    initials: (id, letters) => word(noun(`${id}/initials`, letters)),
  };
}

const known = new Map<Locale, PictureWords>();

/** The words of one of our languages. */
export function wordsIn(locale: Locale): PictureWords {
  const words = known.get(locale) ?? wordsOf(languageOf(locale));
  known.set(locale, words);
  return words;
}

/** The phases of a turn in which something happens, as the header shows them; set-up comes before all turns. */
export const turnPhases = [
  'startOfTurn',
  'receiveSkills',
  'movement',
  'action',
  'crisis',
  'activateCylonShips',
  'prepareForJump',
  'endOfTurn',
] as const;

/** A number with a minus as long as a plus. */
export function minus(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
