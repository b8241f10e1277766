/**
 * Orders for skill checks: cards chosen in advance, nothing until the player's next turn, nothing without a useful
 * card.
 */
import { catalogue } from '../../catalogue/index.ts';
import { faceOf } from '../../engine/pieces/cards.ts';
import { isLegalCount } from '../../engine/flow/counts.ts';
import { clockwise, isInPlay } from '../../engine/pieces/players.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { CheckView, GameView } from '../../engine/types/view.ts';
import { checkPicture, difference } from './pictures.ts';
import type { CheckPlan, Orders, StandingOrders, OrderVerdict } from './types.ts';

/** Returns the check to which this player will still be asked to add cards; `undefined` if there is none. */
export function checkToCome(view: GameView): CheckView | undefined {
  const { check } = view;
  if (check === undefined || check.revealed || check.result !== undefined) return undefined;
  if (view.viewer !== 'public' && !isInPlay(view, view.viewer)) return undefined;
  return check.contributions.some(({ seat }) => seat === view.viewer) ? undefined : check;
}

/** Whether a plan is for the running check. */
export function isForCheck({ turn, source }: CheckPlan, view: GameView): boolean {
  return view.turn === turn && view.check?.source === source && view.check.result === undefined;
}

/** Returns the turn in which this player is next: until then “nothing until my next turn” holds. */
export function nextTurnOf(view: GameView): number {
  const seat = view.viewer === 'public' ? view.current : view.viewer;
  return view.turn + clockwise(view, view.current + 1).indexOf(seat) + 1;
}

/** Returns the answer to “add cards to the check”. */
export function contributeByOrder({ standing, check: plan }: Orders, view: GameView, decision: Decision): OrderVerdict {
  if (plan !== undefined && isForCheck(plan, view)) return byPlan(plan, view, decision);
  return addsNothing(standing, view) ? { kind: 'answer', choice: [] } : { kind: 'ask' };
}

function addsNothing({ checks, quietBefore }: StandingOrders, view: GameView): boolean {
  if (quietBefore !== undefined && view.turn < quietBefore) return true;
  return checks === 'nothing' || (checks === 'unlessUseful' && !holdsUsefulCard(view));
}

/**
 * Whether the player holds a card that counts for the check, or that does something in it whatever its skill is. In a
 * Mission no card does (R-CHK-95).
 */
function holdsUsefulCard({ check, own }: GameView): boolean {
  const inMission = check !== undefined && catalogue.missions.has(check.source);
  return (own?.hand ?? []).some((card) => {
    const { skill, timing } = faceOf(card).entry;
    return (timing === 'ability' && !inMission) || check?.skills.includes(skill) !== false;
  });
}

function byPlan(plan: CheckPlan, view: GameView, decision: Decision): OrderVerdict {
  // An empty plan needs no comparison, whatever the check has become.
  if (plan.cards.length === 0) return { kind: 'answer', choice: [], ends: 'check' };
  const changed = view.check === undefined ? undefined : difference(plan.picture, checkPicture(view.check));
  if (changed !== undefined) return { kind: 'stop', plan: 'check', reason: { kind: 'changed', what: changed } };
  const choice = idsOf(plan.cards, decision);
  const isLegal = choice !== undefined && isLegalCount(decision, choice.length);
  if (!isLegal) return { kind: 'stop', plan: 'check', reason: { kind: 'notLegal', what: 'cards' } };
  return { kind: 'answer', choice, ends: 'check' };
}

/** Returns a choice for each card; `undefined` if one of them is no longer there. */
export function idsOf(
  cards: ReadonlyArray<string>,
  { choices }: Pick<Decision, 'choices'>,
): ReadonlyArray<string> | undefined {
  const left = [...choices];
  const ids: Array<string> = [];
  for (const card of cards) {
    const at = left.findIndex((choice) => choice.kind === 'skillCard' && choice.card === card);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found === undefined) return undefined;
    ids.push(found.id);
  }
  return ids;
}
