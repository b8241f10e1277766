import { conditionIn, conditionTable } from '../../../../catalogue/effect.ts';
import type { Condition, ConditionKind, ConditionShapes, PlayerFilter } from '../../../../catalogue/effect.ts';
import type { BaseCondition, PlaceCondition } from '../../../../catalogue/effects/condition.ts';
import { resources, type ResourceAmounts } from '../../../../catalogue/vocabulary.ts';
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
    ...(filter.getsLoyalty ? ['who gets Loyalty cards'] : []),
    ...(filter.if ? [who(filter.if)] : []),
    ...(filter.not && filter.not !== filter.eligibleFor ? [`other than the ${titleName(filter.not)}`] : []),
    ...(filter.eligibleFor ? [`who can ${filter.not ? 'become' : 'be'} ${titleName(filter.eligibleFor)}`] : []),
    ...(filter.sendableIfAny ? [`who can be sent to ${sendPlaceNames[filter.sendableIfAny]}, if there is one`] : []),
    ...(filter.sendable ? [`who can be sent to ${sendPlaceNames[filter.sendable]}`] : []),
  ];
  return [noun(filter), ...conditions].join(' ');
}

const viperPlaces = { reserves: 'in the Reserves', damagedCraft: 'among the damaged ones', space: 'in space' } as const;

export const conditionWords = conditionTable<(value: never) => string>('words of conditions in English');

/** Declares the words of these conditions: «food is 5 or less», «there is a nuke left», after «if» or «only if». */
export function wordsIf<K extends ConditionKind>(part: { readonly [P in K]: (value: ConditionShapes[P]) => string }): void {
  conditionWords.add(part);
}

const relatives = new Map<string, (value: never) => string>();

/** Declares the words of these conditions about a player who may be chosen: «who can gain a miracle token». */
export function wordsWho<K extends ConditionKind>(part: { readonly [P in K]: (value: ConditionShapes[P]) => string }): void {
  for (const [kind, words] of Object.entries<(value: never) => string>(part)) relatives.set(kind, words);
}

function who(is: Condition): string {
  const { kind, value } = conditionIn(is);
  const words = relatives.get(kind);
  if (words === undefined) throw new Error(`nobody says of a player that ${kind}`);
  // The words were declared for the values of this condition.
  return words(value as never);
}

const bounds = (limits: ResourceAmounts, word: string): string =>
  list(resources.flatMap((resource) => (limits[resource] === undefined ? [] : [`${resource} is ${limits[resource]} or ${word}`])));

wordsIf<BaseCondition>({
  hasNuke: () => 'there is a nuke left',
  holdsSuperCrisis: () => 'you hold a Super Crisis card',
  handAtMost: (count) => `you have ${count} or fewer Skill cards`,
  distanceAtMost: (most) => `the fleet has travelled ${most} or less`,
  piloting: () => 'you are piloting a viper',
  canTake: (title) => `somebody else is ${titleName(title)} and you can be`,
  otherEligible: (title) => `somebody else can be ${titleName(title)}`,
  withTitle: (title) => `the game has the title of ${titleName(title)}`,
  viperIn: (where) => `there is a viper ${viperPlaces[where]}`,
  aboard: (board) => `you are ${onBoard(board)}`,
  currentAboard: (board) => `the current player is ${onBoard(board)}`,
  humanInBrig: () => 'a human player is in the Brig or in Detention',
  basestarOnBoard: () => 'there is a basestar in space',
  basestarLeft: () => 'a basestar is left in the supply',
  atMost: (limits) => bounds(limits, 'less'),
  atLeast: (limits) => bounds(limits, 'more'),
});

wordsIf<PlaceCondition>({
  blueSpace: () => 'the fleet marker is on a blue space of the jump track',
  holdsTitle: (title) => `you are ${titleName(title)}`,
  canLaunch: () => 'you can fly a viper and there is a viper to launch',
  cylonShipInSpace: () => 'there is a Cylon ship in space',
  centurionAboard: () => 'there is a centurion on the Boarding Party track',
});

export function condition(is: Condition): string {
  const { kind, value } = conditionIn(is);
  // The words were declared for the values of this condition.
  return conditionWords.of(kind)(value as never);
}
