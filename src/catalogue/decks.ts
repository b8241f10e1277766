import type { z } from 'zod';
import type { BaseCatalogue, Catalogue } from './content.ts';
import { agenda } from './schema/agenda.ts';
import { boardSchema } from './schema/board.ts';
import { character } from './schema/character.ts';
import { crisis } from './schema/crisis.ts';
import { destination } from './schema/destination.ts';
import { locationSchema } from './schema/location.ts';
import { loyalty } from './schema/loyalty.ts';
import { moduleSchema } from './schema/module.ts';
import { objective } from './schema/objective.ts';
import { optionSchema } from './schema/option.ts';
import { presetSchema } from './schema/preset.ts';
import { quorum } from './schema/quorum.ts';
import { rule } from './schema/rule.ts';
import { setup } from './schema/setup.ts';
import { skillCard } from './schema/skillCard.ts';
import { titleCard } from './schema/title.ts';
import { token } from './schema/token.ts';
import { track } from './schema/track.ts';

export type DeckName = keyof Catalogue;
export type EntryOf<K extends DeckName> = Catalogue[K] extends ReadonlyMap<string, infer Value> ? Value : never;

interface Deck<K extends DeckName> {
  readonly schema: z.ZodType<EntryOf<K>>;
  /** First parts of the ids of this deck; none if its entries have numbers instead, which the schema checks. */
  readonly prefixes: ReadonlyArray<string>;
  /** The catalogue is complete without an entry of it: only expansions bring some. */
  readonly optional?: true;
}

const baseDecks: { readonly [K in keyof BaseCatalogue]: Deck<K> } = {
  characters: { schema: character, prefixes: ['character'] },
  skillCards: { schema: skillCard, prefixes: ['skill'] },
  crises: { schema: crisis, prefixes: ['crisis', 'newCaprica'] },
  superCrises: { schema: crisis, prefixes: ['super-crisis'] },
  quorum: { schema: quorum, prefixes: ['quorum'] },
  loyalty: { schema: loyalty, prefixes: ['loyalty'] },
  destinations: { schema: destination, prefixes: ['destination'] },
  boards: { schema: boardSchema, prefixes: ['board'] },
  locations: { schema: locationSchema, prefixes: ['location'] },
  tokens: { schema: token, prefixes: ['token', 'ship'] },
  tracks: { schema: track, prefixes: ['track'] },
  titles: { schema: titleCard, prefixes: ['title'] },
  objectives: { schema: objective, prefixes: ['objective'] },
  setups: { schema: setup, prefixes: ['setup'] },
  rules: { schema: rule, prefixes: [] },
  modules: { schema: moduleSchema, prefixes: ['module'] },
  options: { schema: optionSchema, prefixes: ['option'], optional: true },
  presets: { schema: presetSchema, prefixes: ['preset'], optional: true },
  agendas: { schema: agenda, prefixes: ['agenda'], optional: true },
};

/** By name what was declared for it; those of modules after those of the base. */
const declared = new Map<string, unknown>(Object.entries(baseDecks));

/** Declares a deck of a module, before the catalogue is loaded. Its entries are in the catalogue under this name. */
export function declareDeck<K extends DeckName>(name: K, deck: Omit<Deck<K>, 'optional'>): void {
  if (declared.has(name)) throw new Error(`the deck ${name} is declared twice`);
  declared.set(name, { ...deck, optional: true });
}

/** The names of all decks, those of modules last. */
export function deckNames(): ReadonlyArray<string> {
  return [...declared.keys()];
}

export function isDeckName(name: unknown): name is DeckName {
  return typeof name === 'string' && declared.has(name);
}

/** The names of the decks of modules. */
export function furtherDecks(): ReadonlyArray<DeckName> {
  return [...declared.keys()].filter(isDeckName).filter((name) => !Object.hasOwn(baseDecks, name));
}

/** Throws if there is no such deck. */
export function deckOf<K extends DeckName>(name: K): Deck<K> {
  // Under each name lies what was declared for it.
  const found = declared.get(name) as Deck<K> | undefined;
  if (found === undefined) throw new Error(`there is no deck ${name}`);
  return found;
}
