import type { Locale, Say } from '../words/index.ts';
import type { EmojiSet } from './types.ts';

/** The language in which the game is told, and the emojis beside names. */
export interface Wording {
  readonly locale: Locale;
  /** Never instead of names, for those who can't see them. */
  readonly emojis?: EmojiSet;
}

/** English without emojis. */
export const plainEnglish: Wording = { locale: 'en' };

/** The same in the language of these words. */
export function wordingIn(wording: Wording, say: Say): Wording {
  return { ...wording, locale: say.locale };
}
