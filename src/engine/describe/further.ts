/** Words for decks that modules bring: each module declares those of its own. */
import type { Catalogue } from '../../catalogue/content.ts';
import type { Entry } from '../../catalogue/entry.ts';
import type { Text } from '../../words/text.ts';
import type { EntryOf } from '../../catalogue/decks.ts';

export interface DeckWords<T> {
  /** What one of its cards is called, such as “Agenda”. */
  readonly kindName: Text;
  /** What the card says, in whole sentences. */
  readonly lines: (entry: T) => ReadonlyArray<Text>;
  /** The same for the second line of a menu, if not the first sentence. */
  readonly brief?: (entry: T) => Text;
}

const declared = new Map<string, DeckWords<Entry>>();

export function deckWords<K extends keyof Catalogue>(deck: K, words: DeckWords<EntryOf<K>>): void {
  if (declared.has(deck)) throw new Error(`the words of the deck ${deck} are declared twice`);
  // By name only the deck's own entries are read with its words.
  declared.set(deck, words as unknown as DeckWords<Entry>);
}

/** Throws for a deck without words. */
export function wordsOfDeck(deck: string): DeckWords<Entry> {
  const found = declared.get(deck);
  if (found === undefined) throw new Error(`the deck ${deck} has no words`);
  return found;
}
