/** When each condition holds. Filled from above: by `src/engine/abilities` and by the modules, each for its own conditions. */
import { conditionIn, conditionTable } from '../catalogue/effect.ts';
import type { Condition, ConditionKind, ConditionShapes } from '../catalogue/effect.ts';
import type { Seat } from './types/ids.ts';
import type { GameState } from './types/state.ts';

/** `seat` is the one who would use it. */
export type ConditionTest<Value> = (state: GameState, value: Value, seat: Seat) => boolean;

export const conditionTests = conditionTable<ConditionTest<never>>('when conditions hold');

/** Declares when these conditions hold. */
export function conditionsHold<K extends ConditionKind>(part: { readonly [P in K]: ConditionTest<ConditionShapes[P]> }): void {
  conditionTests.add(part);
}

/** Whether a condition of a card holds now; `seat` is the one who would use it. */
export function conditionHolds(state: GameState, condition: Condition, seat: Seat): boolean {
  const { kind, value } = conditionIn(condition);
  // The entry was declared for the values of this condition.
  return conditionTests.of(kind)(state, value as never, seat);
}
