/** Effects on the Cylon Fleet board. */
import type { CylonFleetVerb } from '../../../catalogue/effects/cylonFleet.ts';
import type { CylonShip } from '../../../catalogue/vocabulary.ts';
import type { Effects } from '../../../catalogue/effect.ts';
import { answerOf } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shipsOf } from '../../pieces/ships.ts';
import { rolled, rollDie } from '../../rules/basics/dice.ts';
import type { Choice } from '../../types/decision.ts';
import type { EffectContext } from '../../types/effectContext.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';
import { always } from '../../effectHandling.ts';
import type { EffectHandlers } from '../../effectHandling.ts';
import { gather, numberedAreas } from './areas.ts';
import { movePursuit } from './pursuit.ts';

export interface CylonFleetEffectProcedures {
  reinforceFleet: { readonly seat: Seat; readonly ship: CylonShip; readonly count: number; readonly why: Cause };
  rollBelowRaiders: { readonly then: Effects; readonly context: EffectContext };
}

export const cylonFleetHandlers: EffectHandlers<CylonFleetVerb> = {
  pursue: always((game, by, { source }) => {
    movePursuit(game, by, source);
  }),
  reinforceFleet: always((game, { ship, count }, { you, source }) => {
    game.call('reinforceFleet', { seat: you, ship, count, why: source });
  }),
  rollBelowRaiders: always((game, { then }, context) => {
    game.call('rollBelowRaiders', { then, context });
  }),
  nukeArea: always((game, _value, { you, source }) => {
    game.call('nukeArea', { seat: you, why: source });
  }),
};

/** R-FLT-81, R-FLT-83: from the supply alone, as many as there are, all into one area. */
export const reinforceFleetProcedure = procedure('reinforceFleet', {
  choose: (game, { seat, ship, count, why }) => {
    if (game.state.supply[ship] === 0) {
      game.finish();
      return;
    }
    const most = Math.min(count, game.state.supply[ship]);
    const choices = numberedAreas().map((area): Choice => ({ id: area, kind: 'area', area }));
    game.ask({ seat, topic: { kind: 'fleetArea', ship, count: most, why }, choices });
  },
  place: (game, { seat, ship, count, why }, frame) => {
    gather(game, ship, count, answerOf(frame, seat, 'area').area, why);
  },
});

/** R-FLT-83: equal is not less. */
export const rollBelowRaidersProcedure = procedure('rollBelowRaiders', {
  roll: (game, { context }) => {
    rollDie(game, { by: context.you, why: context.source });
  },
  compare: (game, { then, context }, frame) => {
    const raiders = shipsOf(game.state, 'raider').length;
    if (rolled(frame.returned) < raiders) game.call('effects', { list: then, context });
  },
});
