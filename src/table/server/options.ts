import type { Server } from 'node:http';
import type { Clock } from '../../time/clock.ts';
import type { ActionResult, UserAction } from '../contract.ts';
import type { PageFiles } from './http.ts';
import type { DropKind } from './gateway/server.ts';
import type { PersonWish } from './model/create.ts';
import type { ShardLimits } from './model/world.ts';
import type { Chaos, ChaosOptions } from './rest/chaos.ts';
import type { RouteMatcher } from './rest/faults.ts';
import type { OldEditLimit } from './rest/oldEdits.ts';
import type { Acknowledgement, LoggedRequest, RefusedRequest } from './rest/log.ts';
import type { Moderation } from './verbs/moderation.ts';
import type { TestPerson } from './verbs/person.ts';

export interface TableOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** An address or a name of this machine to listen at; 127.0.0.1 when left out. */
  readonly host?: string;
  /** Listens already (`listenAt`), instead of `port`: the table closes it at its end. */
  readonly server?: Server | undefined;
  /** Hands out the files of the web page. */
  readonly page?: PageFiles;
  /** Names of 1 to 32 characters; the first person is the admin unless someone is said to be. */
  readonly people?: ReadonlyArray<string | PersonWish>;
  /** The machine's time when left out. A test that brings a clock by hand calls `checkTime` after moving it. */
  readonly clock?: Clock;
  /** There is only the strict mode; a test may say so aloud. */
  readonly strict?: true;
  /** The bot's token; made up when left out. */
  readonly token?: string;
  /** A file that keeps the guild from one start to the next. */
  readonly storePath?: string | undefined;
  /** `discord`: about Discord's limits per route and channel, and 50 requests a second over all. Off by default. */
  readonly rateLimits?: 'discord' | 'off';
  /**
   * How many edits of messages older than an hour a channel takes within a time; by default some with `rateLimits`,
   * else all.
   */
  readonly oldEdits?: OldEditLimit;
  /** Between two answers of the table for people who are away, in milliseconds; 900 when left out. */
  readonly standInPace?: number;
  /**
   * How long people wait for the bot where a verb is not told how long, in milliseconds of real time; 5,000 when left
   * out.
   */
  readonly patience?: number;
  /** Bits of privileged intents that are switched on for the bot, as in Discord's developer portal; none by default. */
  readonly privilegedIntents?: number;
  /**
   * How many guilds the bot is in, each with people of its own; 1 when left out. Only the first is stored, and shown on
   * the page.
   */
  readonly guilds?: number;
  /**
   * The shards that Discord would want if the bot were in more guilds than this one; by default one connection is
   * enough.
   */
  readonly shards?: Partial<ShardLimits>;
  /** Bits of permissions that the bot's role is not given; none by default. */
  readonly botLacks?: bigint;
}

/** One of the guilds, as tests see it. */
export interface TableGuild {
  readonly guildId: string;
  /** #battlestar. */
  readonly channelId: string;
  /** #general. */
  readonly generalChannelId: string;
  readonly people: ReadonlyArray<TestPerson>;
  /** The person with this name or id; throws when there is no one. */
  person(name: string): TestPerson;
  act(action: UserAction): Promise<ActionResult>;
  readonly moderation: Moderation;
}

/** A running practice table; what is its guild's is the first one's. */
export interface RunningTable extends TableGuild {
  readonly guilds: ReadonlyArray<TableGuild>;
  readonly port: number;
  /** The API's address, for `new Client({ rest: { api: apiUrl } })`. */
  readonly apiUrl: string;
  readonly pageUrl: string;
  readonly token: string;
  /** The id of the bot's application and of its user. */
  readonly applicationId: string;
  /** Requests that Discord would have refused; failures ordered by `rateLimit` and `failNext` are not among them. */
  readonly refusals: ReadonlyArray<RefusedRequest>;
  /** The latest 5,000 requests of the bot. */
  readonly log: ReadonlyArray<LoggedRequest>;
  /** How long the bot took for each of the latest 5,000 interactions that it acknowledged. */
  readonly acknowledgements: ReadonlyArray<Acknowledgement>;
  readonly botOnline: boolean;
  /** Answers the next requests that match with 429. */
  rateLimit(matcher: RouteMatcher, retryAfterMs: number, times?: number, kind?: { readonly global?: boolean }): void;
  /**
   * Answers the next requests that match with a status, or with status 0 cuts the connection. With `afterwards` the
   * request is carried out first, so that only the answer is lost; `code` is Discord's own for the error, `'page'` an
   * answer of something else than Discord.
   */
  failNext(
    matcher: RouteMatcher,
    status: number,
    times?: number,
    kind?: { readonly afterwards?: boolean; readonly code?: number | 'page' },
  ): void;
  /** Makes requests go wrong by chance, until it is stopped or begun again. Planned faults come first. */
  chaos(options: ChaosOptions): Chaos;
  dropGateway(kind?: DropKind): void;
  /** Closes the connections of the bot with one of Discord's close codes. */
  closeGateway(code: number): void;
  /** Closes with this code every connection that identifies or resumes from now on; `undefined`: takes them again. */
  refuseGateway(code: number | undefined): void;
  /** Sets how many sessions the bot may still begin, until `resetAfter` milliseconds from now. */
  limitSessions(remaining: number, resetAfter: number): void;
  /** Runs the deadlines that are due by now. */
  checkTime(): void;
  /** Sets what someone may do in a text channel beyond or below their roles: bits to allow and to deny. */
  permit(
    channelId: string,
    who: 'everyone' | 'bot' | (string & {}),
    bits: { readonly allow?: bigint; readonly deny?: bigint },
  ): void;
  /** Resolves once the bot is connected to the gateway. */
  untilOnline(timeout?: number): Promise<void>;
  close(): Promise<void>;
}
