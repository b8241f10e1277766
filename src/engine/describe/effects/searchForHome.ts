/** Missions, the Demetrius and the Rebel Basestar. */
import { fewCylons, type FewCylons } from '../../../catalogue/effects/searchForHome.ts';
import type { SearchForHomeCondition, SearchForHomeVerb } from '../../../catalogue/effects/searchForHome.ts';
import { listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { cards, ship, ships } from '../nouns.ts';
import { does, fleet } from './clause.ts';
import type { ConditionWords, EffectWords } from './table.ts';

type Counts = Readonly<Partial<Record<FewCylons, number>>>;

/** “2 heavy raiders and 2 centurions” */
export const fewCylonsTold = (counts: Counts): Text =>
  listed(fewCylons.flatMap((kind) => ((counts[kind] ?? 0) === 0 ? [] : [ships(counts[kind] ?? 0, kind)])));

const total = (counts: Counts): number => fewCylons.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

export const searchForHomeConditionWords: ConditionWords<SearchForHomeCondition> = {
  missionSpaceEmpty: () => tell('effects.searchForHome.missionSpaceEmpty'),
  canPayTribute: () => tell('effects.searchForHome.canPayTribute'),
};

export const searchForHomeEffects: EffectWords<SearchForHomeVerb> = {
  startMission: (_, { brief = false }) => does('you', tell('effects.searchForHome.startMission', { brief })),
  missionCounts: (count) => fleet(tell('effects.searchForHome.missionCounts', { count })),
  turnMissionDown: () => fleet(tell('effects.searchForHome.turnMissionDown')),
  lookAtMission: (_, { brief = false }) => does('you', tell('effects.searchForHome.lookAtMission', { brief })),
  everyoneDrawsNamed: (count, { brief = false }) =>
    does('you', tell('effects.searchForHome.everyoneDrawsNamed', { brief, cards: cards(count, 'card') })),
  clearBoardOf: (kinds) => fleet(tell('effects.searchForHome.clearBoardOf', { kinds: listed(kinds.map(ship)) })),
  takeOutOfGame: (counts) =>
    fleet(tell('effects.searchForHome.takeOutOfGame', { ships: fewCylonsTold(counts), count: total(counts) })),
  turnRebelBasestar: (side, { brief = false }) =>
    fleet(tell('effects.searchForHome.turnRebelBasestar', { brief, side })),
  repairDamaged: (count) => does('you', tell('effects.searchForHome.repairDamaged', { count })),
  payTribute: () => does('you', tell('effects.searchForHome.payTribute')),
  arrangeCrises: (count, { brief = false }) =>
    does('you', tell('effects.searchForHome.arrangeCrises', { brief, cards: cards(count, 'crisis') })),
  searchSkillDeck: (count, { brief = false }) =>
    does('you', tell('effects.searchForHome.searchSkillDeck', { brief, cards: cards(count, 'card') })),
  sendOut: ({ raider, viper }, { brief = false }) =>
    does(
      'you',
      tell('effects.searchForHome.sendOut', { brief, raiders: ships(raider, 'raider'), vipers: ships(viper, 'viper') }),
    ),
};
