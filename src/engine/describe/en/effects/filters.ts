import type { Condition, PlayerFilter } from '../../../../catalogue/effect.ts';
import { resources } from '../../../../catalogue/vocabulary.ts';
import { list } from '../grammar.ts';
import { titleNames } from '../terms.ts';

const jail = { brig: 'the Brig', sickbay: 'Sickbay' } as const;

function noun(filter: PlayerFilter): string {
  if (filter.holds)
    return list(
      filter.holds.map((title) => `the ${titleNames[title]}`),
      'or',
    );
  const human = filter.human ? 'human ' : '';
  return filter.other ? `another ${human}player` : `a ${human}player`;
}

/** «another human player aboard Galactica»: who may be chosen. */
export function whoMayBeChosen(filter: PlayerFilter): string {
  const conditions = [
    ...(filter.aboard ? ['aboard Galactica'] : []),
    ...(filter.in ? ['in the Brig'] : []),
    ...(filter.hasLoyalty && !filter.holds ? ['with a face-down Loyalty card'] : []),
    ...(filter.not && filter.not !== filter.eligibleFor ? [`other than the ${titleNames[filter.not]}`] : []),
    ...(filter.eligibleFor ? [`who can ${filter.not ? 'become' : 'be'} ${titleNames[filter.eligibleFor]}`] : []),
    ...(filter.sendable ? [`who can be sent to ${jail[filter.sendable]}`] : []),
  ];
  return [noun(filter), ...conditions].join(' ');
}

/** «food is 5 or less», «there is a nuke left»: after «if» or «only if». */
export function condition(is: Condition): string {
  if ('hasNuke' in is) return 'there is a nuke left';
  if ('holdsSuperCrisis' in is) return 'you hold a Super Crisis card';
  const [bounds, word] = 'atMost' in is ? ([is.atMost, 'less'] as const) : ([is.atLeast, 'more'] as const);
  return list(resources.flatMap((resource) => (bounds[resource] === undefined ? [] : [`${resource} is ${bounds[resource]} or ${word}`])));
}
