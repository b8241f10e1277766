/**
 * Standing orders: they answer a player's questions from what the player's seat may know and what the player has
 * decided in advance. The functions are pure; the caller carries the answers out, ends plans that are done, and tells
 * the player why one was stopped.
 */
import { isLegalCount } from '../../engine/flow/counts.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { GameView } from '../../engine/types/view.ts';
import { checkToCome, contributeByOrder, isForCheck, nextTurnOf } from './checks.ts';
import { ownSeat } from './pictures.ts';
import { reactByOrder } from './reactions.ts';
import { isTurnOf, turnByOrder } from './turn.ts';
import type { Orders, PlanKind, OrderVerdict } from './types.ts';

export { checkToCome, idsOf, nextTurnOf } from './checks.ts';
export { conditionIds, conditionSort, type ConditionId } from './conditions.ts';
export { keyOf } from './occasions.ts';
export { offeredReactions, type Offered } from './offered.ts';
export { checkPicture, turnPicture } from './pictures.ts';
export { suggestedOrders } from './suggested.ts';
export { plannedMove } from './turn.ts';
export { checkModes, jumpModes, modes, noOrders, planKinds } from './types.ts';
export type {
  CheckMode,
  CheckPlan,
  Mode,
  Orders,
  SituationSeen,
  PlanKind,
  PlannedMove,
  ReactionOrder,
  StandingOrders,
  StopReason,
  TurnPlan,
  OrderVerdict,
} from './types.ts';

const ask: OrderVerdict = { kind: 'ask' };

/** Returns the verdict of the orders on a question of their seat. An answer is always legal. */
export function verdictOf(orders: Orders, view: GameView, decision: Decision): OrderVerdict {
  const verdict = wanted(orders, view, decision);
  return verdict.kind !== 'answer' || isLegal(decision, verdict.choice) ? verdict : ask;
}

function wanted(orders: Orders, view: GameView, decision: Decision): OrderVerdict {
  const { standing, turn } = orders;
  const { topic } = decision;
  const planned = turn !== undefined && isTurnOf(turn, view) ? turnByOrder(turn, view, decision) : undefined;
  if (planned !== undefined) return planned;
  switch (topic.kind) {
    case 'react':
      // The first question of a quiet check may be a window, so quiet comes before the orders for the card.
      if (isQuiet(orders, view) && decision.min === 0) return { kind: 'answer', choice: [] };
      return reactByOrder(standing, view, decision);
    case 'contribute':
      return contributeByOrder(orders, view, decision);
    case 'reactionOrder':
      return standing.reactionOrder === 'clockwise'
        ? { kind: 'answer', choice: decision.choices.slice(0, 1).map(({ id }) => id) }
        : ask;
    case 'discard':
      return topic.why !== 'cost' &&
        topic.why !== 'reveal' &&
        topic.why !== 'infiltrationEnded' &&
        standing.discards === 'weakest'
        ? { kind: 'answer', choice: decision.fallback }
        : ask;
    case 'stayInSpace':
      if (standing.atJump === 'ask') return ask;
      return { kind: 'answer', choice: standing.atJump === 'stay' ? decision.choices.map(({ id }) => id) : [] };
    default:
      return ask;
  }
}

/** Whether this player wants no reactions in the running check, before their own cards as well as after. */
function isQuiet({ check, quietCheck }: Orders, view: GameView): boolean {
  return [check, quietCheck].some((plan) => plan?.quiet === true && isForCheck(plan, view));
}

function isLegal(decision: Decision, choice: ReadonlyArray<string>): boolean {
  if (!isLegalCount(decision, choice.length) || new Set(choice).size !== choice.length) return false;
  return choice.every((id) => decision.choices.some((legal) => legal.id === id));
}

/**
 * Returns what a player who wants to be told can decide in advance now, with a key that differs for each occasion;
 * `undefined` if there is nothing.
 */
export function aheadNow(
  { standing, check, turn }: Orders,
  view: GameView,
): { readonly plan: PlanKind; readonly key: string } | undefined {
  if (!standing.tellAhead || view.over !== undefined) return undefined;
  const coming = checkToCome(view);
  const asked = view.own?.decisions.some(({ topic }) => topic.kind === 'contribute') === true;
  const planned = check !== undefined && isForCheck(check, view);
  const silent = standing.quietBefore !== undefined && view.turn < standing.quietBefore;
  if (coming !== undefined && !asked && !planned && !silent && standing.checks !== 'nothing') {
    return { plan: 'check', key: `check/${view.turn}/${coming.source}` };
  }
  const isNext = nextTurnOf(view) === view.turn + 1 && afterActions.has(view.phase);
  const { place } = ownSeat(view);
  return isNext && turn?.turn !== view.turn + 1 && place.kind !== 'none'
    ? { plan: 'turn', key: `turn/${view.turn}` }
    : undefined;
}

/** The phases in which the next turn can be planned. Before them too much would still change. */
const afterActions: ReadonlySet<string> = new Set(['crisis', 'activateCylonShips', 'prepareForJump', 'endOfTurn']);
