/**
 * Plans for the player's next turn: the answers to give when it has come. The rules define what can be planned
 * (`engine/ahead.ts`).
 */
import type { Choice, Decision } from '../../engine/types/decision.ts';
import type { GameView } from '../../engine/types/view.ts';
import { drawByOrder } from './draws.ts';
import { difference, ownSeat, turnPicture } from './pictures.ts';
import type { PlannedMove, TurnPlan, OrderVerdict } from './types.ts';

export function plannedMove(choice: Choice | undefined): PlannedMove {
  if (choice?.kind === 'location') return { kind: 'location', location: choice.location };
  return choice?.kind === 'area' ? { kind: 'area', area: choice.area } : { kind: 'stay' };
}

/** Whether this plan is for the running turn, and it is the player's own. */
export function isTurnOf({ turn }: TurnPlan, view: GameView): boolean {
  return view.turn === turn && view.current === view.viewer;
}

/** Returns the plan's answer to a question of the player's turn; `undefined` for a question that it doesn't cover. */
export function turnByOrder(plan: TurnPlan, view: GameView, decision: Decision): OrderVerdict | undefined {
  const { topic } = decision;
  if ((topic.kind === 'drawSkill' || topic.kind === 'multiSkill') && view.phase === 'receiveSkills') {
    return drawByOrder(plan.draws, decision);
  }
  if (topic.kind === 'move') return stopped(plan, view) ?? moveAnswer(plan, decision);
  // The weakest card pays for the way there.
  if (topic.kind === 'payForMove' && plan.move.kind === 'location' && plan.move.location === topic.location) {
    return { kind: 'answer', choice: decision.fallback };
  }
  if (topic.kind === 'action' && topic.why === 'actionStep')
    return stoppedAfterMove(plan, view) ?? actionAnswer(plan, decision);
  return undefined;
}

function moveAnswer({ move }: TurnPlan, decision: Decision): OrderVerdict {
  if (move.kind === 'stay') return { kind: 'answer', choice: [] };
  const found = decision.choices.find((choice) =>
    move.kind === 'location'
      ? choice.kind === 'location' && choice.location === move.location
      : choice.kind === 'area' && choice.area === move.area,
  );
  return found === undefined
    ? { kind: 'stop', plan: 'turn', reason: { kind: 'notLegal', what: 'move' } }
    : { kind: 'answer', choice: [found.id] };
}

function actionAnswer({ action }: TurnPlan, decision: Decision): OrderVerdict {
  const found = decision.choices.find(({ id }) => id === action);
  return found === undefined
    ? { kind: 'stop', plan: 'turn', reason: { kind: 'notLegal', what: 'action' } }
    : { kind: 'answer', choice: [found.id], ends: 'turn' };
}

function stopped({ picture, move }: TurnPlan, view: GameView): OrderVerdict | undefined {
  const what = difference(picture, turnPicture(view, move));
  return what === undefined ? undefined : { kind: 'stop', plan: 'turn', reason: { kind: 'changed', what } };
}

/**
 * Returns a stop if the player is not where the plan leads, or if the picture has changed otherwise; `undefined` if the
 * plan continues.
 */
function stoppedAfterMove(plan: TurnPlan, view: GameView): OrderVerdict | undefined {
  const { place } = ownSeat(view);
  const { move, picture } = plan;
  const arrived =
    move.kind === 'location'
      ? place.kind === 'location' && place.location === move.location
      : move.kind === 'stay' || (place.kind === 'piloting' && place.area === move.area);
  if (!arrived) return { kind: 'stop', plan: 'turn', reason: { kind: 'changed', what: 'place' } };
  const what = difference(picture, {
    ...turnPicture(view, move),
    ...(move.kind === 'stay' ? {} : { place: picture['place'] ?? '' }),
  });
  return what === undefined ? undefined : { kind: 'stop', plan: 'turn', reason: { kind: 'changed', what } };
}
