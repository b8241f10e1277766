/** Missions, the Demetrius and the Rebel Basestar. */
import { fewCylons, type FewCylons } from '../../../catalogue/effects/searchForHome.ts';
import type { SearchForHomeCondition, SearchForHomeVerb } from '../../../catalogue/effects/searchForHome.ts';
import { list, plural } from '../grammar.ts';
import { ships } from '../terms.ts';
import { does, fleet } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

const singular = { basestar: 'basestar', heavyRaider: 'heavy raider', centurion: 'centurion' } as const;

/** «2 heavy raiders and 2 centurions» */
export function fewCylonsText(counts: Readonly<Partial<Record<FewCylons, number>>>): string {
  return list(fewCylons.flatMap((kind) => ((counts[kind] ?? 0) === 0 ? [] : [plural(counts[kind] ?? 0, singular[kind])])));
}

const total = (counts: Readonly<Partial<Record<FewCylons, number>>>): number =>
  fewCylons.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

wordsIf<SearchForHomeCondition>({
  missionSpaceEmpty: () => 'no Mission lies on the Active Mission space',
  canPayTribute: () => 'you have a miracle token or a Super Crisis card',
});

effectWords<SearchForHomeVerb>({
  startMission: (_, { brief }) => does('you', brief
    ? 'turn up the next Mission; no Crisis card in your own turn'
    : 'turn up the top Mission card and resolve it; if it is your own turn, you draw no Crisis card in it'),
  missionCounts: (count) => fleet(`the Mission counts as ${count} distance`),
  turnMissionDown: () => fleet('the Mission is turned face down'),
  lookAtMission: (_, { brief }) => does('you', brief
    ? 'see the top Mission and put it on the top or bottom'
    : 'look in secret at the top Mission card and put it on the top or the bottom of its deck'),
  everyoneDrawsNamed: (count, { brief }) => does('you', brief
    ? `name a Skill type: everybody draws ${plural(count, 'card')} of it`
    : `name any Skill type: every player, Cylon players too, draws ${plural(count, 'card')} of it`),
  clearBoardOf: (kinds) => fleet(`${list(kinds.map((kind) => `every ${singular[kind]}`))} leaves the board`),
  takeOutOfGame: (counts) => fleet(`${fewCylonsText(counts)} ${total(counts) === 1 ? 'leaves' : 'leave'} the game`),
  turnRebelBasestar: (side, { brief }) => fleet(brief
    ? `Rebel Basestar on the ${side === 'human' ? 'human' : 'Cylon'} side`
    : `the Rebel Basestar is in play from now on, for ${side === 'human' ? 'human' : 'Cylon'} players`),
  repairDamaged: (count) => does('you', `repair ${plural(count, 'damaged location')}`),
  payTribute: () => does('you', 'discard 1 miracle token or 1 Super Crisis card'),
  arrangeCrises: (count, { brief }) => does('you', brief
    ? `see the top ${plural(count, 'Crisis card')} and order them`
    : `look in secret at the top ${plural(count, 'Crisis card')} and put them back on the top in any order`),
  searchSkillDeck: (count, { brief }) => does('you', brief
    ? `take any ${plural(count, 'card')} out of a Skill deck`
    : `take any ${plural(count, 'card')} out of one Skill deck and its discard pile, which are then shuffled together`),
  sendOut: ({ raider, viper }, { brief }) => does('you', brief
    ? `place and activate ${ships(raider, 'raider')} or ${ships(viper, 'viper')}`
    : `place ${ships(raider, 'raider')}, or ${ships(viper, 'viper')} of the Reserves without pilots, `
      + 'in one space area and activate each of them once'),
});
