/** Gaining assault raptors: R-DAY-59. */
import type { AssaultRaptorCondition, AssaultRaptorVerb } from '../../../catalogue/effects/assaultRaptors.ts';
import { launchAreas } from '../../../catalogue/vocabulary.ts';
import type { ConditionTests } from '../../conditions.ts';
import { answerIfAny, answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { craftIn } from '../../pieces/craft.ts';
import { shipById } from '../../pieces/ships.ts';
import {
  activateViper,
  activationsOf,
  asksToActivate,
  canPayForViper,
  payForViper,
} from '../../rules/combat/vipers.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat, ShipId } from '../../types/ids.ts';
import { onlyIf } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { leftInSupply, toReserves, toSpace } from './supply.ts';

export interface AssaultRaptorsEffectProcedures {
  /** `ship`: as soon as it is in space. */
  launchAssaultRaptor: { readonly seat: Seat; ship?: ShipId; choice?: Choice; readonly why: CardId };
}

export const assaultRaptorConditionTests: ConditionTests<AssaultRaptorCondition> = {
  raptorIn: (state, box) => craftIn(state, box, 'raptor') > 0,
  assaultRaptorLeft: (state) => leftInSupply(state) > 0,
};

export const assaultRaptorHandlers: EffectHandlers<AssaultRaptorVerb> = {
  gainAssaultRaptor: onlyIf(
    ({ state }) => leftInSupply(state) > 0,
    (game, to, { you, source }) => {
      if (leftInSupply(game.state) === 0) return;
      if (to === 'launched') game.call('launchAssaultRaptor', { seat: you, why: source });
      else {
        toReserves(game.state);
        game.tell({ kind: 'assaultRaptorGained', why: source });
      }
    },
  ),
};

export const launchAssaultRaptorProcedure = procedure('launchAssaultRaptor', {
  area: (game, { seat, why }) => {
    game.ask({
      seat,
      topic: { kind: 'chooseArea', why },
      choices: launchAreas.map((area): Choice => ({ id: area, kind: 'area', area })),
    });
  },
  place: (game, data, frame) => {
    const ship = toSpace(game.state, answerOf(frame, data.seat, 'area').area);
    if (ship === undefined) {
      game.finish();
      return;
    }
    data.ship = ship.id;
    game.tell({ kind: 'assaultRaptorGained', area: ship.area, why: data.why });
  },
  ask: (game, { seat, ship, why }) => {
    const flyer = ship === undefined ? undefined : shipById(game.state, ship);
    if (flyer?.kind !== 'viper' || !canPayForViper(game.state, seat)) return;
    const choices = activationsOf(game.state, { ...flyer, piloted: false });
    game.ask({ seat, topic: asksToActivate(game.state, 1, why, 'eachOnce'), choices, min: 0, max: 1 });
  },
  activate: (game, data, frame) => {
    const choice = answerIfAny(frame, data.seat);
    if (choice === undefined) return;
    data.choice = choice;
    payForViper(game, data.seat);
  },
  fly: (game, { seat, ship, choice }) => {
    const flyer = ship === undefined ? undefined : shipById(game.state, ship);
    if (choice !== undefined && flyer?.kind === 'viper') activateViper(game, seat, flyer, choice);
  },
});
