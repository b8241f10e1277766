import type { CardLine } from '../../../src/engine/describe/index.ts';

/** Signs of an unfinished text: the same for every text of the game. */
const faults: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['is empty', /^\s*$/],
  ['begins or ends with a space', /^\s|\s$/],
  ['has two spaces', / {2}/],
  ['has a value without words', /undefined|null|NaN|\[object|\bfunction\b/],
  ['has doubled punctuation', /\.\s*\.|,\s*,|;\s*;|:\s*:|[,;:]\s*\.|\.\s*[,;:]/],
  ['has empty brackets', /\(\s*\)/],
  ['ends in the middle', /(?:[,;:(/]| (?:and|or|then|of|to|the|a|for|with))\.?$/],
  ['has a bare id', /\b(?:crisis|location|character|quorum|loyalty|destination|token|skill|ship)\/[a-z]+\//],
  ['has a hyphen for a minus', /(?:^|[\s(])-\d/],
  ['has markup', /[*_`~<>|]/],
  ['has a space before punctuation', /\s[,;:.?!]/],
  ['has “a” before a vowel', /\ba [aeiou]/],
  ['counts one as many', /\b1 (?:raiders|vipers|raptors|basestars|cards|Skill cards|spaces|civilian ships)\b/],
];

/** The faults of a text, in words; empty if there are none. */
export const faultsOf = (text: string): ReadonlyArray<string> =>
  faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => `“${text}” ${name}`);

/** The faults of a card's line: whole sentences, or a heading with what stands behind it. */
export function faultsOfLine({ heading, text }: CardLine): ReadonlyArray<string> {
  // What leads on to a list ends with a colon.
  if (heading === '') return faultsOfSentences(text.replace(/:$/, '.'));
  return [
    ...faultsOf(heading.replace(/:$/, '')),
    ...(text === '' ? [] : faultsOf(text.replace(/:$/, ''))),
    ...(/^[A-Z0-9“"]/.test(heading) ? [] : [`“${heading}” begins with a small letter`]),
    ...(/[.?!] [a-z]/.test(text) ? [`“${text}” has a sentence with a small first letter`] : []),
  ];
}

/** The faults of a text that has to be one or more whole sentences. */
export function faultsOfSentences(text: string): ReadonlyArray<string> {
  const shape = [
    ...(/^[A-Z0-9“"]/.test(text) ? [] : [`“${text}” begins with a small letter`]),
    ...(/[.?!]$/.test(text) ? [] : [`“${text}” does not end with a full stop`]),
    ...(/[.?!] [a-z]/.test(text) ? [`“${text}” has a sentence with a small first letter`] : []),
  ];
  return [...faultsOf(text), ...shape];
}
