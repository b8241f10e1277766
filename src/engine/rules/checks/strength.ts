/** Dividing and adding up the cards of a check: R-CHK-55 to R-CHK-57, R-CHK-72, R-CHK-80, R-CHK-81. */
import type { Skill } from '../../../catalogue/vocabulary.ts';
import { ruleCause, sheetRule } from '../../abilities/rules.ts';
import type { CheckChange } from '../../types/event.ts';
import type { SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { faceOf } from '../../pieces/cards.ts';
import { about } from '../../pieces/checkCards.ts';
import { checkPolicy } from '../../pieces/checkKinds.ts';
import { isThere } from '../../pieces/persons.ts';
import type { CheckData, Modifier } from './check.ts';
import { defined } from '../../../values/defined.ts';

export interface Division {
  readonly positive: ReadonlyArray<SkillCard>;
  readonly negative: ReadonlyArray<SkillCard>;
  /** Cards whose strength is 0 because of an ability. */
  readonly nullified: ReadonlyArray<SkillCard>;
  readonly total: number;
  /** The changes in the order in which they come to it; those that change nothing are left out. */
  readonly changes: ReadonlyArray<CheckChange>;
}

type Dividing = Pick<CheckData, 'pile' | 'check' | 'modifiers' | 'kind' | 'drawnBy'>;

/** The revealed cards by side, and the total strength, which may be negative. */
export function divide(state: GameState, { pile, check, modifiers, kind, drawnBy }: Dividing): Division {
  // R-CHK-57, R-CHK-90: only for Crisis cards that the owner of the ability drew.
  const counts = checkPolicy(kind).sheets === 'all' && drawnBy !== undefined && isThere(state, drawnBy);
  const always = counts ? sheetRule(state, drawnBy.seat, 'positiveStrength') : undefined;
  const counting: Counting = { skills: check.skills, always, modifiers };
  const sides = {
    positive: new Array<SkillCard>(),
    negative: new Array<SkillCard>(),
    nullified: new Array<SkillCard>(),
  };
  for (const card of pile) {
    const isNothing = about(modifiers, 'nullified', card).length > 0;
    sides[isNothing ? 'nullified' : isPositive(counting, card) ? 'positive' : 'negative'].push(card);
  }
  const sheet =
    always === undefined || drawnBy === undefined
      ? []
      : [
          {
            why: ruleCause(state, drawnBy.seat, ['positiveStrength'], drawnBy.character),
            by: drawnBy.seat,
            how: 'positive',
          } as const,
        ];
  return { ...sides, total: totalOf(pile, counting), changes: changesOf(pile, counting, sheet) };
}

/** The rules by which a card's strength counts, and on which side. */
interface Counting {
  readonly skills: ReadonlyArray<Skill>;
  /** Cards of this strength count for the check. */
  readonly always: number | undefined;
  readonly modifiers: ReadonlyArray<Modifier>;
}

function isPositive({ skills, always, modifiers }: Counting, card: SkillCard): boolean {
  const { entry, value } = faceOf(card);
  return skills.includes(entry.skill) || value === always || about(modifiers, 'positive', card).length > 0;
}

function totalOf(pile: ReadonlyArray<SkillCard>, counting: Counting): number {
  const { modifiers } = counting;
  return pile.reduce((total, card) => {
    const own = about(modifiers, 'nullified', card).length > 0 ? 0 : faceOf(card).value;
    const strength = about(modifiers, 'times', card).reduce((sum, { factor }) => sum * factor, own);
    return (
      total +
      about(modifiers, 'total', card).reduce(
        (sum, { each }) => sum + each,
        isPositive(counting, card) ? strength : -strength,
      )
    );
  }, 0);
}

/**
 * First the modifiers that decide on sides and on which cards count: then the rest of the sum is what is added to these
 * strengths.
 */
const order: ReadonlyArray<Modifier['kind']> = ['positive', 'nullified', 'times', 'total'];

/**
 * The change that each ability makes to the total that those before it have left; `sheet`: those of a character, which
 * come first.
 */
function changesOf(
  pile: ReadonlyArray<SkillCard>,
  { modifiers, ...counting }: Counting,
  sheet: ReadonlyArray<Omit<CheckChange, 'change'>>,
): ReadonlyArray<CheckChange> {
  if (modifiers.length + sheet.length === 0) return [];
  const changes: Array<CheckChange> = [];
  let before = totalOf(pile, { ...counting, always: undefined, modifiers: [] });
  const note = (by: Omit<CheckChange, 'change'> | undefined, after: number): void => {
    if (by !== undefined && after !== before) changes.push({ ...by, change: after - before });
    before = after;
  };
  for (const by of sheet) note(by, totalOf(pile, { ...counting, modifiers: [] }));
  const ordered = order.flatMap((kind) => modifiers.filter((modifier) => modifier.kind === kind));
  for (const [at, { kind: how, why, by }] of ordered.entries()) {
    const named = why === undefined ? undefined : { why, how, ...defined({ by }) };
    note(named, totalOf(pile, { ...counting, modifiers: ordered.slice(0, at + 1) }));
  }
  return changes;
}
