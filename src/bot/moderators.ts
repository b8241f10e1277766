import { PermissionFlagsBits } from 'discord.js';
import type { Interaction } from 'discord.js';
import type { GameRecord, Settings, UserId } from '../app/types.ts';

/** Remembers of someone whether they may look into private threads: Discord tells it with all that people do. */
export async function noteModerator(
  settings: Settings,
  { user, guildId, memberPermissions }: Interaction,
): Promise<void> {
  if (guildId === null || memberPermissions === null) return;
  const may = memberPermissions.has(PermissionFlagsBits.ManageThreads);
  if (may === ((await settings.get(scopeOf(guildId), keyOf(user.id))) === true)) return;
  if (may) await settings.set(scopeOf(guildId), keyOf(user.id), true);
  else await settings.clear(scopeOf(guildId), keyOf(user.id));
}

/** The names of those who play in a game and may look into private threads, as far as they have done anything yet. */
export async function moderatorsAmong(
  settings: Settings,
  { guildId, seats }: Pick<GameRecord, 'guildId' | 'seats'>,
): Promise<ReadonlyArray<string>> {
  const people = seats.flatMap((holder) => (holder.kind === 'user' ? [holder] : []));
  const found = await settings.many(people.map(({ userId }) => [scopeOf(guildId), keyOf(userId)]));
  return people.filter((_, place) => found[place] === true).map(({ name }) => name);
}

function scopeOf(guildId: string): string {
  return `guild:${guildId}`;
}

function keyOf(userId: UserId): string {
  return `moderator:${userId}`;
}
