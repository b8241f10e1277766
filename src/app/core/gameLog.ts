import type { GameEvent } from '../../store/engineTypes.ts';
import type { PlayerName } from '../../store/records.ts';

export interface LogFilter {
  readonly turn?: number;
  /** The most lines to return; the latest are taken. */
  readonly last?: number;
}

/** A seat holder's name, and whether they only substitute for the owner. */
export interface HolderName {
  readonly name: PlayerName;
  readonly standsIn: boolean;
}

/** One line of a game's log. */
export interface LogEntry {
  /** The input that caused it; 0: the start of the game. */
  readonly seq: number;
  readonly turn: number;
  readonly at: number;
  readonly event: GameEvent;
  /** The holders of the seats then; left out where no one is called by name. */
  readonly holders?: ReadonlyArray<HolderName>;
}
