/** What only Crisis cards of Daybreak do. */
import type { DaybreakCrisisVerb } from '../../../catalogue/effects/daybreakCrises.ts';
import { plural } from '../grammar.ts';
import { place } from '../names.ts';
import { does, fleet, suffers } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<DaybreakCrisisVerb>({
  bringTo: ({ who, to }) => suffers(who, `moved to ${place(to)}`),
  openBrig: () => fleet('each human player in the Brig may leave it for any location on Galactica'),
  quorumHand: (value) => 'draw' in value
    ? does('president', `draw ${plural(value.draw, 'Quorum card')}`)
    : does('president', `discard ${plural(value.discard, 'Quorum card')} of the hand at random`),
});
