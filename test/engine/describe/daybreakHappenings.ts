/** Examples of what is told with Daybreak. */
import type { PeopleHappening } from '../../../src/engine/modules/daybreakPeople/told.ts';
import type { MiracleHappening } from '../../../src/engine/modules/miracles/tokens.ts';
import { daybreakSkillSamples } from './daybreakSkillHappenings.ts';
import { homeHappenings } from './homeSamples.ts';
import { mutinySamples } from './mutinyHappenings.ts';
import type { SamplesOf } from './samplesOf.ts';

const water = 'crisis/base/water-sabotaged';

const miracleSamples: SamplesOf<MiracleHappening> = {
  miracleGained: [
    { kind: 'miracleGained', seat: 1, now: 1, why: water },
    { kind: 'miracleGained', seat: 1, now: 3, why: water },
  ],
  miracleSpent: [
    {
      kind: 'miracleSpent',
      seat: 1,
      count: 1,
      ability: 'character/base/laura-roslin/skilled-politician',
      why: 'character/base/laura-roslin',
    },
    { kind: 'miracleSpent', seat: 1, count: 1, why: 'location/base/command' },
  ],
  miraclePassed: [{ kind: 'miraclePassed', from: 1, to: 2, why: 'character/daybreak/gaius-baltar' }],
  miraclesLost: [
    { kind: 'miraclesLost', seat: 1, count: 1 },
    { kind: 'miraclesLost', seat: 2, count: 3 },
  ],
};

const peopleSamples: SamplesOf<PeopleHappening> = {
  civilianSaved: [{ kind: 'civilianSaved', seat: 1, area: 'stern' }],
  civilianSwapped: [
    { kind: 'civilianSwapped', seat: 1, area: 'stern', replaced: true },
    { kind: 'civilianSwapped', seat: 1, area: 'bow', replaced: false },
  ],
  discardSpared: [{ kind: 'discardSpared', by: 1, seat: 2 }],
  contributionShown: [{ kind: 'contributionShown', seat: 1, card: 'skill/base/repair/2' }],
  iconsIgnored: [{ kind: 'iconsIgnored', seat: 1 }],
  mutinyPutBack: [{ kind: 'mutinyPutBack', seat: 1, count: 3 }],
  caught: [{ kind: 'caught', seat: 1 }],
};

export const daybreakSamples = {
  ...daybreakSkillSamples,
  ...homeHappenings,
  ...miracleSamples,
  ...mutinySamples,
  ...peopleSamples,
};
