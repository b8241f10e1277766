import type { AnswerCount, UndoRight } from '../../../store/audit.ts';
import type { GameEvent, Seat } from '../../../store/engineTypes.ts';
import type { Proposal } from '../../../store/proposals.ts';
import type { GameId, GameRecord, UserId } from '../../../store/records.ts';
import type { LogEntry } from '../../core/gameLog.ts';
import type { Person } from '../../core/person.ts';

export type { AnswerCount, UndoRight } from '../../../store/audit.ts';
export type { Proposal, ProposalState } from '../../../store/proposals.ts';

/** A moment to go back to: before an answer, or the start of a turn. */
export interface UndoTarget {
  /**
   * Names it in commands and buttons. Counts only answers that this person knows of, so nothing secret can be read from
   * it.
   */
  readonly ref: string;
  readonly kind: 'answer' | 'turn';
  readonly turn: number;
  /** The seat whose answer comes next; `undefined`: no one may know, or it is the start of a turn. */
  readonly seat: Seat | undefined;
}

/** A moment in a list to choose from. */
export interface UndoPoint extends UndoTarget {
  /** The log lines that this person read of the answer that comes next, or of the turn's first one. */
  readonly events: ReadonlyArray<GameEvent>;
}

/** The effects of an undo, as far as this person may know them. */
export interface UndoPreview {
  readonly game: GameRecord;
  readonly target: UndoTarget;
  /** The answers that would be undone. */
  readonly answers: ReadonlyArray<AnswerCount>;
  /** Lines of the log that would no longer count. */
  readonly lines: ReadonlyArray<LogEntry>;
  /** Something hidden has come out since: it can't be unseen. */
  readonly revealed: boolean;
  /** `vote`: the others have to agree. */
  readonly right: UndoRight;
  /** No one but this person knows of the answer, and everyone would be told that there was one. */
  readonly tellsSecret: boolean;
  /** The game is over, and would go on. */
  readonly wakes: boolean;
  /** A fingerprint of all this: a person confirms exactly what was shown. */
  readonly mark: string;
}

/** A preview that was shown to a person, and that they confirm. */
export type Confirmed = Pick<UndoPreview, 'mark'> & Pick<UndoTarget, 'ref'>;

/** A proposal as everyone sees it. */
export interface ProposalView {
  readonly game: GameRecord;
  readonly proposal: Proposal;
  /** The seats that may vote. */
  readonly voters: ReadonlyArray<Seat>;
  readonly yes: number;
  readonly no: number;
  readonly needed: number;
  /** An open proposal's preview: what would be undone, as far as everyone may know. */
  readonly preview: Pick<UndoPreview, 'target' | 'answers' | 'lines' | 'revealed'> | undefined;
}

/** Undo. Each method rejects with an `AppError` if it can't be done, and then nothing has changed. */
export interface UndoDesk {
  /** Moments that can be gone back to, the latest first. Throws `notRunning`, `channelTaken`. */
  targets(gameId: GameId, person: Person): Promise<ReadonlyArray<UndoPoint>>;
  /**
   * Returns what would be undone; without a `ref` the person's own last answer if they may undo it at once, else the
   * last answer of anyone that they know of. Throws `notAllowed`, `nothingToUndo`, `notRunning`, `channelTaken`.
   */
  preview(gameId: GameId, person: Person, ref?: string): Promise<UndoPreview>;
  /**
   * Undoes what was shown. Throws `undoChanged` if that is no longer what would be undone, `needsVote`, and what
   * `preview` throws.
   */
  confirm(gameId: GameId, person: Person, confirmed: Confirmed): Promise<GameRecord>;
  /** Asks the other players for what was shown. Throws `proposalOpen`, and as `confirm`. */
  propose(gameId: GameId, person: Person, confirmed: Confirmed): Promise<ProposalView>;
  /** Casts a player's vote; a no by the author withdraws the proposal. Throws `voteClosed`, `notYourVote`. */
  vote(gameId: GameId, person: Person, number: number, yes: boolean): Promise<ProposalView>;
  /** The latest proposal, open or settled. */
  proposal(gameId: GameId): Promise<ProposalView | undefined>;
}

/** A player who votes on a proposal. */
export type Voter = { readonly seat: Seat; readonly userId: UserId };
