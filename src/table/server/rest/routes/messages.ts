import { MessageFlags, MessageType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type * as z from 'zod/mini';
import { refusal } from '../../errors.ts';
import { checkMessage } from '../../limits/message.ts';
import type { Channel, StoredMessage } from '../../model/records.ts';
import { createMessage, deleteMessage, editMessage } from '../../model/compose.ts';
import type { World } from '../../model/world.ts';
import { byAge } from '../../snowflake.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { count, noContent, ok, route, type ApiAnswer, type ApiRequest, type Route } from '../request.ts';
import { channelMessage, need, needToSend, onChannel, refuseArchived } from './access.ts';

type NewMessageBody = z.infer<typeof schemas.messageCreate>;

const sendFlags = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;
const editFlags = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;

function create(world: World, channel: Channel, request: ApiRequest): ApiAnswer {
  const body = checked(schemas.messageCreate, request.body);
  checkMessage(body, { files: request.files, allowedFlags: sendFlags });
  needToSend(world, channel);
  if (request.files.length > 0) need(world, channel, Bits.AttachFiles);
  if ((body.embeds ?? []).length > 0) need(world, channel, Bits.EmbedLinks);
  const twin = sentBefore(world, body);
  if (twin !== undefined) return ok(twin.message);
  const stored = createMessage(world, {
    channel,
    authorId: world.guild.botId,
    parts: body,
    files: request.files,
    nonce: body.nonce ?? undefined,
    replyTo: repliedTo(world, channel, body),
  });
  return ok(stored.message);
}

/**
 * Returns the message already sent with this nonce, if `enforce_nonce` is set and the nonce is a few minutes old at
 * most.
 */
function sentBefore(world: World, body: NewMessageBody): StoredMessage | undefined {
  if (body.enforce_nonce !== true || body.nonce === undefined || body.nonce === null) return undefined;
  return world.messages.withNonce(String(body.nonce), world.clock.now());
}

function repliedTo(world: World, channel: Channel, body: NewMessageBody): StoredMessage | undefined {
  const reference = body.message_reference;
  if (reference === undefined || reference === null) return undefined;
  const stored = world.messages.find(channel.id, reference.message_id);
  if (stored === undefined && reference.fail_if_not_exists !== false) throw refusal('unknownMessage');
  return stored;
}

function list(world: World, channel: Channel, request: ApiRequest): ApiAnswer {
  need(world, channel, Bits.ReadMessageHistory);
  const most = count(request, 'limit', { fallback: 50, most: 100 });
  const messages = world.messages.list(channel.id).filter((stored) => stored.ephemeralFor === undefined);
  const newestFirst = pick(messages, request.query, most)
    .map((stored) => stored.message)
    .reverse();
  return ok(newestFirst);
}

function pick(messages: ReadonlyArray<StoredMessage>, query: URLSearchParams, most: number): StoredMessage[] {
  const before = query.get('before');
  const after = query.get('after');
  const around = query.get('around');
  if (after !== null) return messages.filter((stored) => byAge(stored.message.id, after) > 0).slice(0, most);
  if (before !== null) return messages.filter((stored) => byAge(stored.message.id, before) < 0).slice(-most);
  if (around === null) return messages.slice(-most);
  const middle = messages.findIndex((stored) => byAge(stored.message.id, around) >= 0);
  return messages.slice(Math.max(0, middle - Math.floor(most / 2))).slice(0, most);
}

function get(world: World, channel: Channel, request: ApiRequest): ApiAnswer {
  need(world, channel, Bits.ReadMessageHistory);
  return ok(channelMessage(world, channel, request).message);
}

function edit(world: World, channel: Channel, request: ApiRequest): ApiAnswer {
  const stored = channelMessage(world, channel, request);
  if (stored.message.author.id !== world.guild.botId) throw refusal('notTheAuthor');
  refuseArchived(channel);
  const body = checked(schemas.messageEdit, request.body);
  checkMessage(body, {
    files: request.files,
    existingFiles: stored.files.map((file) => file.filename),
    existingIds: stored.files.map((file) => file.id),
    existingFlags: stored.message.flags ?? 0,
    allowedFlags: editFlags | (stored.message.flags ?? 0),
  });
  return ok(editMessage(world, stored, { parts: body, files: request.files }).message);
}

function remove(world: World, channel: Channel, request: ApiRequest): ApiAnswer {
  const stored = channelMessage(world, channel, request);
  if (channel.kind === 'dm' && stored.message.author.id !== world.guild.botId) throw refusal('wrongChannelType');
  if (stored.message.author.id !== world.guild.botId) need(world, channel, Bits.ManageMessages);
  if (stored.message.type === MessageType.ThreadStarterMessage) throw refusal('systemMessage');
  refuseArchived(channel);
  deleteMessage(world, stored);
  return noContent;
}

function typing(world: World, channel: Channel): ApiAnswer {
  needToSend(world, channel);
  world.bus.emit({ type: 'typing', channelId: channel.id, userId: world.guild.botId });
  return noContent;
}

export const messageRoutes: ReadonlyArray<Route> = [
  route('POST', '/channels/:channel/messages', onChannel(create)),
  route('GET', '/channels/:channel/messages', onChannel(list)),
  route('GET', '/channels/:channel/messages/:message', onChannel(get)),
  route('PATCH', '/channels/:channel/messages/:message', onChannel(edit)),
  route('DELETE', '/channels/:channel/messages/:message', onChannel(remove)),
  route('POST', '/channels/:channel/typing', onChannel(typing)),
];
