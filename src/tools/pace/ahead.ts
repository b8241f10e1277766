/** What a person decides in advance, as the heuristic player would decide it with what is known then. */
import { skillCardChoices } from '../../engine/pieces/cards.ts';
import type { Choice, Decision, Topic } from '../../engine/types/decision.ts';
import type { GameView } from '../../engine/types/view.ts';
import { choose } from '../../players/index.ts';
import { checkPicture, checkToCome, nextTurnOf, plannedActions, plannedDraws, plannedMove, plannedMoves, turnPicture } from '../../players/orders/index.ts';
import type { CheckPlan, TurnPlan } from '../../players/orders/index.ts';

/** Cards for the check to which this player will be asked to add. */
export function planCheck(view: GameView, random: () => number): CheckPlan | undefined {
  const check = checkToCome(view);
  if (check === undefined || view.own === undefined) return undefined;
  const choices = skillCardChoices(view.own.hand);
  const chosen = pick(view, question(view, { kind: 'contribute' }, choices, 0, mostCards(view)), random);
  const cards = chosen.flatMap((choice) => (choice.kind === 'skillCard' ? [choice.card] : []));
  return { turn: view.turn, source: check.source, cards, quiet: false, picture: checkPicture(check) };
}

export function planTurn(view: GameView, random: () => number): TurnPlan {
  const [to] = pick(view, question(view, { kind: 'move' }, plannedMoves(view), 0, 1), random);
  const move = plannedMove(to);
  const [action] = pick(view, question(view, { kind: 'action', left: 1, why: 'actionStep' }, plannedActions(view, move), 1, 1), random);
  const draws = plannedDraws(view);
  return { turn: nextTurnOf(view), draws: draws[Math.floor(random() * draws.length)], move, action: action?.id ?? 'pass', picture: turnPicture(view, move) };
}

function pick(view: GameView, decision: Decision, random: () => number): ReadonlyArray<Choice> {
  if (decision.choices.length === 0) return [];
  const ids = choose(view, decision, random);
  return decision.choices.filter(({ id }) => ids.includes(id));
}

function question({ viewer }: GameView, topic: Topic, choices: ReadonlyArray<Choice>, min: number, max: number): Decision {
  return { id: 'ahead', seat: viewer === 'public' ? 0 : viewer, topic, choices, min, max, fallback: [], privacy: 'private' };
}

/** R-CHK-43: Cylon players and those in the Brig add one card at most. */
function mostCards({ players, viewer, own }: GameView): number {
  const me = viewer === 'public' ? undefined : players[viewer];
  const one = me?.cylon !== undefined || (me?.place.kind === 'location' && me.place.location === 'location/base/brig');
  return one ? 1 : own?.hand.length ?? 0;
}
