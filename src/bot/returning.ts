import { Events } from 'discord.js';
import type { Client, ClientEvents } from 'discord.js';
import type { Delivery } from './delivery/delivery.ts';

/**
 * Has messages that wait for a permission tried as soon as something has changed in their server: permissions of a
 * channel or role, our own roles, a thread that was unlocked, or the bot invited again; and what could not be carried
 * to Discord, as soon as the gateway is back. Returns what ends that.
 */
export function onReturn(client: Client, delivery: Pick<Delivery, 'lookAgainIn' | 'reached'>): () => void {
  const changed = (guildId: string): void => void delivery.lookAgainIn(guildId);
  const listening = [
    listen(client, Events.ChannelUpdate, (_, channel) => {
      if (!channel.isDMBased()) changed(channel.guildId);
    }),
    listen(client, Events.ThreadUpdate, (_, thread) => {
      changed(thread.guildId);
    }),
    listen(client, Events.GuildRoleUpdate, (_, role) => {
      changed(role.guild.id);
    }),
    listen(client, Events.GuildMemberUpdate, (_, member) => {
      if (member.id === client.user?.id) changed(member.guild.id);
    }),
    listen(client, Events.ShardReady, () => {
      delivery.reached();
    }),
    listen(client, Events.ShardResume, () => {
      delivery.reached();
    }),
    listen(client, Events.GuildCreate, (guild) => {
      changed(guild.id);
    }),
  ];
  return () => {
    for (const stop of listening) stop();
  };
}

function listen<Name extends keyof ClientEvents>(
  client: Client,
  name: Name,
  listener: (...given: ClientEvents[Name]) => void,
): () => void {
  client.on(name, listener);
  return () => void client.off(name, listener);
}
