/** The things of the game as nouns: each language has their cases, genders and counts in its `names/`. */
import type { Ability } from '../../catalogue/content.ts';
import { abilityOf } from '../../catalogue/abilities.ts';
import type {
  Activation,
  Area,
  BoardName,
  CharacterType,
  CylonShip,
  Resource,
  ResourceAmounts,
  SendPlace,
  Skill,
  Title,
} from '../../catalogue/vocabulary.ts';
import { areas, resources, skills } from '../../catalogue/vocabulary.ts';
import { catalogue } from '../../catalogue/index.ts';
import { capital, counted, inRow, listed, noun, tell } from '../../words/text.ts';
import type { Noun, Text, TextNode } from '../../words/text.ts';
import { boardEntry } from '../pieces/places.ts';
import { phases } from '../types/event.ts';
import type { Phase } from '../types/event.ts';
import type { ShipKind } from '../types/decision.ts';
import type { Seat, SkillCard } from '../types/ids.ts';
import type { DieRange } from '../types/terms.ts';
import { find, modelName, skillFace } from './lookup.ts';
import type { BaseKind } from './lookup.ts';
import { milestoneWords } from './openWords.ts';
import type { Names } from './types.ts';

type AnyShip = ShipKind | CylonShip | 'raptor' | 'centurion' | 'galactica';

/**
 * “Politics”, “fuel”, “port bow”, “Political leader”: words of the game by their own ids, as they stand in a sentence.
 */
export const skill = (id: Skill): Noun => noun(id);
export const resource = (id: Resource): Noun => noun(id);
export const area = (id: Area): Noun => noun(id);
export const characterType = (id: CharacterType): Noun => noun(id);
export const phase = (id: Phase): Noun => noun(`phase/${id}`);
/** “raiders”, “heavy raiders and centurions”: what is activated. */
export const activation = (id: Activation): Noun => noun(`activation/${id}`);
/** “Skill card” */
export const kind = (id: BaseKind): Noun => noun(`kind/${id}`);
/** The position of an area in words for people who don't sail: “Behind Galactica”. */
export const areaHelp = (id: Area): Noun => noun(`areaHelp/${id}`);

/** “Admiral”: what its card is called. */
export function title(id: Title): Noun {
  for (const card of catalogue.titles.values())
    if (card.title === id) return { is: 'noun', id: card.id, name: card.name };
  return { is: 'noun', id };
}

/** “the Cylon Fleet board”, “Galactica”; `on` and `to` are cases of it: “aboard Galactica”. */
export function board(of: BoardName): Noun {
  const { id, name: words } = boardEntry(of);
  return { is: 'noun', id, name: words };
}

/** The place where people are sent: “the Brig”. */
export const sendPlace = (id: SendPlace): Noun => noun(`place/${id}`);

export const ship = (id: AnyShip): Noun => noun(id);
export const ships = (count: number, id: AnyShip): Noun => counted(count, id);
/** “viper”, or the model where a game has several. */
export const viper = (model: string | undefined): TextNode =>
  model === undefined ? noun('viper') : noun(modelId(model), modelName(model));
export const vipers = (count: number, model: string | undefined): TextNode =>
  model === undefined ? counted(count, 'viper') : counted(count, modelId(model), modelName(model));
const modelId = (model: string): string => `viper/${model}`;

/** “2 Skill cards”, “1 Mutiny card”: that many of the kind of cards that `names/cards.ftl` calls `id`. */
export const cards = (count: number, id: string): Noun => counted(count, `cards/${id}`);
export const skillCards = (count: number): Noun => cards(count, 'skill');
/** “2 Politics cards” */
export const cardsOfSkill = (count: number, id: Skill): Noun => counted(count, `cards/${id}`);

/** “2 trauma tokens” */
export const tokens = (count: number, id: 'traumaToken' | 'miracleToken' | 'damageToken' | 'occupationForce'): Noun =>
  counted(count, id);

/** “1 food and 1 morale”, in the order of the dials. */
export const amounts = (amount: ResourceAmounts): Text =>
  listed(resources.flatMap((id) => (amount[id] === undefined ? [] : [counted(amount[id], id)])));

export const skillList = (ids: ReadonlyArray<Skill>, by: 'and' | 'or' = 'and'): Text => listed(ids.map(skill), by);

export const seats = (which: ReadonlyArray<Seat>, names: Names): Text => listed(which.map((seat) => names.seat(seat)));

/** “4 or less”, “5”, “2 to 4”; the die has 8 sides (R-TURN-140). */
export function rollRange({ from, to }: DieRange): Text {
  if (from === to) return String(from);
  if (from <= 1) return tell('dice.orLess', { to });
  if (to >= 8) return tell('dice.orMore', { from });
  return tell('dice.between', { from, to, neighbors: to === from + 1 });
}

/** “once”, “twice”, “3 times” */
export const times = (count: number): TextNode => tell('grammar.times', { count });

