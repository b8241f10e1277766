/** The only file of the picture that knows the catalogue: names, and facts that a view leaves out because they never change. */
import { catalogue } from '../src/catalogue/index.ts';
import { describeCard, describeDecision, describeName, describeOutcome } from '../src/engine/describe/index.ts';
import type { Crisis } from '../src/catalogue/content.ts';
import type { CheckView, GameView } from '../src/engine/types/view.ts';

type Skill = CheckView['skills'][number];
type Resource = keyof GameView['resources'];

export interface Place {
  readonly id: string;
  /** From the fullest to the shortest wording. */
  readonly names: ReadonlyArray<string>;
  readonly damageable: boolean;
  readonly hazardous: boolean;
}

export type Board = 'galactica' | 'colonialOne' | 'cylonLocations';

function collectPlaces(board: Board): ReadonlyArray<Place> {
  return Array.from(catalogue.locations.values())
    .filter((location) => location.board === board)
    .map(({ id, name, shortName, damageable, hazardous }) => ({ id, names: [name, shortName], damageable, hazardous }));
}

/** The locations of each board, in the order in which the board shows them. */
export const places: Readonly<Record<Board, ReadonlyArray<Place>>> = {
  galactica: collectPlaces('galactica'),
  colonialOne: collectPlaces('colonialOne'),
  cylonLocations: collectPlaces('cylonLocations'),
};

export const nameOf = describeName;

/** From the fullest to the shortest wording. */
export function characterNames(id: string): ReadonlyArray<string> {
  const character = catalogue.characters.get(id);
  return character === undefined ? [describeName(id)] : [character.name, character.shortName];
}

export function initialsOf(id: string): string {
  return catalogue.characters.get(id)?.initials ?? describeName(id).slice(0, 2).toUpperCase();
}

type Question = GameView['waitingFor'][number];

/** What is asked, to follow the name of whoever is asked; `names` are short. */
export function questionWords({ seat, topic }: Question, names: (seat: number) => string): string {
  const { title } = describeDecision({ seat, topic }, { seat: names, character: describeName });
  const address = `${names(seat)}, `;
  return title.startsWith(address) ? title.slice(address.length) : title;
}

