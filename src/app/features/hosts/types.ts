import type { AuditEntry } from '../../../store/audit.ts';
import type { GameId, GameRecord, GameStatus, Spectator, UserId } from '../../../store/records.ts';
import type { LogEntry } from '../../core/gameLog.ts';
import type { Person } from '../../core/person.ts';

export type { AuditEntry, Deed } from '../../../store/audit.ts';
export type { Spectator } from '../../../store/records.ts';

/** A finished game as a file. */
export interface Exported {
  readonly name: string;
  /** JSON: see `exportFile.ts`. */
  readonly text: string;
}

/** A preview of what deleting a game removes. */
export interface DeletionPreview {
  readonly game: GameRecord;
  /** Number of answers that everyone knows of; `lines` are counted the same way. */
  readonly answers: number;
  readonly lines: number;
  /** Whether it counts in the statistics. It goes on doing so without the game. */
  readonly counts: boolean;
  /** Whether this person may have it no longer count, too. */
  readonly mayForget: boolean;
  /** A game that goes on has to be named in full. */
  readonly needsName: boolean;
}

/** The state of a game that someone confirms when they delete it. */
export interface DeletionConfirmed {
  /** The game's status when they were asked. */
  readonly status: GameStatus;
  readonly name?: string | undefined;
  /** Whether the game is no longer to count in the statistics either; for administrators. */
  readonly forget?: boolean;
}

export interface AuditLine extends AuditEntry {
  /** The public log lines of something that was undone. */
  readonly lines: ReadonlyArray<LogEntry>;
}

export interface AuditView {
  readonly gameId: GameId;
  /** `undefined`: it is deleted. */
  readonly game: GameRecord | undefined;
  /** The latest first. */
  readonly entries: ReadonlyArray<AuditLine>;
  readonly page: number;
  readonly pages: number;
}

/** Looking after games. Each rejects with an `AppError` if it can't be done, and then nothing has changed. */
export interface Hosts {
  /** Nothing is answered and no time runs out until `resume`. Throws `notAllowed`, `alreadyPaused`, `notRunning`. */
  pause(gameId: GameId, person: Person): Promise<GameRecord>;
  /** Throws `notAllowed`, `notPaused`, `notRunning`. */
  resume(gameId: GameId, person: Person): Promise<GameRecord>;
  /** Makes another player the host. Throws `notAllowed`, `noSuchSeat`, `alreadyHost`, `notRunning`. */
  transfer(gameId: GameId, person: Person, to: Pick<Person, 'id' | 'name'>): Promise<GameRecord>;
  /**
   * Removes a player from their seat; in a running game someone else or an automatic player (`undefined`) gets it. A
   * substitute is replaced as such, and the seat stays its owner's. A host who is kicked is no longer host; a lobby
   * without people is closed. Throws `notAllowed`, `noSuchSeat`, `alreadyJoined`, `badSubstitute`, `notRunning`.
   */
  kick(gameId: GameId, person: Person, userId: UserId, by: Person | undefined): Promise<GameRecord>;
  /** Throws `notAllowed`, `alreadyJoined`, `notRunning`. */
  addSpectator(gameId: GameId, person: Person, who: Pick<Person, 'id' | 'name'>): Promise<ReadonlyArray<Spectator>>;
  /** Throws `notAllowed`, `notJoined`. */
  removeSpectator(gameId: GameId, person: Person, who: Pick<Person, 'id' | 'name'>): Promise<ReadonlyArray<Spectator>>;
  spectators(gameId: GameId): Promise<ReadonlyArray<Spectator>>;
  /**
   * A finished game with all its secrets. For its players, its host and administrators. Throws `notAllowed`, `notOver`,
   * `cannotExport`.
   */
  export(gameId: GameId, person: Person): Promise<Exported>;
  /** Throws `notAllowed`. */
  deletion(gameId: GameId, person: Person): Promise<DeletionPreview>;
  /** Removes everything that is stored of a game but how it ended. Throws `notAllowed`, `undoChanged`, `wrongName`. */
  delete(gameId: GameId, person: Person, confirmed: DeletionConfirmed): Promise<void>;
  /**
   * Returns who did what to a game, also to one that was deleted in this guild. For its host and administrators. Throws
   * `notAllowed`, `noSuchGame`.
   */
  audit(gameId: GameId, person: Person, guildId: string | undefined, page: number): Promise<AuditView>;
  /** Whether this game is one of the guild that was deleted, and this person looks after the guild. */
  mayAuditDeleted(gameId: GameId, person: Person, guildId: string | undefined): Promise<boolean>;
}
