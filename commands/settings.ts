import { PermissionFlagsBits } from 'discord.js';
import { channelPictures, gameHomes, gamesAtMost, privatePlaces } from '../src/app/types.ts';
import type { Creators, GuildSettings } from '../src/app/types.ts';
import type { Call, Command, Message } from '../src/bot/types.ts';
import { channelCommand, described, fixedChoice } from './shared/definitions.ts';
import { languageNamed, languageOption } from './shared/languages.ts';
import { Refusal } from '../src/bot/refusal.ts';
import { settingsPanel } from '../src/bot/actions/settings.ts';
import type { BotContext } from '../src/bot/actions/context.ts';
import { defined } from '../src/values/defined.ts';

const definition = channelCommand('settings', 'commands.settings').setDefaultMemberPermissions(
  PermissionFlagsBits.ManageGuild,
);
definition
  .addStringOption((option) =>
    described(option.setName('create'), 'commands.settingsCreate').addChoices(
      fixedChoice('commands.settingsEveryone', 'everyone'),
      fixedChoice('commands.settingsManagers', 'managers'),
      fixedChoice('commands.settingsRole', 'role'),
    ),
  )
  .addRoleOption((option) => described(option.setName('role'), 'commands.settingsRoleOption'))
  .addChannelOption((option) => described(option.setName('channel'), 'commands.settingsChannel'))
  .addIntegerOption((option) =>
    described(option.setName('games'), 'commands.settingsGames').setMinValue(1).setMaxValue(gamesAtMost),
  )
  .addStringOption((option) =>
    described(option.setName('home'), 'commands.settingsHome').addChoices(
      fixedChoice('commands.settingsHere', 'here'),
      fixedChoice('commands.settingsThread', 'thread'),
    ),
  )
  .addStringOption((option) =>
    described(option.setName('picture'), 'commands.settingsPicture').addChoices(
      fixedChoice('commands.settingsGlance', 'glance'),
      fixedChoice('commands.settingsWhole', 'whole'),
    ),
  )
  .addRoleOption((option) => described(option.setName('invite'), 'commands.settingsInvite'))
  .addStringOption((option) =>
    described(option.setName('private'), 'commands.settingsPrivate').addChoices(
      fixedChoice('commands.settingsDirect', 'direct'),
      fixedChoice('commands.settingsThreads', 'threads'),
    ),
  )
  .addStringOption(languageOption('commands.settingsLanguage', 'languages.ofDiscord'));

/**
 * `/settings`: the decisions of a server's managers about games there, in a panel with menus, or at once by options.
 */
export const settings: Command = { definition: definition.toJSON(), run };

async function run(call: Call, bot: BotContext): Promise<Message> {
  const { guildId, person, options } = call;
  if (guildId === undefined) throw new Refusal('notAllowed', (say) => say('guild.onlyServer'));
  const change = changeOf(call);
  const channel = options.channel('channel');
  const invite = options.role('invite');
  if (invite !== undefined) await bot.app.guild.toggleInvite(guildId, person, invite);
  if (Object.keys(change).length > 0) await bot.app.guild.change(guildId, person, change);
  if (channel !== undefined) await bot.app.guild.toggleChannel(guildId, person, channel);
  return await settingsPanel(
    bot.app,
    call,
    Object.keys(change).length > 0 || channel !== undefined || invite !== undefined
      ? call.say('guild.saved')
      : undefined,
  );
}

function changeOf(call: Call): Partial<GuildSettings> {
  const { options } = call;
  const creators = creatorsOf(options.text('create'), options.role('role'));
  const mostGames = options.number('games');
  const home = gameHomes.find((each) => each === options.text('home'));
  const picture = channelPictures.find((each) => each === options.text('picture'));
  const named = languageNamed(call);
  const privately = privatePlaces.find((each) => each === options.text('private'));
  return {
    ...defined({ creators, mostGames, home, picture, privately }),
    ...(named === undefined ? {} : { language: named.language ?? 'discord' }),
  };
}

/** A role alone says enough. */
function creatorsOf(kind: string | undefined, roleId: string | undefined): Creators | undefined {
  if (kind === 'everyone' || kind === 'managers') return { kind };
  if (roleId !== undefined) return { kind: 'role', roleId };
  if (kind === undefined) return undefined;
  throw new Refusal(
    'illegalChoice',
    (say) => say('guild.roleMissing'),
    (say) => say('guild.roleMissingHint'),
  );
}
