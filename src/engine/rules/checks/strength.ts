/** Dividing and adding up the cards of a check: R-CHK-55 to R-CHK-57, R-CHK-72, R-CHK-80, R-CHK-81. */
import { sheetRule } from '../../abilities/rules.ts';
import type { SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { faceOf } from '../../pieces/cards.ts';
import { about } from '../../pieces/checkCards.ts';
import { checkPolicy } from '../../pieces/checkKinds.ts';
import { isThere } from '../../pieces/persons.ts';
import type { CheckData } from './check.ts';

export interface Division {
  readonly positive: ReadonlyArray<SkillCard>;
  readonly negative: ReadonlyArray<SkillCard>;
  /** Cards whose strength is 0 because of an ability. */
  readonly nullified: ReadonlyArray<SkillCard>;
  readonly total: number;
}

type Dividing = Pick<CheckData, 'pile' | 'check' | 'modifiers' | 'kind' | 'drawnBy'>;

/** The revealed cards by side, and the total strength, which may be negative. */
export function divide(state: GameState, { pile, check, modifiers, kind, drawnBy }: Dividing): Division {
  // R-CHK-57, R-CHK-90: only for Crisis cards that the owner of the ability drew.
  const counts = checkPolicy(kind).sheets === 'all' && drawnBy !== undefined && isThere(state, drawnBy);
  const always = counts ? sheetRule(state, drawnBy.seat, 'positiveStrength') : undefined;
  const sides = { positive: new Array<SkillCard>(), negative: new Array<SkillCard>(), nullified: new Array<SkillCard>() };
  let total = 0;
  for (const card of pile) {
    const { entry, value } = faceOf(card);
    const isPositive = check.skills.includes(entry.skill) || value === always || about(modifiers, 'positive', card).length > 0;
    const isNothing = about(modifiers, 'nullified', card).length > 0;
    const strength = about(modifiers, 'times', card).reduce((sum, { factor }) => sum * factor, isNothing ? 0 : value);
    sides[isNothing ? 'nullified' : isPositive ? 'positive' : 'negative'].push(card);
    total += about(modifiers, 'total', card).reduce((sum, { each }) => sum + each, isPositive ? strength : -strength);
  }
  return { ...sides, total };
}
