/**
 * Records of the pretended Discord, one for each kind of thing: the books keep them, and whatever happens tells of
 * them.
 */
import type {
  APIAttachment,
  APIGuildForumTag,
  APIMessage,
  APIMessageInteractionMetadata,
  APIModalInteractionResponseCallbackComponent,
  APIOverwrite,
  ChannelType,
  InteractionResponseType,
  InteractionType,
  Locale,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { ModalToShow } from '../../contract.ts';

/** Roles that members can have besides being members: some have one and some have none, as in most guilds. */
export const plainRoles = ['Deck crew', 'Pilots'] as const;
export type PlainRole = (typeof plainRoles)[number];

/** The ids of a guild and the one bot; they stay the same when a stored table starts again. */
export interface GuildRecord {
  readonly id: string;
  /** Its preferred language, by Discord's name; the names in it are in this language. */
  readonly locale: Locale;
  /** The guild's number where there are several, from 2; the first has none. */
  readonly number?: number;
  readonly ownerId: string;
  /** The bot's application and its user share an id, as they do for every bot of recent years. */
  readonly botId: string;
  readonly adminRoleId: string;
  readonly botRoleId: string;
  /** Roles without any right of their own, from the lowest up. */
  readonly plainRoles: ReadonlyArray<{ readonly id: string; readonly name: PlainRole }>;
}

export interface TextChannel {
  readonly kind: 'text';
  readonly id: string;
  readonly name: string;
  readonly topic: string | null;
  readonly position: number;
  readonly overwrites: ReadonlyArray<APIOverwrite>;
  /** It is a forum: no one writes in it but in its posts, which are threads, and these may have some of its tags. */
  readonly forum?: { readonly tags: ReadonlyArray<APIGuildForumTag> };
  readonly lastMessageId?: string;
}

export interface ThreadChannel {
  readonly kind: 'thread';
  readonly id: string;
  readonly parentId: string;
  readonly type: ChannelType.PublicThread | ChannelType.PrivateThread;
  readonly name: string;
  readonly ownerId: string;
  readonly members: ReadonlyArray<string>;
  readonly archived: boolean;
  readonly archivedAt: number;
  readonly locked: boolean;
  readonly invitable: boolean;
  readonly autoArchiveMinutes: ThreadAutoArchiveDuration;
  readonly messageCount: number;
  /** Ids of the tags of a post in a forum. */
  readonly tags?: ReadonlyArray<string>;
  readonly lastMessageId?: string;
}

export interface DirectChannel {
  readonly kind: 'dm';
  readonly id: string;
  readonly personId: string;
  readonly lastMessageId?: string;
}

export type Channel = TextChannel | ThreadChannel | DirectChannel;

/** Something outside of voice channels that is going to be, on the guild's calendar. */
export interface ScheduledEvent {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly location: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface StoredMessage {
  /** The message as Discord's API shows it. */
  readonly message: APIMessage;
  /** Every file of the message, also those that only its embeds show. */
  readonly files: ReadonlyArray<APIAttachment>;
  /** Only this person sees it, and only until dismissing it. */
  readonly ephemeralFor?: string;
  /** The interaction whose answer it is. */
  readonly interactionId?: string;
}

export interface StoredOptionChoice {
  readonly name: string;
  readonly value: string | number;
}

/** An interaction and what has become of it. It changes while the bot answers. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  readonly createdAt: number;
  /** The time until which the bot has to acknowledge it, by the time lived through. */
  readonly answerableUntil: number;
  /** The same moment in milliseconds of this process, finer and never set back: to measure how long the bot takes. */
  readonly sentAt: number;
  /** The full name of the command, as it is shown above its answer. */
  readonly commandName?: string;
  /** The type of the option that is being completed. */
  readonly focusedType?: number;
  /** The message that holds the pressed component, also for a modal that this press has opened. */
  readonly sourceMessageId?: string;
  readonly metadata: APIMessageInteractionMetadata;
  state: 'open' | 'answered' | 'failed';
  callback?: InteractionResponseType;
  /** Milliseconds from sending it to the bot until the request with the bot's answer arrived. */
  acknowledgedAfter?: number;
  /** The message that `@original` means for it. */
  originalMessageId?: string;
  choices?: ReadonlyArray<StoredOptionChoice>;
  /** The form that this interaction has opened and that no one has sent yet. */
  modal?: ModalToShow;
  modalRows?: ReadonlyArray<APIModalInteractionResponseCallbackComponent>;
}

/** A small picture of the bot's own, which it may use in every text and on every button. */
export interface AppEmoji {
  readonly id: string;
  readonly name: string;
  /** The picture's media type, such as `image/png`. */
  readonly type: string;
  readonly base64: string;
}
