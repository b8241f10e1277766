/** The words of conditions: those of the base, and the list of all. */
import { conditionIn } from '../../../catalogue/effect.ts';
import type { Condition, ConditionAndValue, ConditionKind } from '../../../catalogue/effect.ts';
import type { BaseCondition, PlaceCondition } from '../../../catalogue/effects/condition.ts';
import { resources, type ResourceAmounts } from '../../../catalogue/vocabulary.ts';
import { listed, tell } from '../../../words/text.ts';
import type { Text, TextNode } from '../../../words/text.ts';
import { board, resource, title } from '../nouns.ts';
import { assaultRaptorConditionWords } from './assaultRaptors.ts';
import { leaderConditionWords } from './cylonLeaders.ts';
import { daybreakPeopleConditionWords } from './daybreakPeople.ts';
import { daybreakSkillConditionWords } from './daybreakSkills.ts';
import { fateConditionWords } from './fates.ts';
import { miracleConditionWords, miracleConditionsOfPlayer } from './miracles.ts';
import { motiveConditionWords } from './motives.ts';
import { mutinyConditionWords } from './mutiny.ts';
import { newCapricaConditionWords } from './newCaprica.ts';
import { goalConditionWords } from './personalGoals.ts';
import { searchForHomeConditionWords } from './searchForHome.ts';
import { treacheryConditionWords } from './treachery.ts';
import type { ConditionWords } from './table.ts';

const bounds = (
  limits: ResourceAmounts,
  told: (values: { readonly resource: TextNode; readonly bound: number }) => TextNode,
): Text =>
  listed(
    resources.flatMap((id) => (limits[id] === undefined ? [] : [told({ resource: resource(id), bound: limits[id] })])),
  );

const baseConditionWords: ConditionWords<BaseCondition> = {
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
};

const placeConditionWords: ConditionWords<PlaceCondition> = {
  blueSpace: () => tell('effects.conditions.blueSpace'),
  holdsTitle: (id) => tell('effects.conditions.holdsTitle', { title: title(id) }),
  canLaunch: () => tell('effects.conditions.canLaunch'),
  cylonShipInSpace: () => tell('effects.conditions.cylonShipInSpace'),
  centurionAboard: () => tell('effects.conditions.centurionAboard'),
};

const words: ConditionWords<ConditionKind> = {
  ...baseConditionWords,
  ...placeConditionWords,
  ...assaultRaptorConditionWords,
  ...leaderConditionWords,
  ...daybreakPeopleConditionWords,
  ...daybreakSkillConditionWords,
  ...fateConditionWords,
  ...miracleConditionWords,
  ...motiveConditionWords,
  ...mutinyConditionWords,
  ...newCapricaConditionWords,
  ...goalConditionWords,
  ...searchForHomeConditionWords,
  ...treacheryConditionWords,
};

/** The same of a player who may be chosen, for the conditions that filters ask for. */
const wordsOfPlayer: Partial<ConditionWords<ConditionKind>> = miracleConditionsOfPlayer;

/** “food is 5 or less”: to stand after “if”. */
export function conditionTold(is: Condition): Text {
  // The catalogue has checked the value by the shape of this condition.
  return kindTold(conditionIn(is));
}

function kindTold<K extends ConditionKind>({ kind, value }: ConditionAndValue<K>): Text {
  return words[kind](value);
}

/** “they are on New Caprica”: the same of the current player who has just been named, for some conditions. */
export function conditionOnThem(is: Condition): Text | undefined {
  if ('currentAboard' in is) return tell('effects.conditions.theyAreAboard', { board: board(is.currentAboard) });
  return 'currentIsHuman' in is ? tell('effects.daybreakSkills.theyAreHuman') : undefined;
}

/**
 * “who can gain a miracle token”. Throws an `Error` for a condition that is never asked of a player who may be chosen.
 */
export function suchThat(is: Condition): Text {
  // The catalogue has checked the value by the shape of this condition.
  return kindOfPlayer(conditionIn(is));
}

function kindOfPlayer<K extends ConditionKind>({ kind, value }: ConditionAndValue<K>): Text {
  const say: ConditionWords<ConditionKind>[K] | undefined = wordsOfPlayer[kind];
  if (say === undefined) throw new Error(`nobody says of a player that ${kind}`);
  return say(value);
}
