/** Crisis and Quorum cards that stay in play: R-CRI-30 to R-CRI-34, R-JMP-15. */
import { catalogue } from '../../catalogue/index.ts';
import type { Stay, Effects } from '../../catalogue/effect.ts';
import type { Game } from '../flow/game.ts';
import { shuffle } from '../flow/random.ts';
import type { CardId } from '../types/ids.ts';
import type { GameState, Pile } from '../types/state.ts';
import { isFleetAway } from './places.ts';
import { scarIn, shipsOf } from './ships.ts';
import { present } from '../../values/present.ts';

/** The discard pile and deck that a card belongs to; none for one of a Crisis deck that is out of the game. */
function pileOf(state: GameState, card: CardId): Pile<CardId> | undefined {
  if (catalogue.quorum.has(card)) return state.quorum;
  if (catalogue.superCrises.has(card)) return state.superCrisis;
  return (catalogue.crises.get(card)?.deck ?? 'main') === state.crisisDeck ? state.crisis : undefined;
}

/** A card that is done with goes to its discard pile, or out of the game with its deck (R-NCA-16). */
export function putAside(state: GameState, card: CardId): void {
  (pileOf(state, card)?.discard ?? state.removed).push(card);
}

/** Whether it is one of the cards that leave play when the fleet jumps. */
export function staysUntilJump(card: CardId): boolean {
  const stay = stayOf(card);
  return stay !== undefined && stay !== 'toEnd';
}

function effectsOf(card: CardId): ReadonlyArray<Effects> {
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  if (crisis === undefined) return [present(catalogue.quorum.get(card), card).effects];
  switch (crisis.kind) {
    case 'check':
      return [crisis.check.pass ?? [], crisis.check.partial ?? [], crisis.check.fail ?? []];
    case 'choice':
      return crisis.options.map((option) => option.effects);
    case 'attack':
      return [crisis.attack.special?.effects ?? []];
    case 'event':
      return [crisis.effects];
    default: {
      const never: never = crisis;
      throw new Error(`no such kind of card: ${JSON.stringify(never)}`);
    }
  }
}

/** How long this card stays, as its own effects say. */
function stayOf(card: CardId): Stay | undefined {
  for (const effect of effectsOf(card).flat()) if ('keepInPlay' in effect) return effect.keepInPlay;
  return undefined;
}

export function discardFromPlay(game: Game, card: CardId): void {
  const { state } = game;
  state.inPlay.splice(state.inPlay.indexOf(card), 1);
  putAside(state, card);
  game.tell({ kind: 'cardLeftPlay', card, how: 'discarded' });
}

/**
 * R-CRI-33: cards that end with the loss of a civilian ship or a basestar leave play at once; not as long as they are
 * without effect (R-NCA-22).
 */
export function leavePlayAtLoss(game: Game, lost: 'civilian' | 'basestar'): void {
  if (isFleetAway(game.state)) return;
  for (const card of [...game.state.inPlay]) {
    const stay = stayOf(card);
    if (stay === 'untilLossOrJump' || (stay === 'untilBasestarLostOrJump' && lost === 'basestar'))
      discardFromPlay(game, card);
  }
}

/** R-CRI-33: cards that end with the last raider, or with Scar. */
export function leavePlayAtRaiderLoss(game: Game): void {
  for (const card of [...game.state.inPlay])
    if (hasNothingToStayFor(game.state, stayOf(card))) discardFromPlay(game, card);
}

/** R-CRI-33: the raiders that the card is about are not there, or not any more. */
export function hasNothingToStayFor(state: GameState, stay: Stay | undefined): boolean {
  if (stay === 'untilNoRaidersOrJump') return shipsOf(state, 'raider').length === 0;
  return stay === 'untilScarLostOrJump' && scarIn(state) === undefined;
}

/** R-JMP-15: cards that stay until the fleet jumps. */
export function leavePlayAtJump(game: Game): void {
  const { state } = game;
  for (const card of [...state.inPlay]) {
    if (!staysUntilJump(card)) continue;
    const crisis = catalogue.crises.get(card);
    if (crisis?.rules?.shuffledInAtJump !== true) {
      discardFromPlay(game, card);
      continue;
    }
    state.inPlay.splice(state.inPlay.indexOf(card), 1);
    state.crisis.deck.push(card);
    shuffle(state.random, state.crisis.deck);
    game.tell({ kind: 'cardLeftPlay', card, how: 'shuffledIn' });
  }
}
