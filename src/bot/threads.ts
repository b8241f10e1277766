import { ChannelType, DiscordAPIError, RESTJSONErrorCodes, ThreadAutoArchiveDuration } from 'discord.js';
import type { Client, NewsChannel, TextChannel } from 'discord.js';
import { Refusal } from '../../commands/shared/refusal.ts';
import type { ChannelId, GameRecord, GameSetup, Settings } from '../app/types.ts';
import type { Say } from '../words/index.ts';
import { sayInGuild } from './languages.ts';
import { plainTitle } from './text/escape.ts';
import { limits, shorten } from './text/limits.ts';

/** Threads in which games live. */
export interface Threads {
  /** A new public thread in a text channel, for a game that is to be created. Refuses with a sentence where there can be none. */
  open(channelId: ChannelId, game: Pick<GameRecord, 'id' | 'guildId'> & { readonly name: string | undefined }): Promise<ChannelId>;
  /** Closes a thread for which no game came to be. Never rejects. */
  close(threadId: ChannelId): Promise<void>;
}

const forbidden: ReadonlyArray<number | string> = [RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions];

/** Through the client, once it is connected. */
export function discordThreads(client: Client, settings: Settings): Threads {
  return {
    async open(channelId, { id, guildId, name: called }) {
      const channel = await textChannel(client, channelId);
      const name = threadName({ id, status: 'lobby' }, called === undefined ? {} : { name: called }, sayInGuild(settings, guildId));
      try {
        const thread = await channel.threads.create({ name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek });
        return thread.id;
      } catch (error) {
        if (error instanceof DiscordAPIError && forbidden.includes(error.code)) throw lackingRights();
        throw error;
      }
    },
    async close(threadId) {
      const channel = await client.channels.fetch(threadId).catch(() => null);
      if (channel?.isThread() === true) await channel.setArchived(true).catch(() => undefined);
    },
  };
}

async function textChannel(client: Client, channelId: ChannelId): Promise<TextChannel | NewsChannel> {
  const channel = await client.channels.fetch(channelId);
  if (channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement) return channel;
  throw new Refusal('notHere', (say) => say('lobby.noThreads'), (say) => say('lobby.noThreadsHint'));
}

function lackingRights(): Refusal {
  return new Refusal(
    'notAllowed',
    (say) => say('lobby.lackingThread', { permissions: say('permissions.createThreads') }),
    (say) => say('lobby.lackingThreadHint'),
  );
}

/** What the thread of a game is called. */
export function threadName({ id, status }: Pick<GameRecord, 'id' | 'status'>, { name }: Pick<GameSetup, 'name'>, say: Say): string {
  const called = name === undefined ? say('lobby.thread', { game: id }) : `${plainTitle(name)} · ${id}`;
  switch (status) {
    case 'lobby': case 'running': case 'archived': return cut(called);
    case 'over': return cut(say('lobby.threadOver', { name: called }));
    case 'abandoned': return cut(say('lobby.threadAbandoned', { name: called }));
  }
}

function cut(name: string): string {
  return shorten(name, limits.channelName);
}
