import type { GuildSettings } from '../../app/types.ts';
import type { SettingsDeed } from '../press.ts';
import { guildOf, settingsPanel } from '../actions/settings.ts';
import type { PressReply } from '../respond.ts';
import type { Caller } from '../types.ts';
import type { BotContext } from '../actions/context.ts';

/** A button or menu of the settings of a guild: the panel is drawn again with what was decided. */
export async function inSettings(
  bot: BotContext,
  caller: Caller,
  deed: SettingsDeed,
  values: ReadonlyArray<string>,
): Promise<PressReply> {
  const guildId = guildOf(caller);
  if (deed === 'reset') await bot.app.guild.reset(guildId, caller.person);
  else await bot.app.guild.change(guildId, caller.person, changeFor(deed, values));
  return { kind: 'update', message: await settingsPanel(bot.app, caller, caller.say('guild.saved')) };
}

function changeFor(deed: Exclude<SettingsDeed, 'reset'>, values: ReadonlyArray<string>): Partial<GuildSettings> {
  const [value = ''] = values;
  switch (deed) {
    case 'creators':
      return { creators: { kind: value === 'managers' ? 'managers' : 'everyone' } };
    case 'role':
      return { creators: { kind: 'role', roleId: value } };
    case 'channels':
      return { channels: values };
    case 'most':
      return { mostGames: Number(value) };
    case 'here':
    case 'thread':
      return { home: deed };
    case 'glance':
    case 'whole':
      return { picture: deed };
    case 'direct':
    case 'threads':
      return { privately: deed };
    case 'anywhere':
      return { channels: [] };
  }
}
