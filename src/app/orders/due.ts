import { verdictOf } from '../../players/orders/index.ts';
import type { StopReason } from '../../players/orders/index.ts';
import type { Decision } from '../../store/engineTypes.ts';
import type { StoredOrders, StoredPlan } from '../../store/orders.ts';
import type { GameId, GameRecord, UserId } from '../../store/records.ts';
import type { AppLog, Context } from '../parts.ts';
import type { Held } from '../shelf.ts';
import { ordersOf, planOf } from './stored.ts';

/** What an order is to do now. */
export type DueOrder =
  | { readonly kind: 'answer'; readonly userId: UserId; readonly decision: Decision; readonly choice: ReadonlyArray<string>; readonly ended: StoredPlan | undefined }
  | { readonly kind: 'stop'; readonly userId: UserId; readonly decision: Decision; readonly plan: StoredPlan; readonly reason: StopReason };

/**
 * The first open question that an order of its player answers, or at which a plan has to stop. Right after a taking back
 * there is none until somebody has answered by hand: else an order would at once do again what was taken back.
 */
export function dueOrder<State>(context: Pick<Context<State>, 'store' | 'engine' | 'log'>, { game, state }: Pick<Held<State>, 'game' | 'state'>): DueOrder | undefined {
  const { store, engine, log } = context;
  const all = store.orders.ofGame(game.id);
  if (all.length === 0 || (game.undone > 0 && store.orders.justTakenBack(game.id))) return undefined;
  for (const decision of engine.decisions(state)) {
    const stored = ordersFor(all, game, decision.seat);
    const due = stored === undefined ? undefined : unlessBroken(log, game.id, () => dueFor(stored, engine.view(state, decision.seat), decision));
    if (due !== undefined) return due;
  }
  return undefined;
}

/** A bug in an order keeps nobody from playing: its player is asked. */
export function unlessBroken<T>(log: AppLog, gameId: GameId, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    log.error({ gameId, err: error }, 'A standing order could not be read; its player is asked.');
    return undefined;
  }
}

function ordersFor(all: ReadonlyArray<StoredOrders>, game: GameRecord, seat: number): StoredOrders | undefined {
  const holder = game.seats[seat];
  return holder?.kind === 'user' ? all.find(({ userId }) => userId === holder.userId) : undefined;
}

function dueFor(stored: StoredOrders, view: Parameters<typeof verdictOf>[1], decision: Decision): DueOrder | undefined {
  const { userId } = stored;
  const verdict = verdictOf(ordersOf(stored), view, decision);
  switch (verdict.kind) {
    case 'ask': return undefined;
    case 'answer': return { kind: 'answer', userId, decision, choice: verdict.choice, ended: verdict.ends === undefined ? undefined : planOf(stored, verdict.ends) };
    case 'stop': {
      const plan = planOf(stored, verdict.plan);
      return plan === undefined ? undefined : { kind: 'stop', userId, decision, plan, reason: verdict.reason };
    }
  }
}
