/** The decisions that a person makes in advance, as the heuristic player would make them with what is known then. */
import { actionsAhead, turnAhead, view as viewOf } from '../../engine/index.ts';
import { skillCardChoices } from '../../engine/pieces/cards.ts';
import { contributionLimit } from '../../engine/rules/checks/contributing.ts';
import type { Choice, Decision, Topic } from '../../engine/types/decision.ts';
import type { Seat } from '../../engine/types/ids.ts';
import type { GameState } from '../../engine/types/state.ts';
import type { GameView } from '../../engine/types/view.ts';
import { choose } from '../../players/index.ts';
import { checkPicture, checkToCome, nextTurnOf, plannedMove, turnPicture } from '../../players/orders/index.ts';
import type { CheckPlan, TurnPlan } from '../../players/orders/index.ts';

/** Returns the cards for the check to which this player will be asked to add. */
export function planCheck(state: GameState, seat: Seat, random: () => number): CheckPlan | undefined {
  const view = viewOf(state, seat);
  const check = checkToCome(view);
  if (check === undefined || view.own === undefined) return undefined;
  const choices = skillCardChoices(view.own.hand);
  const most = Math.min(choices.length, contributionLimit(state, seat));
  const chosen = pick(view, question(seat, { kind: 'contribute' }, choices, 0, most), random);
  const cards = chosen.flatMap((choice) => (choice.kind === 'skillCard' ? [choice.card] : []));
  return { turn: view.turn, source: check.source, cards, quiet: false, picture: checkPicture(check) };
}

export function planTurn(state: GameState, seat: Seat, random: () => number): TurnPlan {
  const view = viewOf(state, seat);
  const { moves, draws } = turnAhead(state, seat);
  const [to] = pick(view, question(seat, { kind: 'move' }, moves, 0, 1), random);
  const actions = actionsAhead(state, seat, to);
  const [action] = pick(view, question(seat, { kind: 'action', left: 1, why: 'actionStep' }, actions, 1, 1), random);
  const move = plannedMove(to);
  const favourite = draws[Math.floor(random() * draws.length)];
  return {
    turn: nextTurnOf(view),
    draws: favourite,
    move,
    action: action?.id ?? 'pass',
    picture: turnPicture(view, move),
  };
}

function pick(view: GameView, decision: Decision, random: () => number): ReadonlyArray<Choice> {
  if (decision.choices.length === 0) return [];
  const ids = choose({ view }, decision, random);
  return decision.choices.filter(({ id }) => ids.includes(id));
}

function question(seat: Seat, topic: Topic, choices: ReadonlyArray<Choice>, min: number, max: number): Decision {
  return { id: 'ahead', seat, topic, choices, min, max, fallback: [], privacy: 'private' };
}
