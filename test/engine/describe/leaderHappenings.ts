/** Examples of what is told of assault raptors, of the Resurrection Ship's end and of Motives. */
import type { ModuleHappenings } from '../../../src/engine/types/modules.ts';
import type { SamplesOf } from './samples.ts';

export const leaderSamples: SamplesOf<ModuleHappenings['assaultRaptors' | 'resurrectionHub']> = {
  assaultRaptorGained: [
    { kind: 'assaultRaptorGained', why: 'skill/base/repair' }, { kind: 'assaultRaptorGained', area: 'portBow', why: 'skill/base/repair' },
  ],
  hubDestroyed: [{ kind: 'hubDestroyed' }],
  superCrisesLost: [
    { kind: 'superCrisesLost', seat: 1, cards: ['super-crisis/base/massive-assault', 'super-crisis/base/inbound-nukes'] },
  ],
  staysInSpace: [{ kind: 'staysInSpace', area: 'stern' }, { kind: 'staysInSpace', area: 'bow', pilot: 1 }],
};
