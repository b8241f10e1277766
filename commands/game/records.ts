import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';

export async function exportGame(call: Call, desk: Desk): Promise<Message> {
  return await desk.care.exported(call, await desk.gameOf(call));
}

export function replayDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('replay'), 'commands.gameReplay')
    .addIntegerOption((option) => described(option.setName('turn'), 'commands.gameReplayTurn').setMinValue(0))
    .addBooleanOption((option) => described(option.setName('checks'), 'commands.gameReplayChecks'));
}

/** A finished game turn by turn with nothing hidden, or the list of its skill checks. */
export async function replay(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.gameOf(call);
  if (call.options.flag('checks') === true) return await desk.care.checks(call, game, 0);
  return await desk.replay(game, call, { turn: call.options.number('turn'), page: 0 });
}
