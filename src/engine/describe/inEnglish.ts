import { languageOf } from '../../words/language.ts';
import type { Text } from '../../words/text.ts';

/** For words that are still made of pieces of English. */
export const inEnglish = (text: Text): string => languageOf('en').word(text);
