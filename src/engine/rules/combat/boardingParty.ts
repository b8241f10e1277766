/** The Boarding Party track: R-CMB-40, R-CMB-43, R-CMB-50 to R-CMB-54. */
import type { Game } from '../../flow/game.ts';
import { hooks } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { GameState } from '../../types/state.ts';
import { endGame } from '../victory/victory.ts';

export const centurionTokens = 4;
/** A centurion that advances from here reaches “Humans Lose” (R-CMB-50). */
export const lastBoardingSpace = 3;

export function centurionsLeft(state: GameState): number {
  const lost = hooks(state, 'centurionsLost').reduce((sum, count) => sum + count(state), 0);
  return centurionTokens - lost - state.boarding.length;
}

/** R-CMB-51: every centurion one space on; beyond the last space the Cylons have won. */
export function advanceCenturions(game: Game): void {
  const { state } = game;
  if (state.boarding.length === 0) return;
  state.boarding = state.boarding.map((space) => space + 1);
  game.tell({ kind: 'centurionsAdvanced', spaces: [...state.boarding] });
  if (state.boarding.some((space) => space > lastBoardingSpace)) endGame(game, 'cylons', 'invasion');
}

/** Puts a centurion on the start space, if a token is left. */
export function boardCenturion(game: Game, why: Cause): void {
  if (centurionsLeft(game.state) <= 0) return;
  game.state.boarding.push(0);
  game.tell({ kind: 'centurionBoarded', why });
}
