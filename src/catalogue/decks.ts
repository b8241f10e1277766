import type { z } from 'zod';
import { allySchema } from './allies.ts';
import type { Catalogue } from './content.ts';
import { crossroadsSchema } from './crossroads.ts';
import { missionSchema } from './missions.ts';
import { motiveSchema } from './motives.ts';
import { mutinySchema } from './mutiny.ts';
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

const decks: { readonly [K in DeckName]: Deck<K> } = {
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
  allies: { schema: allySchema, prefixes: ['ally'], optional: true },
  crossroads: { schema: crossroadsSchema, prefixes: ['crossroads'], optional: true },
  motives: { schema: motiveSchema, prefixes: ['motive'], optional: true },
  mutiny: { schema: mutinySchema, prefixes: ['mutiny'], optional: true },
  missions: { schema: missionSchema, prefixes: ['mission'], optional: true },
};

/** Decks that only one of the modules draws from. */
export const moduleDecks = [
  'allies',
  'crossroads',
  'motives',
  'mutiny',
  'missions',
] as const satisfies ReadonlyArray<DeckName>;

/** The names of all decks, in the order in which the catalogue keeps them. */
export function deckNames(): ReadonlyArray<DeckName> {
  return Object.keys(decks).filter(isDeckName);
}

export function isDeckName(name: unknown): name is DeckName {
  return typeof name === 'string' && Object.hasOwn(decks, name);
}

/** The schema and the ids of a deck. */
export function deckOf<K extends DeckName>(name: K): Deck<K> {
  return decks[name];
}
