import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';

export async function status(call: Call, desk: Desk): Promise<Message> {
  return await desk.status(await desk.gameOf(call), call);
}

export async function board(call: Call, desk: Desk): Promise<Message> {
  return await desk.board(await desk.gameOf(call));
}

export function logDefinition(sub: SlashCommandSubcommandBuilder) {
  return sub.setName('log').setDescription('What happened, as far as you may know it')
    .addIntegerOption((option) => option.setName('turn').setDescription('Only this turn of the game').setMinValue(0));
}

export async function log(call: Call, desk: Desk): Promise<Message> {
  return await desk.log(await desk.gameOf(call), call, call.options.number('turn'));
}
