import { RuleError } from '../../src/engine/types/error.ts';
import { english, worded } from '../../src/words/index.ts';
import type { Text } from '../../src/words/text.ts';

/** The English words of a message. */
export const inEnglish = (texts: ReadonlyArray<Text>): Array<string> => texts.map((text) => worded(text, english));

/** The English refusal that a player would read who tries that; empty if nothing is wrong with it. */
export function toldOff(deed: () => unknown): string {
  try {
    deed();
    return '';
  } catch (error) {
    if (error instanceof RuleError) return worded(error.told, english);
    throw error;
  }
}
