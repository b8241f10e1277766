import { PermissionFlagsBits } from 'discord.js';
import type { Interaction } from 'discord.js';
import type { GameRecord, Settings, UserId } from '../app/types.ts';

/** Remembers of somebody whether they may look into private threads: Discord tells it with all that people do. */
export async function noteModerator(settings: Settings, { user, guildId, memberPermissions }: Interaction): Promise<void> {
  if (guildId === null || memberPermissions === null) return;
  const may = memberPermissions.has(PermissionFlagsBits.ManageThreads);
  if (may === await isModerator(settings, guildId, user.id)) return;
  if (may) await settings.set(scopeOf(guildId), keyOf(user.id), true);
  else await settings.clear(scopeOf(guildId), keyOf(user.id));
}

/** The names of those who play in a game and may look into private threads, as far as they have done anything yet. */
export function moderatorsAmong(settings: Settings, { guildId, seats }: Pick<GameRecord, 'guildId' | 'seats'>): ReadonlyArray<string> {
  return seats.flatMap((holder) => (holder.kind === 'user' && isModerator(settings, guildId, holder.userId) ? [holder.name] : []));
}

async function isModerator(settings: Settings, guildId: string, userId: UserId): Promise<boolean> {
  return await settings.get(scopeOf(guildId), keyOf(userId)) === true;
}

function scopeOf(guildId: string): string {
  return `guild:${guildId}`;
}

function keyOf(userId: UserId): string {
  return `moderator:${userId}`;
}
