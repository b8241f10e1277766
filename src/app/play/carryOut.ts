import type { NewMessage } from '../../store/types.ts';
import type { Context } from '../core/context.ts';
import type { GameInHand } from './gameCache.ts';
import { storeStep } from './step.ts';
import type { DueOrder } from '../model/orders/due.ts';

/**
 * Does what an order says, as a step of its own: what others see of it is what they see of an answer by hand. Returns
 * how many answers that was.
 */
export async function carryOut(context: Context, held: GameInHand, due: DueOrder): Promise<number> {
  if (due.kind === 'stop') {
    await stop(context, held, due);
    return 0;
  }
  const { userId, decision, choice, ended } = due;
  const { seat, id, privacy } = decision;
  const { events } = context.engine.answer(held.state, seat, id, choice);
  const seq = held.lastSeq + 1;
  await storeStep(context, held, {
    inputs: [{ seq, seat, by: userId, decisionId: id, choice, secret: privacy === 'secret' }],
    events: events.map((event) => ({ seq, event })),
    keep: true,
    byOrder: { answered: seq, ...(ended === undefined ? {} : { ended: { plan: ended.id, after: seq } }) },
  });
  return 1;
}

/** The plan is void, and its owner is told why, once. The game itself has not changed. */
async function stop(
  { store, cache, now }: Context,
  held: GameInHand,
  { userId, decision, plan, reason }: Extract<DueOrder, { kind: 'stop' }>,
): Promise<void> {
  const { game, lastSeq } = held;
  const told: NewMessage = {
    lane: `user:${userId}`,
    intent: { kind: 'orders', userId, seat: decision.seat, about: { kind: 'stopped', plan: plan.kind, reason } },
  };
  const stored = await store.commit({
    gameId: game.id,
    revision: game.revision,
    at: now(),
    unattended: true,
    byOrder: { ended: { plan: plan.id, after: lastSeq } },
    messages: [told],
  });
  cache.put({ ...held, game: stored });
}
