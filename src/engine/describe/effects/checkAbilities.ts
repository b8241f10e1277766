/** Abilities of cards that have been revealed in a check. */
import type { CheckAbilityVerb } from '../../../catalogue/effects/checkAbilities.ts';
import type { EffectShapes } from '../../../catalogue/effect.ts';
import { list, plural, times } from '../grammar.ts';
import { inEnglish } from '../inEnglish.ts';
import { skillList, skillNames } from '../terms.ts';
import { does, fleet, long } from './clause.ts';
import { effectWords } from './table.ts';

const said = { pass: 'passes', partial: 'partly passes', fail: 'fails' } as const;

const skipped = { pass: 'passing', partial: 'passing it partly', fail: 'failing' } as const;

/** «the check fails by 4 or less», «the strength is 0 or less» */
function outcome({ result, totalAtMost, shortByAtMost, overPrintedBy }: EffectShapes['afterCheck']['when'], brief?: boolean): string {
  const below = shortByAtMost === undefined ? '' : ` by ${shortByAtMost} or less`;
  const above = overPrintedBy === undefined ? '' : ` by ${overPrintedBy} or more${brief === true ? '' : ' with its printed difficulty'}`;
  return list([
    ...(result === undefined ? [] : [`the check ${said[result]}${below}${above}`]),
    ...(totalAtMost === undefined ? [] : [`its strength is ${totalAtMost} or less`]),
  ]);
}

effectWords<CheckAbilityVerb>({
  discardStrengths: (strengths) => fleet(`all cards of strength ${list(strengths.map(String), 'or')} are discarded from the check`),
  discardFromCheck: () => does('you', 'discard 1 of the revealed cards from the check'),
  addDestiny: (count, { brief }) =>
    fleet(brief
      ? `${plural(count, 'Destiny card')} into the check`
      : `the top ${plural(count, 'card')} of the Destiny deck ${count === 1 ? 'goes' : 'go'} face up into the check`),
  multiplySkills: ({ skills, factor }) =>
    fleet(`${skillList(skills)} cards count ${factor === 2 ? 'twice their' : `${times(factor)} their`} strength in this check`),
  ifStrength: ({ skill, atLeast, then }, teller) =>
    fleet(`if the ${skillNames[skill]} cards in the check have a strength of ${atLeast} or more together, the current player may do this: ${inEnglish(teller.text(then))}`),
  afterCheck: ({ when, then }, teller) => long(fleet(`if ${outcome(when, teller.brief)}, ${inEnglish(teller.text(then))}`)),
  skipResult: (result) => fleet(`${skipped[result]} has no effect`),
});
