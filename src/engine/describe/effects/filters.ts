import { conditionIn, conditionTable } from '../../../catalogue/effect.ts';
import type { Condition, ConditionKind, ConditionShapes, PlayerFilter } from '../../../catalogue/effect.ts';
import type { BaseCondition, PlaceCondition } from '../../../catalogue/effects/condition.ts';
import { resources, type ResourceAmounts, type Title } from '../../../catalogue/vocabulary.ts';
import { inRow, listed, tell } from '../../../words/text.ts';
import type { Text, Told } from '../../../words/text.ts';
import { board, resource, sendPlace, title } from '../nouns.ts';
import { who as whoIs } from './clause.ts';

function player({ holds, human, cylon, other }: PlayerFilter): Text {
  if (holds) return listed(holds.map(whoIs), 'or');
  return tell('effects.filters.player', { team: human ? 'human' : cylon ? 'Cylon' : 'any', other: other === true });
}

const eligible = (id: Title, become: boolean): Text => tell('effects.filters.eligible', { become, title: title(id) });

/** «another human player aboard Galactica»: who may be chosen, in the case that is asked for. */
export function whoMayBeChosen(filter: PlayerFilter): Text {
  const conditions: ReadonlyArray<Text> = [
    ...(filter.aboard ? [tell('effects.filters.aboard', { board: board(filter.aboard) })] : []),
    ...(filter.in ? [tell('effects.filters.in', { cell: sendPlace(filter.in) })] : []),
    ...(filter.here ? [tell('effects.filters.here')] : []),
    ...(filter.hasLoyalty && !filter.holds ? [tell('effects.filters.hasLoyalty')] : []),
    ...(filter.getsLoyalty ? [tell('effects.filters.getsLoyalty')] : []),
    ...(filter.if ? [suchThat(filter.if)] : []),
    ...(filter.not && filter.not !== filter.eligibleFor ? [tell('effects.filters.not', { title: title(filter.not) })] : []),
    ...(filter.eligibleFor ? [eligible(filter.eligibleFor, filter.not !== undefined)] : []),
    ...(filter.sendableIfAny ? [tell('effects.filters.sendableIfAny', { place: sendPlace(filter.sendableIfAny) })] : []),
    ...(filter.sendable ? [tell('effects.filters.sendable', { place: sendPlace(filter.sendable) })] : []),
  ];
  return inRow([player(filter), ...conditions], ' ');
}

export const conditionWords = conditionTable<(value: never) => Text>('words of conditions');

/** Declares the words of these conditions: «food is 5 or less», «there is a nuke left», after «if» or «only if». */
export function wordsIf<K extends ConditionKind>(part: { readonly [P in K]: (value: ConditionShapes[P]) => Text }): void {
  conditionWords.add(part);
}

const relatives = new Map<string, (value: never) => Text>();

/** Declares the words of these conditions about a player who may be chosen: «who can gain a miracle token». */
export function wordsWho<K extends ConditionKind>(part: { readonly [P in K]: (value: ConditionShapes[P]) => Text }): void {
  for (const [kind, words] of Object.entries<(value: never) => Text>(part)) relatives.set(kind, words);
}

function suchThat(is: Condition): Text {
  const { kind, value } = conditionIn(is);
  const words = relatives.get(kind);
  if (words === undefined) throw new Error(`nobody says of a player that ${kind}`);
  // The words were declared for the values of this condition.
  return words(value as never);
}

const bounds = (limits: ResourceAmounts, told: (values: { readonly resource: Told; readonly bound: number }) => Told): Text =>
  listed(resources.flatMap((id) => (limits[id] === undefined ? [] : [told({ resource: resource(id), bound: limits[id] })])));

wordsIf<BaseCondition>({
  hasNuke: () => tell('effects.conditions.hasNuke'),
  holdsSuperCrisis: () => tell('effects.conditions.holdsSuperCrisis'),
  handAtMost: (count) => tell('effects.conditions.handAtMost', { count }),
  distanceAtMost: (most) => tell('effects.conditions.distanceAtMost', { most }),
  piloting: () => tell('effects.conditions.piloting'),
  canTake: (id) => tell('effects.conditions.canTake', { title: title(id) }),
  otherEligible: (id) => tell('effects.conditions.otherEligible', { title: title(id) }),
  withTitle: (id) => tell('effects.conditions.withTitle', { title: title(id) }),
  viperIn: (where) => tell('effects.conditions.viperIn', { where }),
  aboard: (id) => tell('effects.conditions.aboard', { board: board(id) }),
  currentAboard: (id) => tell('effects.conditions.currentAboard', { board: board(id) }),
  humanInBrig: () => tell('effects.conditions.humanInBrig'),
  basestarOnBoard: () => tell('effects.conditions.basestarOnBoard'),
  basestarLeft: () => tell('effects.conditions.basestarLeft'),
  atMost: (limits) => bounds(limits, (values) => tell('effects.conditions.atMost', values)),
  atLeast: (limits) => bounds(limits, (values) => tell('effects.conditions.atLeast', values)),
});

wordsIf<PlaceCondition>({
  blueSpace: () => tell('effects.conditions.blueSpace'),
  holdsTitle: (id) => tell('effects.conditions.holdsTitle', { title: title(id) }),
  canLaunch: () => tell('effects.conditions.canLaunch'),
  cylonShipInSpace: () => tell('effects.conditions.cylonShipInSpace'),
  centurionAboard: () => tell('effects.conditions.centurionAboard'),
});

/** «food is 5 or less»: to stand after «if». */
export function conditionTold(is: Condition): Text {
  const { kind, value } = conditionIn(is);
  // The words were declared for the values of this condition.
  return conditionWords.of(kind)(value as never);
}
