import { Refusal } from '../refusal.ts';
import { isAppError } from '../../app/types.ts';
import type { App } from '../../app/types.ts';
import { brokenSettingsMessage, settingsMessage } from '../messages/settings.ts';
import type { Caller, Message } from '../types.ts';
import { defined } from '../../values/defined.ts';

/** Refuses outside of servers. */
export function guildOf({ guildId }: Caller): string {
  if (guildId === undefined) throw new Refusal('notAllowed', (say) => say('guild.onlyServer'));
  return guildId;
}

/** The panel of a guild's settings for one of its managers. Refuses for others. */
export async function settingsPanel(app: App, caller: Caller, before?: string): Promise<Message> {
  const guildId = guildOf(caller);
  if (caller.person.administrator !== true)
    throw new Refusal(
      'notAllowed',
      (say) => say('guild.onlyManagers'),
      (say) => say('guild.onlyManagersHint'),
    );
  try {
    const settings = await app.guild.settings(guildId);
    const open = (await app.gamesOfGuild(guildId)).length;
    return settingsMessage({ settings, open, ...defined({ before }) }, caller);
  } catch (error) {
    if (isAppError(error) && error.code === 'badSettings') return brokenSettingsMessage(caller.say);
    throw error;
  }
}
