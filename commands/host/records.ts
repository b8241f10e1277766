import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described, gameOption } from '../shared/definitions.ts';

export function deleteDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('delete'), 'commands.hostDelete')
    .addStringOption((option) => described(option.setName('name'), 'commands.deleteName'));
}

/** Shows what would go, with buttons for it once the game is over; deletes the game if its name is typed here. */
export async function deleteGame(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.gameOf(call);
  const name = call.options.text('name');
  if (name === undefined) return await desk.care.deletion(call, game);
  return await desk.care.delete(call, game, { status: game.status, name });
}

export function auditDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('audit'), 'commands.hostAudit').addStringOption(gameOption);
}

/** Also of a game that was deleted, which only its name leads to. */
export async function audit(call: Call, desk: Desk): Promise<Message> {
  const named = call.options.text('game')?.trim().toLowerCase();
  return await desk.care.audit(call, named ?? (await desk.gameOf(call)).id, 0);
}
