import type { Decision, GameView, Seat } from '../store/engineTypes.ts';
import type { Outbox } from '../store/outbox.ts';
import type { ChannelId, GameId, GameRecord, Level, UserId } from '../store/records.ts';
import type { Settings } from '../store/types.ts';
import type { Guild } from './features/guild/index.ts';
import type { NotesOf } from './features/notes/types.ts';
import type { OrdersOf } from './model/orders/types.ts';
import type { Pace } from './model/timing/types.ts';
import type { Answered } from './core/answered.ts';
import type { LogEntry, LogFilter } from './core/gameLog.ts';
import type { Hints } from './features/hints.ts';
import type { Languages } from './features/languages.ts';
import type { LevelChoice } from './play/levels.ts';
import type { GivenAnswer } from './features/look.ts';
import type { GuildChannel } from './features/move.ts';
import type { ChosenOptions, CreateInput } from './features/lobby/newGame.ts';
import type { Person } from './core/person.ts';
import type { Polls } from './features/polls/types.ts';
import type { Redelivery } from './features/redelivery/types.ts';
import type { Setups } from './features/lobby/index.ts';
import type { StartChoice } from './features/lobby/start.ts';
import type { TakeOver } from './features/seats/takeOver.ts';
import type { Tutorial } from './features/tutorial/index.ts';
import type { Hosts } from './features/hosts/types.ts';
import type { Stats } from './features/stats/index.ts';
import type { Endings } from './features/ending/types.ts';
import type { UndoDesk } from './features/undo/types.ts';

export { castAfter, castBefore, castOfAll, castOver } from './core/cast.ts';
export type { Cast, PlayerThen } from './core/cast.ts';
export type {
  Choice,
  ChoiceGroup,
  Decision,
  GameEvent,
  GameOptions,
  GameState,
  GameView,
  OtherGroup,
  Outcome,
  Seat,
} from '../store/engineTypes.ts';
export { countRuns, countsOf, isLegalCount } from '../engine/index.ts';
export type {
  Delivered,
  Intent,
  IntentKind,
  Lane,
  MainLane,
  NamedSlot,
  Note,
  Notice,
  OrdersNotice,
  Outbox,
  OutboxRow,
  Slot,
} from '../store/outbox.ts';
export type {
  ChannelId,
  GameId,
  GameRecord,
  GameStatus,
  Level,
  Owner,
  PaceOptions,
  PersonSeat,
  PlayerName,
  SeatHolder,
  UserId,
} from '../store/records.ts';
export type { Settings } from '../store/types.ts';
export { gameStatuses } from '../store/records.ts';
export { levels } from '../players/levels.ts';
export {
  firstLanguage,
  languageOfGame,
  languageOfGuild,
  languageOfPerson,
  languageText,
} from './features/languages.ts';
export type { ChosenLanguage, LanguagePlace } from './features/languages.ts';
export { levelOf } from './play/levels.ts';
export type { LevelChoice } from './play/levels.ts';
export type { Compared, Hint, HintOption, Hints } from './features/hints.ts';
export { actionGists } from '../players/gist.ts';
export type { Gist } from '../players/gist.ts';
export type {
  AuditLine,
  AuditView,
  Deed,
  DeletionConfirmed,
  DeletionPreview,
  Exported,
  Hosts,
  Spectator,
} from './features/hosts/types.ts';
export { longestAnswer, longestQuestion, mostAnswers } from './features/polls/types.ts';
export type { NewPoll, Poll, PollAnswer, Polls, PollView } from './features/polls/types.ts';
export { longestNotebook, longestSuspicion, suspicionLevels } from './features/notes/types.ts';
export type { Judged, Notes, NotesOf, Suspicion, SuspicionLevel } from './features/notes/types.ts';
export { countedCards, sides } from './features/stats/index.ts';
export type {
  CheckCard,
  CheckTold,
  Contributions,
  Ending,
  Endings,
  LoyaltyPeriod,
  OpenHand,
  Replay,
  ReplayTurn,
  Turning,
  TurningPoint,
} from './features/ending/types.ts';
export type { EarnedAchievement, NewAchievement, ResultFilter, Stats, Statistics } from './features/stats/index.ts';
export { achievementIds } from './model/achievements/index.ts';
export type { Achievement } from './model/achievements/index.ts';
export type {
  AnswerCount,
  Confirmed,
  Proposal,
  ProposalView,
  UndoDesk,
  UndoPoint,
  UndoPreview,
  UndoRight,
  UndoTarget,
} from './features/undo/types.ts';
export type { Answered } from './core/answered.ts';
export type { GivenAnswer } from './features/look.ts';
export type { HolderName, LogEntry, LogFilter } from './core/gameLog.ts';
export type { ChosenOptions, CreateInput } from './features/lobby/newGame.ts';
export type { Person } from './core/person.ts';
export type { TakingOver } from './features/seats/takeOver.ts';
export type { LostMessage, MayTry, Redelivered, Redelivery, SentAgain } from './features/redelivery/types.ts';
export { AppError, isAppError, isDatabaseAway, isWriteFailure } from './core/error.ts';
export type { AppErrorCode } from './core/error.ts';
export type {
  ChannelPicture,
  Creators,
  GameHome,
  Guild,
  GuildSettings,
  Obstacle,
  PrivatePlace,
} from './features/guild/index.ts';
export {
  channelPictures,
  channelsAtMost,
  defaultGuildSettings,
  gameHomes,
  gamesAtMost,
  privatePlaces,
} from './features/guild/index.ts';
export type {
  FormField,
  FormPreset,
  FormValue,
  GameSetup,
  LobbyForm,
  RoleToKeep,
  SeatOrder,
  SetupChange,
  Setups,
} from './features/lobby/index.ts';
export { seatOrders } from './features/lobby/index.ts';
export { optionField, optionFields, optionMenus, placeOf } from './features/lobby/fields.ts';
export { optionPresets } from './features/lobby/optionPresets.ts';
export type { OptionField, OptionMenu, OptionValue } from './features/lobby/fields.ts';
export type { OptionPreset } from './features/lobby/optionPresets.ts';
export type {
  Absence,
  AwayNow,
  OwnTime,
  OwnTimeChange,
  Pace,
  PaceName,
  QuietHours,
  Waits,
} from './model/timing/types.ts';
export { defaultPace, paceNameOf, paceNames, paces } from './model/timing/presets.ts';
export { isOrganiser, seatOf, seatedPerson } from './core/lookUp.ts';
export { playerName } from './core/playerName.ts';
export { sessionLasts } from './features/pace/sessions.ts';
export { understood } from './core/understood.ts';
export { ownerSeatOf } from './features/pace/standIn.ts';
export { clockTyped } from './model/timing/typed/clock.ts';
export { durationsTyped, durationTyped, isNothing } from './model/timing/typed/durations.ts';
export { untilTyped } from './model/timing/typed/moments.ts';
export { continues, usualDurations, usualMoments, usualSessions } from './model/timing/typed/usual.ts';
export { zones, zonesLike } from './model/timing/zones.ts';
export { privateTips, publicTips } from './model/lessons/lessons.ts';
export { checkModes, conditionSort, jumpModes, modes, suggestedOrders } from '../players/orders/index.ts';
export type {
  CheckMode,
  ConditionId,
  Mode,
  PlannedMove,
  Offered,
  OrdersNow,
  OrdersOf,
  PlanKind,
  ReactionOrder,
  StandingChange,
  StopReason,
  TurnNow,
  TurnWish,
} from './model/orders/types.ts';
export type { PrivateTip, PublicTip, Tip, Tutorial } from './features/tutorial/index.ts';

