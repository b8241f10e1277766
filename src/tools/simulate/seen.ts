/** Finds the cards of the catalogue that come into play in simulated games. */
import { moduleDecks } from '../../catalogue/decks.ts';
import { catalogue } from '../../catalogue/index.ts';
import type { GameEvent } from '../../engine/types/event.ts';

const decks = [
  'characters',
  'skillCards',
  'crises',
  'superCrises',
  'quorum',
  'loyalty',
  'destinations',
  'locations',
  'agendas',
  ...moduleDecks,
] as const;

/** The ids of the cards of every deck, and of the places of the boards. */
const cards: ReadonlySet<string> = new Set(decks.flatMap((deck) => [...catalogue[deck].keys()]));

/** Returns the card of a face, such as that of `skill/base/repair/2`. */
const withoutStrength = (id: string): string => id.replace(/\/\d+$/, '');

function collect(value: unknown, seen: Set<string>): void {
  if (typeof value === 'string') {
    const id = cards.has(value) ? value : withoutStrength(value);
    if (cards.has(id)) seen.add(id);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, seen);
  }
}

/** Adds the cards that these events name, no matter which players are told. */
export function noteSeen(events: ReadonlyArray<GameEvent>, seen: Set<string>): void {
  for (const { what } of events) collect(what, seen);
}

/** Returns the cards that are not in `seen`, by id. */
export function neverSeen(seen: ReadonlySet<string>): ReadonlyArray<string> {
  return [...cards].filter((card) => !seen.has(card)).toSorted();
}
