import type { Suspicion, SuspicionLevel } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { textNames } from '../names.ts';
import { escapeMarkup, plainText } from '../text/escape.ts';
import type { CastGame } from '../types.ts';
import type { Wording } from '../wording.ts';

/** The same in every language, in words and in menus. */
export const suspicionMarks: Readonly<Record<SuspicionLevel | 'none', string>> = {
  trust: '🟢',
  unsure: '🟡',
  suspect: '🔴',
  none: '⚪',
};

/** One line, with markup. `player`: with markup. */
export function suspicionLine(suspicion: Suspicion, player: string, say: Say): string {
  const { level, text } = suspicionInWords(suspicion, say);
  const mark = suspicionMarks[suspicion.level ?? 'none'];
  if (level === undefined)
    return text === '' ? say('notes.nothing', { mark, player }) : say('notes.lineTextOnly', { mark, player, text });
  return text === ''
    ? say('notes.line', { mark, player, level })
    : say('notes.lineWithText', { mark, player, level, text });
}

/**
 * Shows the reader's notes about the players that a question lets them choose, in one line; empty if there are none.
 * Only for the eyes of their writer.
 */
export function suspicionsInPanel(
  suspicions: ReadonlyArray<Suspicion>,
  game: CastGame,
  words: Wording,
  say: Say,
): string {
  const names = textNames(game, words);
  const lines = suspicions.map((suspicion) => suspicionLine(suspicion, names.seat(suspicion.seat), say));
  return lines.length === 0 ? '' : say('notes.inPanel', { lines: lines.join('; ') });
}

/** Level and note, safe to print. */
export function suspicionInWords(
  { level, text }: Suspicion,
  say: Say,
): { readonly level: string | undefined; readonly text: string } {
  return {
    level: level === undefined ? undefined : say(`notes.${level}`),
    text: escapeMarkup(plainText(text).replaceAll('\n', ' ')),
  };
}
