/** The end of the game: R-VIC-01 to R-VIC-44, R-TURN-104. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Game } from '../../flow/game.ts';
import type { EndCause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { agendaIsMet } from '../agendas.ts';
import { playerAt } from '../../pieces/players.ts';
import { emptyResource } from './resources.ts';

/** R-LOY-01: on the Cylon team by a "You Are a Cylon" card, or as a Sympathizer who became a Cylon player. */
export function onCylonTeam(state: GameState, seat: Seat): boolean {
  const player = playerAt(state, seat);
  if (player.cylon !== undefined) return true;
  return player.loyalty.some(({ card }) => catalogue.loyalty.get(card)?.kind === 'cylon');
}

/** R-VIC-40: a Cylon Leader and the Sympathetic Cylon belong to no team and win by their Agenda alone. */
function wins(state: GameState, seat: Seat, winner: 'humans' | 'cylons'): boolean {
  const { cylon } = playerAt(state, seat);
  if (cylon === 'leader' || cylon === 'sympathetic') return agendaIsMet(state, seat, winner);
  return onCylonTeam(state, seat) === (winner === 'cylons');
}

/** Ends the game; the result and all Loyalty cards are shown (R-VIC-30 to R-VIC-32). */
export function endGame(game: Game, winner: 'humans' | 'cylons', cause: EndCause): void {
  const { state } = game;
  if (state.over !== undefined) return;
  const winners = state.players.map((_, seat) => seat).filter((seat) => wins(state, seat, winner));
  state.over = { winner, cause, winners };
  const agendas = state.players.flatMap(({ agenda }, seat) => (agenda === undefined ? [] : [{ seat, card: agenda, met: winners.includes(seat) }]));
  const loyalty = state.players.map((player) => player.loyalty.map(({ card }) => card));
  game.tell({ kind: 'gameOver', winner, cause, winners, loyalty, ...(agendas.length === 0 ? {} : { agendas }) });
}

/** R-TURN-104, R-VIC-10: an empty resource at the end of a turn loses the game for the humans. */
export function checkResources(game: Game): void {
  const empty = emptyResource(game.state);
  if (empty !== undefined) endGame(game, 'cylons', empty);
}
