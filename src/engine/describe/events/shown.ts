import { inRow } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { cardNames } from '../nouns.ts';

/** “Apollo draws 2 Quorum cards: Food Rationing and Arrest Order”; without names for those who don't know them. */
export const shown = (
  what: Text,
  cards: ReadonlyArray<string> | undefined,
  named: (cards: ReadonlyArray<string>) => Text = cardNames,
): Text => inRow([what, ...(cards === undefined || cards.length === 0 ? [] : [named(cards)])], ': ');
