/** Assault raptors that are not in play yet: R-DAY-59. */
import { changeBox, craftOf } from '../../pieces/craft.ts';
import { placeViper, shipsOf, type ShipOf } from '../../pieces/ships.ts';
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { GameState } from '../../types/state.ts';

export const assaultRaptor = 'assaultRaptor';

/** Destroyed ones do not come back to the supply, so it holds whatever is nowhere else. */
export function leftInSupply(state: GameState): number {
  const inSpace = shipsOf(state, 'viper').filter(({ model }) => model === assaultRaptor).length;
  const inBoxes =
    (state.reserves[assaultRaptor] ?? 0) +
    (state.damagedCraft[assaultRaptor] ?? 0) +
    (state.destroyed[assaultRaptor] ?? 0);
  return craftOf(assaultRaptor).copies - inSpace - inBoxes;
}

export function toReserves(state: GameState): void {
  changeBox(state, 'reserves', assaultRaptor, 1);
}

/** Places one of the supply in space, not of the Reserves: no one can climb into it (R-CMB-105). */
export function toSpace(state: GameState, area: Area): ShipOf<'viper'> | undefined {
  toReserves(state);
  return placeViper(state, area, undefined, assaultRaptor);
}
