/** The faces of cards. */
import type { loyaltyKinds } from '../../src/catalogue/content.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import * as told from '../../src/engine/describe/telling.ts';
import type { CheckView, GameView } from '../../src/engine/types/view.ts';
import { capital } from '../../src/words/text.ts';
import type { Text } from '../../src/words/text.ts';
import type { PictureWords } from '../words.ts';

type Skill = CheckView['skills'][number];

export interface DrawnSkill {
  readonly skill: Skill;
  readonly value: number;
}

/** Reads a Skill card's id, e.g. `skill/base/repair/2`. */
export function skillFace(card: string): DrawnSkill | undefined {
  const cutAt = card.lastIndexOf('/');
  const skill = catalogue.skillCards.get(card.slice(0, cutAt))?.skill;
  return skill === undefined ? undefined : { skill, value: Number(card.slice(cutAt + 1)) };
}

/** The three letters of a Skill. */
export const skillLetters = (skill: Skill, words: PictureWords): string => words.say(`pictures.board.letters.${skill}`);

type LoyaltyKind = (typeof loyaltyKinds)[number];

/** Returns the kind of a Loyalty card; `undefined` for any other id. */
export function loyaltyKind(card: string): LoyaltyKind | undefined {
  return catalogue.loyalty.get(card)?.kind;
}

export type LoyaltySide = Exclude<LoyaltyKind, 'personalGoal' | 'finalFive'>;

/** The side that it says its owner is on: Personal Goals and the Final Five are human like any other. */
export function sideOfCard(card: string): LoyaltySide {
  const kind = loyaltyKind(card) ?? 'notACylon';
  return kind === 'personalGoal' || kind === 'finalFive' ? 'notACylon' : kind;
}

/** A player's side in the end, in the picture: the side first, then what else the Loyalty cards say. */
export type SideInPicture = LoyaltySide | 'leader';

/**
 * One Cylon card makes a Cylon, and so does a Sympathizer who became one. A player who wins by an Agenda is on no other
 * side (R-VIC-40), whatever Loyalty cards say.
 */
export function sidesInPicture({
  cylon,
  openLoyalty,
}: Pick<GameView['players'][number], 'cylon' | 'openLoyalty'>): ReadonlyArray<SideInPicture> {
  if (cylon === 'leader') return ['leader'];
  if (cylon === 'sympathetic') return ['sympatheticCylon'];
  const kinds = new Set(openLoyalty.map(sideOfCard));
  if (cylon === undefined && !kinds.has('cylon'))
    return ['notACylon', ...[...kinds].filter((kind) => kind !== 'notACylon')];
  return cylon === 'sympathizer' ? ['cylon', 'sympathizer'] : ['cylon'];
}

/** Returns the side for whose victory a Motive is. */
export const motiveSide = (card: string): 'humans' | 'cylons' => catalogue.motives.get(card)?.allegiance ?? 'cylons';

export interface Paragraph {
  /** The result of the check or the option that the text belongs to. */
  readonly mark?: { readonly word: string; readonly tone: 'consequence' | 'pass' | 'partial' | 'fail' | 'option' };
  readonly text: string;
}

/** A card's own name, without what tells it from others of that name, and what it does, a thought a paragraph. */
export interface CardFace {
  readonly name: string;
  readonly paragraphs: ReadonlyArray<Paragraph>;
}

/** Throws an `Error` for a card that is in no deck. */
export function cardFace(card: string, words: PictureWords): CardFace {
  const { name, lines } = told.card(card);
  const text = linesIn(lines, words);
  const skillCard = catalogue.skillCards.get(card.slice(0, card.lastIndexOf('/')));
  // The first line of a Skill card says its Skill and strength, which are drawn.
  if (skillCard !== undefined) return { name: words.name(skillCard.id), paragraphs: text.slice(1) };
  return { name: words.word(name), paragraphs: text };
}

/** Returns the standing of a viewer with an Agenda, as if it were a card; `undefined` for anyone else. */
export function standingFace(view: GameView, words: PictureWords): CardFace | undefined {
  const standing = told.standing(view);
  return standing === undefined
    ? undefined
    : { name: words.word(capital(standing.name)), paragraphs: linesIn(standing.lines, words) };
}

/** A Loyalty card of the viewer, with what it means beside the others. */
export interface DrawnLoyalty {
  readonly card: string;
  readonly faceUp: boolean;
  readonly face: CardFace;
}

/** Returns the Loyalty cards in the order of the view; each tells its meaning with all that the viewer holds. */
export function heldLoyalty(view: GameView, words: PictureWords): ReadonlyArray<DrawnLoyalty> {
  return (told.loyalty(view)?.cards ?? []).map(({ card, faceUp, lines }) => ({
    card,
    faceUp,
    face: { name: cardFace(card, words).name, paragraphs: linesIn(lines, words) },
  }));
}

/** Whether the viewer is human by all Loyalty cards. */
export const isHuman = (view: GameView): boolean => told.allegiance(view) === 'human';

const linesIn = (lines: ReadonlyArray<Text>, words: PictureWords): ReadonlyArray<Paragraph> =>
  lines.map((line) => ({ text: words.word(line) }));

/** Returns the describer's lines about a card. */
export const linesOf = (card: string): ReadonlyArray<Text> => told.card(card).lines;

/** The same, worded. */
export const cardLines = (card: string, words: PictureWords): ReadonlyArray<string> => linesOf(card).map(words.word);

/** Returns what a line says behind its heading. */
export const withoutHeading = (line: Text): Text =>
  typeof line === 'object' && line.is === 'headed' ? capital(line.text) : line;

/** Returns the text of an alternative that has a mark in front of it instead. */
export const withoutBullet = (text: string): string => text.replace(/^• /, '');
