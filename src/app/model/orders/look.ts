import { checkToCome, nextTurnOf, offeredReactions } from '../../../players/orders/index.ts';
import type { Orders, PlannedMove } from '../../../players/orders/index.ts';
import type { Choice, GameView, Seat } from '../../../store/engineTypes.ts';
import type { StoredOrders } from '../../../store/orders.ts';
import type { GameId, UserId } from '../../../store/records.ts';
import { findRunning, ownSeat, takeStarted } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { GameInHand } from '../../play/gameCache.ts';
import { ordersOf } from './stored.ts';
import type { OrdersNow, TurnPlanned } from './types.ts';

/** A player's own corner of a running game. */
export interface Own {
  readonly held: GameInHand;
  readonly seat: Seat;
  readonly userId: UserId;
  readonly view: GameView;
  readonly stored: StoredOrders | undefined;
  readonly orders: Orders;
}

/** Throws `notYourGame`, `notRunning`. */
export async function ownOrders(context: Context, gameId: GameId, userId: UserId): Promise<Own> {
  const game = await findRunning(context, gameId);
  const seat = ownSeat(game, userId);
  const held = await takeStarted(context, game);
  const stored = (await context.store.orders.ofGame(gameId)).find((each) => each.userId === userId);
  return { held, seat, userId, view: context.engine.view(held.state, seat), stored, orders: ordersOf(stored) };
}

/** Returns what this player has ordered and can order now. */
export async function lookAtOrders(context: Context, gameId: GameId, userId: UserId): Promise<OrdersNow> {
  const own = await ownOrders(context, gameId, userId);
  const { held, view, stored, orders } = own;
  const { standing } = orders;
  return {
    game: held.game,
    view,
    standing,
    untouched: stored?.standing === undefined,
    quiet: standing.quietBefore !== undefined && view.turn < standing.quietBefore,
    reactions: playsOn(view) ? offeredReactions(view) : [],
    check: checkNow(orders, view),
    turn: turnNow(context, own),
  };
}

function checkNow({ check: plan }: Orders, view: GameView): OrdersNow['check'] {
  const coming = checkToCome(view);
  if (coming === undefined) return undefined;
  const isForThis = plan?.turn === view.turn && plan.source === coming.source;
  return { source: coming.source, plan: isForThis ? { cards: plan.cards, quiet: plan.quiet } : undefined };
}

function turnNow({ engine }: Pick<Context, 'engine'>, own: Own): OrdersNow['turn'] {
  const {
    held: { state },
    seat,
    view,
    orders: { turn: plan },
  } = own;
  if (!playsOn(view)) return undefined;
  const number = nextTurnOf(view);
  const ahead = engine.turnAhead(state, seat);
  const { moves } = ahead;
  const draws = ahead.draws.map((skill): Choice => ({ id: skill, kind: 'skill', skill }));
  if (plan?.turn !== number) return { number, moves, draws, plan: undefined };
  const move = moveOf(plan.move, moves);
  const isPossible = move !== undefined || plan.move.kind === 'stay';
  const actions = isPossible ? engine.actionsAhead(state, seat, move) : [];
  const planned: TurnPlanned = {
    move,
    action: actions.find(({ id }) => id === plan.action),
    draws: draws.find(({ id }) => id === plan.draws),
  };
  return { number, moves, draws, plan: planned };
}

/** The move that was planned, if it is among these. */
function moveOf(planned: PlannedMove, moves: ReadonlyArray<Choice>): Choice | undefined {
  const to = planned.kind === 'location' ? planned.location : planned.kind === 'area' ? planned.area : undefined;
  return moves.find(({ id }) => id === to);
}

/** Before the first turn no one knows yet what there will be to decide. */
/** Returns whether this player is still in the game; otherwise they have nothing to order. */
function playsOn({ turn, viewer, players }: GameView): boolean {
  return turn > 0 && (viewer === 'public' || players[viewer]?.out !== true);
}
