import type { Seat } from './engineTypes.ts';
import type { GameId, GameStatus, Level, PlayerName, UserId } from './records.ts';

/** How many answers of one seat were undone, as far as everyone knew that they were given. */
export interface AnswerCount {
  readonly seat: Seat;
  readonly count: number;
}

/** The rights by which something is undone. */
export const undoRights = ['own', 'organiser', 'vote'] as const;
export type UndoRight = (typeof undoRights)[number];

/** Something someone did to a game rather than in it. Names are as their owners wrote them. */
export type Deed =
  | { readonly kind: 'created' }
  | { readonly kind: 'started' }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'seatReplaced'; readonly seat: Seat; readonly from: PlayerName; readonly to: PlayerName }
  /** `seat`: in a running game; earlier versions did not store it. */
  | { readonly kind: 'kicked'; readonly seat?: Seat; readonly name: PlayerName; readonly to: string | undefined }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'hostChanged'; readonly from: string; readonly to: string }
  | { readonly kind: 'spectatorAdded'; readonly name: string }
  | { readonly kind: 'spectatorRemoved'; readonly name: string }
  /** The `at` of the undone inputs is the time of this line. */
  | { readonly kind: 'undone'; readonly right: UndoRight; readonly answers: ReadonlyArray<AnswerCount> }
  | { readonly kind: 'undoProposed' }
  | { readonly kind: 'undoVoted'; readonly yes: boolean }
  | { readonly kind: 'undoRefused' }
  | { readonly kind: 'undoExpired' }
  | { readonly kind: 'timersSet' }
  /** `name`: of the automatic player; without it, all of them. */
  | { readonly kind: 'levelSet'; readonly level: Level; readonly name?: PlayerName }
  | { readonly kind: 'hintsSet'; readonly allowed: boolean }
  /** The language's name on Discord; without it, the guild's. */
  | { readonly kind: 'languageSet'; readonly language?: string }
  | {
      readonly kind: 'standIn';
      readonly seat: Seat;
      readonly owner: string;
      readonly standIn: PlayerName;
      readonly until: number;
    }
  | { readonly kind: 'ownerBack'; readonly seat: Seat; readonly owner: string; readonly standIn: PlayerName }
  | { readonly kind: 'archived' }
  | { readonly kind: 'revived' }
  | { readonly kind: 'exported' }
  /**
   * `status`: of the game when it was deleted; `inputs`: that everyone knew of; `forgotten`: it no longer counts in
   * the statistics.
   */
  | { readonly kind: 'deleted'; readonly status: GameStatus; readonly inputs: number; readonly forgotten?: boolean };

export type DeedKind = Deed['kind'];

/** The person who did it; the bot itself has the id `bot`. */
export interface Doer {
  readonly id: UserId | 'bot';
  readonly name: string;
}

export interface NewAuditEntry {
  readonly by: Doer;
  readonly deed: Deed;
}

export interface AuditEntry extends NewAuditEntry {
  readonly id: number;
  readonly gameId: GameId;
  readonly at: number;
}

export interface AuditPage {
  /** The latest first. */
  readonly entries: ReadonlyArray<AuditEntry>;
  readonly total: number;
}