/** Names of ids by their meaning alone; each stands as a name does, with a capital letter. */
const named: ReadonlyMap<string, () => Text> = new Map<string, () => Text>([
  ...skills.map((id) => [id, () => skill(id)] as const),
  ...resources.map((id) => [id, () => capital(resource(id))] as const),
  ...areas.map((id) => [id, () => capital(area(id))] as const),
  ...[...catalogue.titles.values()].map((card) => [card.title, () => title(card.title)] as const),
  ...[...catalogue.boards.values()].flatMap((entry) =>
    [entry.board, entry.id].map((id) => [id, () => board(entry.board)] as const),
  ),
  // The Crisis step, not the deck, is what the word alone means: it is both a phase and a pile.
  ...phases.map((id) => [id, () => phase(id)] as const),
]);

/** “crisis-deck” of an id that no table knows: better than an error in the middle of a message. */
const spelledOut = (id: string): Text =>
  capital(
    (id.split('/').at(-1) ?? id)
      .replaceAll('-', ' ')
      .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );

/** “Repair 2” */
export function face(card: SkillCard): Text {
  const found = skillFace(card);
  return found ? inRow([noun(found.entry.id, found.entry.name), String(found.value)], ' ') : spelledOut(card);
}

/** An ability of a sheet: “Inspirational Leader”. */
export const abilityName = ({ id, name: called }: Ability): Noun => noun(id, called);

/** The name of anything that has an id or is a word of the game; a noun in whatever case is asked for. */
export function name(id: string): Text {
  const ability = abilityOf(id);
  if (ability !== undefined) return abilityName(ability);
  const known = named.get(id)?.() ?? milestoneWords(id)?.name;
  if (known !== undefined) return known;
  const found = find(id);
  return found ? noun(id, found.entry.name) : face(id);
}

/** Returns the short name of a character: “Apollo”; the whole name where there is none. */
export function shortName(character: string): Text {
  const found = find(character);
  return found?.kind === 'character' ? noun(`${character}/short`, found.entry.shortName) : name(character);
}

/** A location as a noun: “Armory”; `the`, `at` and `to` are cases of it. */
export const place = name;

/** Returns a place where a character can be: “space at the bow” or “the Armory”. */
export const where = (to: string): Text => (areas.some((one) => one === to) ? noun(to) : place(to));

/** Returns the name of the thing that caused or asks something: a Skill card without its strength. */
export function source(id: string): Text {
  const found = find(id);
  const hit = found?.kind === 'token' && 'location' in found.entry ? found.entry.location : undefined;
  if (hit !== undefined) return tell('sources.damage', { place: place(hit) });
  if (found?.kind === 'setup') return { is: 'noun', id, name: found.entry.name, case: 'inside' };
  if (found?.kind === 'token' && found.entry.kind === 'civilianShip') return tell('sources.civilianShip');
  const entry = skillFace(id)?.entry;
  return entry === undefined ? name(id) : noun(entry.id, entry.name);
}

const deckKeys = {
  crisis: 'crisis',
  superCrisis: 'superCrisis',
  quorum: 'quorum',
  destination: 'destination',
  destinations: 'destination',
  loyalty: 'loyalty',
  destiny: 'destiny',
  mission: 'mission',
  mutiny: 'mutiny',
  ally: 'ally',
} as const;

/** Returns the name of a deck, by its key in the state: “Crisis deck”. */
export function deck(id: string): Text {
  const key = new Map<string, string>(Object.entries(deckKeys)).get(id);
  return key === undefined ? tell('sources.deck', { of: named.get(id)?.() ?? spelledOut(id) }) : noun(`deck/${key}`);
}

/** “Engineering 2”: what matters of a card in a check. */
export function faceSkill(card: SkillCard): Text {
  const found = skillFace(card);
  return found ? inRow([skill(found.entry.skill), String(found.value)], ' ') : spelledOut(card);
}

/** “Repair 2 (Engineering)” */
export function faceWithSkill(card: SkillCard): Text {
  const found = skillFace(card);
  return found ? inRow([face(card), ' (', skill(found.entry.skill), ')'], '') : spelledOut(card);
}

/** Those that are equal by their key once, in the order in which they come: “2× Repair 2”. */
export function grouped<T>(
  items: ReadonlyArray<T>,
  text: (item: T) => Text,
  keyOf: (item: T) => string,
): ReadonlyArray<Text> {
  const found = new Map<string, { readonly item: T; readonly count: number }>();
  for (const item of items) found.set(keyOf(item), { item, count: (found.get(keyOf(item))?.count ?? 0) + 1 });
  return [...found.values()].map(({ item, count }) =>
    count === 1 ? text(item) : inRow([`${count}×`, text(item)], ' '),
  );
}

export const faces = (ids: ReadonlyArray<SkillCard>): Text => listed(grouped(ids, face, String));
export const cardNames = (ids: ReadonlyArray<string>): Text => listed(grouped(ids, name, String));
