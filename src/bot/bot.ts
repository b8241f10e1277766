import { setTimeout as delay } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits, Partials, REST } from 'discord.js';
import type { ClientOptions, Interaction } from 'discord.js';
import type { Log } from '../app/core/log.ts';
import type { Presence } from '../processes/presence.ts';
import type { Shards } from '../processes/shards.ts';
import type { App } from '../app/types.ts';
import { makeCaches } from './caches.ts';
import { createBelow } from './delivery/below.ts';
import { restCourier } from './delivery/courier.ts';
import { createDelivery } from './delivery/delivery.ts';
import { mindingOldEdits, rejectsLongWaits } from './delivery/oldEdits.ts';
import { createEmojis } from './emojis.ts';
import type { EmojiArt } from './emojis.ts';
import { createPressTokens } from './pressTokens.ts';
import { finalCloseOf, logIn } from './gateway.ts';
import type { GatewayError } from './gateway.ts';
import { createLivePanels } from './livePanels.ts';
import { createLosses } from './losses/index.ts';
import type { FairPainter } from './messages/painter.ts';
import { onReturn } from './returning.ts';
import { lackingIn } from './permissions.ts';
import { keepRegistering, registerEverywhere } from './register.ts';
import type { Registration } from './register.ts';
import { createRouter } from './router.ts';
import { discordServers } from './servers.ts';
import { discordThreads } from './threads.ts';
import { guardToken } from './tokenGuard.ts';
import type { MenuCommand } from './menus.ts';
import type { Command } from './types.ts';
import { shardsOf, watched } from './watch.ts';
import type { DeliveryFailure, DeliveryNow, ShardNow, BotWatch } from './watch.ts';
import type { Wording } from './wording.ts';
import { defined } from '../values/defined.ts';

export interface BotParts {
  readonly app: App;
  /** All slash commands. */
  readonly commands: ReadonlyArray<Command>;
  /** All commands in the menus of people and messages. */
  readonly menus: ReadonlyArray<MenuCommand>;
  readonly painter: FairPainter;
  /** Emojis to be registered, if there shall be any. */
  readonly emojiArt?: EmojiArt;
  readonly log: Log;
  readonly token: string;
  /** Another interface than Discord's own, such as `http://127.0.0.1:8137/api`. */
  readonly apiUrl: string | undefined;
  /** The bot's connections to Discord; by default one for all servers. */
  readonly shards?: Shards | undefined;
  /** Milliseconds since 1970, by the same clock as the app's. */
  readonly now: () => number;
  /** The processes that share the database, if there are several. */
  readonly presence?: Pick<Presence, 'isOurs' | 'met' | 'onLeft' | 'onShare'> | undefined;
  /** Discord's limit for all processes of the bot together; without it Discord's usual limit for a bot. */
  readonly requestsPerSecond?: number | undefined;
  /** Tells this program from other versions of it. */
  readonly program?: string | undefined;
  /** Receives measurements. */
  readonly watch?: BotWatch | undefined;
}

/** How long a start waits for the registration of the commands, in milliseconds; then it continues without. */
const registrationPatience = 15_000;
/** Discord's limit of requests per second for a bot, over all of its processes; answers to interactions don't count. */
const mostRequests = 50;

/**
 * Each interaction has routes of its own, and discord.js remembers every route until it sweeps; otherwise that is once
 * an hour.
 */
const handlerSweepInterval = 5 * 60_000;

export interface RunningBot {
  /** Stops taking interactions, lets messages on their way arrive, and leaves. The app stays open. */
  stop(): Promise<void>;
  /** Sends what waits, as if the time that was to be waited were over where the clock was set. */
  lookAgain(): void;
  /** How its connections to Discord are. */
  shards(): ReadonlyArray<ShardNow>;
  /**
   * Why Discord does not have the commands of this version, in words for the operator; `undefined`: nothing is wrong.
   */
  commandsProblem(): string | undefined;
  /** Resolves when Discord has closed the connection for good, so that this bot can only be stopped; else never. */
  readonly closed: Promise<GatewayError>;
  /** How the delivery of messages goes. */
  delivery(): DeliveryNow;
  /** Sends again what is missing in games, as at the start. Never rejects. */
  redeliver(): Promise<void>;
}

