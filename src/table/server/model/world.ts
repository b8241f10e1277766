import type { Clock } from '../../../time/clock.ts';
import type { Deadlines } from '../deadlines.ts';
import type { Snowflakes } from '../snowflake.ts';
import type { ChannelBook } from './channels.ts';
import type { CommandBook } from './commands.ts';
import type { EmojiBook } from './emojis.ts';
import type { EventBook } from './events.ts';
import type { GuildRecord } from './records.ts';
import type { Bus } from './happenings.ts';
import type { InteractionBook } from './interactions.ts';
import type { MessageBook } from './messages.ts';
import type { PeopleBook } from './people.ts';
import type { SessionStarts } from './sessionStarts.ts';
import type { Vault } from './vault.ts';
import type { WaitingBook } from './waiting.ts';

/** Into how many connections a bot divides Discord. */
export interface ShardLimits {
  /** Discord's recommendation for the number of guilds that the bot is in. */
  readonly recommended: number;
  /** Bots that open fewer are refused. */
  readonly least: number;
  /** How many connections may be made within five seconds. */
  readonly atOnce: number;
}

/** The whole of the pretended Discord: one guild, its people, and one bot. */
export interface World {
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  readonly ids: Snowflakes;
  readonly bus: Bus;
  guild: GuildRecord;
  readonly people: PeopleBook;
  readonly channels: ChannelBook;
  readonly messages: MessageBook;
  readonly commands: CommandBook;
  readonly events: EventBook;
  readonly emojis: EmojiBook;
  readonly interactions: InteractionBook;
  readonly vault: Vault;
  readonly waiting: WaitingBook;
  readonly token: string;
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly base: string;
  /** Intents that must be switched on in Discord's developer portal and are on here. */
  readonly privilegedIntents: number;
  /** Permissions that the bot's role has not got, other than with the invitation. */
  readonly botLacks: bigint;
  readonly shards: ShardLimits;
  readonly sessionStarts: SessionStarts;
  /** The bot has not been removed from the guild. */
  botIsMember: boolean;
  /** The bot is connected to the gateway. */
  botOnline: boolean;
  /** The people that the table answers for, by user id. */
  standIns: ReadonlyArray<string>;
}
