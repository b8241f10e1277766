import type { EndCause } from '../../types/event.ts';
import type { Outcome } from '../../types/state.ts';
import type { Names } from '../types.ts';
import { seats } from './terms.ts';

const causes: Readonly<Record<EndCause, string>> = {
  fuel: 'the fleet has run out of fuel',
  food: 'the fleet has run out of food',
  morale: 'the fleet has lost all morale',
  population: 'nobody is left of the population',
  invasion: 'a Cylon boarding party has taken Galactica',
  destruction: 'Galactica has been destroyed',
  noCharacter: 'nobody is left to take the place of the executed',
  reachedKobol: 'the fleet has reached Kobol',
  leftNewCaprica: 'Galactica has left New Caprica with the survivors',
};

/** «The Cylons win: the fleet has run out of fuel.» */
const endText = (winner: Outcome['winner'], cause: EndCause): string =>
  `The ${winner === 'humans' ? 'humans' : 'Cylons'} win: ${causes[cause]}.`;

export const describeOutcome = ({ winner, cause, winners }: Outcome, names: Names): string =>
  winners.length === 0
    ? endText(winner, cause)
    : `${endText(winner, cause)} ${winners.length === 1 ? 'Winner' : 'Winners'}: ${seats(winners, names)}.`;
