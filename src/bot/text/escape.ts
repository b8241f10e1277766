
/** Zero-width, bidirectional and other invisible characters: they can hide or forge what a line says. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\u115f\u1160\u3164\uffa0]/gu;
const combining = /(\p{M}{2})\p{M}+/gu;
/** Also the colon of an address and the dot before its last part, so that no link and no invitation comes of it. */
const markup = /[\\`*_~|<>[\]#@]|:(?=\/\/)|\.(?=\p{L}+\/)/gu;

const longestName = 32;
const longestTitle = 60;
/** Instead of a name of which nothing can be seen; the same in every language. */
const nameless = '???';

/** A name from Discord as one plain line of at most 32 characters that says what it seems to say. For menus and pictures. */
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
  const short = [...clean].slice(0, most).join('').trim();
  return short === '' ? nameless : short;
}

/** Any text of a person in its own lines, without characters that can't be seen; at most one empty line in a row. */
export function plainText(text: string): string {
  return text.split('\n').map(cleanLine).join('\n').replace(/\n{3,}/g, '\n\n').trim();
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

/** A moment as Discord shows it, in the time zone and words of whoever reads it: in full, as a date, or how far away it is. */
export function momentText(at: number, style: 'd' | 'f' | 'R'): string {
  return `<t:${Math.floor(at / 1000)}:${style}>`;
}
