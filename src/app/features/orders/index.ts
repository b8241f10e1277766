import type { GameId, UserId } from '../../../store/records.ts';
import type { Context, Doing } from '../../core/context.ts';
import { changeStanding, clearOrders, takeSuggested } from './change.ts';
import { lookAtOrders, ownOrders } from '../../model/orders/look.ts';
import { actionsAfter, planCheck, planTurn } from '../../model/orders/plan.ts';
import { fallSilent } from './fallSilent.ts';
import type { OrdersNow, OrdersOf } from '../../model/orders/types.ts';

/** `app.orders` over the app's parts: whatever is changed may answer an open question at once. */
export function createOrders({ look, change }: Doing): OrdersOf {
  const changing = (gameId: GameId, userId: UserId, work: (context: Context) => Promise<void>): Promise<OrdersNow> =>
    // What someone orders is no one else's business, so it is not in the log either.
    change({ gameId, userId }, async (context) => {
      await work(context);
      return await lookAtOrders(context, gameId, userId);
    });
  return {
    look: (gameId, userId) => look({ gameId, userId }, (context) => lookAtOrders(context, gameId, userId)),
    change: (gameId, userId, wanted) =>
      changing(gameId, userId, (context) => changeStanding(context, gameId, userId, wanted)),
    suggest: (gameId, userId) => changing(gameId, userId, (context) => takeSuggested(context, gameId, userId)),
    clear: (gameId, userId) => changing(gameId, userId, (context) => clearOrders(context, gameId, userId)),
    planCheck: (gameId, userId, planned) =>
      changing(gameId, userId, (context) => planCheck(context, gameId, userId, planned)),
    silence: (gameId, userId, decisionId) =>
      change({ gameId, userId }, (context) => fallSilent(context, gameId, userId, decisionId)),
    actionsAfter: (gameId, userId, move) =>
      look({ gameId, userId }, (context) => actionsAfter(context, gameId, userId, move)),
    planTurn: (gameId, userId, wish) => changing(gameId, userId, (context) => planTurn(context, gameId, userId, wish)),
    dropPlan: (gameId, userId, kind) =>
      changing(gameId, userId, async (context) => {
        await ownOrders(context, gameId, userId);
        await context.store.orders.setPlan(gameId, userId, kind, undefined, context.now());
      }),
  };
}
