import {
  InteractionResponseType as Callback,
  InteractionType,
  MessageFlags,
  MessageType,
  type APIInteractionResponseCallbackData,
  type RESTPostAPIInteractionCallbackWithResponseResult,
} from 'discord-api-types/v10';
import { invalidForm, isRecord, refusal } from '../../errors.ts';
import { checkChoices } from '../../limits/choices.ts';
import { issue } from '../../limits/issue.ts';
import { checkMessage } from '../../limits/message.ts';
import { checkModal } from '../../limits/modals.ts';
import { createMessage, editMessage } from '../../model/compose.ts';
import type { Interaction, StoredMessage } from '../../model/records.ts';
import type { World } from '../../model/world.ts';
import { checked, schemas } from '../../validation/schemas.ts';
import { noContent, ok, param, type ApiAnswer, type ApiRequest, type Route } from '../request.ts';

const responseFlags =
  MessageFlags.Ephemeral |
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2;

/** POST /interactions/:id/:token/callback: the bot acknowledges an interaction, once and in time. */
function callback(world: World, request: ApiRequest): ApiAnswer {
  const interaction = world.interactions.toAcknowledge(param(request, 'interaction'), param(request, 'token'));
  const type = callbackType(request.body);
  refuseUnfitting(interaction, type);
  const message = carryOut(world, interaction, type, request);
  world.interactions.answered(interaction, type, request.arrivedAt);
  return request.query.get('with_response') === 'true' ? ok(responseOf(interaction, type, message)) : noContent;
}

