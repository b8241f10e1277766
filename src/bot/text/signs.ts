import type { APIMessageComponentEmoji } from 'discord.js';
import type { Words } from '../types.ts';

type Signed = Pick<Words, 'name' | 'signs'>;

/** The picture of a skill or resource for texts, with a blank behind it; nothing where there is none. */
export function signOf(words: Signed, id: string): string {
  const sign = words.signs?.of(id);
  return sign === undefined ? '' : `<:${sign.name}:${sign.id}> `;
}

/** The name with its picture before it. */
export function withSign(words: Signed, id: string): string {
  return `${signOf(words, id)}${words.name(id)}`;
}

/** For buttons and menus. */
export function emojiFor(words: Signed, id: string | undefined): APIMessageComponentEmoji | undefined {
  const sign = id === undefined ? undefined : words.signs?.of(id);
  return sign === undefined ? undefined : { id: sign.id, name: sign.name };
}

/**
 * A sentence with the pictures of the skills and resources that it names; not where a name is the beginning of another,
 * such as «Food Shortage».
 */
export function withSigns(words: Signed, text: string): string {
  return (words.signs?.ids ?? []).reduce((line, id) => {
    const sign = signOf(words, id);
    if (sign === '') return line;
    const [first = '', ...rest] = words.name(id);
    const either = `[${first.toUpperCase()}${first.toLowerCase()}]${rest.join('')}`;
    return line.replace(new RegExp(`(?<![\\p{L}:_])${either}(?![\\p{L}_]| \\p{Lu})`, 'gu'), (name) => `${sign}${name}`);
  }, text);
}

/** A text with pictures in the line that has the most of them: how the resources stand. */
export function withResources(words: Signed, text: string): string {
  const lines = text.split('\n');
  const dressed = lines.map((line) => withSigns(words, line));
  const gained = (at: number): number => (dressed[at] ?? '').length - (lines[at] ?? '').length;
  const most = lines.reduce((best, _, at) => (gained(at) > gained(best) ? at : best), 0);
  return lines.map((line, at) => (at === most ? (dressed[at] ?? line) : line)).join('\n');
}
