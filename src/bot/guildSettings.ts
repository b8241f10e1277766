import { defaultGuildSettings, isAppError } from '../app/types.ts';
import type { App, GuildSettings } from '../app/types.ts';

/**
 * What the managers of a guild have decided. Settings that can't be understood stop no one but who would open a game.
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
