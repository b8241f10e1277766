import type { Seat } from './engineTypes.ts';
import type { GameId, UserId } from './records.ts';

/** What someone thinks of another player; without one there may be words alone. */
export const suspicionLevels = ['trust', 'unsure', 'suspect'] as const;
export type SuspicionLevel = (typeof suspicionLevels)[number];

/** What its owner thinks of a seat. Roles stay with seats, whoever plays them. */
export interface Suspicion {
  readonly seat: Seat;
  readonly level: SuspicionLevel | undefined;
  /** As its owner wrote it; may be empty. */
  readonly text: string;
}

/** What one person has written about a game for no one else to read. */
export interface StoredNotes {
  /** By seat. */
  readonly suspicions: ReadonlyArray<Suspicion>;
  /** As its owner wrote it; empty: nothing. */
  readonly notebook: string;
  /** When its owner has shown the suspicions to everyone; `undefined`: not yet. */
  readonly shownAt: number | undefined;
}

/**
 * Notes belong to a person, not to a seat: who gets the seat later never sees them. They do not go back when something
 * is taken back, and go when their game is deleted. Every method is one transaction.
 */
export interface NoteStore {
  readonly of: (gameId: GameId, userId: UserId) => Promise<StoredNotes>;
  /** Replaces what this person thinks of that seat; neither level nor text: nothing any more. */
  readonly suspect: (gameId: GameId, userId: UserId, suspicion: Suspicion, at: number) => Promise<void>;
  /** Replaces the notebook. */
  readonly write: (gameId: GameId, userId: UserId, notebook: string, at: number) => Promise<void>;
  readonly markShown: (gameId: GameId, userId: UserId, at: number) => Promise<void>;
}
