import type { GameId } from './records.ts';

/** The time at which the people of a game have agreed to play together. */
export interface SessionRecord {
  readonly at: number;
  /** Time at which it is to be looked at next: to remind of it, or to forget it. */
  readonly dueAt: number;
}

/** One a game. */
export interface SessionStore {
  readonly of: (id: GameId) => Promise<SessionRecord | undefined>;
  /** `undefined`: there is none any more. */
  readonly set: (id: GameId, session: SessionRecord | undefined) => Promise<void>;
  /** Games whose session is to be looked at by now. */
  readonly due: (now: number) => Promise<ReadonlyArray<GameId>>;
}
