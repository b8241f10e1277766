import type { SlashCommandBooleanOption, SlashCommandIntegerOption, SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, LogPart, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import { logMessage } from '../../src/bot/messages/log.ts';
import { boardOf, statusOf } from '../../src/bot/actions/board.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export async function status(call: Call, bot: BotContext): Promise<Message> {
  return await statusOf(bot, await findGame(bot, call, call.options.text('game')), call);
}

export async function board(call: Call, bot: BotContext): Promise<Message> {
  return await boardOf(bot, await findGame(bot, call, undefined), call);
}

export function logDefinition(sub: SlashCommandSubcommandBuilder) {
  return withLogOptions(described(sub.setName('log'), 'commands.gameLog'));
}

interface TakesOptions {
  addIntegerOption(make: (option: SlashCommandIntegerOption) => SlashCommandIntegerOption): unknown;
  addBooleanOption(make: (option: SlashCommandBooleanOption) => SlashCommandBooleanOption): unknown;
}

/** Adds the options of `/game log` and `/log`. */
export function withLogOptions<Builder extends TakesOptions>(builder: Builder) {
  builder.addIntegerOption((option) => described(option.setName('turn'), 'commands.gameLogTurn').setMinValue(0));
  builder.addBooleanOption((option) => described(option.setName('since-my-turn'), 'commands.gameLogSince'));
  return builder;
}

export async function log(call: Call, bot: BotContext): Promise<Message> {
  return await logMessage({
    app: bot.app,
    words: bot.words,
    game: await findGame(bot, call, call.options.text('game')),
    caller: call,
    part: partOf(call),
  });
}

function partOf({ options }: Call): LogPart {
  const turn = options.number('turn');
  if (turn !== undefined) return { show: 'turn', turn, page: 0 };
  return { show: options.flag('since-my-turn') === true ? 'since' : 'latest', page: 0 };
}
