import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { refusal } from '../../errors.ts';
import type { Channel, TextChannel, ThreadChannel, StoredMessage } from '../../model/records.ts';
import { canSee, has, permissionsIn } from '../../model/permissions.ts';
import type { World } from '../../model/world.ts';
import { param, type ApiAnswer, type ApiRequest, type Handler } from '../request.ts';

/** A handler that has the channel of the path. */
type ChannelHandler<C extends Channel = Channel> = (world: World, channel: C, request: ApiRequest) => ApiAnswer;

/** A handler for any channel that the bot may see. */
export function onChannel(handle: ChannelHandler): Handler {
  return (world, request) => handle(world, visibleChannel(world, request), request);
}

/** Returns a handler for text channels alone: others have no permissions of their own and no threads. */
export function onTextChannel(handle: ChannelHandler<TextChannel>): Handler {
  return onChannel((world, channel, request) => {
    if (channel.kind !== 'text') throw refusal('wrongChannelType');
    return handle(world, channel, request);
  });
}

export function onThread(handle: ChannelHandler<ThreadChannel>): Handler {
  return onChannel((world, channel, request) => {
    if (channel.kind !== 'thread') throw refusal('wrongChannelType');
    return handle(world, channel, request);
  });
}

/** The channel of the path, if it exists and the bot may see it. */
function visibleChannel(world: World, request: ApiRequest): Channel {
  const channel = world.channels.find(param(request, 'channel'));
  if (channel === undefined) throw refusal('unknownChannel');
  if (!canSee(world, world.guild.botId, channel)) throw refusal('missingAccess');
  return channel;
}

/** Refuses unless the bot has these permissions in the channel; in direct messages everyone has all that there is. */
export function need(world: World, channel: Channel, ...bits: ReadonlyArray<bigint>): void {
  if (channel.kind === 'dm') return;
  const permissions = permissionsIn(world, world.guild.botId, channel);
  if (!bits.every((bit) => has(permissions, bit))) throw refusal('missingPermissions');
}

/** Refuses unless the bot may send here; threads have a permission of their own. */
export function needToSend(world: World, channel: Channel): void {
  if (channel.kind === 'text' && channel.forum !== undefined) throw refusal('noTextChannel');
  if (channel.kind === 'dm') return refuseClosedDirectMessages(world, channel.personId);
  need(world, channel, channel.kind === 'thread' ? Bits.SendMessagesInThreads : Bits.SendMessages);
  if (channel.kind === 'thread' && channel.archived && channel.locked) throw refusal('threadArchived');
}

function refuseClosedDirectMessages(world: World, personId: string): void {
  if (!world.botIsMember) throw refusal('noMutualGuild');
  if (world.people.find(personId)?.directMessagesClosed !== false) throw refusal('closedDirectMessages');
}

/** The message of the path. What only one person sees can't be reached by way of the channel. */
export function channelMessage(world: World, channel: Channel, request: ApiRequest): StoredMessage {
  const stored = world.messages.find(channel.id, param(request, 'message'));
  if (stored === undefined || stored.ephemeralFor !== undefined) throw refusal('unknownMessage');
  return stored;
}

export function refuseArchived(channel: Channel): void {
  if (channel.kind === 'thread' && channel.archived) throw refusal('threadArchived');
}
