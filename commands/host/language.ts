import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { languageText } from '../../src/app/types.ts';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { languageNamed, languageOption } from '../shared/languages.ts';

export function languageDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('language'), 'commands.hostLanguage').addStringOption((option) =>
    languageOption('commands.gameLanguage', 'languages.ofGuild')(option).setRequired(true),
  );
}

/** What everybody reads where the game is played, from now on. */
export async function language(call: Call, desk: Desk): Promise<Message> {
  const { id } = await desk.gameOf(call);
  const chosen = languageNamed(call)?.language;
  await desk.app.languages.setForGame(id, call.person, chosen);
  return { content: call.say('languages.setForGame', { language: languageText(chosen, call.say) }) };
}
