/** Orders for windows of reactions. */
import { faceOf } from '../../engine/pieces/cards.ts';
import type { Choice, Decision } from '../../engine/types/decision.ts';
import type { GameView } from '../../engine/types/view.ts';
import { conditionsHold } from './conditions.ts';
import { keyOf, reactingOf } from './occasions.ts';
import type { StandingOrders, OrderVerdict } from './types.ts';

type Wish = 'ask' | 'play' | 'decline';

/** Plays what is ordered; declines if every card and ability that could be used is to be declined; otherwise asks. */
export function reactByOrder({ reactions }: StandingOrders, view: GameView, decision: Decision): OrderVerdict {
  const wishes = decision.choices.map((choice) => ({ choice, wish: wishFor(reactions, view, decision, choice) }));
  const [cheapest] = wishes
    .filter(({ wish }) => wish === 'play')
    .map(({ choice }) => choice)
    .sort((one, other) => strengthOf(one) - strengthOf(other));
  if (cheapest !== undefined) return { kind: 'answer', choice: [cheapest.id] };
  return wishes.every(({ wish }) => wish === 'decline') && decision.min === 0
    ? { kind: 'answer', choice: [] }
    : { kind: 'ask' };
}

function wishFor(reactions: StandingOrders['reactions'], view: GameView, decision: Decision, choice: Choice): Wish {
  const key = keyOf(choice);
  const reacting = reactingOf(choice);
  const order = key === undefined ? undefined : reactions[key];
  if (order === undefined || reacting === undefined || order.mode === 'ask') return 'ask';
  if (order.mode === 'never') return 'decline';
  const holds = conditionsHold(view, decision, reacting, order.when);
  return !holds ? 'decline' : order.mode === 'play' ? 'play' : 'ask';
}

/** Returns the strength of a card. Of equal cards the weakest is played, which is worth the least in a skill check. */
function strengthOf(choice: Choice): number {
  return choice.kind === 'skillCard' ? faceOf(choice.card).value : 0;
}
