/** Tests the conditions of cards by the list of `src/engine/handlers.ts`. */
import { conditionIn } from '../catalogue/effect.ts';
import type { Condition, ConditionAndValue, ConditionKind, ConditionShapes } from '../catalogue/effect.ts';
import { partsOfGame } from './parts.ts';
import type { Seat } from './types/ids.ts';
import type { GameState } from './types/state.ts';

/** `seat` is the one who would use it. */
export type ConditionTest<Value> = (state: GameState, value: Value, seat: Seat) => boolean;

/** One test for each of these conditions. */
export type ConditionTests<K extends ConditionKind> = { readonly [P in K]: ConditionTest<ConditionShapes[P]> };

/** Whether a condition of a card holds now; `seat` is the one who would use it. */
export function conditionHolds(state: GameState, condition: Condition, seat: Seat): boolean {
  // The catalogue has checked the value by the shape of this condition.
  return kindHolds(state, conditionIn(condition), seat);
}

function kindHolds<K extends ConditionKind>(
  state: GameState,
  { kind, value }: ConditionAndValue<K>,
  seat: Seat,
): boolean {
  return partsOfGame().conditions[kind](state, value, seat);
}
