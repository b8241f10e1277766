/**
 * Skill cards: decks, draws, the Destiny deck. R-TURN-20 to R-TURN-30, R-TURN-144 to R-TURN-148, R-SET-40, R-CHK-31.
 */
import { catalogue } from '../../catalogue/index.ts';
import type { Catalogue, SkillCardEntry } from '../../catalogue/content.ts';
import type { Skill } from '../../catalogue/vocabulary.ts';
import { shuffle } from '../flow/random.ts';
import type { Game } from '../flow/game.ts';
import type { Choice } from '../types/decision.ts';
import type { Cause } from '../types/event.ts';
import type { CardId, Seat, SkillCard } from '../types/ids.ts';
import type { GameState, Pile } from '../types/state.ts';

export interface SkillCardFace {
  readonly entry: SkillCardEntry;
  readonly value: number;
  /** Sorts cards by skill, then by strength. */
  readonly order: string;
}

const faces = new Map<SkillCard, SkillCardFace>();

/** Returns the face of a Skill card: its entry in the catalogue and its strength. */
export function faceOf(card: SkillCard): SkillCardFace {
  const known = faces.get(card);
  if (known !== undefined) return known;
  const slash = card.lastIndexOf('/');
  const entry = catalogue.skillCards.get(card.slice(0, slash));
  if (entry === undefined) throw new Error(`there is no Skill card ${card}`);
  const value = Number(card.slice(slash + 1));
  const face = { entry, value, order: `${entry.skill}${value}${entry.id}` };
  faces.set(card, face);
  return face;
}

export function skillOf(card: SkillCard): Skill {
  return faceOf(card).entry.skill;
}

/** Every copy of every Skill card, by skill, unshuffled. */
export function allSkillCards({ skillCards }: Catalogue): Map<Skill, Array<SkillCard>> {
  const decks = new Map<Skill, Array<SkillCard>>();
  for (const entry of skillCards.values()) {
    const deck = decks.get(entry.skill) ?? [];
    for (const { value, copies } of entry.values)
      deck.push(...Array.from({ length: copies }, () => `${entry.id}/${value}`));
    decks.set(entry.skill, deck);
  }
  return decks;
}

/** R-TURN-148: a deck whose last card has left is refilled from its discard pile. */
export function refill(game: Game, pile: Pile<string>, name: string): void {
  if (pile.deck.length > 0 || pile.discard.length === 0) return;
  pile.deck = shuffle(game.state.random, pile.discard);
  pile.discard = [];
  game.tell({ kind: 'deckReshuffled', deck: name });
}

/** The top card of a deck, or `undefined` if there is neither deck nor discard pile. */
export function takeTop(game: Game, pile: Pile<string>, name: string): string | undefined {
  refill(game, pile, name);
  const card = pile.deck.pop();
  refill(game, pile, name);
  return card;
}

export function skillPile(state: GameState, skill: Skill): Pile<SkillCard> {
  const pile = state.skillDecks[skill];
  if (pile === undefined) throw new Error(`the ${skill} deck is not in this game`);
  return pile;
}

/** The skills that this game has decks of. */
export function skillsInGame(state: GameState): Array<Skill> {
  // The keys were put there from the vocabulary at setup.
  return Object.keys(state.skillDecks) as Array<Skill>;
}

export function canDraw(state: GameState, skill: Skill): boolean {
  const pile = state.skillDecks[skill];
  return pile !== undefined && pile.deck.length + pile.discard.length > 0;
}

/** Draws cards of these skills in order into a hand; cards that are not there are lost (R-TURN-29). */
export function drawSkills(
  game: Game,
  seat: Seat,
  skills: ReadonlyArray<Skill>,
  why: Cause | 'receiveSkills' | 'setup',
): void {
  const cards: Array<SkillCard> = [];
  for (const skill of skills) {
    const card = takeTop(game, skillPile(game.state, skill), skill);
    if (card !== undefined) cards.push(card);
  }
  if (cards.length === 0) return;
  game.player(seat).hand.push(...cards);
  const drawn = cards.map(skillOf);
  game.tellSecretly(
    [seat],
    { kind: 'skillsDrawn', seat, skills: drawn, why, cards },
    { kind: 'skillsDrawn', seat, skills: drawn, why },
  );
}

export function toDiscard(game: Game, cards: ReadonlyArray<SkillCard>): void {
  for (const card of cards) skillPile(game.state, skillOf(card)).discard.push(card);
}

/** Takes these cards, once for each time they are named, out of a list. */
export function removeCards(from: Array<string>, cards: ReadonlyArray<string>): void {
  for (const card of cards) {
    const at = from.indexOf(card);
    if (at < 0) throw new Error(`${card} is not there`);
    from.splice(at, 1);
  }
}

/** R-CHK-31: 2 cards of each Skill deck, shuffled. */
export function buildDestiny(game: Game): void {
  const { state } = game;
  for (const skill of skillsInGame(state)) {
    const pile = skillPile(state, skill);
    for (let i = 0; i < 2; i += 1) {
      const card = takeTop(game, pile, skill);
      if (card !== undefined) state.destiny.push(card);
    }
  }
  shuffle(state.random, state.destiny);
}

/** Takes cards of the Destiny deck, which is rebuilt as soon as its last card has left it. */
export function takeDestiny(game: Game, count: number): Array<SkillCard> {
  const { state } = game;
  const taken: Array<SkillCard> = [];
  while (taken.length < count) {
    const card = state.destiny.pop();
    if (card !== undefined) taken.push(card);
    else if (!rebuildDestiny(game)) return taken;
    if (state.destiny.length === 0) rebuildDestiny(game);
  }
  return taken;
}

/** False if no Skill deck has a card left to build it from. */
export function rebuildDestiny(game: Game): boolean {
  buildDestiny(game);
  if (game.state.destiny.length === 0) return false;
  game.tell({ kind: 'destinyRebuilt' });
  return true;
}

/** A choice a card; further copies of the same face get `~2`, `~3`… so that ids stay unique. */
export function cardChoices<T extends { readonly id: string }>(
  cards: ReadonlyArray<string>,
  make: (card: string, id: string) => T,
): Array<T> {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return make(card, copy === 1 ? card : `${card}~${copy}`);
  });
}

export function skillCardChoices(cards: ReadonlyArray<SkillCard>): Array<Choice> {
  return cardChoices(cards, (card, id): Choice => ({ id, kind: 'skillCard', card }));
}

/** Choice ids of the weakest cards: those discarded for a player who does not answer. */
export function weakest(cards: ReadonlyArray<SkillCard>, count: number): Array<string> {
  return cardChoices(cards, (card, id) => ({ id, strength: faceOf(card).value }))
    .sort((one, other) => one.strength - other.strength)
    .slice(0, count)
    .map(({ id }) => id);
}

export function plainCardChoices(cards: ReadonlyArray<CardId>): Array<Choice> {
  return cardChoices(cards, (card, id): Choice => ({ id, kind: 'card', card }));
}
