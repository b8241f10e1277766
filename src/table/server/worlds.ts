import type { ApiRequest } from './rest/request.ts';
import type { World } from './model/world.ts';

/**
 * All guilds of the pretended Discord, each a world of its own with one bot in all of them; the page shows the first.
 */
export type Worlds = readonly [World, ...ReadonlyArray<World>];

/**
 * The world that a request of the bot is about, by the ids in it; what is about none of them, or about nothing known,
 * is for the first.
 */
export function worldFor(worlds: Worlds, request: Pick<ApiRequest, 'params' | 'body'>): World {
  return worlds.find((world) => concerns(world, request)) ?? worlds[0];
}

function concerns(
  { guild, channels, interactions, people }: World,
  { params, body }: Pick<ApiRequest, 'params' | 'body'>,
): boolean {
  const { channel, guild: guildId, interaction, token, user } = params;
  if (channel !== undefined) return channels.find(channel) !== undefined;
  if (guildId !== undefined) return guild.id === guildId;
  if (interaction !== undefined) return interactions.find(interaction) !== undefined;
  if (token !== undefined) return interactions.hasToken(token);
  const person = user ?? recipientIn(body);
  return person !== undefined && people.find(person) !== undefined;
}

function recipientIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'recipient_id' in body ? String(body.recipient_id) : undefined;
}