/**
 * Connects to Discord and begins to work. Rejects if Discord can't be reached or refuses the token. Commands that
 * Discord does not take are no reason: games that run go on without them.
 */
export async function startBot(parts: BotParts): Promise<RunningBot> {
  const client = createClient(parts);
  const closed = finalCloseOf(client);
  // People use the commands of the last start while this one is still about to register its own.
  const work = takeInteractions(parts, client);
  try {
    const ready = await logIn(client, parts.token, closed);
    work.deliver();
    const registration = leads(parts.shards) ? register(parts, ready, work.leaving) : undefined;
    await Promise.race([registration?.tried, delay(registrationPatience, undefined, { ref: false })]);
    work.dress(ready);
    await parts.presence?.met();
    work.lookForLosses();
    parts.log.info({ user: ready.user.tag, guilds: ready.guilds.cache.size }, 'The bot is ready');
    return { ...work, commandsProblem: () => registration?.problem(), closed: closed.happened };
  } catch (error) {
    await work.stop();
    throw error;
  }
}

/**
 * Its own requests are mostly the answers to interactions, which Discord takes without a limit; messages go out by
 * `bounded`.
 */
export function createClient({ apiUrl, shards, log }: Pick<BotParts, 'apiUrl' | 'shards' | 'log'>): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    makeCache: makeCaches(),
    allowedMentions: { parse: [] },
    ...divisionOf(shards),
    rest: {
      globalRequestsPerSecond: Number.MAX_SAFE_INTEGER,
      handlerSweepInterval,
      ...defined({ api: apiUrl }),
    },
  });
  client.on(Events.Error, (error) => {
    log.error({ err: error }, 'The connection to Discord has a problem');
  });
  client.on(Events.Warn, (warning) => {
    log.warn({ warning }, 'discord.js warns');
  });
  client.on(Events.ShardReconnecting, () => {
    log.info({}, 'Reconnecting to Discord');
  });
  client.on(Events.ShardError, (error) => {
    log.warn({ err: error }, 'A connection to Discord has a problem');
  });
  client.on(Events.ShardResume, () => {
    log.info({}, 'Connected to Discord again');
  });
  return client;
}

function divisionOf(shards: Shards | undefined): Pick<ClientOptions, 'shards' | 'shardCount'> {
  if (shards === undefined) return {};
  if (shards.kind === 'part') return { shardCount: shards.count, shards: shards.ids };
  return shards.count === 'auto' ? { shards: 'auto' } : { shardCount: shards.count };
}

/** Whether this process does what is to be done once for all of them. */
function leads(shards: Shards | undefined): boolean {
  return shards?.kind !== 'part' || shards.ids.includes(0);
}

function register(
  { commands, menus, log }: BotParts,
  { rest, application }: Client<true>,
  signal: AbortSignal,
): Registration {
  return keepRegistering({
    register: () => registerEverywhere(rest, application.id, [...commands, ...menus]),
    log,
    signal,
  });
}

interface Work extends Pick<RunningBot, 'stop' | 'shards' | 'delivery' | 'redeliver' | 'lookAgain'> {
  /** The end has begun. */
  readonly leaving: AbortSignal;
  /** Registers the emojis; nothing waits for that. */
  dress(client: Client<true>): void;
  /** Begins to deliver messages. */
  deliver(): void;
  /** Begins to see to what is lost; nothing waits for that. */
  lookForLosses(): void;
}

