import { aheadNow } from '../../players/orders/index.ts';
import type { GameView } from '../../store/engineTypes.ts';
import type { OrdersNotice } from '../../store/outbox.ts';
import type { GameId, UserId } from '../../store/records.ts';
import type { Context } from '../parts.ts';
import { unlessBroken } from './due.ts';
import { ordersOf } from './stored.ts';

/** Something about orders to tell one person, and a text that is another one for another occasion. */
export interface OrdersNews {
  readonly key: string;
  readonly about: OrdersNotice;
}

/** What each person of a game is to be told about the own orders: once that there are any, then what can be decided in advance. */
export function ordersNews<State>({ store: { orders }, log }: Pick<Context<State>, 'store' | 'log'>, gameId: GameId): (userId: UserId, view: GameView, before: string | undefined) => OrdersNews | undefined {
  const all = orders.ofGame(gameId);
  return (userId, view, before) => {
    const stored = all.find((each) => each.userId === userId);
    if (stored === undefined) return before === undefined ? { key: 'offered', about: { kind: 'offer' } } : undefined;
    const ahead = unlessBroken(log, gameId, () => aheadNow(ordersOf(stored), view));
    return ahead === undefined || ahead.key === before ? undefined : { key: ahead.key, about: { kind: 'ahead', plan: ahead.plan } };
  };
}
