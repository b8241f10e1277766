/** Examples of what is told, asked and chosen on the Search for Home. */
import type { HomeChoice, HomeHappening, HomeTopic } from '../../../src/engine/modules/searchForHome/happenings.ts';
import type { SamplesOf } from './samplesOf.ts';

const card = 'mission/daybreak/digging-up-the-past';
const bay = 'location/daybreak/raider-bay';
const stream = 'location/daybreak/datastream';
const scout = 'skill/base/launch-scout/2';

export const homeHappenings: SamplesOf<HomeHappening> = {
  missionTurnedUp: [{ kind: 'missionTurnedUp', seat: 1, card }],
  noMission: [{ kind: 'noMission', seat: 1 }],
  crisisSpared: [{ kind: 'crisisSpared', seat: 1 }],
  missionTurnedDown: [{ kind: 'missionTurnedDown', card }],
  missionCleared: (['objective', 'discard', 'deck'] as const).map((to) => ({ kind: 'missionCleared', card, to })),
  missionSeen: [
    { kind: 'missionSeen', seat: 1 },
    { kind: 'missionSeen', seat: 1, card },
  ],
  missionPutBack: [
    { kind: 'missionPutBack', seat: 1, where: 'top' },
    { kind: 'missionPutBack', seat: 1, where: 'bottom' },
  ],
  skillForAll: [{ kind: 'skillForAll', seat: 1, skill: 'treachery' }],
  cylonsCleared: [
    { kind: 'cylonsCleared', counts: { heavyRaider: 2, centurion: 1 }, why: 'mission/daybreak/the-red-stripes' },
  ],
  cylonsGone: [{ kind: 'cylonsGone', counts: { basestar: 1 }, why: 'mission/daybreak/attack-on-the-colony' }],
  rebelBasestar: [
    { kind: 'rebelBasestar', side: 'human' },
    { kind: 'rebelBasestar', side: 'cylon', before: 'human' },
    { kind: 'rebelBasestar', side: 'cylon', before: 'cylon' },
  ],
  superCrisisPaid: [{ kind: 'superCrisisPaid', seat: 1, card: 'super-crisis/base/inbound-nukes' }],
  deckSearched: [
    { kind: 'deckSearched', seat: 1, skill: 'tactics', count: 3, open: [scout] },
    { kind: 'deckSearched', seat: 1, skill: 'tactics', count: 1, open: [] },
    {
      kind: 'deckSearched',
      seat: 1,
      skill: 'tactics',
      count: 3,
      open: [scout],
      cards: [scout, scout, 'skill/base/strategic-planning/5'],
    },
  ],
};

export const homeTopics: SamplesOf<HomeTopic> = {
  placeMission: [{ kind: 'placeMission', why: 'location/daybreak/tactical-plot' }],
  skillForAll: [{ kind: 'skillForAll', count: 1, why: 'location/daybreak/captains-cabin' }],
  payTribute: [{ kind: 'payTribute', why: bay }],
  searchedSkill: [{ kind: 'searchedSkill', count: 3, why: stream }],
  searchSkillDeck: [{ kind: 'searchSkillDeck', skill: 'piloting', count: 3, why: stream }],
  sendOut: [{ kind: 'sendOut', area: 'stern', why: bay }],
};

type Sampled = { readonly id: string } & HomeChoice;

export const homeChoices = (id: string): SamplesOf<Sampled> => ({
  miracleToken: [{ id, kind: 'miracleToken' }],
  shipsOut: [
    { id, kind: 'shipsOut', ship: 'raider', count: 2 },
    { id, kind: 'shipsOut', ship: 'viper', count: 1 },
  ],
});
