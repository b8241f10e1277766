import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { replayOf } from '../../src/bot/actions/board.ts';
import { checksOf, exportOf } from '../../src/bot/actions/hosting.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export async function exportGame(call: Call, bot: BotContext): Promise<Message> {
  return await exportOf(bot, call, await findGame(bot, call, undefined));
}

export function replayDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('replay'), 'commands.gameReplay')
    .addIntegerOption((option) => described(option.setName('turn'), 'commands.gameReplayTurn').setMinValue(0))
    .addBooleanOption((option) => described(option.setName('checks'), 'commands.gameReplayChecks'));
}

/** A finished game turn by turn with nothing hidden, or the list of its skill checks. */
export async function replay(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  if (call.options.flag('checks') === true) return await checksOf(bot, call, game, 0);
  return await replayOf(bot, game, call, { turn: call.options.number('turn'), page: 0 });
}
