/** Orders for drawing Skill cards of several types. */
import type { Skill } from '../../catalogue/vocabulary.ts';
import type { Choice, Decision } from '../../engine/types/decision.ts';
import type { OrderVerdict } from './types.ts';

/**
 * Returns as many cards of the favorite type as there are; `undefined` without a favorite, or if it can't be drawn
 * here.
 */
export function drawByOrder(draws: Skill | undefined, { choices }: Decision): OrderVerdict | undefined {
  if (draws === undefined) return undefined;
  const count = (choice: Choice): number => {
    if (choice.kind === 'skill') return choice.skill === draws ? 1 : 0;
    return choice.kind === 'skills' ? choice.skills.filter((skill) => skill === draws).length : 0;
  };
  const best = [...choices].sort((one, other) => count(other) - count(one))[0];
  return best === undefined || count(best) === 0 ? undefined : { kind: 'answer', choice: [best.id] };
}
