import { RuleError } from '../../src/engine/types/error.ts';
import { english, worded } from '../../src/words/index.ts';
import type { Text } from '../../src/words/text.ts';

/** What is told, as English words it. */
export const inEnglish = (texts: ReadonlyArray<Text>): Array<string> => texts.map((text) => worded(text, english));

/** What a player would be told who tries that, in English; empty if nothing is wrong with it. */
export function toldOff(deed: () => unknown): string {
  try {
    deed();
    return '';
  } catch (error) {
    if (error instanceof RuleError) return worded(error.told, english);
    throw error;
  }
}
