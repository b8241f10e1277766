/** Measurements of the bot's work with Discord. They are taken at the edges: from the client, and around the router. */
import { performance } from 'node:perf_hooks';
import { RESTEvents, Status } from 'discord.js';
import type { APIRequest, Client, Interaction, ResponseLike, REST } from 'discord.js';
import { requestKind } from './requestKind.ts';
import type { RequestKind } from './requestKind.ts';

export const interactionKinds = ['command', 'menu', 'autocomplete', 'press', 'form', 'other'] as const;
export type InteractionKind = (typeof interactionKinds)[number];

/**
 * `refused`: the person was told why not. `limited`: the person was told to slow down, and nothing was done. `bug`: the
 * person was told that we failed. `unanswered`: Discord took no answer, or too late.
 */
export const interactionOutcomes = ['answered', 'refused', 'limited', 'bug', 'unanswered'] as const;
export type InteractionOutcome = (typeof interactionOutcomes)[number];

export { pictureOutcomes } from '../../render/index.ts';
export type { PictureOutcome } from '../../render/index.ts';
/**
 * Why an attempt to deliver a message failed. `unreachable`: no answer, or none of Discord's; `token`: Discord refuses
 * the token; `limited`: too much at once; `database`: ours can't work now; `refused`: an answer that no one has
 * foreseen; `forbidden`: a permission is missing, or a thread is locked; `closed`: the person takes no direct messages;
 * `gone`: the channel or message is not there any more; `body`: Discord does not take the message as we made it;
 * `composing`: we could not make it.
 */
export const deliveryFailures = [
  'unreachable',
  'token',
  'limited',
  'database',
  'refused',
  'forbidden',
  'closed',
  'gone',
  'body',
  'composing',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** How delivery is at this moment; times in milliseconds since 1970. */
export interface DeliveryNow {
  /** The time since which Discord refuses the token; `undefined`: it accepts it. */
  readonly tokenRefused: number | undefined;
  /** The time since which nothing has reached Discord although something was to be sent; `undefined`: something has. */
  readonly unreachable: number | undefined;
  /** The number of channels in which something waits for a permission. */
  readonly forbidden: number;
  /** The time at which a message was last given up by our own fault; `undefined`: none since the start. */
  readonly ourFault: number | undefined;
}

/** Each call returns at once and never throws. */
export interface BotWatch {
  interaction(kind: InteractionKind, outcome: InteractionOutcome): void;
  /** Measures the time between an interaction's arrival and the first sign of an answer that Discord has taken. */
  acknowledged(kind: InteractionKind, milliseconds: number): void;
  /** Discord has answered a request. */
  request(kind: RequestKind, status: number): void;
  /** A request has to wait: `refused` by Discord, or held back by ourselves, so that it is not (`waited`). */
  rateLimited(kind: RequestKind, how: 'refused' | 'waited'): void;
  /** An attempt to deliver a message has failed. */
  deliveryFailed(why: DeliveryFailure): void;
}

export type InteractionRoute = (interaction: Interaction) => Promise<InteractionOutcome>;

const tooManyRequests = 429;

/** A router that is watched, and with it all requests of the bot. */
export function watched(route: InteractionRoute, rests: ReadonlyArray<REST>, watch: BotWatch): InteractionRoute {
  const waiting = new Map<string, { readonly kind: InteractionKind; readonly since: number }>();
  const heard = ({ method, route: template, path }: APIRequest, { status }: ResponseLike): void => {
    const kind = requestKind(method, template);
    watch.request(kind, status);
    if (status === tooManyRequests) watch.rateLimited(kind, 'refused');
    const id = /^\/interactions\/(\d+)\//.exec(path)?.[1];
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || asked === undefined || status >= 300) return;
    waiting.delete(id);
    watch.acknowledged(asked.kind, performance.now() - asked.since);
  };
  for (const rest of rests) {
    rest.on(RESTEvents.Response, heard);
    rest.on(RESTEvents.RateLimited, ({ method, route: template }) => {
      watch.rateLimited(requestKind(method, template), 'waited');
    });
  }
  return async (interaction) => {
    const kind = kindOf(interaction);
    waiting.set(interaction.id, { kind, since: performance.now() });
    const outcome = await route(interaction);
    waiting.delete(interaction.id);
    watch.interaction(kind, outcome);
    return outcome;
  };
}

function kindOf(interaction: Interaction): InteractionKind {
  if (interaction.isChatInputCommand()) return 'command';
  if (interaction.isContextMenuCommand()) return 'menu';
  if (interaction.isAutocomplete()) return 'autocomplete';
  if (interaction.isMessageComponent()) return 'press';
  return interaction.isModalSubmit() ? 'form' : 'other';
}

/** One connection to Discord. */
export interface ShardNow {
  readonly id: number;
  readonly state: ShardState;
  /** The latency of its latest heartbeat, in milliseconds; `undefined`: there was none yet. */
  readonly ping: number | undefined;
}

export const shardStates = [
  'ready',
  'connecting',
  'identifying',
  'waitingForGuilds',
  'resuming',
  'disconnected',
] as const;
export type ShardState = (typeof shardStates)[number];

export function shardsOf({ ws }: Client): ReadonlyArray<ShardNow> {
  return [...ws.shards.values()].map(({ id, status, ping }) => ({
    id,
    state: stateOf(status),
    ping: ping < 0 ? undefined : ping,
  }));
}

function stateOf(status: Status): ShardState {
  switch (status) {
    case Status.Ready:
      return 'ready';
    case Status.Connecting:
    case Status.Reconnecting:
    case Status.Nearly:
      return 'connecting';
    case Status.Identifying:
      return 'identifying';
    case Status.WaitingForGuilds:
      return 'waitingForGuilds';
    case Status.Resuming:
      return 'resuming';
    case Status.Idle:
    case Status.Disconnected:
      return 'disconnected';
  }
}
