/** Which cards of a check its modifiers are about: R-CHK-69, R-CHK-72. */
import type { CardFilter, CheckModifier } from '../../catalogue/checkModifier.ts';
import { skills, type Skill } from '../../catalogue/vocabulary.ts';
import type { SkillCard } from '../types/ids.ts';
import { faceOf } from './cards.ts';

function fits({ skills: ofSkills, values }: CardFilter, card: SkillCard): boolean {
  const { entry, value } = faceOf(card);
  return ofSkills?.includes(entry.skill) !== false && values?.includes(value) !== false;
}

/** The modifiers of one kind that are about this card. */
export function about<K extends CheckModifier['kind']>(
  modifiers: ReadonlyArray<CheckModifier>,
  kind: K,
  card: SkillCard,
): Array<Extract<CheckModifier, { kind: K }>> {
  if (modifiers.length === 0) return [];
  return modifiers.filter((modifier) => isOf(modifier, kind)).filter(({ of }) => fits(of, card));
}

function isOf<K extends CheckModifier['kind']>(
  modifier: CheckModifier,
  kind: K,
): modifier is Extract<CheckModifier, { kind: K }> {
  return modifier.kind === kind;
}

interface Modified {
  readonly check: { readonly skills: ReadonlyArray<Skill> };
  readonly modifiers: ReadonlyArray<CheckModifier>;
}

/** The skills all of whose cards count for the check now. */
export function positiveSkills({ check, modifiers }: Modified): Array<Skill> {
  const made = modifiers.flatMap((modifier) =>
    modifier.kind === 'positive' && modifier.of.values === undefined ? (modifier.of.skills ?? skills) : [],
  );
  return [...new Set([...check.skills, ...made])];
}
