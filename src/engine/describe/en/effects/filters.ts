import type { Condition, PlayerFilter } from '../../../../catalogue/effect.ts';
import { resources } from '../../../../catalogue/vocabulary.ts';
import { list } from '../grammar.ts';
import { onBoard, sendPlaceNames, titleName } from '../terms.ts';

function noun(filter: PlayerFilter): string {
  if (filter.holds)
    return list(
      filter.holds.map((title) => `the ${titleName(title)}`),
      'or',
    );
  const human = filter.human ? 'human ' : filter.cylon ? 'Cylon ' : '';
  return filter.other ? `another ${human}player` : `a ${human}player`;
}

/** «another human player aboard Galactica»: who may be chosen. */
export function whoMayBeChosen(filter: PlayerFilter): string {
  const conditions = [
    ...(filter.aboard ? [onBoard(filter.aboard)] : []),
    ...(filter.in ? [`in ${sendPlaceNames[filter.in]}`] : []),
    ...(filter.here ? ['at your location'] : []),
    ...(filter.hasLoyalty && !filter.holds ? ['with a face-down Loyalty card'] : []),
    ...(filter.not && filter.not !== filter.eligibleFor ? [`other than the ${titleName(filter.not)}`] : []),
    ...(filter.eligibleFor ? [`who can ${filter.not ? 'become' : 'be'} ${titleName(filter.eligibleFor)}`] : []),
    ...(filter.sendable ? [`who can be sent to ${sendPlaceNames[filter.sendable]}`] : []),
  ];
  return [noun(filter), ...conditions].join(' ');
}

/** «food is 5 or less», «there is a nuke left»: after «if» or «only if». */
export function condition(is: Condition): string {
  if ('hasNuke' in is) return 'there is a nuke left';
  if ('holdsSuperCrisis' in is) return 'you hold a Super Crisis card';
  if ('handAtMost' in is) return `you have ${is.handAtMost} or fewer Skill cards`;
  if ('distanceAtMost' in is) return `the fleet has travelled ${is.distanceAtMost} or less`;
  if ('piloting' in is) return 'you are piloting a viper';
  if ('canTake' in is) return `somebody else is ${titleName(is.canTake)} and you can be`;
  if ('aboard' in is) return `you are ${onBoard(is.aboard)}`;
  if ('currentAboard' in is) return `the current player is ${onBoard(is.currentAboard)}`;
  if ('inOrbit' in is) return 'Galactica is back in orbit';
  if ('humanInBrig' in is) return 'a human player is in the Brig or in Detention';
  if ('mayInfiltrate' in is) return 'you are a Cylon Leader or the Sympathetic Cylon';
  if ('basestarOnBoard' in is) return 'there is a basestar in space';
  if ('basestarLeft' in is) return 'a basestar is left in the supply';
  if ('moraleLostToExecution' in is) return 'morale has been lost in this game because a character was executed';
  const [bounds, word] = 'atMost' in is ? ([is.atMost, 'less'] as const) : ([is.atLeast, 'more'] as const);
  return list(resources.flatMap((resource) => (bounds[resource] === undefined ? [] : [`${resource} is ${bounds[resource]} or ${word}`])));
}
