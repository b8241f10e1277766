import { PermissionFlagsBits as Bits } from 'discord.js';
import type { Client } from 'discord.js';
import type { ChannelId } from '../app/types.ts';

/** What the bot needs where a game is played, by the key of Discord's own word for it. */
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
 * What the bot may not do in a channel or thread, as the gateway told us last; `undefined`: it has told nothing of that
 * channel.
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
