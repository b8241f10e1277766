import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { memberNamed, noBot } from '../shared/people.ts';
import { spectatorsOf } from '../../src/bot/actions/hosting.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function spectatorsDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('spectators'), 'commands.gameSpectators')
    .addUserOption((option) => described(option.setName('add'), 'commands.spectatorsAdd'))
    .addUserOption((option) => described(option.setName('remove'), 'commands.spectatorsRemove'));
}

/** Lists the spectators, after adding or removing someone if the call says so. */
export async function spectators(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const leaving = call.options.person('remove');
  const coming = memberNamed(call, 'add');
  if (leaving !== undefined) await bot.app.hosts.removeSpectator(game.id, call.person, noBot(leaving));
  if (coming !== undefined) await bot.app.hosts.addSpectator(game.id, call.person, noBot(coming));
  return await spectatorsOf(bot, call, game);
}
