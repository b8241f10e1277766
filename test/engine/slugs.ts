/** The meaning of the short names in scenes. */
import { catalogue } from '../../src/catalogue/index.ts';
import { standsFor } from '../../src/engine/content.ts';
import type { GameState } from '../../src/engine/types/state.ts';

const every = new Set(
  Object.values<ReadonlyMap<string, unknown>>({ ...catalogue }).flatMap((entries) => [...entries.keys()]),
);

/** The full id of an entry by its slug: of the base game, or of the first expansion that has it. */
export function idOf(deck: string, name: string): string {
  if (name.includes('/')) return name;
  const expansions = [...catalogue.modules.values()].map(({ expansion }) => expansion);
  return (
    expansions.map((expansion) => `${deck}/${expansion}/${name}`).find((id) => every.has(id)) ?? `${deck}/base/${name}`
  );
}

/** A location by its slug, as it stands in this game. */
export function placeOf(state: GameState, slug: string): string {
  return standsFor(state, idOf('location', slug));
}

/** Puts these on top of a deck, the first one uppermost. */
export function stackOn(deck: Array<string>, cards: ReadonlyArray<string>): void {
  for (const card of [...cards].reverse()) {
    const at = deck.indexOf(card);
    if (at >= 0) deck.splice(at, 1);
    deck.push(card);
  }
}
