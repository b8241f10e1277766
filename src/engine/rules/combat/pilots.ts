/** Pilots who may launch by an effect: R-CMB-96, R-CMB-100, R-CMB-101. */
import { launchAreas } from '../../../catalogue/vocabulary.ts';
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { modelsIn } from '../../pieces/craft.ts';
import { canPilot, isAboard, isHeld } from '../../pieces/players.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat } from '../../types/ids.ts';

export interface PilotsProcedures {
  launchPilots: { readonly waiting: Array<Seat>; readonly why: Cause };
}

/** R-CMB-101: whether the seat may launch; one who flies already is not on Galactica. */
function mayLaunch({ state }: Game, seat: Seat): boolean {
  return canPilot(state, seat) && isAboard(state, seat, 'galactica') && !isHeld(state, seat);
}

/** One after the other, as long as there are vipers; it is no action. */
export const launchPilotsProcedure = procedure('launchPilots', {
  ask: (game, { waiting, why }) => {
    const ready = modelsIn(game.state, 'reserves', 'viper').some(({ flies }) => flies !== undefined);
    const next = waiting.findIndex((seat) => mayLaunch(game, seat));
    const seat = waiting[next];
    if (!ready || seat === undefined) {
      game.finish();
      return;
    }
    waiting.splice(0, next);
    const choices = launchAreas.map((area): Choice => ({ id: area, kind: 'area', area }));
    game.ask({ seat, topic: { kind: 'mayLaunch', why }, choices, min: 0, max: 1 });
  },
  launch: (game, { waiting, why }, frame) => {
    const seat = waiting.shift();
    const choice = seat === undefined ? undefined : answerIfAny(frame, seat, 'area');
    if (seat !== undefined && choice !== undefined) game.call('launchInto', { seat, area: choice.area, why });
    game.goto('ask');
  },
});
