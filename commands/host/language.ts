import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { languageText } from '../../src/app/types.ts';
import type { Call, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { languageNamed, languageOption } from '../shared/languages.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function languageDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('language'), 'commands.hostLanguage').addStringOption((option) =>
    languageOption('commands.gameLanguage', 'languages.ofGuild')(option).setRequired(true),
  );
}

/** Sets the language in which everyone reads the game, from now on. */
export async function language(call: Call, bot: BotContext): Promise<Message> {
  const { id } = await findGame(bot, call, undefined);
  const chosen = languageNamed(call)?.language;
  await bot.app.languages.setForGame(id, call.person, chosen);
  return { content: call.say('languages.setForGame', { language: languageText(chosen, call.say) }) };
}
