import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Channel, StoredMessage } from '../model/records.ts';
import { isShownTo } from '../model/messages.ts';
import type { TableMember } from '../model/people.ts';
import { canSee, has, permissionsIn } from '../model/permissions.ts';
import type { World } from '../model/world.ts';
import { refuse } from './refuse.ts';

export function personWith(world: World, id: string): TableMember {
  return world.people.find(id) ?? refuse((say) => say('table.nobody'));
}

/** A channel that the person can see. */
export function channelFor(world: World, person: TableMember, channelId: string): Channel {
  const channel = world.channels.find(channelId);
  if (channel === undefined || !canSee(world, person.id, channel)) return refuse((say) => say('table.noChannel'));
  return channel;
}

/** A message that the person can see. */
export function messageFor(
  world: World,
  person: TableMember,
  { channelId, messageId }: { channelId: string; messageId: string },
): StoredMessage {
  const channel = channelFor(world, person, channelId);
  const stored = world.messages.find(channel.id, messageId);
  if (stored === undefined || !isShownTo(stored, person.id)) return refuse((say) => say('table.noMessage'));
  return stored;
}

/** Refuses unless the person may write here. */
export function needToWrite(world: World, person: TableMember, channel: Channel): void {
  if (channel.kind === 'text' && channel.forum !== undefined) refuse((say) => say('table.writeInPosts'));
  if (channel.kind === 'thread' && channel.archived && channel.locked) refuse((say) => say('table.locked'));
  const bit = channel.kind === 'thread' ? Bits.SendMessagesInThreads : Bits.SendMessages;
  if (!has(permissionsIn(world, person.id, channel), bit)) refuse((say) => say('table.mayNotWrite'));
}
