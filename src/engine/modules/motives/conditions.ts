/** Tests of the conditions that Motives ask for. */
import type { MotiveCondition } from '../../../catalogue/effects/motives.ts';
import { skills } from '../../../catalogue/vocabulary.ts';
import type { ConditionTests } from '../../conditions.ts';
import { skillOf } from '../../pieces/cards.ts';
import { distance } from '../../pieces/distance.ts';
import { isHeld, playerAt, seatsInPlay } from '../../pieces/players.ts';

export const motiveConditionTests: ConditionTests<MotiveCondition> = {
  anyDamaged: ({ damaged }, locations) => locations.some((location) => damaged.includes(location)),
  skillsInHand: (state, wanted, seat) => {
    const { hand } = playerAt(state, seat);
    return skills.every((skill) => hand.filter((card) => skillOf(card) === skill).length >= (wanted[skill] ?? 0));
  },
  otherHeld: (state, _flag, seat) => seatsInPlay(state).some((other) => other !== seat && isHeld(state, other)),
  // R-FLT-94: those of another board do not count.
  noCylonShips: ({ ships }) => ships.every(({ kind }) => kind === 'viper' || kind === 'civilian'),
  noCenturions: ({ boarding }) => boarding.length === 0,
  distanceAtLeast: (state, least) => distance(state) >= least,
};
