import type { APIMessage } from 'discord-api-types/v10';
import type { LiveEvent, ModalToShow, Snapshot, TableChannel } from '../../../contract.ts';
import { isEphemeral } from '../discord.ts';
import {
  type Interactions,
  type Thinking,
  answered,
  fail,
  noInteractions,
  settle,
  startThinking,
} from './interactions.ts';
import { compareIds } from './snowflake.ts';

export interface OpenModal {
  readonly interactionId: string;
  readonly modal: ModalToShow;
}

/** One person's view of the guild: the last snapshot with every live event applied. */
export interface ClientWorld extends Snapshot {
  readonly interactions: Interactions;
  readonly modal: OpenModal | undefined;
}

/** The last messages a channel keeps; older ones scroll away. */
const KEPT = 200;

/** `before`: the same person's, when the line to the server was lost: a form that is being filled in stays open. */
export function worldOf(snapshot: Snapshot, before?: ClientWorld): ClientWorld {
  const started = before?.interactions.started ?? noInteractions.started;
  return { ...snapshot, interactions: { ...noInteractions, started }, modal: before?.modal };
}

/** The world after the event; applying the same event twice changes nothing more. */
export function applyEvent(world: ClientWorld, event: LiveEvent): ClientWorld {
  switch (event.type) {
    case 'message':
    case 'messageUpdate':
      return settledBy(withMessage(world, event.message), event.message);
    case 'messageDelete':
      return withoutMessage(world, event.channelId, event.messageId);
    case 'channel':
      return withChannel(world, event.channel);
    case 'commands':
      return { ...world, commands: event.commands };
    case 'guild':
      return { ...world, guild: event.guild, roles: event.roles };
    case 'people':
      return withPeople(world, event.people);
    case 'thinking':
      return withThinking(world, event);
    case 'modal':
      return withModal(world, { interactionId: event.interactionId, modal: event.modal });
    case 'interactionFailed':
      return { ...world, interactions: fail(world.interactions, event) };
    case 'botOnline':
      return { ...world, botOnline: event.online };
    case 'waiting':
      return { ...world, waiting: event.waiting };
    case 'events':
      return { ...world, events: event.events };
    case 'standIns':
      return { ...world, standIns: event.users };
    case 'clock':
      return { ...world, ahead: event.ahead };
    default:
      return unknownEvent(world, event);
  }
}

/** The id of the interaction that a message answers, if it does. */
export function interactionOf(message: APIMessage): string | undefined {
  return message.interaction_metadata?.id ?? message.interaction?.id;
}

/** A newer server may send what this page does not know yet; that must not break the rest. */
function unknownEvent(world: ClientWorld, event: never): ClientWorld {
  void event;
  return world;
}

function withMessage(world: ClientWorld, message: APIMessage): ClientWorld {
  return mapChannel(world, message.channel_id, (channel) => ({
    ...channel,
    messages: upsert(channel.messages, message),
  }));
}

function upsert(messages: ReadonlyArray<APIMessage>, message: APIMessage): ReadonlyArray<APIMessage> {
  const at = messages.findIndex((other) => other.id === message.id);
  if (at >= 0) return messages.with(at, message);
  const after = messages.findLastIndex((other) => compareIds(other.id, message.id) < 0);
  return messages.toSpliced(after + 1, 0, message).slice(-KEPT);
}

function settledBy(world: ClientWorld, message: APIMessage): ClientWorld {
  const interactions = settle(world.interactions, { interactionId: interactionOf(message), messageId: message.id });
  return interactions === world.interactions ? world : { ...world, interactions };
}

/** The server may show the same by a message that is still loading; one of the two is enough. */
function withThinking(world: ClientWorld, thinking: Omit<Thinking, 'label'>): ClientWorld {
  const channel = world.channels.find((one) => one.channel.id === thinking.channelId);
  const shown = channel?.messages.some((message) => interactionOf(message) === thinking.interactionId) === true;
  return shown ? world : { ...world, interactions: startThinking(world.interactions, thinking) };
}

function withModal(world: ClientWorld, modal: OpenModal): ClientWorld {
  return { ...world, modal, interactions: answered(world.interactions, modal.interactionId) };
}

/** Removes a message from view, as when it is deleted or dismissed. */
export function withoutMessage(world: ClientWorld, channelId: string, messageId: string): ClientWorld {
  return mapChannel(world, channelId, (channel) => ({
    ...channel,
    messages: channel.messages.filter((message) => message.id !== messageId),
  }));
}

function mapChannel(world: ClientWorld, id: string, change: (channel: TableChannel) => TableChannel): ClientWorld {
  return {
    ...world,
    channels: world.channels.map((channel) => (channel.channel.id === id ? change(channel) : channel)),
  };
}

function withChannel(world: ClientWorld, channel: TableChannel): ClientWorld {
  const at = world.channels.findIndex((other) => other.channel.id === channel.channel.id);
  const known = world.channels[at];
  if (known === undefined) return { ...world, channels: [...world.channels, channel] };
  return {
    ...world,
    channels: world.channels.with(at, { ...channel, messages: merged(known.messages, channel.messages) }),
  };
}

/** A channel event may be older than a message that came by itself, and need not repeat ephemeral ones. */
function merged(mine: ReadonlyArray<APIMessage>, sent: ReadonlyArray<APIMessage>): ReadonlyArray<APIMessage> {
  const last = sent.at(-1);
  const extra = mine.filter(
    (message) =>
      !sent.some((other) => other.id === message.id) &&
      (isEphemeral(message) || last === undefined || compareIds(message.id, last.id) > 0),
  );
  return extra.reduce(upsert, sent);
}

function withPeople(world: ClientWorld, people: Snapshot['people']): ClientWorld {
  const me = people.find((person) => person.user.id === world.me.user.id) ?? world.me;
  return { ...world, people, me };
}
