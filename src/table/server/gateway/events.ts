import { GatewayIntentBits as Intents, type APIMessage } from 'discord-api-types/v10';
import { channelPayload, threadMember, threadPayload } from '../model/channelPayloads.ts';
import type { Channel, ThreadChannel, StoredMessage } from '../model/records.ts';
import { channelType } from '../model/compose.ts';
import { memberFields, memberPayload } from '../model/guild.ts';
import { eventPayload } from '../model/eventPayload.ts';
import { guildPayload } from '../model/guildPayload.ts';
import { guildCreatePayload } from './start.ts';
import type { GuildHappening } from '../model/happenings.ts';
import { canSee } from '../model/permissions.ts';
import type { World } from '../model/world.ts';

export interface GatewayEvent {
  readonly t: string;
  readonly d: unknown;
}

/** Returns the gateway's events about a happening, given the bot's intents; empty when it doesn't concern the bot. */
export function gatewayEvents(world: World, happening: GuildHappening, intents: number): GatewayEvent[] {
  if (!world.botIsMember && happening.type !== 'botRemoved' && happening.type !== 'interactionCreated') return [];
  switch (happening.type) {
    case 'messageCreated':
      return messageEvent(world, 'MESSAGE_CREATE', happening.stored, intents);
    case 'messageUpdated':
      return messageEvent(world, 'MESSAGE_UPDATE', happening.stored, intents);
    case 'messageDeleted':
      return happening.among === true ? [] : deletion(world, happening.stored, intents);
    case 'messagesDeleted':
      return bulkDeletion(world, happening, intents);
    case 'botRemoved':
      return wants(intents, Intents.Guilds) ? [{ t: 'GUILD_DELETE', d: { id: world.guild.id } }] : [];
    case 'botInvited':
      return wants(intents, Intents.Guilds) ? [{ t: 'GUILD_CREATE', d: guildCreatePayload(world, intents) }] : [];
    case 'channelCreated':
    case 'channelUpdated':
    case 'channelDeleted':
      return channelEvent(world, happening.type, happening.channel, intents);
    case 'threadMembers':
      return wants(intents, Intents.Guilds) ? [threadMembersEvent(world, happening)] : [];
    case 'pinsUpdated':
      return pinsEvent(world, happening.channelId, intents);
    case 'guildChanged':
      return wants(intents, Intents.Guilds) ? [{ t: 'GUILD_UPDATE', d: guildPayload(world) }] : [];
    case 'scheduledEvent':
      return wants(intents, Intents.GuildScheduledEvents)
        ? [{ t: `GUILD_SCHEDULED_EVENT_${deeds[happening.deed]}`, d: eventPayload(world, happening.event) }]
        : [];
    case 'interactionCreated':
      return [{ t: 'INTERACTION_CREATE', d: happening.payload }];
    default:
      return [];
  }
}

const deeds = { created: 'CREATE', updated: 'UPDATE', deleted: 'DELETE' } as const;

function wants(intents: number, intent: number): boolean {
  return (intents & intent) !== 0;
}

/** Which messages come over the gateway: none that only one person sees, and each kind of channel by its own intent. */
function concerns(world: World, stored: StoredMessage, intents: number): boolean {
  const channel = world.channels.find(stored.message.channel_id);
  if (channel === undefined || stored.ephemeralFor !== undefined) return false;
  if (!canSee(world, world.guild.botId, channel)) return false;
  return wants(intents, channel.kind === 'dm' ? Intents.DirectMessages : Intents.GuildMessages);
}

function messageEvent(world: World, t: string, stored: StoredMessage, intents: number): GatewayEvent[] {
  const channel = world.channels.find(stored.message.channel_id);
  if (channel === undefined || !concerns(world, stored, intents)) return [];
  const message = readableFor(world, stored.message, channel, intents);
  const place = { channel_type: channelType(channel) };
  if (channel.kind === 'dm') return [{ t, d: { ...message, ...place } }];
  const mentions = message.mentions.map((user) => ({ ...user, member: memberFields(world, user.id) }));
  return [
    {
      t,
      d: { ...message, ...place, mentions, guild_id: world.guild.id, member: memberFields(world, message.author.id) },
    },
  ];
}

