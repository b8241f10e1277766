import { defaultGuildSettings } from '../app/types.ts';
import type { App, GuildSettings } from '../app/types.ts';

/** What the managers of a guild have decided. Settings that can't be understood stop nobody but who would open a game. */
export async function guildSettings({ guild }: Pick<App, 'guild'>, guildId: string): Promise<GuildSettings> {
  return await guild.settings(guildId).catch(() => defaultGuildSettings);
}
