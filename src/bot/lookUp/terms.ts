import type { Say } from '../../words/index.ts';

/** The least length of a word without its ending. */
const shortestStem = 4;

/** How one language takes a text apart. */
export interface Terms {
  /** “leave”, “leaves” and “leaving” are one word; `undefined` of one that says nothing about what is meant. */
  readonly term: (word: string) => string | undefined;
  /** The words of a question that say what is meant. */
  readonly telling: (text: string) => ReadonlyArray<string>;
}

export function termsOf(say: Say): Terms {
  const idle: ReadonlySet<string> = new Set(wordsOf(say('lookUp.idle')));
  const endings = wordsOf(say('lookUp.endings')).sort((one, other) => other.length - one.length);
  const stem = (word: string): string => {
    const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
  return {
    term: (word) => (idle.has(word) ? undefined : stem(word)),
    telling: (text) => wordsOf(text).filter((word) => !idle.has(word)),
  };
}

/** Removes accents, apostrophes and capitals: “Admiral’s” becomes “admirals”. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l');
}

export function wordsOf(text: string): Array<string> {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The letters and digits alone. */
export function compact(text: string): string {
  return wordsOf(text).join('');
}
