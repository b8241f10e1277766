/** The connection to Discord's gateway: what ends it for good, and the way in. */
import { once } from 'node:events';
import { DiscordAPIError, Events, GatewayCloseCodes as Close } from 'discord.js';
import type { Client } from 'discord.js';
import { AccessError } from './access.ts';

/** Discord has closed the gateway and won't open it again before a person changes something. The message says what. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  /** Discord's close code. */
  readonly code: number;

  constructor(code: number) {
    super(`${adviceOn(code)} Then start the bot again.`);
    this.code = code;
  }
}

const advice: ReadonlyMap<number, string> = new Map<Close, string>([
  [
    Close.AuthenticationFailed,
    'Discord no longer accepts the token (4004): copy the present one from the developer portal into DISCORD_TOKEN.',
  ],
  [
    Close.InvalidShard,
    'Discord does not know the shards that this process asks for (4010): check SHARDS, or SHARD_COUNT and SHARD_IDS.',
  ],
  [
    Close.ShardingRequired,
    'The bot is in more servers than its connections may serve (4011): set SHARDS=auto, or raise SHARD_COUNT in all processes.',
  ],
  [
    Close.InvalidAPIVersion,
    'Discord no longer speaks the version of its protocol that this bot uses (4012): update the bot.',
  ],
  [
    Close.InvalidIntents,
    'Discord does not know the intents that this version of the bot asks for (4013): update the bot.',
  ],
  [
    Close.DisallowedIntents,
    'Discord does not grant the intents that the bot asks for (4014): switch them on in the developer portal (Bot, Privileged Gateway Intents), or update the bot.',
  ],
]);

function adviceOn(code: number): string {
  return (
    advice.get(code) ??
    `Discord has closed the connection for good (${code}): look at https://discordstatus.com and at the application in the developer portal.`
  );
}

export interface FinalClose {
  /** Resolves when Discord has closed the gateway for good; else never. */
  readonly happened: Promise<GatewayError>;
  /** The same, at this moment. */
  error(): GatewayError | undefined;
}

/** Listens for what discord.js does not recover from: it goes silent then, without another word. */
export function finalCloseOf(client: Client): FinalClose {
  let found: GatewayError | undefined;
  const { promise: happened, resolve } = withResolver<GatewayError>();
  const close = (code: number): void => {
    found ??= new GatewayError(code);
    resolve(found);
  };
  client.on(Events.ShardDisconnect, ({ code }) => {
    close(code);
  });
  client.on(Events.Invalidated, () => {
    close(Close.AuthenticationFailed);
  });
  return { happened, error: () => found };
}

function withResolver<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const readyPatience = 60_000;

/** Logs in. Rejects with a `GatewayError` or an `AccessError`, both in words for the operator. */
export async function logIn(client: Client, token: string, closed: FinalClose): Promise<Client<true>> {
  const ready = once(client, Events.ClientReady, { signal: AbortSignal.timeout(readyPatience) });
  // Until someone waits for it, a failure of the login is the one to report.
  ready.catch(() => undefined);
  const refused = closed.happened.then((error) => {
    throw error;
  });
  refused.catch(() => undefined);
  try {
    await client.login(token);
  } catch (error) {
    throw closed.error() ?? asAccessError(error);
  }
  await Promise.race([
    refused,
    ready.catch((error: unknown) => {
      throw new AccessError('Discord accepted the connection, but did not finish it within a minute: try again.', {
        cause: error,
      });
    }),
  ]);
  if (!client.isReady()) throw new AccessError('The connection to Discord was lost right at the start: try again.');
  return client;
}

/** Returns an `AccessError` for an error that has words for the operator; any other error is returned unchanged. */
function asAccessError(error: unknown): unknown {
  if (error instanceof DiscordAPIError)
    return new AccessError(`Discord did not let the bot in (${error.status}, ${error.message}): try again later.`, {
      cause: error,
    });
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code !== 'TokenInvalid')
    return new AccessError(`The connection to Discord failed (${error.code}): check the network, and try again.`, {
      cause: error,
    });
  return error;
}
