/** Examples of what is told with Daybreak. */
import type { MiracleHappening } from '../../../src/engine/modules/miracles/tokens.ts';
import { daybreakSkillSamples } from './daybreakSkillHappenings.ts';
import { homeHappenings } from './homeSamples.ts';
import { mutinySamples } from './mutinyHappenings.ts';
import type { SamplesOf } from './samples.ts';

const water = 'crisis/base/water-sabotaged';

const miracleSamples: SamplesOf<MiracleHappening> = {
  miracleGained: [
    { kind: 'miracleGained', seat: 1, now: 1, why: water },
    { kind: 'miracleGained', seat: 1, now: 3, why: water },
  ],
  miracleSpent: [
    { kind: 'miracleSpent', seat: 1, count: 1, ability: 'Skilled Politician', why: 'character/base/laura-roslin' },
    { kind: 'miracleSpent', seat: 1, count: 1, why: 'location/base/command' },
  ],
  miraclesLost: [{ kind: 'miraclesLost', seat: 1, count: 1 }, { kind: 'miraclesLost', seat: 2, count: 3 }],
};

export const daybreakSamples = { ...daybreakSkillSamples, ...homeHappenings, ...miracleSamples, ...mutinySamples };
