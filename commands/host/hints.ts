import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function hintsDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('hints'), 'commands.hostHints').addBooleanOption((option) =>
    described(option.setName('allow'), 'commands.hintsAllow').setRequired(true),
  );
}

/** Whether people may ask what they could answer. */
export async function hints(call: Call, bot: BotContext): Promise<Message> {
  const { id } = await findGame(bot, call, undefined);
  const allowed = call.options.flag('allow') === true;
  await bot.app.hints.allow(id, call.person, allowed);
  return { content: call.say(allowed ? 'hint.allowed' : 'hint.forbidden') };
}