/**
 * Everything a person can do. Each rejects with an `AppError` (code, message, hint: words for that person) if it can't
 * be done, and then nothing has changed. A bug of ours is logged and is an `AppError`, too, with the code `internal`.
 */
export interface App {
  /** Opens a lobby in a channel that has no other open game; the host takes the first seat. */
  create(input: CreateInput): Promise<GameRecord>;
  join(gameId: GameId, person: Person): Promise<GameRecord>;
  /** Out of a lobby. If the host leaves, the next person is host; when the last person leaves, the lobby is closed. */
  leave(gameId: GameId, person: Person): Promise<GameRecord>;
  addAutomatic(gameId: GameId, person: Person): Promise<GameRecord>;
  removeAutomatic(gameId: GameId, person: Person): Promise<GameRecord>;
  setOptions(gameId: GameId, person: Person, options: ChosenOptions): Promise<GameRecord>;
  start(gameId: GameId, person: Person, choice?: StartChoice): Promise<GameRecord>;
  /** Opens a lobby like the game that has ended there, and calls those who played it. For one of them. */
  rematch(gameId: GameId, person: Person): Promise<GameRecord>;
  /** Calls the role that the guild's managers have named to a lobby. For the host and administrators. */
  invite(gameId: GameId, person: Person): Promise<GameRecord>;
  abandon(gameId: GameId, person: Person): Promise<GameRecord>;
  /**
   * Hands a seat of a running game to someone else, or to an automatic player (`undefined`; `level`: if another than
   * the game's). For the host, administrators and the holder of the seat.
   */
  replaceSeat(gameId: GameId, person: Person, seat: Seat, by: Person | undefined, level?: Level): Promise<GameRecord>;
  /** How well automatic players of a lobby or running game play. For the host and administrators. */
  setLevel(gameId: GameId, person: Person, choice: LevelChoice): Promise<GameRecord>;
  /**
   * `decisionId` and `choiceIds` as in `openDecisions` or `openOffers`. A person with several seats can't exist: one
   * seat a game.
   */
  answer(gameId: GameId, userId: UserId, decisionId: string, choiceIds: ReadonlyArray<string>): Promise<Answered>;
  /** Several answers to a question that is asked again and again, such as each card of a starting hand: all or none. */
  answerInARow(
    gameId: GameId,
    userId: UserId,
    decisionId: string,
    answers: ReadonlyArray<ReadonlyArray<string>>,
  ): Promise<Answered>;
  /** Undo of answers. */
  readonly undo: UndoDesk;
  /** Looking after games: pauses, people, export, deletion, audit. */
  readonly hosts: Hosts;
  readonly stats: Stats;
  /** The secrets of games that are over. */
  readonly endings: Endings;

