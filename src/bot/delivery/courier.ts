import {
  ChannelType,
  DiscordAPIError,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  MessageFlags,
  RateLimitError,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type {
  APIChannel,
  APIEmbed,
  APIGuildForumChannel,
  APIGuildForumTag,
  APIGuildScheduledEvent,
  APIMessage,
  APIThreadChannel,
  REST,
  RESTGetAPIGuildThreadsResult,
  RESTPatchAPIChannelMessageJSONBody,
  RESTPostAPIChannelMessageJSONBody,
  RESTPostAPIChannelThreadsJSONBody,
  RESTPostAPIGuildScheduledEventJSONBody,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { ChannelId, UserId } from '../../app/types.ts';
import type { PressTokens } from '../pressTokens.ts';
import type { Message, AttachedPicture } from '../types.ts';
import { defined } from '../../values/defined.ts';

/** A message that is there, as far as it tells whether it is the one we wanted to send. */
export interface Posted {
  readonly id: string;
  readonly nonce: string | undefined;
  /** Content and embeds together. */
  readonly text: string;
  readonly fileNames: ReadonlyArray<string>;
  readonly ours: boolean;
}

export interface ThreadChange {
  readonly name?: string;
  readonly archived?: boolean;
  /** Ids of tags of the forum. */
  readonly applied_tags?: ReadonlyArray<string>;
  /** Minutes of quiet after which Discord closes it. */
  readonly auto_archive_duration?: ThreadAutoArchiveDuration;
}

/** The description of a planned event in a server; times in milliseconds since 1970. */
export interface EventWish {
  readonly name: string;
  readonly text: string;
  /** The address. */
  readonly place: string;
  readonly begins: number;
  readonly ends: number;
}

const threadPatience = 5000;
/** How many direct channels are remembered, of the people who were written to last; Discord tells the others again. */
const directChannelsKept = 10_000;

/** The changes of a message that is there. */
export interface Changes {
  /** Replaces the whole message. */
  edit(channelId: ChannelId, messageId: string, message: Message): Promise<void>;
  /** Leaves the text and takes away buttons and menus. */
  disarm(channelId: ChannelId, messageId: string): Promise<void>;
  remove(channelId: ChannelId, messageId: string): Promise<void>;
}

/** Carries messages to Discord. Rejects with what discord.js throws. */
export interface Courier extends Changes {
  /**
   * The same to messages with buttons that may have been pressed lately: by the press then, which Discord does not
   * count.
   */
  readonly byPress: Changes;
  /** A second message with the same nonce within some minutes is not sent: the id is that of the first. */
  send(channelId: ChannelId, message: Message, nonce: string): Promise<string>;
  /** Messages after this one (all: `undefined`), at most 100, the latest. */
  recent(channelId: ChannelId, after: string | undefined): Promise<ReadonlyArray<Posted>>;
  directChannel(userId: UserId): Promise<ChannelId>;
  /** A new private thread in a text channel, to which only we may invite. */
  openPrivateThread(parentId: ChannelId, name: string): Promise<ChannelId>;
  /** Open private threads of ours with this name, in this channel. */
  privateThreads(guildId: string, parentId: ChannelId, name: string): Promise<ReadonlyArray<ChannelId>>;
  /** The tags of a forum; `undefined`: the channel is none. */
  forumTags(channelId: ChannelId): Promise<ReadonlyArray<APIGuildForumTag> | undefined>;
  /** Adds tags to those that a forum has; all that it has then. */
  addForumTags(forumId: ChannelId, names: ReadonlyArray<string>): Promise<ReadonlyArray<APIGuildForumTag>>;
  /** The ids of the tags of a post. */
  tagsOfPost(threadId: ChannelId): Promise<ReadonlyArray<string>>;
  /** Makes someone a member of a thread. */
  admit(threadId: ChannelId, userId: UserId): Promise<void>;
  /** The opposite. */
  dismiss(threadId: ChannelId, userId: UserId): Promise<void>;
  makeEvent(guildId: string, event: EventWish): Promise<string>;
  changeEvent(guildId: string, eventId: string, event: EventWish): Promise<void>;
  removeEvent(guildId: string, eventId: string): Promise<void>;
  /** The ids of those with this name and beginning. */
  findEvents(guildId: string, event: EventWish): Promise<ReadonlyArray<string>>;
  /** Gives up after some seconds: a thread may be renamed only now and then, and nothing shall wait for that. */
  changeThread(threadId: ChannelId, change: ThreadChange): Promise<void>;
}

/** The parts for changes by the token of a press, which Discord does not count. */
export interface OverPresses {
  readonly rest: REST;
  readonly presses: Pick<PressTokens, 'of' | 'forget'>;
}

/**
 * Makes a courier over Discord's REST interface. `botId`: the author of our messages; known once the bot is connected.
 * `over`: changes messages that someone has pressed lately by the token of the press.
 */
export function restCourier(rest: REST, botId: () => string | undefined, over?: OverPresses): Courier {
  const directChannels = new LRUCache<UserId, Promise<ChannelId>>({ max: directChannelsKept });
  const ordinary: Carry = async (channelId, messageId, request) => {
    await request({ rest, route: Routes.channelMessage(channelId, messageId), auth: true });
  };
  return {
    ...changesBy(ordinary),
    byPress: changesBy(async (channelId, messageId, request) => {
      if (over === undefined || !(await changedOver(over, messageId, request)))
        await ordinary(channelId, messageId, request);
    }),
    async send(channelId, message, nonce) {
      const body: RESTPostAPIChannelMessageJSONBody = {
        ...bodyOf(message),
        nonce,
        enforce_nonce: true,
        flags: flagsOf(message),
      };
      const sent = received<{ id: string }>(
        await rest.post(Routes.channelMessages(channelId), { body, files: filesOf(message.files) }),
      );
      return sent.id;
    },
    async recent(channelId, after) {
      const query = new URLSearchParams({ limit: '100', ...defined({ after }) });
      const messages = received<Array<APIMessage>>(await rest.get(Routes.channelMessages(channelId), { query }));
      return messages.map((message) => postedFrom(message, botId()));
    },
    async openPrivateThread(parentId, name) {
      const body: RESTPostAPIChannelThreadsJSONBody = {
        name,
        type: ChannelType.PrivateThread,
        invitable: false,
        auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
      };
      return received<{ id: string }>(await rest.post(Routes.threads(parentId), { body })).id;
    },
    async privateThreads(guildId, parentId, name) {
      const { threads } = received<RESTGetAPIGuildThreadsResult>(await rest.get(Routes.guildActiveThreads(guildId)));
      return threads.flatMap((thread) => {
        const ours = 'owner_id' in thread && thread.owner_id === botId() && thread.type === ChannelType.PrivateThread;
        return ours && thread.parent_id === parentId && thread.name === name ? [thread.id] : [];
      });
    },
    async forumTags(channelId) {
      const channel = received<APIChannel>(await rest.get(Routes.channel(channelId)));
      return channel.type === ChannelType.GuildForum ? channel.available_tags : undefined;
    },
    async addForumTags(forumId, names) {
      const { available_tags: tags } = received<APIGuildForumChannel>(await rest.get(Routes.channel(forumId)));
      const body = { available_tags: [...tags, ...names.map((name) => ({ name }))] };
      return received<APIGuildForumChannel>(await rest.patch(Routes.channel(forumId), { body })).available_tags;
    },
    async tagsOfPost(threadId) {
      const thread = received<APIThreadChannel>(await rest.get(Routes.channel(threadId)));
      return thread.applied_tags ?? [];
    },
    async admit(threadId, userId) {
      await rest.put(Routes.threadMembers(threadId, userId));
    },
    async dismiss(threadId, userId) {
      await rest.delete(Routes.threadMembers(threadId, userId));
    },
    async makeEvent(guildId, event) {
      return received<{ id: string }>(await rest.post(Routes.guildScheduledEvents(guildId), { body: eventBody(event) }))
        .id;
    },
    async changeEvent(guildId, eventId, event) {
      await rest.patch(Routes.guildScheduledEvent(guildId, eventId), { body: eventBody(event) });
    },
    async removeEvent(guildId, eventId) {
      await rest.delete(Routes.guildScheduledEvent(guildId, eventId));
    },
    async findEvents(guildId, { name, begins }) {
      const events = received<Array<APIGuildScheduledEvent>>(await rest.get(Routes.guildScheduledEvents(guildId)));
      return events
        .filter((event) => event.name === name && Date.parse(event.scheduled_start_time) === begins)
        .map(({ id }) => id);
    },
    async changeThread(threadId, change) {
      await rest.patch(Routes.channel(threadId), { body: change, signal: AbortSignal.timeout(threadPatience) });
    },
    directChannel(userId) {
      const known = directChannels.get(userId) ?? openDirectChannel(rest, userId);
      directChannels.set(userId, known);
      known.catch(() => directChannels.delete(userId));
      return known;
    },
  };
}

/**
 * The same request goes to a message by its channel or by the token of a press, which is its own proof of who we are.
 */
type Change = (way: { readonly rest: REST; readonly route: `/${string}`; readonly auth: boolean }) => Promise<unknown>;

type Carry = (channelId: ChannelId, messageId: string, request: Change) => Promise<void>;

function changesBy(carry: Carry): Changes {
  return {
    async edit(channelId, messageId, message) {
      const body: RESTPatchAPIChannelMessageJSONBody = {
        content: '',
        embeds: [],
        components: [],
        flags: previewsOf(message),
        ...bodyOf(message),
      };
      await carry(channelId, messageId, ({ rest: by, route, auth }) =>
        by.patch(route, { body, auth, files: filesOf(message.files) }),
      );
    },
    async disarm(channelId, messageId) {
      await carry(channelId, messageId, ({ rest: by, route, auth }) =>
        by.patch(route, { body: { components: [] }, auth }),
      );
    },
    async remove(channelId, messageId) {
      await carry(channelId, messageId, ({ rest: by, route, auth }) => by.delete(route, { auth }));
    },
  };
}

/** Whether it was changed so. What Discord refuses is to be tried the ordinary way, which says why. */
async function changedOver({ rest, presses }: OverPresses, messageId: string, request: Change): Promise<boolean> {
  const press = await presses.of(messageId);
  if (press === undefined) return false;
  try {
    await request({ rest, route: Routes.webhookMessage(press.applicationId, press.token), auth: false });
    return true;
  } catch (error) {
    if (!(error instanceof DiscordAPIError || error instanceof RateLimitError)) throw error;
    presses.forget(messageId, press);
    return false;
  }
}

function eventBody({ name, text, place, begins, ends }: EventWish): RESTPostAPIGuildScheduledEventJSONBody {
  return {
    name,
    description: text,
    privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
    entity_type: GuildScheduledEventEntityType.External,
    entity_metadata: { location: place },
    scheduled_start_time: new Date(begins).toISOString(),
    scheduled_end_time: new Date(ends).toISOString(),
  };
}

/** Types an answer of Discord's interface, which has the shape that its documentation says. */
function received<T>(answer: unknown): T {
  return answer as T;
}

async function openDirectChannel(rest: REST, userId: UserId): Promise<ChannelId> {
  const channel = received<{ id: string }>(await rest.post(Routes.userChannels(), { body: { recipient_id: userId } }));
  return channel.id;
}

/** Names can hold links: no previews of them. The same flag would hide embeds of ours, which may come with an edit. */
function previewsOf({ embeds = [] }: Message): number {
  return embeds.length === 0 ? MessageFlags.SuppressEmbeds : 0;
}

function flagsOf(message: Message): number {
  return previewsOf(message) | (message.silent === true ? MessageFlags.SuppressNotifications : 0);
}

function bodyOf(message: Message) {
  return {
    ...defined({ content: message.content }),
    ...(message.embeds === undefined ? {} : { embeds: [...message.embeds] }),
    ...(message.components === undefined ? {} : { components: [...message.components] }),
    ...(message.files === undefined
      ? {}
      : {
          attachments: message.files.map(({ name, description }, id) => ({ id: `${id}`, filename: name, description })),
        }),
    allowed_mentions: {
      parse: [],
      users: [...(message.ping ?? [])],
      ...(message.pingRole === undefined ? {} : { roles: [message.pingRole] }),
    },
  };
}

function filesOf(files: ReadonlyArray<AttachedPicture> = []) {
  return files.map(({ name, data }) => ({ name, data, contentType: 'image/png' }));
}

/** Returns the text of a message, to compare messages by. */
export function textOf(content: string | undefined, embeds: ReadonlyArray<APIEmbed> | undefined): string {
  return [content, ...(embeds ?? []).flatMap(({ title, description }) => [title, description])]
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .trim();
}

function postedFrom(message: APIMessage, botId: string | undefined): Posted {
  return {
    id: message.id,
    nonce: message.nonce === undefined ? undefined : `${message.nonce}`,
    text: textOf(message.content, message.embeds),
    fileNames: message.attachments.map(({ filename }) => filename),
    ours: message.author.id === botId,
  };
}
