/**
 * Messages between the page of the practice table and its server. Discord's own objects keep Discord's shapes
 * (discord-api-types v10); the rest is the table's: who is acting, and what that person does.
 *
 * - `GET /table/snapshot?user=ID` → Snapshot as that user sees it
 * - `WS  /table/live?user=ID`     → a stream of LiveEvent (JSON text frames) for what that user may see
 * - `POST /table/act`             → body: UserAction; answer: ActionResult
 * - `GET /table/words?locale=it`  → PageWords: the page's own words in that language
 */
import type { APIApplicationCommand, APIChannel, APIMessage, APIRole, APIUser } from 'discord-api-types/v10';
import type { Locale } from '../words/languages.ts';

export interface TablePerson {
  readonly user: APIUser;
  /** The person's name in the guild, which the page shows. */
  readonly displayName: string;
  /** Has the Manage Server permission in the practice guild. */
  readonly admin: boolean;
  /** Ids of the person's roles, without @everyone. */
  readonly roles: ReadonlyArray<string>;
  readonly directMessagesClosed: boolean;
}

export interface TableChannel {
  readonly channel: APIChannel;
  readonly kind: 'text' | 'thread' | 'dm';
  /** Oldest first; at most the last 200. Ephemeral messages of this user are among them, flagged as Discord does. */
  readonly messages: ReadonlyArray<APIMessage>;
}

/** Fluent files by their paths. */
type WordFiles = Readonly<Record<string, string>>;

export interface PageWords {
  readonly own: WordFiles;
  /** English ones, for what the language does not have; none for English itself. */
  readonly others: WordFiles;
}

export interface Snapshot {
  readonly me: TablePerson;
  readonly people: ReadonlyArray<TablePerson>;
  /** Names are in the guild's language, `locale` by Discord's name for it. */
  readonly guild: { readonly id: string; readonly name: string; readonly locale: string; readonly botName: string };
  /** @everyone among them. */
  readonly roles: ReadonlyArray<APIRole>;
  readonly channels: ReadonlyArray<TableChannel>;
  readonly commands: ReadonlyArray<APIApplicationCommand>;
  /** The bot is connected to the gateway. */
  readonly botOnline: boolean;
  /** Everyone at the table who is asked something, the oldest question first. */
  readonly waiting: ReadonlyArray<AwaitedPerson>;
  /** The guild's calendar, the next event first. */
  readonly events: ReadonlyArray<TableEvent>;
  /** The people that the table answers for, by user id. */
  readonly standIns: ReadonlyArray<string>;
  /** How many milliseconds the table's clock is ahead of the machine's. */
  readonly ahead: number;
}

/** Something on the guild's calendar. */
export interface TableEvent {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** The channel that its place leads to, if it is one. */
  readonly channelId: string | undefined;
}

/** Someone is asked something by a message. */
export interface AwaitedPerson {
  readonly userId: string;
  readonly channelId: string;
  readonly messageId: string;
}

export type LiveEvent =
  | { readonly type: 'message'; readonly message: APIMessage }
  | { readonly type: 'messageUpdate'; readonly message: APIMessage }
  | { readonly type: 'messageDelete'; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'channel'; readonly channel: TableChannel }
  | { readonly type: 'commands'; readonly commands: ReadonlyArray<APIApplicationCommand> }
  | { readonly type: 'people'; readonly people: ReadonlyArray<TablePerson> }
  /** The guild goes by another language, and so do the names in it. */
  | { readonly type: 'guild'; readonly guild: Snapshot['guild']; readonly roles: ReadonlyArray<APIRole> }
  /** The bot has acknowledged an interaction but not answered yet (“is thinking…”). */
  | {
      readonly type: 'thinking';
      readonly interactionId: string;
      readonly channelId: string;
      readonly ephemeral: boolean;
    }
  | { readonly type: 'modal'; readonly interactionId: string; readonly modal: ModalToShow }
  /** The bot did not acknowledge within 3 seconds; shown as “This interaction failed”. */
  | {
      readonly type: 'interactionFailed';
      readonly interactionId: string;
      readonly channelId: string;
      readonly reason: string;
    }
  | { readonly type: 'botOnline'; readonly online: boolean }
  | { readonly type: 'events'; readonly events: ReadonlyArray<TableEvent> }
  | { readonly type: 'waiting'; readonly waiting: ReadonlyArray<AwaitedPerson> }
  | { readonly type: 'standIns'; readonly users: ReadonlyArray<string> }
  | { readonly type: 'clock'; readonly ahead: number };

export interface ModalToShow {
  readonly customId: string;
  readonly title: string;
  /** Components as Discord sends them for a modal. */
  readonly components: ReadonlyArray<unknown>;
}

/** A command option as the person has typed it; nested for subcommands, exactly as in Discord's interaction data. */
export interface TypedOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly options?: ReadonlyArray<TypedOption>;
  readonly focused?: boolean;
}

export type UserAction =
  | {
      readonly do: 'command';
      readonly user: string;
      readonly channelId: string;
      readonly commandId: string;
      readonly options: ReadonlyArray<TypedOption>;
    }
  /** A command of the “Apps” menu, on a person or on a message of this channel. */
  | {
      readonly do: 'menu';
      readonly user: string;
      readonly channelId: string;
      readonly commandId: string;
      readonly targetId: string;
    }
  | {
      readonly do: 'autocomplete';
      readonly user: string;
      readonly channelId: string;
      readonly commandId: string;
      readonly options: ReadonlyArray<TypedOption>;
    }
  | {
      readonly do: 'press';
      readonly user: string;
      readonly channelId: string;
      readonly messageId: string;
      readonly customId: string;
    }
  | {
      readonly do: 'select';
      readonly user: string;
      readonly channelId: string;
      readonly messageId: string;
      readonly customId: string;
      readonly values: ReadonlyArray<string>;
    }
  | {
      readonly do: 'submitModal';
      readonly user: string;
      readonly channelId: string;
      readonly interactionId: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly do: 'say'; readonly user: string; readonly channelId: string; readonly content: string }
  | { readonly do: 'dismiss'; readonly user: string; readonly channelId: string; readonly messageId: string }
  /** Everyone at the table, and the guild, go by this language from now on. */
  | { readonly do: 'setLanguage'; readonly user: string; readonly locale: Locale }
  | { readonly do: 'setDirectMessages'; readonly user: string; readonly closed: boolean }
  /** The table answers one question for each of these people, as far as they are asked something. */
  | { readonly do: 'answerOnce'; readonly user: string; readonly users: ReadonlyArray<string> }
  /** Makes the table answer for these people, and for no one else, from now on. */
  | { readonly do: 'standIn'; readonly user: string; readonly users: ReadonlyArray<string> }
  | { readonly do: 'skipTime'; readonly user: string; readonly milliseconds: number };

export type ActionResult =
  | {
      readonly ok: true;
      readonly interactionId?: string;
      readonly choices?: ReadonlyArray<{ readonly name: string; readonly value: string | number }>;
    }
  /** A refusal by Discord's client, in words for the person. */
  | { readonly ok: false; readonly error: string };
