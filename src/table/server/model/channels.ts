import {
  ChannelType,
  type ThreadAutoArchiveDuration,
  type APIChannel,
  type APIDMChannel,
  type APIOverwrite,
  type APITextChannel,
  type APIThreadChannel,
  type APIThreadMember,
} from 'discord-api-types/v10';
import { timeOf } from '../snowflake.ts';
import { noFlags } from './flags.ts';
import { userPayload } from './guild.ts';
import type { Bus } from './happenings.ts';
import type { World } from './world.ts';

export interface TextChannel {
  readonly kind: 'text';
  readonly id: string;
  readonly name: string;
  readonly topic: string | null;
  readonly position: number;
  readonly overwrites: ReadonlyArray<APIOverwrite>;
  readonly lastMessageId?: string;
}

export interface ThreadChannel {
  readonly kind: 'thread';
  readonly id: string;
  readonly parentId: string;
  readonly type: ChannelType.PublicThread | ChannelType.PrivateThread;
  readonly name: string;
  readonly ownerId: string;
  readonly members: ReadonlyArray<string>;
  readonly archived: boolean;
  readonly archivedAt: number;
  readonly locked: boolean;
  readonly invitable: boolean;
  readonly autoArchiveMinutes: ThreadAutoArchiveDuration;
  readonly messageCount: number;
  readonly lastMessageId?: string;
}

export interface DirectChannel {
  readonly kind: 'dm';
  readonly id: string;
  readonly personId: string;
  readonly lastMessageId?: string;
}

export type Channel = TextChannel | ThreadChannel | DirectChannel;

/** All channels of the guild and all direct-message channels of its bot. */
export class ChannelBook {
  readonly #bus: Bus;
  readonly #channels = new Map<string, Channel>();

  constructor(bus: Bus) {
     this.#bus = bus;
   }

  all(): Channel[] {
     return [...this.#channels.values()];
   }

  find(id: string): Channel | undefined {
     return this.#channels.get(id);
   }

  directWith(personId: string): DirectChannel | undefined {
     return this.all().find((channel): channel is DirectChannel => channel.kind === 'dm' && channel.personId === personId);
   }

  threadsOf(parentId: string): ThreadChannel[] {
     return this.all().filter((channel): channel is ThreadChannel => channel.kind === 'thread' && channel.parentId === parentId);
   }

  add(channel: Channel): void {
     this.#channels.set(channel.id, channel);
     this.#bus.emit({ type: 'channelCreated', channel });
   }

  /** Replaces a channel by a changed one. */
  change(channel: Channel): void {
    this.#channels.set(channel.id, channel);
    this.#bus.emit({ type: 'channelUpdated', channel });
  }

  /** Takes over what changes with every message and is no event of its own. */
  note(channel: Channel): void {
    this.#channels.set(channel.id, channel);
  }

  remove(channel: Channel): void {
     this.#channels.delete(channel.id);
     this.#bus.emit({ type: 'channelDeleted', channel });
   }

  changeThreadMembers(
    thread: ThreadChannel,
    { add = [], remove = [] }: { add?: ReadonlyArray<string>; remove?: ReadonlyArray<string> },
  ): void {
    const added = add.filter((id) => !thread.members.includes(id));
    const removed = remove.filter((id) => thread.members.includes(id));
    if (added.length === 0 && removed.length === 0) return;
    const changed = { ...thread, members: [...thread.members, ...added].filter((id) => !removed.includes(id)) };
    this.#channels.set(thread.id, changed);
    this.#bus.emit({ type: 'threadMembers', thread: changed, added, removed });
  }
}

/** The channel as Discord's API shows it to somebody. */
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

export function textPayload(world: World, channel: TextChannel): APITextChannel {
  return {
    id: channel.id,
    type: ChannelType.GuildText,
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
    applied_tags: [],
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
