import { InteractionResponseType as Callback, type APIMessage } from 'discord-api-types/v10';
import type { ModalToShow } from '../../contract.ts';
import type { Interaction } from '../model/records.ts';
import { isLoading } from '../model/messages.ts';
import type { World } from '../model/world.ts';
import { waitUntil } from './wait.ts';

/** How the bot has answered an interaction. */
export type InteractionReply =
  /** A new message; of a deferred reply, once it has its content. */
  | { readonly kind: 'message'; readonly interactionId: string; readonly message: APIMessage }
  /** A deferred reply that the bot has deleted. */
  | { readonly kind: 'withdrawn'; readonly interactionId: string }
  /** The message with the pressed component was changed. */
  | { readonly kind: 'update'; readonly interactionId: string; readonly message: APIMessage }
  /** Acknowledged without a visible answer; what follows comes by edits and messages. */
  | { readonly kind: 'deferredUpdate'; readonly interactionId: string }
  | { readonly kind: 'modal'; readonly interactionId: string; readonly modal: ModalToShow };

/** Waits until the bot has answered; rejects when it fails to. */
export function outcomeOf(world: World, interactionId: string, timeout: number): Promise<InteractionReply> {
  const interaction = world.interactions.find(interactionId);
  if (interaction === undefined) throw new Error(`There is no interaction ${interactionId}.`);
  const missing = (): string =>
    `the bot has not answered the interaction (${interaction.commandName ?? interaction.type}).`;
  return waitUntil(world, () => look(world, interaction), { timeout, missing });
}

function look(world: World, interaction: Interaction): InteractionReply | undefined {
  if (interaction.state === 'failed') throw new Error('This interaction failed: the bot did not answer in time.');
  if (interaction.state === 'open') return undefined;
  return answered(world, interaction);
}

function answered(world: World, interaction: Interaction): InteractionReply | undefined {
  const interactionId = interaction.id;
  const stored = world.messages.find(interaction.channelId, interaction.originalMessageId ?? '');
  const message = stored?.message;
  switch (interaction.callback) {
    case Callback.ChannelMessageWithSource:
      return message === undefined ? { kind: 'withdrawn', interactionId } : { kind: 'message', interactionId, message };
    case Callback.DeferredChannelMessageWithSource:
      if (stored === undefined) return { kind: 'withdrawn', interactionId };
      return isLoading(stored) ? undefined : { kind: 'message', interactionId, message: stored.message };
    case Callback.UpdateMessage:
      return message === undefined ? { kind: 'withdrawn', interactionId } : { kind: 'update', interactionId, message };
    case Callback.Modal:
      return interaction.modal === undefined ? undefined : { kind: 'modal', interactionId, modal: interaction.modal };
    default:
      return { kind: 'deferredUpdate', interactionId };
  }
}