function callbackType(body: unknown): Callback {
  const type = isRecord(body) ? body['type'] : undefined;
  const known = [
    Callback.Pong,
    Callback.ChannelMessageWithSource,
    Callback.DeferredChannelMessageWithSource,
    Callback.DeferredMessageUpdate,
    Callback.UpdateMessage,
    Callback.ApplicationCommandAutocompleteResult,
    Callback.Modal,
  ].find((candidate) => candidate === type);
  if (known === undefined)
    throw invalidForm([issue(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of {1, 4, 5, 6, 7, 8, 9}.')]);
  return known;
}

/** Which answers fit which interaction. */
function refuseUnfitting({ type, sourceMessageId }: Interaction, answer: Callback): void {
  const onMessage = sourceMessageId !== undefined;
  const fits = {
    [Callback.Pong]: type === InteractionType.Ping,
    [Callback.ChannelMessageWithSource]: type !== InteractionType.ApplicationCommandAutocomplete,
    [Callback.DeferredChannelMessageWithSource]: type !== InteractionType.ApplicationCommandAutocomplete,
    [Callback.DeferredMessageUpdate]: onMessage,
    [Callback.UpdateMessage]: onMessage,
    [Callback.ApplicationCommandAutocompleteResult]: type === InteractionType.ApplicationCommandAutocomplete,
    [Callback.Modal]: type === InteractionType.ApplicationCommand || type === InteractionType.MessageComponent,
    [Callback.PremiumRequired]: false,
    [Callback.LaunchActivity]: false,
  }[answer];
  if (!fits)
    throw invalidForm([
      issue(
        ['type'],
        'INTERACTION_RESPONSE_TYPE_INVALID',
        `Answer ${answer} does not fit an interaction of type ${type}.`,
      ),
    ]);
}

function carryOut(
  world: World,
  interaction: Interaction,
  type: Callback,
  request: ApiRequest,
): StoredMessage | undefined {
  switch (type) {
    case Callback.ChannelMessageWithSource:
      return reply(world, interaction, checked(schemas.callbackMessage, request.body).data ?? {}, request);
    case Callback.DeferredChannelMessageWithSource:
      return defer(world, interaction, checked(schemas.callbackMessage, request.body).data ?? {});
    case Callback.UpdateMessage:
      return update(world, interaction, checked(schemas.callbackUpdate, request.body).data ?? {}, request);
    case Callback.DeferredMessageUpdate:
      checked(schemas.callbackUpdate, request.body);
      return sourceOf(world, interaction);
    case Callback.ApplicationCommandAutocompleteResult: {
      offerChoices(interaction, request);
      return;
    }
    case Callback.Modal: {
      showModal(world, interaction, request);
      return;
    }
    default:
      return undefined;
  }
}

function reply(
  world: World,
  interaction: Interaction,
  data: APIInteractionResponseCallbackData,
  request: ApiRequest,
): StoredMessage {
  checkMessage(data, { files: request.files, path: ['data'], allowedFlags: responseFlags });
  return answerMessage(world, interaction, { data, files: request.files });
}

function defer(world: World, interaction: Interaction, data: APIInteractionResponseCallbackData): StoredMessage {
  checkMessage(data, { files: [], path: ['data'], allowedFlags: responseFlags });
  const ephemeral = (data.flags ?? 0) & MessageFlags.Ephemeral;
  return answerMessage(world, interaction, { data: { flags: ephemeral | MessageFlags.Loading }, files: [] });
}

function answerMessage(
  world: World,
  interaction: Interaction,
  { data, files }: { data: APIInteractionResponseCallbackData; files: ApiRequest['files'] },
): StoredMessage {
  const channel = world.channels.find(interaction.channelId);
  if (channel === undefined) throw refusal('unknownChannel');
  const isCommand = interaction.type === InteractionType.ApplicationCommand;
  const stored = createMessage(world, {
    channel,
    authorId: world.guild.botId,
    parts: data,
    files,
    interaction,
    type: isCommand ? MessageType.ChatInputCommand : MessageType.Default,
    replyTo: sourceOf(world, interaction),
    ephemeralFor: ((data.flags ?? 0) & MessageFlags.Ephemeral) === 0 ? undefined : interaction.userId,
  });
  interaction.originalMessageId = stored.message.id;
  return stored;
}

function update(
  world: World,
  interaction: Interaction,
  data: APIInteractionResponseCallbackData,
  request: ApiRequest,
): StoredMessage {
  const source = sourceOf(world, interaction);
  if (source === undefined) throw refusal('unknownMessage');
  checkMessage(data, {
    files: request.files,
    path: ['data'],
    existingFiles: source.files.map((file) => file.filename),
    existingIds: source.files.map((file) => file.id),
    existingFlags: source.message.flags ?? 0,
    allowedFlags: responseFlags,
  });
  return editMessage(world, source, { parts: data, files: request.files });
}

/** The message with the component; it is also what `@original` means for answers 6 and 7. */
function sourceOf(world: World, interaction: Interaction): StoredMessage | undefined {
  if (interaction.sourceMessageId === undefined) return undefined;
  interaction.originalMessageId ??= interaction.sourceMessageId;
  return world.messages.find(interaction.channelId, interaction.sourceMessageId);
}

function offerChoices(interaction: Interaction, request: ApiRequest): undefined {
  const { data } = checked(schemas.callbackChoices, request.body);
  checkChoices(data, interaction.focusedType ?? 0);
  interaction.choices = (data.choices ?? []).map(({ name, value }) => ({ name, value }));
}

function showModal(world: World, interaction: Interaction, request: ApiRequest): undefined {
  const { data } = checked(schemas.callbackModal, request.body);
  checkModal(data);
  interaction.modal = { customId: data.custom_id, title: data.title, components: data.components };
  interaction.modalRows = data.components;
  world.bus.emit({ type: 'modalShown', interaction, modal: interaction.modal });
}

function responseOf(
  interaction: Interaction,
  type: Callback,
  stored: StoredMessage | undefined,
): RESTPostAPIInteractionCallbackWithResponseResult {
  const flags = stored?.message.flags ?? 0;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(stored === undefined
        ? {}
        : {
            response_message_id: stored.message.id,
            response_message_loading: (flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }),
    },
    resource: stored === undefined ? { type } : { type, message: stored.message },
  };
}

export const interactionRoutes: ReadonlyArray<Route> = [
  { method: 'POST', pattern: '/interactions/:interaction/:token/callback', withoutToken: true, handle: callback },
];
