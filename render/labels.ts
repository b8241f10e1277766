import { isDrawable } from './fonts.ts';
import type { PictureWords } from './words.ts';

/**
 * Characters that would upset the line because they are more than one letter: control signs, directions, marks without
 * a letter.
 */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/u;
const longest = 40;

/**
 * A member's own name in letters that the picture can draw (Latin, Cyrillic, Greek and common signs); the seat if none
 * of its letters or digits is among them.
 */
export function readableLabel(label: string, seat: number, words: PictureWords): string {
  const letters = Array.from(label.normalize('NFKC')).filter((letter) => isDrawable(letter) && !unseen.test(letter));
  const readable = Array.from(letters.join('').replace(/\s+/g, ' ').trim()).slice(0, longest).join('');
  return /[\p{L}\p{N}]/u.test(readable) ? readable : words.say('pictures.people.player', { seat: seat + 1 });
}
