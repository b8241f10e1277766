/**
 * The own next turn, prepared: the answers when it has come. What can be planned, the rules say (`engine/ahead.ts`).
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

/** Whether this plan is for the turn that is being played, and it is the player's own. */
export function isTurnOf({ turn }: TurnPlan, view: GameView): boolean {
  return view.turn === turn && view.current === view.viewer;
}

/** The plan's answer to a question of the own turn; `undefined` for a question that it says nothing about. */
export function turnByOrder(plan: TurnPlan, view: GameView, decision: Decision): OrderVerdict | undefined {
  const { topic } = decision;
  if ((topic.kind === 'drawSkill' || topic.kind === 'multiSkill') && view.phase === 'receiveSkills') {
    return drawByOrder(plan.draws, decision);
  }
  if (topic.kind === 'move') return stopped(plan, view) ?? moveAnswer(plan, decision);
  // The way there is paid for with the weakest card.
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

/** By now I am where I wanted to go, or the move was none. */
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
