import type { Decision } from '../../store/engineTypes.ts';
import type { ChannelId, GameId, UserId } from '../../store/records.ts';

/** The subject of a log line. Ids and kinds only: players read the log too. */
export interface LogContext {
  readonly gameId?: GameId | undefined;
  readonly userId?: UserId | undefined;
  readonly guildId?: string | undefined;
  readonly channelId?: ChannelId | undefined;
  readonly decisionId?: string | undefined;
}

/**
 * All that may stand in a log beside its sentence. An error is written as `src/startup/log.ts` says, never with what it
 * carries.
 */
export interface LogDetails extends LogContext {
  readonly err?: unknown;
  /** A decision's topic. */
  readonly topic?: string;
  /** The one of several tasks that was running. */
  readonly work?: string;
  /** Whether an automatic player acted by defaults alone. */
  readonly careful?: boolean;
  /** An outbox row, its lane, the kind of its message, and how often it was tried. */
  readonly row?: number;
  readonly lane?: string;
  readonly kind?: string;
  readonly attempt?: number;
  readonly interaction?: string;
  /** A warning and details from discord.js. */
  readonly warning?: string;
  /** Whether the commands had changed. */
  readonly changed?: boolean;
  /** How the bot is called, and in how many guilds it is. */
  readonly user?: string;
  readonly guilds?: number;
  /** Others on the same database. */
  readonly processes?: ReadonlyArray<string>;
  /** The port at which something listens. */
  readonly port?: number;
  /** How many milliseconds a clock was set forward or back. */
  readonly jump?: number;
  /** Messages of a game that had been given up, and that were nowhere to be seen. */
  readonly givenUp?: number;
  readonly missing?: number;
}

/** Returns the log's subject for a question; the game alone if only its seat knows of the question. */
export function aboutQuestion(
  gameId: GameId,
  { id, topic, privacy }: Pick<Decision, 'id' | 'topic' | 'privacy'>,
): LogDetails {
  return privacy === 'secret' ? { gameId } : { gameId, decisionId: id, topic: topic.kind };
}

/** A logger with pino's signatures: details, then a sentence. */
export interface Log {
  debug(details: LogDetails, message: string): void;
  info(details: LogDetails, message: string): void;
  warn(details: LogDetails, message: string): void;
  error(details: LogDetails, message: string): void;
}
