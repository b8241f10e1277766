import { ChannelType, DiscordAPIError, RESTJSONErrorCodes, ThreadAutoArchiveDuration } from 'discord.js';
import type { Client, ForumChannel, NewsChannel, TextChannel } from 'discord.js';
import { Refusal } from './refusal.ts';
import type { ChannelId, GameRecord, GameSetup, Settings } from '../app/types.ts';
import type { Say } from '../words/index.ts';
import { isPassing } from './failure.ts';
import { sayInGuild } from './languages.ts';
import { plainTitle } from './text/escape.ts';
import { limits, shorten } from './text/limits.ts';

/** Threads in which games live. */
export interface Threads {
  /** The first of these channels that is a forum, if one is. */
  forumAmong(channels: ReadonlyArray<ChannelId>): Promise<ChannelId | undefined>;
  /**
   * A new public thread in a text channel, or post in a forum, for a game that is to be created. Refuses with a
   * sentence where there can be none.
   */
  open(
    channelId: ChannelId,
    game: Pick<GameRecord, 'id' | 'guildId'> & { readonly name: string | undefined },
  ): Promise<ChannelId>;
  /** Closes a thread for which no game came to be. Never rejects. */
  close(threadId: ChannelId): Promise<void>;
}

const forbidden: ReadonlyArray<number | string> = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
];

/** Handles threads through the client, once it is connected. */
export function discordThreads(client: Client, settings: Settings): Threads {
  return {
    async forumAmong(channels) {
      for (const id of channels) {
        const channel = await client.channels.fetch(id).catch(unlessPassing);
        if (channel?.type === ChannelType.GuildForum) return id;
      }
      return undefined;
    },
    async open(channelId, { id, guildId, name: called }) {
      const channel = await placeForThreads(client, channelId);
      const say = await sayInGuild(settings, guildId);
      const name = threadName({ id, status: 'lobby' }, called === undefined ? {} : { name: called }, say);
      const options = { name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek };
      try {
        const thread =
          channel.type === ChannelType.GuildForum
            ? await channel.threads.create({
                ...options,
                message: { content: say('lobby.post', { game: id }) },
                ...firstTag(channel, say),
              })
            : await channel.threads.create(options);
        return thread.id;
      } catch (error) {
        if (!(error instanceof DiscordAPIError)) throw error;
        if (forbidden.includes(error.code)) throw lackingRights();
        if (error.code === RESTJSONErrorCodes.TagRequiredToCreateAForumPostInThisChannel) throw tagRequired();
        throw error;
      }
    },
    async close(threadId) {
      const channel = await client.channels.fetch(threadId).catch(() => null);
      if (channel?.isThread() === true) await channel.setArchived(true).catch(() => undefined);
    },
  };
}

/**
 * A channel that is gone, or that we may not see, is no forum; of one that Discord tells nothing of now no one knows.
 */
function unlessPassing(error: unknown): null {
  if (isPassing(error) || !(error instanceof DiscordAPIError)) throw error;
  return null;
}

/** Some forums want each post to have a tag from the beginning. */
function firstTag({ availableTags }: ForumChannel, say: Say): { readonly appliedTags?: Array<string> } {
  const open = availableTags.find(({ name }) => name.trim().toLowerCase() === say('lobby.tag.open').toLowerCase());
  return open === undefined ? {} : { appliedTags: [open.id] };
}

function tagRequired(): Refusal {
  return new Refusal(
    'notAllowed',
    (say) => say('lobby.tagRequired'),
    (say) => say('lobby.tagRequiredHint', { tag: say('lobby.tag.open') }),
  );
}

async function placeForThreads(
  client: Client,
  channelId: ChannelId,
): Promise<TextChannel | NewsChannel | ForumChannel> {
  const channel = await client.channels.fetch(channelId);
  if (channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement) return channel;
  if (channel?.type === ChannelType.GuildForum) return channel;
  throw new Refusal(
    'notHere',
    (say) => say('lobby.noThreads'),
    (say) => say('lobby.noThreadsHint'),
  );
}

function lackingRights(): Refusal {
  return new Refusal(
    'notAllowed',
    (say) => say('lobby.lackingThread', { permissions: say('permissions.createThreads') }),
    (say) => say('lobby.lackingThreadHint'),
  );
}

/** Returns the name of a game's thread. */
export function threadName(
  { id, status }: Pick<GameRecord, 'id' | 'status'>,
  { name }: Pick<GameSetup, 'name'>,
  say: Say,
): string {
  const called = name === undefined ? say('lobby.thread', { game: id }) : `${plainTitle(name)} · ${id}`;
  switch (status) {
    case 'lobby':
    case 'running':
    case 'archived':
      return cut(called);
    case 'over':
      return cut(say('lobby.threadOver', { name: called }));
    case 'abandoned':
      return cut(say('lobby.threadAbandoned', { name: called }));
  }
}

function cut(name: string): string {
  return shorten(name, limits.channelName);
}