/** Why the game has ended: what follows the colon in «The Cylons win: …», as a sentence. */
export function endingWords(over: NonNullable<GameView['over']>): string {
  const sentence = describeOutcome({ ...over, winners: [] }, { seat: (seat) => `Seat ${seat + 1}`, character: describeName });
  const reason = sentence.slice(sentence.indexOf(': ') + 1).trim();
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

export interface Dial {
  readonly max: number;
  readonly redZone: number;
}

const unmarkedDial: Dial = { max: 15, redZone: 0 };

export function dialOf(resource: Resource): Dial {
  for (const token of catalogue.tokens.values()) {
    if (token.kind === 'resource' && token.resource === resource) return token;
  }
  return unmarkedDial;
}

export interface Milestone {
  readonly distance: number;
  readonly event: 'sleeperAgent' | 'finalJump';
}

export interface Goal {
  readonly name: string;
  readonly milestones: ReadonlyArray<Milestone>;
}

export function goalOf(objective: GameView['options']['objective']): Goal {
  const card = Array.from(catalogue.objectives.values()).find(({ id }) => id.endsWith(`/${kebab(objective)}`));
  return { name: card?.name ?? objective, milestones: card?.thresholds ?? [] };
}

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The distance on a Destination card; other cards beside the objective don't carry one. */
export function distanceOf(card: string): number | undefined {
  return catalogue.destinations.get(card)?.distance;
}

export interface SkillFace {
  readonly skill: Skill;
  readonly value: number;
}

/** Reads a Skill card's id, e.g. `skill/base/repair/2`. */
export function skillFace(card: string): SkillFace | undefined {
  const cutAt = card.lastIndexOf('/');
  const skill = catalogue.skillCards.get(card.slice(0, cutAt))?.skill;
  return skill === undefined ? undefined : { skill, value: Number(card.slice(cutAt + 1)) };
}

/** What a damage token on a basestar does, in a sign or two. */
export function basestarDamageSign(token: string): string {
  const entry = catalogue.tokens.get(token);
  if (entry?.kind !== 'basestarDamage') return '?';
  if (entry.rules.noLaunch === true) return 'H';
  if (entry.rules.noAttack === true) return 'W';
  return entry.rules.attackBonus === undefined ? `×${entry.counts}` : `+${entry.rules.attackBonus}`;
}

const resourceLetters: Readonly<Record<Resource, string>> = { fuel: 'F', food: 'D', morale: 'M', population: 'P' };

/** What is lost with a civilian ship, e.g. `2P` or `1P 1F`; `0` for nothing. */
export function civilianSign(token: string): string {
  const entry = catalogue.tokens.get(token);
  if (entry?.kind !== 'civilianShip') return '?';
  const losses = Object.entries(entry.lose).flatMap(([resource, amount]) => (isResource(resource) ? [`${amount}${resourceLetters[resource]}`] : []));
  return losses.length === 0 ? '0' : losses.join(' ');
}

function isResource(word: string): word is Resource {
  return word in resourceLetters;
}

export interface TrackSpace {
  readonly name: string;
  readonly colour: 'red' | 'blue' | undefined;
  readonly population: number | undefined;
}

export function trackSpaces(track: 'jump-preparation' | 'boarding-party'): ReadonlyArray<TrackSpace> {
  return (catalogue.tracks.get(`track/base/${track}`)?.spaces ?? [])
    .map(({ name, colour, population }) => ({ name, colour, population }));
}

/** What a Loyalty card makes of its owner. */
export function loyaltyKind(card: string): 'notACylon' | 'cylon' | 'sympathizer' | undefined {
  return catalogue.loyalty.get(card)?.kind;
}

export interface Paragraph {
  /** What it is the text of: a result of the check, or one of several options. */
  readonly mark?: { readonly word: string; readonly tone: 'pass' | 'partial' | 'fail' | 'option' };
  readonly text: string;
}

export interface CrisisFace {
  readonly paragraphs: ReadonlyArray<Paragraph>;
  /** The icons at the bottom of the card. */
  readonly activation: ReadonlyArray<'raiders' | 'launchRaiders' | 'heavyRaiders' | 'basestars'>;
  readonly jump: boolean;
}

function afterColon(line: string): string {
  const text = line.slice(line.indexOf(':') + 1).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a Crisis or Super Crisis card does, without what its icons and the picture of its check say. */
export function crisisFace(card: string): CrisisFace | undefined {
  const superCrisis = catalogue.superCrises.get(card);
  const crisis = superCrisis ?? catalogue.crises.get(card);
  if (crisis === undefined) return undefined;
  const { activation, jump } = crisis;
  const all = describeCard(card).lines;
  const icons = (activation.length > 0 ? 1 : 0) + (jump ? 1 : 0);
  const lines = all.slice(superCrisis === undefined ? 0 : 1, all.length - icons);
  return { paragraphs: paragraphsOf(crisis, lines), activation, jump };
}

function paragraphsOf(crisis: Crisis, lines: ReadonlyArray<string>): ReadonlyArray<Paragraph> {
  switch (crisis.kind) {
    case 'check': {
      const { partialAt } = crisis.check;
      const partial = partialAt === undefined ? [] : [{ word: `${partialAt}+`, tone: 'partial' } as const];
      const marks = [{ word: 'PASS', tone: 'pass' } as const, ...partial, { word: 'FAIL', tone: 'fail' } as const];
      return lines.slice(1).map((text, index) => marked(text, marks[index]));
    }
    case 'choice':
      return lines.map((text, index) => marked(text, index === 0 || index > crisis.options.length ? undefined : { word: `${index}`, tone: 'option' }));
    case 'attack': case 'event':
      return lines.map((text) => ({ text }));
  }
}

function marked(text: string, mark: Paragraph['mark']): Paragraph {
  return mark === undefined ? { text } : { mark, text: afterColon(text) };
}

/** A card's own name, without what tells it from others of that name, and what it does, a thought a paragraph. */
export interface CardFace {
  readonly name: string;
  readonly paragraphs: ReadonlyArray<Paragraph>;
}

/** Throws an `Error` for a card that is in no deck. */
export function cardFace(card: string): CardFace {
  const { name, lines } = describeCard(card);
  const skillCard = catalogue.skillCards.get(card.slice(0, card.lastIndexOf('/')));
  // The first line of a Skill card says its Skill and strength, which are drawn.
  if (skillCard !== undefined) return { name: skillCard.name, paragraphs: lines.slice(1).map((text) => ({ text })) };
  return { name, paragraphs: lines.map((text) => ({ text })) };
}

export interface AbilityFace extends CardFace {
  readonly slot: 'positive' | 'oncePerGame' | 'negative';
}

/** What tells a character from others; its last lines are its abilities, one each. */
export function abilitiesOf(character: string): ReadonlyArray<AbilityFace> {
  const abilities = catalogue.characters.get(character)?.abilities ?? [];
  if (abilities.length === 0) return [];
  const lines = describeCard(character).lines.slice(-abilities.length);
  return abilities.map(({ name, slot }, index) => ({ name, slot, paragraphs: [{ text: afterColon(lines[index] ?? '') }] }));
}

/** Whether a character flies vipers, and which Skills it draws. */
export function characterFacts(character: string): string {
  return describeCard(character).lines.slice(0, 2).join(' ');
}
