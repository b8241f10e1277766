import { inEnglish } from './inEnglish.ts';
import type { EndCause } from '../types/event.ts';
import type { Outcome } from '../types/state.ts';
import type { Names } from './types.ts';
import { nameOf } from './names.ts';
import { endingWords } from './openWords.ts';
import { seats } from './terms.ts';

/** «The Cylons win: the fleet has run out of fuel.» */
const endText = (winner: Outcome['winner'], cause: EndCause): string =>
  `The ${winner === 'humans' ? 'humans' : 'Cylons'} win: ${inEnglish(endingWords(cause) ?? nameOf(cause))}.`;

export const describeOutcome = ({ winner, cause, winners }: Outcome, names: Names): string =>
  winners.length === 0
    ? endText(winner, cause)
    : `${endText(winner, cause)} ${winners.length === 1 ? 'Winner' : 'Winners'}: ${seats(winners, names)}.`;