/** Answers every interaction from now on, also those that come with the connection. */
function takeInteractions(parts: BotParts, client: Client): Work {
  const { app, commands, menus, painter, log, now, watch } = parts;
  const emojis = createEmojis(parts.emojiArt ?? { names: [], draw: async () => Buffer.alloc(0) }, log);
  const words: Wording = { locale: 'en', emojis };
  const leaving = new AbortController();
  const bounded = new REST({
    ...client.rest.options,
    globalRequestsPerSecond: requestsPerSecond(1, parts.requestsPerSecond),
    rejectOnRateLimit: rejectsLongWaits(now),
  }).setToken(parts.token);
  const token = guardToken({ rests: [bounded, client.rest], token: parts.token, log, now });
  const presses = createPressTokens(now);
  const courier = mindingOldEdits(
    restCourier(bounded, () => client.user?.id, { rest: client.rest, presses }),
    now,
  );
  const delivering = {
    app,
    words,
    painter,
    log,
    courier,
    emojis,
    lastMessageId: (channelId: string) => lastMessageId(client, channelId),
    lacking: (channelId: string) => lackingIn(client, channelId),
    ...(watch === undefined
      ? {}
      : {
          counted: (failure: DeliveryFailure) => {
            watch.deliveryFailed(failure);
          },
        }),
  };
  const delivery = createDelivery(delivering, now);
  token.onChange((taken) => {
    if (taken) delivery.release();
    else delivery.hold();
  });
  const stopReturning = onReturn(client, delivery);
  const losses = createLosses({ app, client, courier, program: parts.program ?? 'sources', now, log });
  const below = createBelow(delivering, delivery);
  const bot = {
    app,
    threads: discordThreads(client, app.settings),
    servers: discordServers(client),
    words,
    painter,
    farewell: courier,
    below,
  };
  const live = createLivePanels({ app, log });
  const router = createRouter({ bot, commands, menus, log, live, presses, emojis });
  const route = watch === undefined ? router : watched(router, [client.rest, bounded], watch);
  const routeOurs = async (interaction: Interaction): Promise<void> => {
    if (await isOurs(parts, interaction.id)) await route(interaction);
  };
  const stopListening = parts.presence?.onLeft(() => {
    delivery.lookAgain();
  });
  const stopSharing = parts.presence?.onShare((share) => {
    bounded.options.globalRequestsPerSecond = requestsPerSecond(share, parts.requestsPerSecond);
  });
  const underWay = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const routed = routeOurs(interaction).finally(() => underWay.delete(routed));
    underWay.add(routed);
  });
  return {
    leaving: leaving.signal,
    deliver: () => {
      delivery.start();
    },
    lookForLosses: () => {
      losses.begin();
    },
    redeliver: () => losses.redeliver(),
    dress: ({ rest, application }) =>
      void emojis.register({
        rest,
        applicationId: application.id,
        signal: leaving.signal,
        makes: leads(parts.shards),
      }),
    lookAgain: () => {
      delivery.lookAgain();
    },
    shards: () => shardsOf(client),
    delivery: () => delivery.condition(token.refusedSince()),
    async stop() {
      leaving.abort();
      stopListening?.();
      stopSharing?.();
      stopReturning();
      client.removeAllListeners(Events.InteractionCreate);
      // Leaving looks to discord.js like a connection to be made again.
      client.removeAllListeners(Events.ShardReconnecting);
      await Promise.all(underWay);
      live.stop();
      await losses.stop();
      await delivery.stop();
      token.stop();
      bounded.clearHashSweeper();
      bounded.clearHandlerSweeper();
      await client.destroy();
    },
  };
}

/** `share`: of this process, from above 0 to 1. */
export function requestsPerSecond(share: number, of: number = mostRequests): number {
  return Math.max(1, Math.floor(of * share));
}

/**
 * Returns whether this process answers the interaction; `true` if that can't be read, since two answers are better than
 * none.
 */
async function isOurs({ presence, log }: BotParts, interaction: string): Promise<boolean> {
  try {
    return (await presence?.isOurs(interaction)) ?? true;
  } catch (error) {
    log.warn({ err: error, interaction }, 'Whether another process answers an interaction can not be read');
    return true;
  }
}

function lastMessageId(client: Client, channelId: string): string | undefined {
  const channel = client.channels.cache.get(channelId);
  return channel !== undefined && 'lastMessageId' in channel ? (channel.lastMessageId ?? undefined) : undefined;
}
