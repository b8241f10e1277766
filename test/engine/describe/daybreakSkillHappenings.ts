/** Examples of what is told and asked about the Skill cards of Daybreak. */
import type {
  DaybreakSkillHappening,
  DaybreakSkillTopic,
} from '../../../src/engine/modules/daybreakSkills/happenings.ts';
import type { NegotiationHappening } from '../../../src/engine/modules/negotiation/index.ts';
import type { RecklessHappening } from '../../../src/engine/modules/treachery/happenings.ts';
import type { SamplesOf } from './samplesOf.ts';

const eulogy = 'quorum/pegasus/eulogy';

export const daybreakSkillSamples: SamplesOf<NegotiationHappening | RecklessHappening | DaybreakSkillHappening> = {
  reckless: [{ kind: 'reckless', card: 'skill/pegasus/jury-rigged' }],
  abilitiesStopped: [{ kind: 'abilitiesStopped', card: 'skill/daybreak/restore-order' }],
  treacheryTurned: [{ kind: 'treacheryTurned', card: 'skill/daybreak/bait/0' }],
  truceMade: [{ kind: 'truceMade', why: 'skill/daybreak/negotiation' }],
  truceKept: [{ kind: 'truceKept', why: 'crisis/base/ambush' }],
  checkCardTaken: [
    { kind: 'checkCardTaken', seat: 1, card: 'skill/base/repair/2', why: 'skill/daybreak/quick-thinking' },
  ],
  quorumShared: [
    { kind: 'quorumShared', by: 1, to: 2 },
    { kind: 'quorumShared', by: 1, to: 2, card: eulogy },
    { kind: 'quorumShared', by: 1, to: 1, card: eulogy },
  ],
  reservesLaunched: [1, 2].map((count) => ({ kind: 'reservesLaunched', area: 'bow', count })),
};

export const daybreakSkillTopics: SamplesOf<DaybreakSkillTopic> = {
  takeFromCheck: [{ kind: 'takeFromCheck', why: 'skill/daybreak/quick-thinking' }],
  dogfight: [{ kind: 'dogfight', why: 'skill/daybreak/dogfight' }],
  shareQuorum: [{ kind: 'shareQuorum', to: 2, why: 'skill/daybreak/popular-influence' }],
  playOrDiscard: [{ kind: 'playOrDiscard', why: 'skill/daybreak/popular-influence' }],
  activateFromAfar: [
    { kind: 'activateFromAfar', why: 'skill/daybreak/unorthodox-plan' },
    { kind: 'activateFromAfar', undamaged: true, why: 'character/daybreak/louis-hoshi' },
  ],
  launchReserves: [{ kind: 'launchReserves', why: 'skill/daybreak/launch-reserves' }],
  howManyLaunch: [{ kind: 'howManyLaunch', area: 'stern', why: 'skill/daybreak/launch-reserves' }],
};
