/** Examples of what is told about the Skill cards of Daybreak. */
import type { NegotiationHappening } from '../../../src/engine/modules/negotiation/index.ts';
import type { SamplesOf } from './samples.ts';

export const daybreakSkillSamples: SamplesOf<NegotiationHappening> = {
  truceMade: [{ kind: 'truceMade', why: 'skill/daybreak/negotiation' }],
  truceKept: [{ kind: 'truceKept', why: 'crisis/base/ambush' }],
};
