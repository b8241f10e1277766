/** Cylons that a Mission takes off the board and out of the game: R-DAY-77, R-DAY-79, R-FLT-93. */
import { fewCylons, type FewCylons } from '../../../catalogue/effects/searchForHome.ts';
import type { Game } from '../../flow/game.ts';
import { placeCylonShip, returnToSupply, shipsOf, takeOff } from '../../pieces/ships.ts';
import { centurionsLeft } from '../../rules/combat/boardingParty.ts';
import type { Cause } from '../../types/event.ts';
import type { GameState } from '../../types/state.ts';
import { homeOf, someOfThese } from './state.ts';

type Counts = Readonly<Partial<Record<FewCylons, number>>>;

/** All of these kinds, to the supply: they are not destroyed. */
export function clearBoardOf(game: Game, kinds: ReadonlyArray<FewCylons>, why: Cause): void {
  const counts: Partial<Record<FewCylons, number>> = {};
  for (const kind of kinds) counts[kind] = clear(game.state, kind);
  const told = someOfThese(counts);
  if (Object.keys(told).length > 0) game.tell({ kind: 'cylonsCleared', counts: told, why });
}

function clear(state: GameState, kind: FewCylons): number {
  if (kind === 'centurion') return state.boarding.splice(0).length;
  const ships = shipsOf(state, kind);
  for (const ship of ships) returnToSupply(state, ship);
  return ships.length;
}

/**
 * Removes `counts` Cylon ships and centurions from the game, or all if there are fewer: from the supply, then from the
 * Cylon Fleet board.
 */
export function takeOutOfGame(game: Game, counts: Counts, why: Cause): void {
  const { gone } = homeOf(game.state);
  const taken: Partial<Record<FewCylons, number>> = {};
  for (const kind of fewCylons) {
    for (let left = counts[kind] ?? 0; left > 0 && takeOne(game.state, kind); left -= 1) {
      gone[kind] += 1;
      taken[kind] = (taken[kind] ?? 0) + 1;
    }
  }
  if (Object.keys(taken).length > 0) game.tell({ kind: 'cylonsGone', counts: taken, why });
}

function takeOne(state: GameState, kind: FewCylons): boolean {
  if (kind === 'centurion') return centurionsLeft(state) > 0;
  // Any ship that could be placed can be taken.
  const ship = placeCylonShip(state, kind, 'bow');
  if (ship !== undefined) takeOff(state, ship);
  return ship !== undefined;
}
