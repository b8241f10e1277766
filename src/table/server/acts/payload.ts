import {
  ApplicationIntegrationType,
  InteractionContextType,
  InteractionType,
  type APIMessageInteractionMetadata,
} from 'discord-api-types/v10';
import { channelPayload } from '../model/channelPayloads.ts';
import type { Channel, Interaction } from '../model/records.ts';
import { memberFields, userPayload } from '../model/guild.ts';
import { limits } from '../limits/numbers.ts';
import type { TableMember } from '../model/people.ts';
import { permissionsIn } from '../model/permissions.ts';
import type { World } from '../model/world.ts';

/**
 * Returns the gateway's payload of an interaction: everything that is the same for all kinds, and the kind's own parts.
 */
export function interactionPayload(
  world: World,
  {
    interaction,
    person,
    channel,
    parts,
  }: { interaction: Interaction; person: TableMember; channel: Channel; parts: Readonly<Record<string, unknown>> },
): Record<string, unknown> {
  return {
    id: interaction.id,
    application_id: world.guild.botId,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    channel_id: channel.id,
    channel: {
      ...channelPayload(world, channel, person.id),
      permissions: permissionsIn(world, person.id, channel).toString(),
    },
    locale: person.locale,
    app_permissions: permissionsIn(world, world.guild.botId, channel).toString(),
    context: contextOf(channel),
    authorizing_integration_owners: integrationOwners(world, channel),
    entitlements: [],
    entitlement_sku_ids: [],
    attachment_size_limit: limits.attachmentBytes,
    ...(channel.kind === 'dm' ? directParts(world, person) : guildParts(world, person, channel)),
    ...parts,
  };
}

function guildParts(world: World, person: TableMember, channel: Channel): Record<string, unknown> {
  const permissions = permissionsIn(world, person.id, channel).toString();
  return {
    guild_id: world.guild.id,
    guild: { id: world.guild.id, locale: world.guild.locale, features: [] },
    guild_locale: world.guild.locale,
    member: { ...memberFields(world, person.id), user: userPayload(world, person.id), permissions },
  };
}

function directParts(world: World, person: TableMember): Record<string, unknown> {
  return { user: userPayload(world, person.id) };
}

function contextOf(channel: Channel): InteractionContextType {
  return channel.kind === 'dm' ? InteractionContextType.BotDM : InteractionContextType.Guild;
}

/** Returns the guild that installed the app where this happens; in a direct message with the bot Discord writes “0”. */
function integrationOwners(world: World, channel: Channel): Record<string, string> {
  return { [ApplicationIntegrationType.GuildInstall]: channel.kind === 'dm' ? '0' : world.guild.id };
}

interface MetadataParts {
  readonly type: InteractionType;
  readonly person: TableMember;
  readonly channel: Channel;
  readonly commandName?: string;
  readonly sourceMessageId?: string | undefined;
  /** Metadata of the interaction that opened the modal. */
  readonly triggeredBy?: APIMessageInteractionMetadata | undefined;
}

/** Returns a function that makes, from an interaction's id, the metadata for messages that answer it. */
export function metadataFor(
  world: World,
  { type, person, channel, ...rest }: MetadataParts,
): (id: string) => APIMessageInteractionMetadata {
  const user = userPayload(world, person.id);
  if (user === undefined) throw new Error(`No user ${person.id} in the practice guild.`);
  return (id) => {
    const base = { id, user, authorizing_integration_owners: integrationOwners(world, channel) };
    switch (type) {
      case InteractionType.MessageComponent:
        return { ...base, type, interacted_message_id: rest.sourceMessageId ?? '' };
      case InteractionType.ModalSubmit:
        return { ...base, type, triggering_interaction_metadata: triggerOf(rest.triggeredBy) };
      default:
        return { ...base, type: InteractionType.ApplicationCommand, name: rest.commandName ?? '', command_type: 1 };
    }
  };
}

type Trigger = Exclude<APIMessageInteractionMetadata, { type: InteractionType.ModalSubmit }>;

function triggerOf(metadata: APIMessageInteractionMetadata | undefined): Trigger {
  if (metadata === undefined || metadata.type === InteractionType.ModalSubmit)
    throw new Error('Only a command or a component opens a modal.');
  return metadata;
}
