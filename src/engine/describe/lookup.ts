/**
 * Finds things in the catalogue by id alone. Apart from `rule.ts` the only file of the describer that reads the
 * catalogue.
 */
import type { EntryOf, moduleDecks } from '../../catalogue/decks.ts';
import { catalogue } from '../../catalogue/index.ts';
import type {
  Agenda,
  Character,
  Crisis,
  Destination,
  Location,
  Loyalty,
  Module,
  ObjectiveCard,
  QuorumCard,
  SetupEntry,
  SkillCardEntry,
  TitleAction,
  TitleCard,
  Token,
  Track,
} from '../../catalogue/content.ts';
import type { Effects, ChoiceOption } from '../../catalogue/effect.ts';
import type { Resource, Skill } from '../../catalogue/vocabulary.ts';
import type { SkillCard } from '../types/ids.ts';
import type { Objective } from '../types/options.ts';
import { abilityOf, sheetOf } from '../../catalogue/abilities.ts';

interface Kinds {
  character: Character;
  skillCard: SkillCardEntry;
  crisis: Crisis;
  superCrisis: Crisis;
  quorum: QuorumCard;
  loyalty: Loyalty;
  destination: Destination;
  location: Location;
  token: Token;
  track: Track;
  title: TitleCard;
  objective: ObjectiveCard;
  setup: SetupEntry;
  module: Module;
  agenda: Agenda;
}

export type ModuleDeck = (typeof moduleDecks)[number];

/** A card of a deck that only one of the modules draws from; its words stand in `further.ts`. */
export type Further<K extends ModuleDeck = ModuleDeck> = {
  readonly [P in K]: { readonly kind: 'further'; readonly deck: P; readonly entry: EntryOf<P> };
}[K];

export type BaseKind = keyof Kinds;
export type EntryKind = BaseKind | 'further';
export type FoundEntry =
  | { readonly [K in BaseKind]: { readonly kind: K; readonly entry: Kinds[K] } }[BaseKind]
  | Further;

function* everything(): Generator<FoundEntry> {
  for (const entry of catalogue.characters.values()) yield { kind: 'character', entry };
  for (const entry of catalogue.skillCards.values()) yield { kind: 'skillCard', entry };
  for (const entry of catalogue.crises.values()) yield { kind: 'crisis', entry };
  for (const entry of catalogue.superCrises.values()) yield { kind: 'superCrisis', entry };
  for (const entry of catalogue.quorum.values()) yield { kind: 'quorum', entry };
  for (const entry of catalogue.loyalty.values()) yield { kind: 'loyalty', entry };
  for (const entry of catalogue.destinations.values()) yield { kind: 'destination', entry };
  for (const entry of catalogue.locations.values()) yield { kind: 'location', entry };
  for (const entry of catalogue.tokens.values()) yield { kind: 'token', entry };
  for (const entry of catalogue.tracks.values()) yield { kind: 'track', entry };
  for (const entry of catalogue.titles.values()) yield { kind: 'title', entry };
  for (const entry of catalogue.objectives.values()) yield { kind: 'objective', entry };
  for (const entry of catalogue.setups.values()) yield { kind: 'setup', entry };
  for (const entry of catalogue.modules.values()) yield { kind: 'module', entry };
  for (const entry of catalogue.agendas.values()) yield { kind: 'agenda', entry };
  for (const entry of catalogue.allies.values()) yield { kind: 'further', deck: 'allies', entry };
  for (const entry of catalogue.crossroads.values()) yield { kind: 'further', deck: 'crossroads', entry };
  for (const entry of catalogue.motives.values()) yield { kind: 'further', deck: 'motives', entry };
  for (const entry of catalogue.mutiny.values()) yield { kind: 'further', deck: 'mutiny', entry };
  for (const entry of catalogue.missions.values()) yield { kind: 'further', deck: 'missions', entry };
}

const index: ReadonlyMap<string, FoundEntry> = new Map([...everything()].map((found) => [found.entry.id, found]));

/** The entry with that id, and what it is; of an ability its sheet. */
export const find = (id: string): FoundEntry | undefined => index.get(sheetOf(id)?.id ?? id);

export interface FoundSkillFace {
  readonly entry: SkillCardEntry;
  readonly value: number;
}

/** “Viper”, “Viper Mark VII” */
export function modelName(model: string): string {
  for (const token of catalogue.tokens.values()) if (token.kind === 'craft' && token.model === model) return token.name;
  return model;
}

/** Returns the text and the strength printed on a Skill card such as `skill/base/repair/2`. */
export function skillFace(card: SkillCard): FoundSkillFace | undefined {
  const cut = card.lastIndexOf('/');
  const entry = catalogue.skillCards.get(card.slice(0, cut));
  const value = Number(card.slice(cut + 1));
  return entry && Number.isInteger(value) ? { entry, value } : undefined;
}

/** The cards of one Skill deck, one of each name; `has`: whether a card is in the game. */
export function cardsOfSkill(skill: Skill, has: (id: string) => boolean = () => true): ReadonlyArray<SkillCardEntry> {
  const all = [...catalogue.skillCards.values()].filter((card) => card.skill === skill && has(card.id));
  return [...new Map(all.map((card) => [card.name, card])).values()];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isOption = (value: unknown): value is ChoiceOption => isRecord(value) && Array.isArray(value['effects']);

const isEffects = (value: unknown): value is Effects => Array.isArray(value) && value.every(isRecord);

/**
 * Returns the effects on a player chosen by this card, location or character; `undefined` if not exactly one of its
 * effects lets someone choose one.
 */
export function effectsOnChosen(id: string): Effects | undefined {
  const found: Array<Effects> = [];
  const search = (value: unknown): void => {
    if (!isRecord(value)) return;
    const choice = value['choosePlayer'];
    if (isRecord(choice) && isEffects(choice['then'])) found.push(choice['then']);
    Object.values(value).forEach(search);
  };
  search(abilityOf(id) ?? find(id)?.entry);
  return found.length === 1 ? found[0] : undefined;
}

/** The option to which a path leads in the data of that card. */
export function optionAt(card: string, path: ReadonlyArray<string | number>): ChoiceOption | undefined {
  const reached = path.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[String(key)] : undefined),
    find(card)?.entry,
  );
  return isOption(reached) ? reached : undefined;
}

/** Returns the number at or below which the resource is in its red zone. */
export function redZone(resource: Resource): number {
  for (const token of catalogue.tokens.values())
    if (token.kind === 'resource' && token.resource === resource) return token.redZone;
  return 0;
}

/** An action of a title by its id, and the card that gives it. */
export function titleActionOf(id: string): { readonly card: TitleCard; readonly action: TitleAction } | undefined {
  for (const card of catalogue.titles.values()) {
    const action = card.actions.find((each) => each.id === id);
    if (action !== undefined) return { card, action };
  }
  return undefined;
}

/** The objective by what games with it are played with. */
export function objectiveCard(objective: Objective): ObjectiveCard | undefined {
  return [...catalogue.objectives.values()].find((card) => card.objective === objective);
}

/** A space of the Jump Preparation track. */
export const jumpSpace = (index: number): Track['spaces'][number] | undefined =>
  catalogue.tracks.get('track/base/jump-preparation')?.spaces.find((space) => space.index === index);
