import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { refusal } from '../../errors.ts';
import { checkMessage } from '../../limits/message.ts';
import { createMessage, deleteMessage, editMessage } from '../../model/compose.ts';
import type { Interaction, StoredMessage } from '../../model/records.ts';
import { isLoading } from '../../model/messages.ts';
import type { World } from '../../model/world.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import {
  noContent,
  ok,
  param,
  type ApiAnswer,
  type ApiRequest,
  type Handler,
  type Method,
  type Route,
} from '../request.ts';

const followupFlags =
  MessageFlags.Ephemeral |
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2;

function interactionOf(world: World, request: ApiRequest): Interaction {
  if (param(request, 'application') !== world.guild.botId) throw refusal('unknownWebhook');
  return world.interactions.ofWebhook(param(request, 'token'));
}

/** POST: one more message. The first one after a deferred reply becomes that reply. */
function followup(world: World, request: ApiRequest): ApiAnswer {
  const interaction = interactionOf(world, request);
  const body = checked(schemas.followup, request.body);
  checkMessage(body, { files: request.files, allowedFlags: followupFlags });
  const original = messageOf(world, interaction, interaction.originalMessageId);
  if (original !== undefined && isLoading(original)) {
    const filled = editMessage(world, original, { parts: body, files: request.files });
    world.interactions.settled(interaction);
    return ok(filled.message);
  }
  return ok(send(world, interaction, { body, request, replyTo: original }).message);
}

function send(
  world: World,
  interaction: Interaction,
  {
    body,
    request,
    replyTo,
  }: { body: Parameters<typeof checkMessage>[0]; request: ApiRequest; replyTo: StoredMessage | undefined },
): StoredMessage {
  const channel = world.channels.find(interaction.channelId);
  if (channel === undefined) throw refusal('unknownChannel');
  return createMessage(world, {
    channel,
    authorId: world.guild.botId,
    parts: body,
    files: request.files,
    interaction,
    type: MessageType.Default,
    replyTo,
    ephemeralFor: ((body.flags ?? 0) & MessageFlags.Ephemeral) === 0 ? undefined : interaction.userId,
  });
}

function messageOf(world: World, interaction: Interaction, messageId: string | undefined): StoredMessage | undefined {
  return messageId === undefined ? undefined : world.messages.find(interaction.channelId, messageId);
}

/** The message that the path means, if this token may touch it. */
function target(world: World, request: ApiRequest): { interaction: Interaction; stored: StoredMessage } {
  const interaction = interactionOf(world, request);
  const messageId = request.params['message'] ?? interaction.originalMessageId;
  const stored = messageOf(world, interaction, messageId);
  const belongs = stored?.interactionId === interaction.id || messageId === interaction.originalMessageId;
  if (stored === undefined || !belongs) throw refusal('unknownMessage');
  return { interaction, stored };
}

function get(world: World, request: ApiRequest): ApiAnswer {
  return ok(target(world, request).stored.message);
}

function edit(world: World, request: ApiRequest): ApiAnswer {
  const { interaction, stored } = target(world, request);
  const body = checked(schemas.webhookEdit, request.body);
  checkMessage(body, {
    files: request.files,
    existingFiles: stored.files.map((file) => file.filename),
    existingIds: stored.files.map((file) => file.id),
    existingFlags: stored.message.flags ?? 0,
    allowedFlags: followupFlags,
  });
  const edited = editMessage(world, stored, { parts: body, files: request.files });
  if (isLoading(stored)) world.interactions.settled(interaction);
  return ok(edited.message);
}

function remove(world: World, request: ApiRequest): ApiAnswer {
  const { interaction, stored } = target(world, request);
  deleteMessage(world, stored);
  if (isLoading(stored)) world.interactions.settled(interaction);
  return noContent;
}

const base = '/webhooks/:application/:token';

function byToken(method: Method, pattern: string, handle: Handler): Route {
  return { method, pattern, handle, withoutToken: true };
}

export const webhookRoutes: ReadonlyArray<Route> = [
  byToken('POST', base, followup),
  ...[`${base}/messages/@original`, `${base}/messages/:message`].flatMap((pattern) => [
    byToken('GET', pattern, get),
    byToken('PATCH', pattern, edit),
    byToken('DELETE', pattern, remove),
  ]),
];
