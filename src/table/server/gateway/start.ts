import { GatewayIntentBits as Intents } from 'discord-api-types/v10';
import { textPayload, threadPayload } from '../model/channelPayloads.ts';
import { eventPayload } from '../model/eventPayload.ts';
import type { TextChannel, ThreadChannel } from '../model/records.ts';
import { botUser, memberPayload } from '../model/guild.ts';
import { guildPayload } from '../model/guildPayload.ts';
import { canSee } from '../model/permissions.ts';
import type { World } from '../model/world.ts';
import type { Worlds } from '../worlds.ts';
import { applicationFlags } from '../model/applicationFlags.ts';
import { gatewayUrl } from '../model/gatewayUrl.ts';
import { timeOf } from '../snowflake.ts';
import { hearsOfGuild, wholeOfDiscord, type Shard } from './shard.ts';
import { defined } from '../../../values/defined.ts';

/** READY: who the bot is; its guilds follow as GUILD_CREATE. */
export function readyPayload(worlds: Worlds, sessionId: string, shard: Shard | undefined): object {
  const [world] = worlds;
  const heard = worlds.filter(
    ({ guild, botIsMember }) => botIsMember && hearsOfGuild(shard ?? wholeOfDiscord, guild.id),
  );
  return {
    v: 10,
    user: { ...botUser(world), verified: true, mfa_enabled: false, email: null, flags: 0 },
    user_settings: {},
    guilds: heard.map(({ guild }) => ({ id: guild.id, unavailable: true })),
    private_channels: [],
    relationships: [],
    presences: [],
    guild_join_requests: [],
    session_id: sessionId,
    session_type: 'normal',
    resume_gateway_url: gatewayUrl(world),
    application: { id: world.guild.botId, flags: applicationFlags(world) },
    ...defined({ shard }),
  };
}

/** GUILD_CREATE, with what the bot may see. Without the members intent only the bot itself is listed. */
export function guildCreatePayload(world: World, intents: number): object {
  const { botId } = world.guild;
  const visible = world.channels.all().filter((channel) => canSee(world, botId, channel));
  const everybody = [botId, ...world.people.all().map((person) => person.id)];
  const listed = (intents & Intents.GuildMembers) === 0 ? [botId] : everybody;
  const joined = new Date(timeOf(world.guild.id)).toISOString();
  return {
    ...guildPayload(world),
    joined_at: joined,
    large: false,
    unavailable: false,
    member_count: everybody.length,
    members: listed.flatMap((id) => memberPayload(world, id) ?? []),
    channels: visible
      .filter((channel): channel is TextChannel => channel.kind === 'text')
      .map((channel) => textPayload(world, channel)),
    threads: visible
      .filter((channel): channel is ThreadChannel => channel.kind === 'thread' && !channel.archived)
      .map((thread) => threadPayload(world, thread, botId)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: world.events.all().map((event) => eventPayload(world, event)),
    soundboard_sounds: [],
  };
}
