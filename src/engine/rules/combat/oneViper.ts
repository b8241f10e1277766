/** One unmanned viper that is activated again and again: R-CMB-93 for what names a single one. */
import type { Game } from '../../flow/game.ts';
import { unmannedVipers, type ShipOf } from '../../pieces/ships.ts';
import type { Choice } from '../../types/decision.ts';
import type { ShipId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import {
  activateViper,
  activationsOf,
  askForActivation,
  launchUnmanned,
  unmannedOf,
  type ViperActivations,
} from './vipers.ts';

/** `ship`: the viper, once it is known and in space. */
export interface OneViper extends ViperActivations {
  ship?: ShipId;
}

/** The viper, while no one has taken its controls. */
export function unmannedById(state: GameState, id: ShipId | undefined): ShipOf<'viper'> | undefined {
  return unmannedVipers(state).find((ship) => ship.id === id);
}

/** Asks for its next activation; `first`: the choices for its first one. */
export function askForOneViper(game: Game, data: OneViper, first: (state: GameState) => ReadonlyArray<Choice>): void {
  const { ship: id } = data;
  askForActivation(
    game,
    data,
    (state) => {
      if (id === undefined) return first(state);
      const ship = unmannedById(state, id);
      return ship === undefined ? [] : activationsOf(state, { ...ship, piloted: false });
    },
    data.left > 1 ? 'oneViper' : undefined,
  );
}

/**
 * Carries out the choice that has been paid for. The first activation may say which viper it is: those of one model in
 * one area are alike.
 */
export function flyOneViper(game: Game, data: OneViper): void {
  const { seat, choice } = data;
  if (choice === undefined) return;
  if (choice.kind === 'launchViper') {
    const launched = launchUnmanned(game, choice.area, choice.model);
    if (launched !== undefined) data.ship = launched.id;
    return;
  }
  const ship = data.ship === undefined ? unmannedOf(game.state, choice) : unmannedById(game.state, data.ship);
  if (ship === undefined) return;
  data.ship = ship.id;
  activateViper(game, seat, ship, choice);
}
