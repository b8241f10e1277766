import { GatewayIntentBits as Intents } from 'discord-api-types/v10';
import { memberPayload } from '../model/guild.ts';
import type { World } from '../model/world.ts';
import type { RequestMembers } from './commands.ts';

/**
 * The answer to a request for members: by id always, by name in small numbers, everyone only with the members intent.
 */
export function membersChunk(world: World, request: RequestMembers, intents: number): object {
  const ids = chosen(world, request, intents);
  const found = ids.flatMap((id) => memberPayload(world, id) ?? []);
  const missing = ids.filter((id) => memberPayload(world, id) === undefined);
  return {
    guild_id: world.guild.id,
    members: found,
    chunk_index: 0,
    chunk_count: 1,
    ...(missing.length === 0 ? {} : { not_found: missing }),
    ...(request.nonce === undefined || request.nonce === null ? {} : { nonce: request.nonce }),
  };
}

function chosen(world: World, { user_ids, query, limit }: RequestMembers, intents: number): string[] {
  if (user_ids !== undefined && user_ids !== null) return [user_ids].flat();
  const start = (query ?? '').toLowerCase();
  const everybody = [world.guild.botId, ...world.people.all().map((person) => person.id)];
  if (start === '' && (limit ?? 0) === 0) return (intents & Intents.GuildMembers) === 0 ? [] : everybody;
  return world.people
    .all()
    .filter(({ username, displayName }) => [username, displayName].some((name) => name.toLowerCase().startsWith(start)))
    .slice(0, limit ?? 100)
    .map((person) => person.id);
}
