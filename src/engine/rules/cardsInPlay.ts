/** Crisis and Quorum cards that stay in play: R-CRI-30 to R-CRI-34, R-JMP-15. */
import { catalogue } from '../../catalogue/index.ts';
import type { Stay } from '../../catalogue/effect.ts';
import type { Effects } from '../../catalogue/effect.ts';
import type { Game } from '../flow/game.ts';
import { shuffle } from '../flow/random.ts';
import type { CardId } from '../types/ids.ts';
import type { GameState, Pile } from '../types/state.ts';

/** The discard pile and deck that a card belongs to. */
export function pileOf(state: GameState, card: CardId): Pile<CardId> {
  if (catalogue.quorum.has(card)) return state.quorum;
  return catalogue.superCrises.has(card) ? state.superCrisis : state.crisis;
}

function effectsOf(card: CardId): ReadonlyArray<Effects> {
  const crisis = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  if (crisis === undefined) return [catalogue.quorum.get(card)?.effects ?? []];
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
  pileOf(state, card).discard.push(card);
  game.tell({ kind: 'cardLeftPlay', card, how: 'discarded' });
}

/** R-CRI-33: cards that end with the loss of a civilian ship or a basestar leave play at once. */
export function leavePlayAtLoss(game: Game): void {
  for (const card of [...game.state.inPlay]) if (stayOf(card) === 'untilLossOrJump') discardFromPlay(game, card);
}

/** R-JMP-15: cards that stay until the fleet jumps. */
export function leavePlayAtJump(game: Game): void {
  const { state } = game;
  for (const card of [...state.inPlay]) {
    const stay = stayOf(card);
    if (stay === undefined || stay === 'toEnd') continue;
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
