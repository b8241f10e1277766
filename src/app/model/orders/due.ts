import { verdictOf } from '../../../players/orders/index.ts';
import type { Orders, StopReason } from '../../../players/orders/index.ts';
import type { Decision, GameView } from '../../../store/engineTypes.ts';
import type { StoredOrders, StoredPlan } from '../../../store/orders.ts';
import type { GameId, GameRecord, UserId } from '../../../store/records.ts';
import type { Beside } from '../../play/beside.ts';
import type { Log } from '../../core/log.ts';
import type { Context } from '../../core/context.ts';
import type { GameInHand } from '../../play/gameCache.ts';
import { isSilent } from './silence.ts';
import { ordersOf, planOf, quietPlanOf } from './stored.ts';

/** The next effect of an order. */
export type DueOrder =
  | {
      readonly kind: 'answer';
      readonly userId: UserId;
      readonly decision: Decision;
      readonly choice: ReadonlyArray<string>;
      readonly ended: StoredPlan | undefined;
    }
  | {
      readonly kind: 'stop';
      readonly userId: UserId;
      readonly decision: Decision;
      readonly plan: StoredPlan;
      readonly reason: StopReason;
    };

/**
 * Returns the first open question that an order of its player answers, or at which a plan has to stop. Right after an
 * undo there is none until someone has answered by hand: otherwise an order would at once repeat what was undone.
 */
export function dueOrder(
  { engine, log }: Pick<Context, 'engine' | 'log'>,
  { game, state }: Pick<GameInHand, 'game' | 'state'>,
  beside: Beside,
): DueOrder | undefined {
  if (beside.justTakenBack) return undefined;
  for (const decision of engine.decisions(state)) {
    const silent = silentAnswer(log, game, beside, decision, () => engine.view(state, decision.seat));
    if (silent !== undefined) return silent;
    const stored = ordersFor(beside.orders, game, decision.seat);
    const due =
      stored === undefined
        ? undefined
        : unlessBroken(log, game.id, () =>
            dueFor(beside, stored, { view: engine.view(state, decision.seat), decision }),
          );
    if (due !== undefined) return due;
  }
  return undefined;
}

/** Returns an empty answer for a player who wants no more reactions in this check. */
function silentAnswer(
  log: Log,
  game: GameRecord,
  beside: Beside,
  decision: Decision,
  view: () => GameView,
): DueOrder | undefined {
  const holder = game.seats[decision.seat];
  if (holder?.kind !== 'user' || unlessBroken(log, game.id, () => isSilent(beside, game, decision, view)) !== true)
    return undefined;
  return { kind: 'answer', userId: holder.userId, decision, choice: [], ended: undefined };
}

/** A bug in an order keeps no one from playing: its player is asked. */
export function unlessBroken<T>(log: Log, gameId: GameId, work: () => T): T | undefined {
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

interface Asked {
  readonly view: GameView;
  readonly decision: Decision;
}

/**
 * The plan by which this player has added cards to the check that is being made, if it wants no reactions until the
 * check is over. Another check is none of it, not even the same one once more in the same turn.
 */
function quietCheck({ sinceSilent }: Beside, stored: StoredOrders, view: GameView): Orders['quietCheck'] {
  const quiet = quietPlanOf(stored);
  if (quiet === undefined || view.check?.source !== quiet.plan.source) return undefined;
  const since = sinceSilent.filter(({ seq }) => seq >= quiet.endedAfter);
  const added = since.some(
    ({ seq, event: { what } }) => seq === quiet.endedAfter && what.kind === 'contributed' && what.seat === view.viewer,
  );
  return added && !since.some(({ event }) => event.what.kind === 'checkStarted') ? quiet.plan : undefined;
}

function dueFor(beside: Beside, stored: StoredOrders, asked: Asked): DueOrder | undefined {
  const { userId } = stored;
  const { view, decision } = asked;
  const verdict = verdictOf({ ...ordersOf(stored), quietCheck: quietCheck(beside, stored, view) }, view, decision);
  switch (verdict.kind) {
    case 'ask':
      return undefined;
    case 'answer':
      return {
        kind: 'answer',
        userId,
        decision,
        choice: verdict.choice,
        ended: verdict.ends === undefined ? undefined : planOf(stored, verdict.ends),
      };
    case 'stop': {
      const plan = planOf(stored, verdict.plan);
      return plan === undefined ? undefined : { kind: 'stop', userId, decision, plan, reason: verdict.reason };
    }
  }
}
