import type { World } from '../model/world.ts';

/** Which part of Discord a session hears of: its number, from 0, and how many there are. */
export type Shard = readonly [id: number, count: number];

export const wholeOfDiscord: Shard = [0, 1];

/** Whether the shard hears of the guild, by the time of its id, as Discord divides guilds. */
export function hearsOfGuild([id, count]: Shard, guildId: string): boolean {
  return (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(id);
}

/** Whether the shard hears of an event; those of no guild, such as direct messages, go to the first shard. */
export function hearsOf(shard: Shard, { t, d }: { readonly t: string; readonly d: unknown }): boolean {
  const guildId = guildIn(t, d);
  return typeof guildId === 'string' ? hearsOfGuild(shard, guildId) : shard[0] === 0;
}

/** Whether there is such a shard. */
export function isShard([id, count]: Shard): boolean {
  return count >= 1 && id >= 0 && id < count;
}

/** Discord demands it of bots that are in too many guilds for one connection. */
export function isTooFew(world: World, [, count]: Shard): boolean {
  return count < world.shards.least;
}

/** Events about a guild as a whole have its id as their own. */
function guildIn(type: string, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('guild_id' in data) return data.guild_id;
  return type.startsWith('GUILD_') && 'id' in data ? data.id : undefined;
}
