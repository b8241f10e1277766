/** Abilities of cards that have been revealed in a check. */
import type { CheckAbilityVerb } from '../../../catalogue/effects/checkAbilities.ts';
import type { EffectShapes } from '../../../catalogue/effect.ts';
import { listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { skill, skillList } from '../nouns.ts';
import { does, fleet, flow, long, ofOne } from './clause.ts';
import type { EffectWords } from './table.ts';

type When = EffectShapes['afterCheck']['when'];

/** “the check fails by 4 or less” */
function resultTold(result: NonNullable<When['result']>, { shortByAtMost, overPrintedBy }: When, brief: boolean): Text {
  if (shortByAtMost !== undefined) return tell('effects.checkAbilities.resultByAtMost', { result, by: shortByAtMost });
  if (overPrintedBy !== undefined)
    return tell('effects.checkAbilities.resultByAtLeast', { brief, result, by: overPrintedBy });
  return tell('effects.checkAbilities.result', { result });
}

/** “the check fails by 4 or less”, “its strength is 0 or less” */
const outcome = (when: When, brief: boolean): Text =>
  listed([
    ...(when.result === undefined ? [] : [resultTold(when.result, when, brief)]),
    ...(when.totalAtMost === undefined ? [] : [tell('effects.checkAbilities.totalAtMost', { most: when.totalAtMost })]),
  ]);

export const checkAbilityEffects: EffectWords<CheckAbilityVerb> = {
  discardStrengths: (strengths) =>
    fleet(tell('effects.checkAbilities.discardStrengths', { strengths: listed(strengths.map(String), 'or') })),
  discardFromCheck: () => does('you', tell('effects.checkAbilities.discardFromCheck')),
  addDestiny: (count, { brief = false }) => fleet(tell('effects.checkAbilities.addDestiny', { brief, count })),
  multiplySkills: ({ skills, factor }) =>
    fleet(tell('effects.checkAbilities.multiplySkills', { skills: skillList(skills), factor })),
  ifStrength: ({ skill: id, atLeast, then }, teller) => {
    const clauses = teller.clauses(then);
    const told = flow(ofOne(clauses, 'current') ?? clauses);
    return fleet(tell('effects.checkAbilities.ifStrength', { skill: skill(id), atLeast, then: told }));
  },
  afterCheck: ({ when, then }, teller) =>
    long(
      fleet(
        tell('effects.checkAbilities.afterCheck', {
          when: outcome(when, teller.brief === true),
          then: teller.text(then),
        }),
      ),
    ),
  skipResult: (result) => fleet(tell('effects.checkAbilities.skipResult', { result })),
};
