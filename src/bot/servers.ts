import { ChannelType, PermissionFlagsBits } from 'discord.js';
import type { Client, GuildBasedChannel } from 'discord.js';
import type { ChannelId, UserId } from '../app/types.ts';

/** Servers as the bot sees them. */
export interface Servers {
  /** `undefined`: the bot is no longer there. */
  nameOf(guildId: string): string | undefined;
  /** Whether somebody may look into a channel or thread. Never rejects: what can't be found out is no. */
  maySee(userId: UserId, channelId: ChannelId): Promise<boolean>;
}

/** Through the client, once it is connected. */
export function discordServers(client: Client): Servers {
  return {
    nameOf: (guildId) => client.guilds.cache.get(guildId)?.name,
    maySee: async (userId, channelId) => {
      try {
        const channel = await client.channels.fetch(channelId);
        return channel !== null && !channel.isDMBased() && await isOpenTo(channel, userId);
      } catch {
        // Either the channel is gone, or the person; or Discord says neither to us.
        return false;
      }
    },
  };
}

async function isOpenTo(channel: GuildBasedChannel, userId: UserId): Promise<boolean> {
  const permissions = channel.permissionsFor(await channel.guild.members.fetch(userId));
  if (!permissions.has(PermissionFlagsBits.ViewChannel)) return false;
  if (!channel.isThread() || channel.type !== ChannelType.PrivateThread) return true;
  if (permissions.has(PermissionFlagsBits.ManageThreads)) return true;
  return (await channel.members.fetch()).has(userId);
}
