/** The Loyalty deck: R-SET-50 to R-SET-58. */
import { catalogue } from '../../catalogue/index.ts';
import type { Loyalty } from '../../catalogue/content.ts';
import { sheetRules } from '../abilities/rules.ts';
import type { Game } from '../flow/game.ts';
import { shuffle } from '../flow/random.ts';
import type { CardId } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { clockwise } from './players.ts';

/** R-SET-52: "You Are a Cylon" and "You Are Not a Cylon" cards by number of players. */
const composition: Readonly<Record<number, { readonly cylon: number; readonly notACylon: number }>> = {
  3: { cylon: 1, notACylon: 5 },
  4: { cylon: 1, notACylon: 6 },
  5: { cylon: 2, notACylon: 8 },
  6: { cylon: 2, notACylon: 9 },
};

function copiesOf(kind: Loyalty['kind']): Array<CardId> {
  return [...catalogue.loyalty.values()].filter((card) => card.kind === kind).flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
}

function sumOfSheets(state: GameState, rule: 'extraNotACylon'): number {
  return state.players.reduce((sum, { character }) => sum + (character === undefined ? 0 : (sheetRules(character)[rule] ?? 0)), 0);
}

/** Builds the deck, deals the first cards, then adds the Sympathizer or what takes its place. */
export function dealLoyalty(game: Game): void {
  const { state } = game;
  const { players, noSympathizer } = state.options;
  const numbers = composition[players];
  if (numbers === undefined) throw new Error(`no Loyalty deck for ${players} players`);
  const cylonPile = shuffle(state.random, copiesOf('cylon'));
  const notPile = shuffle(state.random, copiesOf('notACylon'));
  const notACylon = notPile.splice(0, numbers.notACylon + sumOfSheets(state, 'extraNotACylon'));
  state.loyaltyDeck = shuffle(state.random, [...cylonPile.slice(0, numbers.cylon), ...notACylon]);
  for (const seat of clockwise(state, state.firstPlayer)) dealFirst(game, seat);
  // R-SET-53, R-SET-54
  const hasSympathizer = players === 4 || players === 6;
  const added = hasSympathizer ? (noSympathizer ? notPile.splice(0, 1) : copiesOf('sympathizer')) : [];
  state.loyaltyDeck = shuffle(state.random, [...state.loyaltyDeck, ...added]);
  state.notACylonPile = notPile;
}

/** R-SET-57 */
function dealFirst(game: Game, seat: number): void {
  const player = game.player(seat);
  const count = (player.character === undefined ? undefined : sheetRules(player.character).loyaltyAtSetup) ?? 1;
  const cards = game.state.loyaltyDeck.splice(-count);
  player.loyalty.push(...cards.map((card) => ({ card, faceUp: false })));
  game.tellSecretly([seat], { kind: 'loyaltyDealt', seat, count, cards }, { kind: 'loyaltyDealt', seat, count });
}
