/**
 * The players of a game, and what one of them is told of their own seat: loyalty, aims, and allies where they may go.
 */
import type { GameRecord, HolderName } from '../app/types.ts';

/** A game and the characters of its seats; `undefined`: none yet. */
export interface CastGame extends GameRecord {
  readonly characters: ReadonlyArray<string | undefined>;
  /** The holders of the seats at the moment that is told; left out, the holders of today. */
  readonly holders?: ReadonlyArray<HolderName> | undefined;
}

/** An ally that a player meets by ending the Movement step at a place (R-ION-30). */
export interface WaitingAlly {
  readonly card: string;
  readonly location: string;
  /** The player who moves is there already. */
  readonly isHere: boolean;
}
