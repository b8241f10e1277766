/** Who discards more than half of the hand chooses what to keep. */
import type { Decision } from '../../app/types.ts';
import type { Picked } from '../press.ts';

/** How many cards stay, where that is what is chosen; `undefined`: what goes is. */
export function keptOf({ topic, min, max, choices }: Decision): number | undefined {
  const isFixed = topic.kind === 'discard' && min === max && max < choices.length;
  return isFixed && max > choices.length / 2 ? choices.length - max : undefined;
}

/** What is picked before anyone has picked: whoever keeps some would discard all. */
export function firstPicks(decision: Decision): Picked {
  return keptOf(decision) === undefined ? [] : decision.choices.map((_, index) => index);
}
