/** Examples of what is told on the way to the Ionian Nebula. */
import type { AllyHappening } from '../../../src/engine/modules/allies/happenings.ts';
import type { NebulaHappening } from '../../../src/engine/modules/ionianNebula/happenings.ts';
import type { SamplesOf } from './samplesOf.ts';

const benevolent = 'token/exodus/trauma-benevolent';
const antagonistic = 'token/exodus/trauma-antagonistic';
const disaster = 'token/exodus/trauma-disaster';

export const nebulaSamples: SamplesOf<AllyHappening | NebulaHappening> = {
  allyPlaced: [
    { kind: 'allyPlaced', ally: 'ally/exodus/saul-tigh', location: 'location/base/command' },
    { kind: 'allyPlaced', ally: 'ally/exodus/saul-tigh', location: 'location/base/command', seat: 1 },
  ],
  allyPutAway: [{ kind: 'allyPutAway', ally: 'ally/exodus/tom-zarek' }],
  allyMet: [
    { kind: 'allyMet', seat: 1, ally: 'ally/exodus/saul-tigh' },
    { kind: 'allyMet', seat: 1, ally: 'ally/exodus/saul-tigh', token: benevolent },
    { kind: 'allyMet', seat: 1, ally: 'ally/exodus/saul-tigh', token: antagonistic },
    { kind: 'allyMet', seat: 1, ally: 'ally/exodus/saul-tigh', token: disaster },
  ],
  allyLeft: [
    { kind: 'allyLeft', ally: 'ally/exodus/saul-tigh', location: 'location/base/command' },
    { kind: 'allyLeft', ally: 'ally/exodus/saul-tigh', location: 'location/base/command', met: true },
  ],
  civilianHidden: [{ kind: 'civilianHidden', seat: 1, ship: 7 }],
  centurionsPushedBack: [{ kind: 'centurionsPushedBack', spaces: [0, 2] }],
  traumaDrawn: [
    { kind: 'traumaDrawn', seat: 1, count: 2, why: 'location/base/sickbay' },
    { kind: 'traumaDrawn', seat: 1, count: 3, why: 'setup', tokens: [benevolent, benevolent, disaster] },
    { kind: 'traumaDrawn', seat: 1, count: 2, why: 'crossroads/exodus/perjury', tokens: [benevolent, antagonistic] },
  ],
  traumaDisaster: [
    { kind: 'traumaDisaster', seat: 1, count: 1 },
    { kind: 'traumaDisaster', seat: 1, count: 2, harmless: true },
  ],
  traumaLost: [
    { kind: 'traumaLost', seat: 1, count: 1, why: 'ally/exodus/brother-cavil' },
    { kind: 'traumaLost', seat: 1, count: 1, why: 'ally/exodus/brother-cavil', tokens: [antagonistic] },
  ],
  traumaDiscarded: [
    { kind: 'traumaDiscarded', seat: 1, count: 1, why: 'crossroads/exodus/perjury' },
    { kind: 'traumaDiscarded', seat: 1, count: 1, why: 'crossroads/exodus/perjury', tokens: [antagonistic] },
    { kind: 'traumaDiscarded', seat: 1, count: 3, why: 'executed' },
  ],
  traumaPlaced: [{ kind: 'traumaPlaced', on: 'location/base/brig' }],
  crossroadsDealt: [
    { kind: 'crossroadsDealt', seat: 1 },
    { kind: 'crossroadsDealt', seat: 1, card: 'crossroads/exodus/scanned' },
  ],
  traumaLaid: [
    { kind: 'traumaLaid', seat: 1 },
    { kind: 'traumaLaid', seat: 1, token: benevolent },
  ],
  crossroadsRevealed: [
    { kind: 'crossroadsRevealed', seat: 1, card: 'crossroads/exodus/scanned' },
    { kind: 'crossroadsRevealed', seat: 1, card: 'crossroads/exodus/scanned', token: antagonistic },
  ],
  crossroadsChosen: [{ kind: 'crossroadsChosen', seat: 1, card: 'crossroads/exodus/scanned', symbol: 'benevolent' }],
  raiderLeaves: [{ kind: 'raiderLeaves', area: 'bow', why: 'crossroads/exodus/scanned' }],
  trialBegins: [{ kind: 'trialBegins' }],
  traumaShown: [
    {
      kind: 'traumaShown',
      seat: 1,
      tokens: [antagonistic, antagonistic, antagonistic, benevolent],
      human: true,
      kept: 3,
    },
    { kind: 'traumaShown', seat: 1, tokens: [antagonistic, benevolent], human: false, kept: 0 },
    { kind: 'traumaShown', seat: 1, tokens: [], human: true, kept: 0 },
  ],
  trialSparesAll: [{ kind: 'trialSparesAll' }],
};
