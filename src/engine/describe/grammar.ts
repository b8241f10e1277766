/** Small tools of English. */

/** «1 raider», «3 raiders», «2 spies» with the plural given. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** «a», «a and b», «a, b and c». */
export function list(items: ReadonlyArray<string>, word: 'and' | 'or' | 'then' = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const glue = word === 'then' ? ', then ' : ` ${word} `;
  return `${items.slice(0, -1).join(', ')}${glue}${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** With the full stop, unless there is one already. */
export const stop = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

export const sentence = (text: string): string => stop(capital(text));

/** Several sentences in a row; empty ones are left out. */
export const sentences = (...parts: ReadonlyArray<string>): string =>
  parts
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ');

/** «+2», «−1», «0», with the typographic minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0');
export const number = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** « (Command, 2 left)»; nothing without notes. */
export const note = (...notes: ReadonlyArray<string>): string => (notes.length === 0 ? '' : ` (${notes.join(', ')})`);
