import { DiscordAPIError, RESTJSONErrorCodes, ShardClientUtil } from 'discord.js';
import type { Client } from 'discord.js';
import type { App, GameRecord } from '../../app/types.ts';
import type { Log } from '../../app/core/log.ts';
import type { Guilds } from './guilds.ts';
import type { Places } from './places.ts';

interface Parts {
  readonly app: Pick<App, 'openGames'>;
  readonly places: Places;
  readonly guilds: Guilds;
  readonly log: Log;
}

/**
 * Looks at the start where games are played, as far as this process hears of it: what has happened to a place meanwhile
 * no one has told us. Discord is asked only of places that it has not named at the connection: those that are archived,
 * gone, or not to be seen.
 */
export async function lookAtPlaces(client: Client, parts: Parts, signal: AbortSignal): Promise<void> {
  for (const game of await parts.app.openGames()) {
    if (signal.aborted) return;
    if (!isHeard(client, game.guildId)) continue;
    if (client.guilds.cache.has(game.guildId)) await lookAt(client, parts, game);
    else await parts.guilds.left(game.guildId);
  }
}

async function lookAt(client: Client, { places, log }: Parts, { id, guildId, channelId }: GameRecord): Promise<void> {
  if (client.channels.cache.has(channelId)) return;
  try {
    const channel = await client.channels.fetch(channelId, { cache: false });
    if (channel?.isThread() !== true || channel.archived !== true) return;
    await places.archived({ id: channelId, locked: channel.locked === true });
  } catch (err) {
    if (err instanceof DiscordAPIError && err.code === RESTJSONErrorCodes.UnknownChannel)
      await places.deleted(guildId, channelId);
    else log.info({ gameId: id, channelId, err }, 'Where a game is played can not be looked at');
  }
}

/** Whether a connection of this process tells of a guild, and has told of it. */
function isHeard(client: Client, guildId: string): boolean {
  const { shards } = client.ws;
  const count = client.options.shardCount ?? shards.size;
  return shards.has(ShardClientUtil.shardIdForGuildId(guildId, count));
}
