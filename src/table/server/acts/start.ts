import type { InteractionType } from 'discord-api-types/v10';
import type { Channel, Interaction } from '../model/records.ts';
import type { TableMember } from '../model/people.ts';
import type { World } from '../model/world.ts';
import { interactionPayload, metadataFor } from './payload.ts';

export interface InteractionStart {
  readonly type: InteractionType;
  readonly person: TableMember;
  readonly channel: Channel;
  /** The kind's own parts of the payload. */
  readonly parts: Readonly<Record<string, unknown>>;
  readonly commandName?: string;
  readonly focusedType?: number;
  readonly sourceMessageId?: string;
  /** The interaction that opened the modal. */
  readonly triggeredBy?: Interaction;
}

/** Starts an interaction and sends it to the bot. */
export function startInteraction(world: World, start: InteractionStart): Interaction {
  const { type, person, channel, parts, triggeredBy, ...rest } = start;
  const metadata = metadataFor(world, { type, person, channel, ...rest, triggeredBy: triggeredBy?.metadata });
  const interaction = world.interactions.open({ ...rest, type, userId: person.id, channelId: channel.id, metadata });
  const payload = interactionPayload(world, { interaction, person, channel, parts });
  world.bus.emit({ type: 'interactionCreated', interaction, payload });
  return interaction;
}