  /** Throws `noSuchGame`. */
  game(gameId: GameId): Promise<GameRecord>;
  /** The lobby or running game of a channel, else the one that ended there last. */
  gameInChannel(channelId: ChannelId): Promise<GameRecord | undefined>;
  /** Lobbies and running games in which this person has a seat, newest first. */
  gamesOf(userId: UserId): Promise<ReadonlyArray<GameRecord>>;
  /**
   * Returns all games that concern this person: besides those, archived games, running ones in which someone
   * substitutes for them, and those that ended within the last two weeks; newest first.
   */
  gamesAround(userId: UserId): Promise<ReadonlyArray<GameRecord>>;
  /** All lobbies and running games. */
  openGames(): Promise<ReadonlyArray<GameRecord>>;
  /** Lobbies and running games of a guild, newest first. */
  gamesOfGuild(guildId: string): Promise<ReadonlyArray<GameRecord>>;
  /** Returns the view of this person, or the public one, of a game that has started. */
  viewFor(gameId: GameId, who: UserId | 'public'): Promise<GameView>;
  /**
   * Returns the questions for this person; empty if there are none. Throws `notYourGame` for someone without a seat.
   */
  openDecisions(gameId: GameId, userId: UserId): Promise<ReadonlyArray<Decision>>;
  /**
   * Returns the answer to a question of this person, and who gave it; `undefined`: none, or it was undone. Throws
   * `notYourGame`.
   */
  givenAnswer(gameId: GameId, userId: UserId, decisionId: string): Promise<GivenAnswer | undefined>;
  /**
   * Returns what this person may do at any time beside their questions; `answer` takes these too. Throws `notYourGame`.
   */
  openOffers(gameId: GameId, userId: UserId): Promise<ReadonlyArray<Decision>>;
  /** Returns log entries, oldest first, without what was undone. */
  log(gameId: GameId, who: UserId | 'public', filter?: LogFilter): Promise<ReadonlyArray<LogEntry>>;

  /** Moves a game, also an archived one, to another channel or thread of its guild. For the host and administrators. */
  move(gameId: GameId, person: Person, place: GuildChannel): Promise<GameRecord>;
  /** The decisions of a guild's managers about games there. */
  readonly guild: Guild;
  /** How a game is set up before it starts. */
  readonly setup: Setups;
  readonly tutorial: Tutorial;
  /** Sends what people were to be shown and has not arrived. */
  readonly redelivery: Redelivery;
  /** Playing on for automatic players. */
  readonly takeOver: TakeOver;
  /** Timers, quiet hours, absence, archive. */
  readonly pace: Pace;
  /** Standing orders and plans; only their owner may see them. */
  readonly orders: OrdersOf;
  /** Advice for learners. */
  readonly hints: Hints;
  /** The languages of people and games. */
  readonly languages: Languages;
  /** The polls that people open for the table. */
  readonly polls: Polls;
  /** The private notes of people; only their owner may see them. */
  readonly notes: NotesOf;

  /** Messages to deliver; only the delivery worker uses it. */
  readonly outbox: Outbox;
  /** Calls back after each change that may have put rows in the outbox. Returns what stops it. */
  onOutbox(listener: () => void): () => void;
  readonly settings: Settings;
  /**
   * Deletes delivered messages and the earlier states of ended or archived games after 30 days; games and logs stay.
   */
  tidy(): Promise<void>;
  /** The same, and packs what stays of those games. With many games it takes minutes, while others go on. */
  tidyAndPack(): Promise<void>;
  /** Continues, after a start of the bot, every game in which automatic players are to act. */
  resume(): Promise<void>;
  /** Resolves when automatic players have nothing more to do in any game. */
  idle(): Promise<void>;
  /** Lets the step at hand end; from then on automatic players do nothing here. */
  rest(): Promise<void>;
  /** The same, then closes the store. */
  close(): Promise<void>;
}
