import { defaultGuildSettings, isAppError } from '../app/types.ts';
import type { App, GuildSettings } from '../app/types.ts';

/**
 * Returns the decisions of a guild's managers; the defaults if the stored ones can't be understood. Such settings stop
 * only a person who would open a game.
 */
export async function guildSettings({ guild }: Pick<App, 'guild'>, guildId: string): Promise<GuildSettings> {
  try {
    return await guild.settings(guildId);
  } catch (error) {
    // A database that is away has decided nothing: by the defaults a player's thread would be left for direct messages.
    if (isAppError(error) && error.code === 'badSettings') return defaultGuildSettings;
    throw error;
  }
}
