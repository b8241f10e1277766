/**
 * The Pursuit track, and activations that find nothing on the main board: R-FLT-10 to R-FLT-16, R-FLT-20 to R-FLT-29.
 */
import type { CylonShip } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { CylonActivation } from '../../rules/combat/hooks.ts';
import { rolled, rollDie } from '../../rules/basics/dice.ts';
import type { Cause } from '../../types/event.ts';
import { areaOfDie, areasTrack, fleetOf, gather, highestWith, moveOver, numberedAreas, trackOf } from './areas.ts';

export interface CylonFleetPursuitProcedures {
  pursue: { readonly why: Cause; left: number };
  feedFleet: { readonly ship: CylonShip; readonly why: Cause };
}

export const pursuitTrack = 'track/exodus/pursuit';

/** R-FLT-12: step by step, and each space that it comes to counts at once (R-FLT-16). */
export const pursueProcedure = procedure('pursue', {
  next: (game, data) => {
    if (data.left <= 0) {
      game.finish();
      return;
    }
    data.left -= 1;
    game.goto('next');
    const fleet = fleetOf(game.state);
    const { spaces } = trackOf(pursuitTrack);
    fleet.pursuit += 1;
    game.tell({ kind: 'pursuit', now: fleet.pursuit, change: 1, why: data.why });
    if (fleet.pursuit >= spaces.length - 1) autoAttack(game, data.why);
    const { civilians = 0 } = spaces[fleet.pursuit] ?? {};
    if (civilians > 0) game.call('placeCivilians', { left: civilians, why: pursuitTrack });
  },
});

/** R-FLT-13 */
function autoAttack(game: Game, why: Cause): void {
  for (const area of numberedAreas()) moveOver(game, area);
  const fleet = fleetOf(game.state);
  const change = -fleet.pursuit;
  fleet.pursuit = 0;
  game.tell({ kind: 'pursuit', now: 0, change, why });
}

/** Forward step by step; back without any effect, and not below the start (R-FLT-14). */
export function movePursuit(game: Game, by: number, why: Cause): void {
  if (by > 0) {
    game.call('pursue', { left: by, why });
    return;
  }
  const fleet = fleetOf(game.state);
  const now = Math.max(0, fleet.pursuit + by);
  const change = now - fleet.pursuit;
  fleet.pursuit = now;
  if (change !== 0) game.tell({ kind: 'pursuit', now, change, why });
}

/** R-FLT-20 */
export function feed(game: Game, ship: CylonShip, activation: CylonActivation, why: Cause): 'handled' {
  game.tell({ kind: 'nothingActivated', activation, why });
  game.call('feedFleet', { ship, why });
  return 'handled';
}

export const feedFleetProcedure = procedure('feedFleet', {
  roll: (game, { ship }) => {
    if (game.state.supply[ship] > 0) rollDie(game, { by: game.state.current, why: areasTrack });
  },
  place: (game, { ship, why }, frame) => {
    const { state } = game;
    // R-FLT-21: without one in the supply those that wait come, with all that waits beside them.
    if (frame.returned !== undefined) gather(game, ship, 1, areaOfDie(rolled(frame.returned)), areasTrack);
    else {
      const highest = highestWith(state, ship);
      if (highest !== undefined) moveOver(game, highest);
    }
    // R-FLT-22
    game.call('pursue', { left: 1, why });
  },
});
