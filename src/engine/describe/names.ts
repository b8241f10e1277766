import { inEnglish } from './inEnglish.ts';
import { areas, resources, skills } from '../../catalogue/vocabulary.ts';
import type { Area } from '../../catalogue/vocabulary.ts';
import { catalogue } from '../../catalogue/index.ts';
import { phases } from '../types/event.ts';
import type { SkillCard } from '../types/ids.ts';
import { abilityIn } from '../types/terms.ts';
import { find, skillFace } from './lookup.ts';
import { capital, list, uncapital } from './grammar.ts';
import { milestoneWords } from './openWords.ts';
import { areaNames, boardName, phaseNames, resourceNames, skillNames, titleName, withThe } from './terms.ts';

const deckNames = {
  crisis: 'Crisis deck',
  superCrisis: 'Super Crisis deck',
  quorum: 'Quorum deck',
  destination: 'Destination deck',
  destinations: 'Destination deck',
  loyalty: 'Loyalty deck',
  destiny: 'Destiny deck',
};

const fixed: ReadonlyMap<string, string> = new Map<string, string>([
  ...skills.map((id) => [id, skillNames[id]] as const),
  ...resources.map((id) => [id, resourceNames[id]] as const),
  ...areas.map((id) => [id, areaNames[id]] as const),
  ...[...catalogue.titles.values()].map(({ title }) => [title, titleName(title)] as const),
  ...[...catalogue.boards.values()].map(({ board }) => [board, boardName(board)] as const),
  // The Crisis step, not the deck, is what the word alone means: it is both a phase and a pile.
  ...phases.map((id) => [id, phaseNames[id]] as const),
]);

/** «crisis-deck» of an id that no table knows: better than an error in the middle of a message. */
const spelledOut = (id: string): string =>
  capital((id.split('/').at(-1) ?? id).replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

export const faceName = (card: SkillCard): string => {
  const face = skillFace(card);
  return face ? `${face.entry.name} ${face.value}` : spelledOut(card);
};

/** The name of anything that has an id or is a word of the game. */
export function nameOf(id: string): string {
  const known = fixed.get(id) ?? milestoneWords(id)?.name ?? abilityIn(id)?.ability;
  if (known !== undefined) return inEnglish(known);
  const found = find(id);
  if (found) return found.entry.name;
  return faceName(id);
}

/** What caused or asks something: a Skill card without its strength. */
export function sourceName(id: string): string {
  const found = find(id);
  const hit = found?.kind === 'token' && 'location' in found.entry ? found.entry.location : undefined;
  if (hit !== undefined) return `damage to ${place(hit)}`;
  if (found?.kind === 'setup') return uncapital(found.entry.name);
  if (found?.kind === 'token' && found.entry.kind === 'civilianShip') return 'a lost civilian ship';
  return skillFace(id)?.entry.name ?? nameOf(id);
}

/** What a deck is called, by its key in the state. */
export const deckName = (deck: string): string =>
  new Map(Object.entries(deckNames)).get(deck) ?? `${fixed.get(deck) ?? spelledOut(deck)} deck`;

/** «the Armory» */
export const place = (location: string): string => withThe(nameOf(location));

const isArea = (where: string): where is Area => areas.some((area) => area === where);

/** «space at the bow» or «the Armory»: where a character can be. */
export const where = (to: string): string => (isArea(to) ? `the ${areaNames[to].toLowerCase()}` : place(to));

/** «Engineering 2»: what matters of a card in a check. */
export function faceSkill(card: SkillCard): string {
  const face = skillFace(card);
  return face ? `${skillNames[face.entry.skill]} ${face.value}` : spelledOut(card);
}

export const faceValue = (card: SkillCard): number => skillFace(card)?.value ?? 0;

/** «2× Repair 2»: equal ones once, in the order in which they come. */
export function grouped(items: ReadonlyArray<string>): ReadonlyArray<string> {
  return [...new Set(items)].map((item) => {
    const count = items.filter((other) => other === item).length;
    return count === 1 ? item : `${count}× ${item}`;
  });
}

export const faces = (cards: ReadonlyArray<SkillCard>): string => list(grouped(cards.map(faceName)));
export const cardNames = (cards: ReadonlyArray<string>): string => list(grouped(cards.map(nameOf)));
