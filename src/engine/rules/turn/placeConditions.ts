/** Conditions that a location may have, beside those of other cards: R-TURN-73. */
import type { PlaceCondition } from '../../../catalogue/effects/condition.ts';
import type { ConditionTests } from '../../conditions.ts';
import { craftIn } from '../../pieces/craft.ts';
import { canPilot } from '../../pieces/players.ts';
import { unmannedVipers } from '../../pieces/ships.ts';
import { ftlRisk } from '../basics/jumpTrack.ts';

export const placeConditionTests: ConditionTests<PlaceCondition> = {
  blueSpace: (state) => ftlRisk(state) !== undefined,
  holdsTitle: (state, title, seat) => state.titles[title] === seat,
  canLaunch: (state, _flag, seat) =>
    canPilot(state, seat) && (craftIn(state, 'reserves', 'viper') > 0 || unmannedVipers(state).length > 0),
  cylonShipInSpace: (state) => state.ships.some((ship) => ship.kind !== 'viper' && ship.kind !== 'civilian'),
  centurionAboard: (state) => state.boarding.length > 0,
};
