/** Rules that the Cylon Fleet board adds (R-FLT-01 to R-FLT-97), point by point. */
import type { ModuleDeclaration } from '../../hooks.ts';
import { atJump, shipsInWaiting } from './areas.ts';
import { feed } from './pursuit.ts';
import { cylonFleetSecrets, cylonFleetView, emptyFleet } from './state.ts';
import { cag, escort, escorts } from './vipers.ts';

export const cylonFleet: ModuleDeclaration<'cylonFleet'> = {
  name: 'cylonFleet',
  when: 'cylonFleet',
  state: { start: emptyFleet, secrets: cylonFleetSecrets },
  view: cylonFleetView,
  events: {
    // The die that it follows has shown what there was to show.
    nothingActivated: 'nothing',
    fleetGathers: 'nothing',
    fleetArrives: 'nothing',
    pursuit: 'nothing',
    areaNuked: 'nothing',
    escorted: 'nothing',
  },
  questions: { nukeTarget: 'nothing', fleetArea: 'nothing' },
  choices: { escort: 'free' },
  hooks: {
    idleActivation: feed,
    cylonShipSource: shipsInWaiting,
    shipAtJump: atJump,
    civilianPlacer: cag,
    // R-DAY-96: the area of a basestar is chosen, since a nuke hits all of it.
    nukeAimed: (game, nuke) => {
      game.call('nukeArea', { ...nuke, atBasestar: true });
      return 'handled';
    },
    // R-FLT-60: games that were stored have chosen the basestar.
    nukeLaunched: (game, { seat, area, why }) => {
      game.call('nukeArea', { seat, area, why });
      return 'handled';
    },
    viperDeeds: { offers: escorts, carryOut: escort },
  },
};
