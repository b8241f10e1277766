import { PermissionFlagsBits as Bits } from 'discord.js';
import type { Client } from 'discord.js';
import type { ChannelId } from '../app/types.ts';

/** The permissions that the bot needs where a game is played, by the key of Discord's own word for each. */
const neededForGames = [
  ['permissions.viewChannel', Bits.ViewChannel],
  ['permissions.sendMessages', Bits.SendMessages],
  ['permissions.sendInThreads', Bits.SendMessagesInThreads],
  ['permissions.attachFiles', Bits.AttachFiles],
  ['permissions.embedLinks', Bits.EmbedLinks],
  ['permissions.readHistory', Bits.ReadMessageHistory],
] as const;

export type PermissionName = (typeof neededForGames)[number][0];

/**
 * Returns the permissions that the bot lacks in a channel or thread, by the gateway's latest news; `undefined`: it has
 * told nothing of that channel.
 */
export function lackingIn(client: Client, channelId: ChannelId): ReadonlyArray<PermissionName> | undefined {
  const channel = client.channels.cache.get(channelId);
  if (channel === undefined || channel.isDMBased()) return undefined;
  const { me } = channel.guild.members;
  const permissions = me === null ? null : channel.permissionsFor(me);
  if (permissions === null) return undefined;
  const other = channel.isThread() ? Bits.SendMessages : Bits.SendMessagesInThreads;
  return neededForGames.filter(([, bit]) => bit !== other && !permissions.has(bit)).map(([name]) => name);
}
