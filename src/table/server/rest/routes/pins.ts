import { MessageReferenceType, MessageType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { refusal } from '../../errors.ts';
import { limits } from '../../limits/numbers.ts';
import { createMessage } from '../../model/compose.ts';
import type { Channel, StoredMessage } from '../../model/records.ts';
import type { World } from '../../model/world.ts';
import { noContent, ok, route, type ApiAnswer, type ApiRequest, type Route } from '../request.ts';
import { channelMessage, need, onChannel } from './access.ts';

function pinned(world: World, channel: Channel): StoredMessage[] {
  return world.messages.list(channel.id).filter((stored) => stored.message.pinned);
}

function pin(world: World, channel: Channel, request: ApiRequest): ApiAnswer {
  need(world, channel, Bits.PinMessages);
  const stored = channelMessage(world, channel, request);
  if (stored.message.pinned) return noContent;
  if (pinned(world, channel).length >= limits.pins) throw refusal('tooManyPins');
  setPinned(world, stored, true);
  createMessage(world, {
    channel,
    authorId: world.guild.botId,
    parts: {},
    type: MessageType.ChannelPinnedMessage,
    pointsAt: { type: MessageReferenceType.Default, message_id: stored.message.id, channel_id: channel.id },
  });
  return noContent;
}

function unpin(world: World, channel: Channel, request: ApiRequest): ApiAnswer {
  need(world, channel, Bits.PinMessages);
  const stored = channelMessage(world, channel, request);
  if (stored.message.pinned) setPinned(world, stored, false);
  return noContent;
}

function setPinned(world: World, stored: StoredMessage, isPinned: boolean): void {
  world.messages.change({ ...stored, message: { ...stored.message, pinned: isPinned } });
  world.bus.emit({ type: 'pinsUpdated', channelId: stored.message.channel_id });
}

function listOld(world: World, channel: Channel): ApiAnswer {
  return ok(
    pinned(world, channel)
      .map((stored) => stored.message)
      .reverse(),
  );
}

function list(world: World, channel: Channel): ApiAnswer {
  const items = pinned(world, channel).reverse();
  return ok({ items: items.map(({ message }) => ({ pinned_at: message.timestamp, message })), has_more: false });
}

export const pinRoutes: ReadonlyArray<Route> = [
  route('GET', '/channels/:channel/pins', onChannel(listOld)),
  route('PUT', '/channels/:channel/pins/:message', onChannel(pin)),
  route('DELETE', '/channels/:channel/pins/:message', onChannel(unpin)),
  route('GET', '/channels/:channel/messages/pins', onChannel(list)),
  route('PUT', '/channels/:channel/messages/pins/:message', onChannel(pin)),
  route('DELETE', '/channels/:channel/messages/pins/:message', onChannel(unpin)),
];
