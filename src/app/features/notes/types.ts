import type { Seat } from '../../../store/engineTypes.ts';
import type { StoredNotes, Suspicion } from '../../../store/notes.ts';
import type { GameId, GameRecord, UserId } from '../../../store/records.ts';
import type { Side } from '../../../store/results.ts';
import type { Person } from '../../core/person.ts';

export { suspicionLevels } from '../../../store/notes.ts';
export type { Suspicion, SuspicionLevel } from '../../../store/notes.ts';

/** Characters, so that all of it fits into one message. */
export const longestSuspicion = 150;
export const longestNotebook = 1500;

/** A person's notes about a game. */
export interface Notes extends Omit<StoredNotes, 'shownAt'> {
  readonly game: GameRecord;
  /** The seats that can be noted about: every seat but the person's own. */
  readonly others: ReadonlyArray<Seat>;
  /** Whether more can be written: while the game runs. */
  readonly open: boolean;
  /** Whether the suspicions can be shown to the table: once, after the end, if there are any. */
  readonly mayShow: boolean;
}

/** A person's suspicion about a seat, and the seat's side. */
export interface Judged extends Suspicion {
  readonly side: Side;
}

/** Private notes; only their owner sees them. All reject with an `AppError`. */
export interface NotesOf {
  /**
   * Returns the notes of a person who has a seat, is away from one, or has written something here before. Rejects with
   * `notYourGame`, `notRunning`.
   */
  look(gameId: GameId, userId: UserId): Promise<Notes>;
  /**
   * Replaces what is thought of a seat; neither level nor text: nothing. Also rejects with `illegalNote`, `noSuchSeat`.
   */
  suspect(gameId: GameId, userId: UserId, suspicion: Suspicion): Promise<Notes>;
  /** Replaces the notebook. Also rejects with `illegalNote`. */
  write(gameId: GameId, userId: UserId, text: string): Promise<Notes>;
  /** Adds a line to the notebook. Also rejects with `illegalNote`. */
  add(gameId: GameId, userId: UserId, line: string): Promise<Notes>;
  /**
   * Tells everyone, once, this person's suspicions. Rejects with `cannotShow` before the end and without suspicions.
   */
  show(gameId: GameId, person: Person): Promise<Notes>;
  /**
   * Returns the suspicions that were shown, with what everyone was; `undefined`: nothing was shown, or the game goes on
   * again.
   */
  shown(gameId: GameId, userId: UserId): Promise<ReadonlyArray<Judged> | undefined>;
}
