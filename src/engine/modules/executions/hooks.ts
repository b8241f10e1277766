/** Hooks by which other modules take part in executions. */
import type { Game } from '../../flow/game.ts';
import type { CardId, Seat } from '../../types/ids.ts';

export interface ExecutionHooks {
  /** A human player's character has been executed and leaves the game: what the player gives back (R-EXE-42). */
  readonly humanExecuted: (game: Game, seat: Seat) => void;
  /** The character that follows an executed one has just been placed (R-EXE-50). */
  readonly newcomerPlaced: (game: Game, seat: Seat) => void;
  /** The new character has these cards of the executed one again, and titles have passed (R-EXE-48, R-EXE-49). */
  readonly loyaltyKept: (game: Game, seat: Seat, cards: ReadonlyArray<CardId>) => void;
  /** The execution of this player's character is finished, whatever has followed (R-ION-57). */
  readonly executionEnds: (game: Game, seat: Seat) => void;
}
