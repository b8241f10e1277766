/** The Loyalty deck: R-SET-50 to R-SET-58. */
import { humanKinds } from '../../../catalogue/content.ts';
import type { Loyalty, LoyaltyNumbers } from '../../../catalogue/content.ts';
import { sheetRules } from '../../abilities/rules.ts';
import { contentOf, gameRule, switchesOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { shuffle } from '../../flow/random.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { clockwise, hasCylonLeader, isCylonLeader } from '../../pieces/players.ts';
import { arrangeLoyalty } from './lesson.ts';

/**
 * R-SET-20, R-SET-52, R-SET-61: "You Are a Cylon" and "You Are Not a Cylon" cards for this game, and whether the
 * Mutineer is there.
 */
export function loyaltyNumbers(state: GameState): LoyaltyNumbers[number] {
  const { players } = state.options;
  const found = gameRule(state, hasCylonLeader(state) ? 'loyaltyWithLeader' : 'loyalty')?.[players];
  if (found === undefined) throw new Error(`no Loyalty deck for ${players} players`);
  return found;
}

function copiesOf(state: GameState, kind: Loyalty['kind']): Array<CardId> {
  return [...contentOf(state.options).loyalty.values()]
    .filter((card) => card.kind === kind)
    .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
}

function sumOfSheets(state: GameState, rule: 'extraNotACylon'): number {
  return state.players.reduce(
    (sum, { character }) => sum + (character === undefined ? 0 : (sheetRules(character)[rule] ?? 0)),
    0,
  );
}

/** R-SET-56 */
function moreTogether(state: GameState): number {
  const more = gameRule(state, 'moreNotACylon');
  return more !== undefined && switchesOf(state.options).has(more.with) ? more.cards : 0;
}

/** Builds the deck, deals the first cards, then adds the Sympathizer or what takes its place. */
export function dealLoyalty(game: Game): void {
  const { state } = game;
  const numbers = loyaltyNumbers(state);
  const cylonPile = shuffle(state.random, copiesOf(state, 'cylon'));
  const notPile = shuffle(
    state.random,
    humanKinds.flatMap((kind) => copiesOf(state, kind)),
  );
  const notACylon = notPile.splice(0, numbers.notACylon + sumOfSheets(state, 'extraNotACylon') + moreTogether(state));
  const mutineer = copiesOf(state, 'mutineer').slice(0, numbers.mutineer ?? 0);
  state.loyaltyDeck = shuffle(state.random, [...cylonPile.slice(0, numbers.cylon), ...notACylon, ...mutineer]);
  if (state.options.lesson === true) arrangeLoyalty(state, (seat) => firstCards(state, seat));
  for (const seat of clockwise(state, state.firstPlayer)) if (!isCylonLeader(state, seat)) dealFirst(game, seat);
  state.loyaltyDeck = shuffle(state.random, [...state.loyaltyDeck, ...addedLater(state, notPile)]);
  state.notACylonPile = notPile;
}

/** R-SET-23, R-SET-53, R-SET-54: the cards that are shuffled in after the first cards have been dealt. */
function addedLater(state: GameState, notPile: Array<CardId>): Array<CardId> {
  const { players, noSympathizer } = state.options;
  if ((players !== 4 && players !== 6) || hasCylonLeader(state)) return [];
  if (noSympathizer) return notPile.splice(0, 1);
  const sympathetic = copiesOf(state, 'sympatheticCylon');
  return sympathetic.length > 0 ? sympathetic : copiesOf(state, 'sympathizer');
}

/** How many someone is dealt at first: R-SET-57. */
function firstCards({ players }: GameState, seat: Seat): number {
  const character = players[seat]?.character;
  return (character === undefined ? undefined : sheetRules(character).loyaltyAtSetup) ?? 1;
}

function dealFirst(game: Game, seat: Seat): void {
  const player = game.player(seat);
  const count = firstCards(game.state, seat);
  const cards = game.state.loyaltyDeck.splice(-count);
  player.loyalty.push(...cards.map((card) => ({ card, faceUp: false })));
  game.tellSecretly([seat], { kind: 'loyaltyDealt', seat, count, cards }, { kind: 'loyaltyDealt', seat, count });
}
