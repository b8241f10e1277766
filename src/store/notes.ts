import type { Seat } from './engineTypes.ts';
import type { GameId, UserId } from './records.ts';

/** The levels of suspicion about another player; without one there may be words alone. */
export const suspicionLevels = ['trust', 'unsure', 'suspect'] as const;
export type SuspicionLevel = (typeof suspicionLevels)[number];

/** The note owner's opinion of a seat. Roles stay with seats, no matter who plays them. */
export interface Suspicion {
  readonly seat: Seat;
  readonly level: SuspicionLevel | undefined;
  /** The owner's words; may be empty. */
  readonly text: string;
}

/** One person's private notes about a game. */
export interface StoredNotes {
  /** Suspicions, by seat. */
  readonly suspicions: ReadonlyArray<Suspicion>;
  /** The owner's words; empty: nothing. */
  readonly notebook: string;
  /** Time at which its owner has shown the suspicions to everyone; `undefined`: not yet. */
  readonly shownAt: number | undefined;
}

/**
 * Private notes. They belong to a person, not to a seat: a later holder of the seat never sees them. An undo does not
 * change them; they go when their game is deleted. Every method is one transaction.
 */
export interface NoteStore {
  readonly of: (gameId: GameId, userId: UserId) => Promise<StoredNotes>;
  /** Replaces what this person thinks of that seat; neither level nor text: nothing any more. */
  readonly suspect: (gameId: GameId, userId: UserId, suspicion: Suspicion, at: number) => Promise<void>;
  /** Replaces the notebook. */
  readonly write: (gameId: GameId, userId: UserId, notebook: string, at: number) => Promise<void>;
  readonly markShown: (gameId: GameId, userId: UserId, at: number) => Promise<void>;
}
