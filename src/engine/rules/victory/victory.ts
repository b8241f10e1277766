/** The end of the game: R-VIC-01 to R-VIC-44, R-TURN-104. */
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { EndCause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState, Outcome } from '../../types/state.ts';
import { isCylonCard } from '../../pieces/loyalty.ts';
import { everySeat, playerAt, seatsInPlay } from '../../pieces/players.ts';
import { emptyResource } from './resources.ts';

export interface VictoryProcedures {
  verdict: { readonly winner: Outcome['winner']; readonly cause: EndCause };
}

/** R-LOY-01: on the Cylon team by a "You Are a Cylon" card, or as a Sympathizer who became a Cylon player. */
export function onCylonTeam(state: GameState, seat: Seat): boolean {
  const player = playerAt(state, seat);
  if (player.cylon !== undefined) return true;
  return player.loyalty.some(({ card }) => isCylonCard(card));
}

/**
 * R-VIC-30: the player wins with their own team, unless a module says that this player wins or loses by something else.
 */
function wins(state: GameState, seat: Seat, winner: Outcome['winner']): boolean {
  const [own] = hooks(state, 'wins').flatMap((judge) => judge(state, seat, winner) ?? []);
  return own ?? onCylonTeam(state, seat) === (winner === 'cylons');
}

/** Ends the game: nothing else is resolved any more (R-VIC-04), and the verdict follows. */
export function endGame(game: Game, winner: Outcome['winner'], cause: EndCause): void {
  if (game.running('verdict') === undefined) game.abandonFor('verdict', { winner, cause });
}

/**
 * Ends the game once the winning team is known: shows anything left before the winners are counted, then the result and
 * all Loyalty cards (R-VIC-30 to R-VIC-32).
 */
export const verdictProcedure = procedure('verdict', {
  reveal: (game, { winner }) => {
    for (const reveal of hooks(game.state, 'verdict')) reveal(game, winner);
  },
  declare: (game, { winner, cause }) => {
    const { state } = game;
    const winners = seatsInPlay(state).filter((seat) => wins(state, seat, winner));
    state.over = { winner, cause, winners };
    const aims = hooks(state, 'aim');
    const agendas = everySeat(state).flatMap((seat) =>
      aims.flatMap((aim) => aim(state, seat) ?? []).map((card) => ({ seat, card, met: winners.includes(seat) })),
    );
    const loyalty = everySeat(state).map((seat) => playerAt(state, seat).loyalty.map(({ card }) => card));
    game.tell({ kind: 'gameOver', winner, cause, winners, loyalty, ...(agendas.length === 0 ? {} : { agendas }) });
  },
});

/** R-TURN-104, R-VIC-10: an empty resource at the end of a turn loses the game for the humans. */
export function checkResources(game: Game): void {
  const empty = emptyResource(game.state);
  if (empty !== undefined) endGame(game, 'cylons', empty);
}
