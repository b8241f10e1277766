import type { APIMessageComponentEmoji } from 'discord.js';
import { describeName } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** The picture of a skill or resource for texts, with a blank behind it; nothing where there is none. */
export function emojiBefore(words: Wording, id: string): string {
  const sign = words.emojis?.of(id);
  return sign === undefined ? '' : `<:${sign.name}:${sign.id}> `;
}

/** The name with its picture before it. */
export function nameWithEmoji(words: Wording, id: string): string {
  return `${emojiBefore(words, id)}${describeName(id, words.locale)}`;
}

/** Returns the emoji for buttons and menus. */
export function emojiFor(words: Wording, id: string | undefined): APIMessageComponentEmoji | undefined {
  const sign = id === undefined ? undefined : words.emojis?.of(id);
  return sign === undefined ? undefined : { id: sign.id, name: sign.name };
}

/**
 * A sentence with the pictures of the skills and resources that it names; not where a name is the beginning of another,
 * such as “Food Shortage”.
 */
export function withEmojis(words: Wording, text: string): string {
  return (words.emojis?.ids ?? []).reduce((line, id) => {
    const sign = emojiBefore(words, id);
    if (sign === '') return line;
    const [first = '', ...rest] = describeName(id, words.locale);
    const either = `[${first.toUpperCase()}${first.toLowerCase()}]${rest.join('')}`;
    return line.replace(new RegExp(`(?<![\\p{L}:_])${either}(?![\\p{L}_]| \\p{Lu})`, 'gu'), (name) => `${sign}${name}`);
  }, text);
}

/** A text with pictures in the line that has the most of them: how the resources stand. */
export function withResources(words: Wording, text: string): string {
  const lines = text.split('\n');
  const gains = lines.map((line) => withEmojis(words, line).length - line.length);
  const most = gains.indexOf(Math.max(...gains));
  return lines.map((line, at) => (at === most ? withEmojis(words, line) : line)).join('\n');
}
