/** Dividing and adding up the cards of a check: R-CHK-55 to R-CHK-57, R-CHK-80, R-CHK-81. */
import { sheetRule } from '../../abilities/rules.ts';
import type { Skill } from '../../../catalogue/vocabulary.ts';
import type { Seat, SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { faceOf } from '../../pieces/cards.ts';

export interface Division {
  readonly positive: ReadonlyArray<SkillCard>;
  readonly negative: ReadonlyArray<SkillCard>;
  /** Cards whose strength is 0 because of an ability. */
  readonly nullified: ReadonlyArray<SkillCard>;
  readonly total: number;
}

interface Dividing {
  readonly pile: ReadonlyArray<SkillCard>;
  readonly positive: ReadonlyArray<Skill>;
  readonly nullified: ReadonlyArray<Skill>;
  readonly kind: 'crisis' | 'superCrisis' | 'location' | 'card';
  readonly drawnBy: Seat | undefined;
}

/** The revealed cards by side, and the total strength, which may be negative. */
export function divide(state: GameState, { pile, positive, nullified, kind, drawnBy }: Dividing): Division {
  // R-CHK-57, R-CHK-90: only for Crisis cards that the owner of the ability drew.
  const always = kind === 'crisis' && drawnBy !== undefined ? sheetRule(state, drawnBy, 'positiveStrength') : undefined;
  const sides = { positive: new Array<SkillCard>(), negative: new Array<SkillCard>(), nullified: new Array<SkillCard>() };
  let total = 0;
  for (const card of pile) {
    const { entry, value } = faceOf(card);
    const isPositive = positive.includes(entry.skill) || value === always;
    if (nullified.includes(entry.skill)) {
      sides.nullified.push(card);
      continue;
    }
    sides[isPositive ? 'positive' : 'negative'].push(card);
    total += isPositive ? value : -value;
  }
  return { ...sides, total };
}
