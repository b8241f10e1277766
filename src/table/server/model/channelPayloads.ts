import { ChannelType, ForumLayoutType } from 'discord-api-types/v10';
import type {
  APIChannel,
  APIDMChannel,
  APIGuildForumChannel,
  APITextChannel,
  APIThreadChannel,
  APIThreadMember,
} from 'discord-api-types/v10';
import { timeOf } from '../snowflake.ts';
import { noFlags } from './flags.ts';
import { userPayload } from './guild.ts';
import type { Channel, DirectChannel, TextChannel, ThreadChannel } from './records.ts';
import type { World } from './world.ts';

/** The channel as Discord's API shows it to someone. */
export function channelPayload(world: World, channel: Channel, viewerId: string): APIChannel {
  switch (channel.kind) {
    case 'text':
      return textPayload(world, channel);
    case 'thread':
      return threadPayload(world, channel, viewerId);
    case 'dm':
      return directPayload(world, channel, viewerId);
  }
}

export function textPayload(world: World, channel: TextChannel): APITextChannel | APIGuildForumChannel {
  if (channel.forum === undefined) return { ...placePayload(world, channel), type: ChannelType.GuildText };
  return {
    ...placePayload(world, channel),
    type: ChannelType.GuildForum,
    available_tags: [...channel.forum.tags],
    default_reaction_emoji: null,
    default_sort_order: null,
    default_forum_layout: ForumLayoutType.NotSet,
  };
}

/** Returns the parts that text channels and forums have in common. */
function placePayload(world: World, channel: TextChannel): Omit<APITextChannel, 'type'> {
  return {
    id: channel.id,
    guild_id: world.guild.id,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    permission_overwrites: [...channel.overwrites],
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: channel.lastMessageId ?? null,
    flags: noFlags,
  };
}

export function threadPayload(world: World, thread: ThreadChannel, viewerId: string): APIThreadChannel {
  const payload: APIThreadChannel = {
    id: thread.id,
    type: thread.type,
    guild_id: world.guild.id,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    name: thread.name,
    last_message_id: thread.lastMessageId ?? null,
    message_count: thread.messageCount,
    total_message_sent: thread.messageCount,
    member_count: Math.min(thread.members.length, 50),
    rate_limit_per_user: 0,
    flags: noFlags,
    applied_tags: [...(thread.tags ?? [])],
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: new Date(thread.archivedAt).toISOString(),
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: new Date(timeOf(thread.id)).toISOString(),
      ...(thread.type === ChannelType.PrivateThread ? { invitable: thread.invitable } : {}),
    },
  };
  return thread.members.includes(viewerId) ? { ...payload, member: threadMember(thread, viewerId) } : payload;
}

export function threadMember(thread: ThreadChannel, userId: string): APIThreadMember {
  return { id: thread.id, user_id: userId, join_timestamp: new Date(timeOf(thread.id)).toISOString(), flags: noFlags };
}

/** A direct-message channel; its recipient is the other one. */
export function directPayload(world: World, channel: DirectChannel, viewerId: string): APIDMChannel {
  const other = userPayload(world, viewerId === channel.personId ? world.guild.botId : channel.personId);
  return {
    id: channel.id,
    type: ChannelType.DM,
    name: null,
    last_message_id: channel.lastMessageId ?? null,
    flags: noFlags,
    recipients: other === undefined ? [] : [other],
  };
}
