/** Assault raptors that stay in space when the fleet jumps: R-JMP-12. */
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { bySort, shipChoices, shipMeant } from '../../pieces/alike.ts';
import { craftOf } from '../../pieces/craft.ts';
import { clockwise } from '../../pieces/players.ts';
import { returnToReserves, shipsOf, type ShipOf } from '../../pieces/ships.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { defined } from '../../../values/defined.ts';

export interface AssaultRaptorsAtJumpProcedures {
  /** `waiting`: the pilots that still decide, each for their own ship; `unmanned` comes last. */
  stayInSpace: { waiting: Array<Seat | 'unmanned'>; asked?: Seat };
}

const may = ({ model }: ShipOf<'viper'>): boolean => craftOf(model).mayStay === true;
const inSpace = (state: GameState): Array<ShipOf<'viper'>> => shipsOf(state, 'viper').filter(may);

export const stayAtJump = {
  may,
  ask: (game: Game): void => {
    const { state } = game;
    const pilots = clockwise(state, state.current).filter((seat) => inSpace(state).some(({ pilot }) => pilot === seat));
    game.call('stayInSpace', { waiting: [...pilots, 'unmanned'] });
  },
};

export const stayInSpaceProcedure = procedure('stayInSpace', {
  ask: (game, data) => {
    const { state } = game;
    const next = data.waiting.shift();
    if (next === undefined) {
      game.finish();
      return;
    }
    const pilot = next === 'unmanned' ? undefined : next;
    const ships = inSpace(state).filter((ship) => ship.pilot === pilot);
    data.asked = pilot ?? state.current;
    game.ask({
      seat: data.asked,
      topic: { kind: 'stayInSpace', piloted: pilot !== undefined },
      choices: shipChoices(state, bySort(state, ships).flat()),
      min: 0,
      max: ships.length,
      needed: true,
    });
  },
  stay: (game, { asked }, frame) => {
    const jump = game.running('jump');
    for (const choice of asked === undefined ? [] : answersOf(frame, asked, 'ship')) {
      const ship = shipMeant(game.state, choice, 'viper');
      if (jump === undefined) continue;
      (jump.staying ??= []).push(ship.id);
      game.tell({ kind: 'staysInSpace', area: ship.area, ...defined({ pilot: ship.pilot }) });
    }
    game.goto('ask');
  },
});

/** R-NCA-13: none can wait for Galactica. Their pilots have left them already. */
export function leaveSpace(game: Game): void {
  const ships = inSpace(game.state);
  for (const ship of ships) returnToReserves(game.state, ship);
  if (ships.length > 0) game.tell({ kind: 'vipersRecalled', count: ships.length, why: 'jump' });
}
