/** Scripts in which a joiner or non-joiner between two letters changes how they are written. */
const joiningScripts = [
  /\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}/u,
  /\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}/u,
]
  .map(({ source }) => source)
  .join('');
/**
 * Joiners that are part of what one sees: in an emoji, and at a letter of such a script. Each has a letter or picture
 * beside it.
 */
const visibleJoiner = [
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=(?=[${joiningScripts}])[\\p{L}\\p{M}])[\\u200c\\u200d](?=(?=[${joiningScripts}])\\p{L})`,
  `(?<=(?=[${joiningScripts}])\\p{L})[\\u200c\\u200d](?=(?=[${joiningScripts}])\\p{M})`,
].join('|');
/** Zero-width, bidirectional and other invisible characters: they can hide or forge what a line says. */
const invisible = new RegExp(`(?!${visibleJoiner})[\\p{Cc}\\p{Cf}\\p{Co}\\u115f\\u1160\\u3164\\uffa0]`, 'gu');
const combining = /(\p{M}{2})\p{M}+/gu;
/**
 * Markup. The colon of an address and the dot before its last part are included, so that no link and no invitation
 * comes of it.
 */
const markup = /[\\`*_~|<>[\]#@]|:(?=\/\/)|\.(?=\p{L}+\/)/gu;

const longestName = 32;
const longestTitle = 60;
/** Replaces a name of which nothing can be seen; the same in every language. */
const nameless = '???';

/**
 * A name from Discord as one plain line of at most 32 characters that says what it seems to say. For menus and
 * pictures.
 */
export function plainName(name: string): string {
  return plainLine(name, longestName);
}

/** The same for what a host calls a game, which may be longer. */
export function plainTitle(name: string): string {
  return plainLine(name, longestTitle);
}

function cleanLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(invisible, '').replace(combining, '$1').replace(/ +/g, ' ').trim();
}

function plainLine(name: string, most: number): string {
  const clean = cleanLine(name);
  const short = beginningOf(clean, most).trim();
  return short === '' ? nameless : short;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns at most `most` code points from the beginning, and no part of an emoji or letter unless that alone is longer.
 */
function beginningOf(text: string, most: number): string {
  const all = [...text];
  if (all.length <= most) return text;
  let length = 0;
  for (const { segment } of characters.segment(text)) {
    const next = length + [...segment].length;
    if (next > most) break;
    length = next;
  }
  return all.slice(0, length === 0 ? most : length).join('');
}

/** Any text of a person in its own lines, without characters that can't be seen; at most one empty line in a row. */
export function plainText(text: string): string {
  return text
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A plain name for a text in which Discord reads markup: it can't format, link or mention anything. */
export function escapedName(name: string): string {
  return escapeMarkup(plainName(name));
}

/** The same in bold. */
export function boldName(name: string): string {
  return `**${escapedName(name)}**`;
}

/** Any text, printed by Discord as it is. */
export function escapeMarkup(text: string): string {
  return text.replace(markup, '\\$&');
}

/**
 * Writes a moment for Discord, which shows it in the reader's own time zone and language: in full, as a date, or how
 * far away it is.
 */
export function momentText(at: number, style: 'd' | 'f' | 'R'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}
