import {
  aheadNow,
  checkPicture,
  checkToCome,
  nextTurnOf,
  plannedMove,
  turnPicture,
} from '../../../players/orders/index.ts';
import type { CheckPlan, TurnPlan } from '../../../players/orders/index.ts';
import type { Choice, GameView } from '../../../store/engineTypes.ts';
import type { StoredOrders } from '../../../store/orders.ts';
import type { GameId, UserId } from '../../../store/records.ts';
import { AppError } from '../../core/error.ts';
import type { Log } from '../../core/log.ts';
import type { Context } from '../../core/context.ts';
import { ownOrders } from './look.ts';
import type { Own } from './look.ts';
import type { CheckPlanned, TurnWish } from './types.ts';
import type { OrdersNotice } from '../../../store/outbox.ts';
import { unlessBroken } from './due.ts';
import { ordersOf } from './stored.ts';

/** Throws `badOrders`: there is no such check, or the cards are not in hand. */
export async function planCheck(
  context: Context,
  gameId: GameId,
  userId: UserId,
  { cards, quiet }: CheckPlanned,
): Promise<void> {
  const { view } = await ownOrders(context, gameId, userId);
  const check = checkToCome(view);
  if (check === undefined)
    throw new AppError(
      'badOrders',
      (say) => say('orders.noCheck'),
      (say) => say('orders.noCheckHint'),
    );
  if (!isAmong(cards, view.own?.hand ?? [])) {
    throw new AppError(
      'badOrders',
      (say) => say('orders.notInHand'),
      (say) => say('orders.notInHandHint'),
    );
  }
  const plan: CheckPlan = { turn: view.turn, source: check.source, cards, quiet, picture: checkPicture(check) };
  await context.store.orders.setPlan(gameId, userId, 'check', plan, context.now());
}

function isAmong(cards: ReadonlyArray<string>, hand: ReadonlyArray<string>): boolean {
  const left = [...hand];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Throws `badOrders` before the first turn, and for a move that there is not. */
export async function actionsAfter(
  context: Context,
  gameId: GameId,
  userId: UserId,
  move: string | undefined,
): Promise<ReadonlyArray<Choice>> {
  const own = await ownOrders(context, gameId, userId);
  return context.engine.actionsAhead(own.held.state, own.seat, moveNamed(context, own, move));
}

/** Throws `badOrders` before the first turn, and for what can't be planned by what is known now. */
export async function planTurn(context: Context, gameId: GameId, userId: UserId, wish: TurnWish): Promise<void> {
  const own = await ownOrders(context, gameId, userId);
  const {
    held: { state },
    seat,
    view,
  } = own;
  const chosen = moveNamed(context, own, wish.move);
  const actions = context.engine.actionsAhead(state, seat, chosen);
  if (!actions.some(({ id }) => id === wish.action)) {
    throw new AppError(
      'badOrders',
      (say) => say('orders.noSuchAction'),
      (say) => say('orders.planAgain'),
    );
  }
  const draws = context.engine.turnAhead(state, seat).draws.find((skill) => skill === wish.draws);
  if (draws === undefined && wish.draws !== undefined) {
    throw new AppError(
      'badOrders',
      (say) => say('orders.noSuchDraw'),
      (say) => say('orders.planAgain'),
    );
  }
  const move = plannedMove(chosen);
  const plan: TurnPlan = { turn: nextTurnOf(view), draws, move, action: wish.action, picture: turnPicture(view, move) };
  await context.store.orders.setPlan(gameId, userId, 'turn', plan, context.now());
}

function moveNamed({ engine }: Context, { held, seat, view }: Own, id: string | undefined): Choice | undefined {
  if (view.turn === 0)
    throw new AppError(
      'badOrders',
      (say) => say('orders.tooEarly'),
      (say) => say('orders.tooEarlyHint'),
    );
  const found =
    id === undefined ? undefined : engine.turnAhead(held.state, seat).moves.find((choice) => choice.id === id);
  if (found === undefined && id !== undefined) {
    throw new AppError(
      'badOrders',
      (say) => say('orders.noSuchMove'),
      (say) => say('orders.planAgain'),
    );
  }
  return found;
}

/** Something about orders to tell one person, and a text that is another one for another occasion. */
export interface OrdersNews {
  readonly key: string;
  readonly about: OrdersNotice;
}

/**
 * Returns what each person of a game is to be told about their own orders: once that there are any, then what can be
 * decided in advance.
 */
export function ordersNews(
  log: Log,
  gameId: GameId,
  all: ReadonlyArray<StoredOrders>,
): (userId: UserId, view: GameView, before: string | undefined) => OrdersNews | undefined {
  return (userId, view, before) => {
    const stored = all.find((each) => each.userId === userId);
    if (stored === undefined) return before === undefined ? { key: 'offered', about: { kind: 'offer' } } : undefined;
    const ahead = unlessBroken(log, gameId, () => aheadNow(ordersOf(stored), view));
    return ahead === undefined || ahead.key === before
      ? undefined
      : { key: ahead.key, about: { kind: 'ahead', plan: ahead.plan } };
  };
}
