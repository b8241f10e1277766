import { noOrders, nextTurnOf, offeredReactions, suggestedOrders, planKinds } from '../../../players/orders/index.ts';
import type { ReactionOrder, StandingOrders } from '../../../players/orders/index.ts';
import type { GameView } from '../../../store/engineTypes.ts';
import type { GameId, UserId } from '../../../store/records.ts';
import { AppError } from '../../core/error.ts';
import type { Context } from '../../core/context.ts';
import { ownOrders } from '../../model/orders/look.ts';
import type { StandingChange } from '../../model/orders/types.ts';

/** Throws `badOrders` for a card or a condition for which nothing can be ordered; `notYourGame`, `notRunning`. */
export async function changeStanding(
  context: Context,
  gameId: GameId,
  userId: UserId,
  change: StandingChange,
): Promise<void> {
  const {
    view,
    orders: { standing },
  } = await ownOrders(context, gameId, userId);
  const { reaction, quiet, ...rest } = change;
  const next: StandingOrders = {
    ...standing,
    ...rest,
    ...(quiet === undefined ? {} : { quietBefore: quiet ? nextTurnOf(view) : undefined }),
    ...(reaction === undefined
      ? {}
      : { reactions: { ...standing.reactions, [reaction.key]: changed(view, standing, reaction) } }),
  };
  await context.store.orders.setStanding(gameId, userId, next, context.now());
}

function changed(
  view: GameView,
  { reactions }: StandingOrders,
  { key, mode, when }: NonNullable<StandingChange['reaction']>,
): ReactionOrder {
  const offered = offeredReactions(view).find((each) => each.key === key);
  if (offered === undefined)
    throw new AppError(
      'badOrders',
      (say) => say('orders.notOffered'),
      (say) => say('orders.notOfferedHint'),
    );
  if (when?.some((id) => !offered.conditions.includes(id)) === true)
    throw new AppError(
      'badOrders',
      (say) => say('orders.badCondition'),
      (say) => say('orders.notOfferedHint'),
    );
  const before = reactions[key] ?? { mode: 'ask', when: [] };
  return { mode: mode ?? before.mode, when: when ?? before.when };
}

export async function takeSuggested(context: Context, gameId: GameId, userId: UserId): Promise<void> {
  const {
    orders: { standing },
  } = await ownOrders(context, gameId, userId);
  await context.store.orders.setStanding(
    gameId,
    userId,
    { ...suggestedOrders, quietBefore: standing.quietBefore },
    context.now(),
  );
}

export async function clearOrders(context: Context, gameId: GameId, userId: UserId): Promise<void> {
  await ownOrders(context, gameId, userId);
  const at = context.now();
  await context.store.orders.setStanding(gameId, userId, noOrders, at);
  for (const kind of planKinds) await context.store.orders.setPlan(gameId, userId, kind, undefined, at);
}