/**
 * Returns the message as the bot may read it: without the message-content intent, the content only of its own messages,
 * direct ones, and those that mention it.
 */
function readableFor(world: World, message: APIMessage, channel: Channel, intents: number): APIMessage {
  const { botId } = world.guild;
  const readable =
    wants(intents, Intents.MessageContent) ||
    channel.kind === 'dm' ||
    message.author.id === botId ||
    message.mentions.some((user) => user.id === botId);
  return readable ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function deletion(world: World, stored: StoredMessage, intents: number): GatewayEvent[] {
  if (!concerns(world, stored, intents)) return [];
  const { id, channel_id } = stored.message;
  const guild = world.channels.find(channel_id)?.kind === 'dm' ? {} : { guild_id: world.guild.id };
  return [{ t: 'MESSAGE_DELETE', d: { id, channel_id, ...guild } }];
}

function bulkDeletion(
  world: World,
  { channelId, messageIds }: Extract<GuildHappening, { type: 'messagesDeleted' }>,
  intents: number,
): GatewayEvent[] {
  const channel = world.channels.find(channelId);
  if (channel === undefined || !canSee(world, world.guild.botId, channel) || !wants(intents, Intents.GuildMessages))
    return [];
  return [{ t: 'MESSAGE_DELETE_BULK', d: { ids: messageIds, channel_id: channelId, guild_id: world.guild.id } }];
}

const channelEvents = {
  channelCreated: ['CHANNEL_CREATE', 'THREAD_CREATE'],
  channelUpdated: ['CHANNEL_UPDATE', 'THREAD_UPDATE'],
  channelDeleted: ['CHANNEL_DELETE', 'THREAD_DELETE'],
} as const;

function channelEvent(
  world: World,
  type: keyof typeof channelEvents,
  channel: Channel,
  intents: number,
): GatewayEvent[] {
  // Direct-message channels are made by the bot's own request; the gateway doesn't repeat them.
  if (channel.kind === 'dm' || !wants(intents, Intents.Guilds)) return [];
  if (type !== 'channelDeleted' && !canSee(world, world.guild.botId, channel)) return [];
  const [channelName, threadName] = channelEvents[type];
  const payload = channelPayload(world, channel, world.guild.botId);
  if (channel.kind === 'text') return [{ t: channelName, d: payload }];
  if (type === 'channelDeleted') return [{ t: threadName, d: threadRest(world, channel) }];
  return [{ t: threadName, d: type === 'channelCreated' ? { ...payload, newly_created: true } : payload }];
}

function threadRest(world: World, thread: ThreadChannel): object {
  return { id: thread.id, guild_id: world.guild.id, parent_id: thread.parentId, type: thread.type };
}

function threadMembersEvent(
  world: World,
  { thread, added, removed }: Extract<GuildHappening, { type: 'threadMembers' }>,
): GatewayEvent {
  return {
    t: 'THREAD_MEMBERS_UPDATE',
    d: {
      id: thread.id,
      guild_id: world.guild.id,
      member_count: threadPayload(world, thread, world.guild.botId).member_count,
      added_members: added.map((id) => ({
        ...threadMember(thread, id),
        member: memberPayload(world, id),
        presence: null,
      })),
      removed_member_ids: removed,
    },
  };
}

function pinsEvent(world: World, channelId: string, intents: number): GatewayEvent[] {
  const isDirect = world.channels.find(channelId)?.kind === 'dm';
  if (!wants(intents, isDirect ? Intents.DirectMessages : Intents.Guilds)) return [];
  const newest = world.messages.list(channelId).findLast((stored) => stored.message.pinned);
  const last_pin_timestamp = newest === undefined ? null : new Date(world.clock.now()).toISOString();
  return [
    {
      t: 'CHANNEL_PINS_UPDATE',
      d: { channel_id: channelId, last_pin_timestamp, ...(isDirect ? {} : { guild_id: world.guild.id }) },
    },
  ];
}
