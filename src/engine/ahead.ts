/**
 * A player's next turn, computed before it comes: what a seat could do if its turn began now. The rules themselves
 * answer, on a copy of the game in which it has begun; nothing is played, and nothing of the answer depends on what the
 * seat may not know.
 */
import type { Skill } from '../catalogue/vocabulary.ts';
import { RunningGame } from './flow/game.ts';
import { isInPlay, playerAt } from './pieces/players.ts';
import { legalActions } from './rules/turn/actions.ts';
import { ownSkills } from './rules/turn/drawing.ts';
import { goTo, movesIfPaid } from './rules/turn/movement.ts';
import type { Choice } from './types/decision.ts';
import type { Seat } from './types/ids.ts';
import type { GameState } from './types/state.ts';

export interface TurnAhead {
  /** The moves that it may make. Staying is always possible. */
  readonly moves: ReadonlyArray<Choice>;
  /** The types of Skill cards between which it may offer a choice. */
  readonly draws: ReadonlyArray<Skill>;
}

export function turnAhead(state: GameState, seat: Seat): TurnAhead {
  if (!hasTurns(state, seat)) return { moves: [], draws: [] };
  const { state: then } = begun(state, seat);
  // A seat without a card to pay with draws some first (R-TURN-20).
  return { moves: movesIfPaid(then, seat), draws: ownSkills(then, seat) };
}

/** The actions after that move, one of `turnAhead`; `undefined`: after staying. */
export function actionsAhead(state: GameState, seat: Seat, move: Choice | undefined): ReadonlyArray<Choice> {
  if (!hasTurns(state, seat)) return [];
  const game = begun(state, seat);
  if (move !== undefined) goTo(game, seat, move);
  // A title that waits for someone (R-EXE-48) is not settled in advance: with it come cards that only its holder may
  // see.
  game.state.titles = { ...state.titles };
  return legalActions(game, seat);
}

/**
 * Whether the seat has turns: not if it is out of the game (R-ION-81) or has yet to choose a character (R-SET-70,
 * R-EXE-44).
 */
function hasTurns(state: GameState, seat: Seat): boolean {
  return isInPlay(state, seat) && playerAt(state, seat).character !== undefined;
}

/** The game with nothing going on but the turn of that seat. */
function begun(state: GameState, seat: Seat): RunningGame {
  return new RunningGame({ ...structuredClone(state), current: seat, thisTurn: {}, stack: [], decisions: [] });
}
