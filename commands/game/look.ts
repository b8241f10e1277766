import type { SlashCommandBooleanOption, SlashCommandIntegerOption, SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, LogPart, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';

export async function status(call: Call, desk: Desk): Promise<Message> {
  return await desk.status(await desk.gameOf(call, call.options.text('game')), call);
}

export async function board(call: Call, desk: Desk): Promise<Message> {
  return await desk.board(await desk.gameOf(call), call);
}

export function logDefinition(sub: SlashCommandSubcommandBuilder) {
  return withLogOptions(described(sub.setName('log'), 'commands.gameLog'));
}

interface TakesOptions {
  addIntegerOption(make: (option: SlashCommandIntegerOption) => SlashCommandIntegerOption): unknown;
  addBooleanOption(make: (option: SlashCommandBooleanOption) => SlashCommandBooleanOption): unknown;
}

/** Of `/game log` and `/log`. */
export function withLogOptions<Builder extends TakesOptions>(builder: Builder) {
  builder.addIntegerOption((option) => described(option.setName('turn'), 'commands.gameLogTurn').setMinValue(0));
  builder.addBooleanOption((option) => described(option.setName('since-my-turn'), 'commands.gameLogSince'));
  return builder;
}

export async function log(call: Call, desk: Desk): Promise<Message> {
  return await desk.log(await desk.gameOf(call, call.options.text('game')), call, partOf(call));
}

function partOf({ options }: Call): LogPart {
  const turn = options.number('turn');
  if (turn !== undefined) return { show: 'turn', turn, page: 0 };
  return { show: options.flag('since-my-turn') === true ? 'since' : 'latest', page: 0 };
}
