/** Words for decks that only one of the modules draws from. */
import type { EntryOf } from '../../catalogue/decks.ts';
import type { Text } from '../../words/text.ts';
import { crossroadsDeck } from './cards/crossroads.ts';
import type { Further, ModuleDeck } from './lookup.ts';
import { allyDeck } from './modules/allies.ts';
import { motiveDeck } from './modules/motives.ts';
import { mutinyDeck } from './modules/mutiny.ts';
import { missionDeck } from './modules/searchForHome.ts';

export interface DeckWords<K extends ModuleDeck> {
  /** The name of one of its cards, such as “Agenda”. */
  readonly kindName: Text;
  /** The text of the card, in whole sentences. */
  readonly lines: (entry: EntryOf<K>) => ReadonlyArray<Text>;
  /** The same for the second line of a menu, if not the first sentence. */
  readonly brief?: (entry: EntryOf<K>) => Text;
}

const decks: { readonly [K in ModuleDeck]: DeckWords<K> } = {
  allies: allyDeck,
  crossroads: crossroadsDeck,
  motives: motiveDeck,
  mutiny: mutinyDeck,
  missions: missionDeck,
};

export const deckKind = ({ deck }: Further): Text => decks[deck].kindName;

/** Returns the text of the card, in whole sentences. */
export function deckLines<K extends ModuleDeck>({ deck, entry }: Further<K>): ReadonlyArray<Text> {
  return decks[deck].lines(entry);
}

/** The same for the second line of a menu; `undefined` of a card that says nothing. */
export function deckBrief<K extends ModuleDeck>({ deck, entry }: Further<K>): Text | undefined {
  const { brief, lines } = decks[deck];
  return brief === undefined ? lines(entry)[0] : brief(entry);
}
