/** Examples of what is told of assault raptors, of the Resurrection Ship's end and of Motives. */
import type { ModuleHappenings } from '../../../src/engine/types/modules.ts';
import type { SamplesOf } from './samplesOf.ts';

export const leaderSamples: SamplesOf<ModuleHappenings['assaultRaptors' | 'motives' | 'resurrectionHub']> = {
  assaultRaptorGained: [
    { kind: 'assaultRaptorGained', why: 'skill/base/repair' },
    { kind: 'assaultRaptorGained', area: 'portBow', why: 'skill/base/repair' },
  ],
  motivesDealt: [
    { kind: 'motivesDealt', seat: 1, count: 2 },
    {
      kind: 'motivesDealt',
      seat: 1,
      count: 2,
      cards: ['motive/daybreak/end-the-chase', 'motive/daybreak/fight-with-honor'],
    },
  ],
  motiveRevealed: [{ kind: 'motiveRevealed', seat: 1, card: 'motive/daybreak/no-unnecessary-force' }],
  motivesLeft: [{ kind: 'motivesLeft', seat: 1, cards: ['motive/daybreak/make-an-ally'] }],
  hubDestroyed: [{ kind: 'hubDestroyed', location: 'location/daybreak/hub-destroyed' }],
  superCrisesLost: [
    {
      kind: 'superCrisesLost',
      seat: 1,
      cards: ['super-crisis/base/massive-assault', 'super-crisis/base/inbound-nukes'],
    },
  ],
  staysInSpace: [
    { kind: 'staysInSpace', area: 'stern' },
    { kind: 'staysInSpace', area: 'bow', pilot: 1 },
  ],
};
