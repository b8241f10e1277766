import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, Level, PaceOptions, UserId } from '../../../store/records.ts';
import type { Person } from '../../core/person.ts';
import type { PaceName } from './presets.ts';
import type { QuietHours } from './waking.ts';
import type { Locale } from '../../../words/index.ts';

export type { PaceName } from './presets.ts';
export type { QuietHours } from './waking.ts';

/** The times until which open questions wait, and what happens then. */
export interface Waits {
  /**
   * The limits by id of the shown question, in milliseconds since 1970; without those that have no limit or are paused.
   */
  readonly questions: ReadonlyMap<string, number>;
  /**
   * Time at which the open window of reactions closes: the same for everyone who is asked, so it tells no one who that
   * is.
   */
  readonly reactions: number | undefined;
  readonly then: PaceOptions['atLimit'];
}

/** A person's own time zone and quiet hours. */
export interface OwnTime {
  /** The zone's IANA name, such as `Europe/Berlin`. */
  readonly zone?: string;
  readonly quiet?: QuietHours;
}

export interface OwnTimeChange {
  readonly zone?: string;
  readonly quiet?: QuietHours | 'none';
}

export interface Absence {
  /** The time as it was typed: see `src/app/model/timing/typed/moments.ts` for what is understood. */
  readonly until: string;
  /** The language in which it was typed; it is tried first. */
  readonly locale?: Locale | undefined;
  /** A member of the guild in which they were named; in games of other guilds an automatic player stands in. */
  readonly substitute: (Person & { readonly bot?: boolean }) | 'automatic';
  /** How well an automatic player plays there; without it as the game says. */
  readonly level?: Level | undefined;
  /**
   * The one game that the absence concerns, which has to run; without it all of this person's, including those that
   * start meanwhile.
   */
  readonly gameId?: GameId | undefined;
}

/** The changes that an absence has made. */
export interface AwayNow {
  readonly until: number;
  /** The games in which someone plays from now on in the person's stead, and the seat. */
  readonly games: ReadonlyArray<{ readonly game: GameRecord; readonly seat: Seat }>;
  /** Whether this includes games that start, or are revived, meanwhile. */
  readonly everywhere: boolean;
}

/** Everything about time: who is waited for and how long, who sleeps, who is away. Rejects with an `AppError`. */
export interface Pace {
  /** The time by which all of it runs, in milliseconds since 1970. */
  now(): number;
  /**
   * Changes how a lobby or running game waits; what is not named stays. Open
   * questions wait again. Throws `notAllowed`, `illegalPace`, `notRunning`.
   */
  setTimers(gameId: GameId, person: Person, chosen: Partial<PaceOptions> | PaceName): Promise<GameRecord>;
  ownTime(userId: UserId): Promise<OwnTime>;
  /** Throws `unknownZone`, `illegalTime`. */
  setOwnTime(person: Person, change: OwnTimeChange): Promise<OwnTime>;
  /**
   * Hands the person's seats to a substitute or an automatic player until then; a substitute who goes away hands on the
   * seat that they look after. Throws `notRunning`, `illegalTime`, `badSubstitute`.
   */
  away(person: Person, absence: Absence): Promise<AwayNow>;
  /** Returns until when this person is away from all games, if they are. */
  awayUntil(userId: UserId): Promise<number | undefined>;
  /**
   * Returns seats to their owner at once, in all games or in one; resolves to those games. Throws `notAway`,
   * `notRunning`.
   */
  back(person: Person, gameId?: GameId): Promise<ReadonlyArray<GameRecord>>;
  /** Returns since when others have played for this person there; `undefined`: no one does. */
  awaySince(gameId: GameId, userId: UserId): Promise<number | undefined>;
  /** Returns the running games in which someone substitutes for this person. */
  awayIn(userId: UserId): Promise<ReadonlyArray<GameRecord>>;
  /** Returns until when the open questions of this person, or the public ones, wait. */
  waits(gameId: GameId, who: UserId | 'public'): Promise<Waits>;
  /**
   * Wakes an archived game exactly as it was. For its players, its host and
   * administrators. Throws `notArchived`, `channelTaken`, `notAllowed`.
   */
  revive(gameId: GameId, person: Person): Promise<GameRecord>;
  /** Returns when the people of a game have agreed to play together; `undefined`: they have not. */
  session(gameId: GameId): Promise<number | undefined>;
  /**
   * Sets that moment as typed, by the person's own clock and in this language if possible; `undefined` calls it off.
   * For those who play and who look after the game. Throws `notAllowed`, `notRunning`, `illegalTime`, `unknownZone`.
   */
  setSession(gameId: GameId, person: Person, typed: string | undefined, locale?: Locale): Promise<number | undefined>;
  /** Archived games of a channel, newest first. */
  archivedIn(channelId: string): Promise<ReadonlyArray<GameRecord>>;
  /**
   * Does what is due now: reminders, limits, absences that end, games that are archived. Call it again and again; a
   * longer break counts for no one, unless the time was `skipped` on purpose.
   */
  tick(skipped?: boolean): Promise<void>;
}
