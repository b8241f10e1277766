/** Discards of more than half of the hand: the player chooses what to keep. */
import type { Decision } from '../../app/types.ts';
import type { Picked } from '../press.ts';

/** How many cards stay, where that is what is chosen; `undefined`: what goes is. */
export function keptOf({ topic, min, max, choices }: Decision): number | undefined {
  const isFixed = topic.kind === 'discard' && min === max && max < choices.length;
  return isFixed && max > choices.length / 2 ? choices.length - max : undefined;
}

/**
 * Returns the picks before the player's first one: every card, to be discarded, if the player chooses what to keep;
 * otherwise none.
 */
export function firstPicks(decision: Decision): Picked {
  return keptOf(decision) === undefined ? [] : decision.choices.map((_, index) => index);
}
