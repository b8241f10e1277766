import { checkToCome, nextTurnOf, offeredReactions, plannedActions, plannedDraws, plannedMoves } from '../../players/orders/index.ts';
import type { Orders, TurnPlan } from '../../players/orders/index.ts';
import type { Choice, GameView, Seat } from '../../store/engineTypes.ts';
import type { StoredOrders } from '../../store/orders.ts';
import type { GameId, UserId } from '../../store/records.ts';
import { findRunning, ownSeat, takeStarted } from '../lookUp.ts';
import type { Context } from '../parts.ts';
import type { GameInHand } from '../shelf.ts';
import { ordersOf } from './stored.ts';
import type { OrdersNow, TurnPlanned } from './types.ts';

/** A player's own corner of a running game. */
export interface Own<State> {
  readonly held: GameInHand<State>;
  readonly seat: Seat;
  readonly userId: UserId;
  readonly view: GameView;
  readonly stored: StoredOrders | undefined;
  readonly orders: Orders;
}

/** Throws `notYourGame`, `notRunning`. */
export function ownOrders<State>(context: Context<State>, gameId: GameId, userId: UserId): Own<State> {
  const game = findRunning(context, gameId);
  const seat = ownSeat(game, userId);
  const held = takeStarted(context, game);
  const stored = context.store.orders.ofGame(gameId).find((each) => each.userId === userId);
  return { held, seat, userId, view: context.engine.view(held.state, seat), stored, orders: ordersOf(stored) };
}

/** What this player has ordered and can order now. */
export function lookAtOrders<State>(context: Context<State>, gameId: GameId, userId: UserId): OrdersNow {
  const { held, view, stored, orders } = ownOrders(context, gameId, userId);
  const { standing } = orders;
  return {
    game: held.game,
    view,
    standing,
    untouched: stored?.standing === undefined,
    quiet: standing.quietBefore !== undefined && view.turn < standing.quietBefore,
    reactions: hasBegun(view) ? offeredReactions(view) : [],
    check: checkNow(orders, view),
    turn: turnNow(orders, view),
  };
}

function checkNow({ check: plan }: Orders, view: GameView): OrdersNow['check'] {
  const coming = checkToCome(view);
  if (coming === undefined) return undefined;
  const isForThis = plan?.turn === view.turn && plan.source === coming.source;
  return { source: coming.source, plan: isForThis ? { cards: plan.cards, quiet: plan.quiet } : undefined };
}

function turnNow({ turn: plan }: Orders, view: GameView): OrdersNow['turn'] {
  if (!hasBegun(view)) return undefined;
  const number = nextTurnOf(view);
  const moves = plannedMoves(view);
  const draws = plannedDraws(view).map((skill): Choice => ({ id: skill, kind: 'skill', skill }));
  return { number, moves, draws, plan: plan?.turn === number ? plannedTurn(plan, view, moves, draws) : undefined };
}

function plannedTurn({ move, action, draws }: TurnPlan, view: GameView, moves: ReadonlyArray<Choice>, drawn: ReadonlyArray<Choice>): TurnPlanned {
  const to = move.kind === 'location' ? move.location : move.kind === 'area' ? move.area : undefined;
  return {
    move: moves.find(({ id }) => id === to),
    action: plannedActions(view, move).find(({ id }) => id === action),
    draws: drawn.find(({ id }) => id === draws),
  };
}

/** Before the first turn nobody knows yet what there will be to decide. */
function hasBegun({ turn }: GameView): boolean {
  return turn > 0;
}
