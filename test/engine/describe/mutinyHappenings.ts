/** Examples of what is told about Mutiny cards. */
import type { MutineerHappening } from '../../../src/engine/modules/mutineer/happenings.ts';
import type { MutinyHappening } from '../../../src/engine/modules/mutiny/happenings.ts';
import type { SamplesOf } from './samplesOf.ts';

const card = 'mutiny/daybreak/selfish-act';

export const mutinySamples: SamplesOf<MutineerHappening | MutinyHappening> = {
  mutineerPassed: [{ kind: 'mutineerPassed', from: 1, to: 2 }],
  mutinyDrawn: [
    { kind: 'mutinyDrawn', seat: 1, count: 1, why: 'location/daybreak/press-room' },
    { kind: 'mutinyDrawn', seat: 1, count: 1, why: 'location/daybreak/press-room', cards: [card] },
  ],
  mutinySeen: [
    { kind: 'mutinySeen', seat: 1, to: 2, count: 2 },
    { kind: 'mutinySeen', seat: 1, to: 1, count: 2, cards: [card, 'mutiny/daybreak/impeachment'] },
  ],
  mutinyPlayed: [{ kind: 'mutinyPlayed', seat: 1, card }],
  nukesRemoved: [{ kind: 'nukesRemoved', why: 'mutiny/daybreak/unauthorized-usage' }],
  mutinyDiscarded: [{ kind: 'mutinyDiscarded', seat: 1, cards: [card], why: 'location/daybreak/press-room' }],
};
