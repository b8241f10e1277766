import { ChannelType, PermissionFlagsBits } from 'discord.js';
import type { Client, Guild, GuildBasedChannel, GuildMember } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { ChannelId, UserId } from '../app/types.ts';

/** How long we believe the name of a server for which another process is connected, in milliseconds. */
const keptFor = 10 * 60_000;
const mostKept = 1000;
/** The same of someone's roles, which Discord tells no one who does not ask: a list of games asks for each of them. */
const memberKeptFor = 60_000;

/** Servers as the bot sees them, also those that this process hears nothing of. */
export interface Servers {
  /** `undefined`: the bot is no longer there, or Discord does not say. Never rejects. */
  nameOf(guildId: string): Promise<string | undefined>;
  /**
   * Whether someone may look into a channel or thread of a server that this process hears of. Never rejects: what
   * can't be found out is no.
   */
  maySee(userId: UserId, channelId: ChannelId): Promise<boolean>;
}

/** Reads servers through the client, once it is connected. */
export function discordServers(client: Client): Servers {
  const others = new LRUCache<string, string>({ max: mostKept, ttl: keptFor });
  const members = new LRUCache<string, Promise<GuildMember>>({ max: mostKept, ttl: memberKeptFor });
  const memberOf = async (guild: Guild, userId: UserId): Promise<GuildMember> => {
    const key = `${guild.id}:${userId}`;
    const asked = members.get(key) ?? guild.members.fetch(userId);
    members.set(key, asked, { noUpdateTTL: true });
    return await asked.catch((error: unknown) => {
      members.delete(key);
      throw error;
    });
  };
  const nameOfOther = async (guildId: string): Promise<string | undefined> => {
    const known = others.get(guildId);
    if (known !== undefined) return known;
    const { name } = await client.guilds.fetch({ guild: guildId, cache: false });
    others.set(guildId, name);
    return name;
  };
  return {
    nameOf: async (guildId) => {
      const own = client.guilds.cache.get(guildId);
      return own === undefined ? await nameOfOther(guildId).catch(() => undefined) : own.name;
    },
    maySee: async (userId, channelId) => {
      try {
        const channel = await client.channels.fetch(channelId);
        return (
          channel !== null && !channel.isDMBased() && (await isOpenTo(channel, await memberOf(channel.guild, userId)))
        );
      } catch {
        // Either the channel is gone, or the person; or Discord says neither to us.
        return false;
      }
    },
  };
}

async function isOpenTo(channel: GuildBasedChannel, member: GuildMember): Promise<boolean> {
  const permissions = channel.permissionsFor(member);
  if (!permissions.has(PermissionFlagsBits.ViewChannel)) return false;
  if (!channel.isThread() || channel.type !== ChannelType.PrivateThread) return true;
  if (permissions.has(PermissionFlagsBits.ManageThreads)) return true;
  return (await channel.members.fetch()).has(member.id);
}
