import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described, gameOption } from '../shared/definitions.ts';

export function deleteDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('delete'), 'commands.hostDelete').addStringOption((option) =>
    described(option.setName('name'), 'commands.deleteName'),
  );
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

/** For server managers also of a game that was deleted, to which only its name leads. */
export async function audit(call: Call, desk: Desk): Promise<Message> {
  return await desk.care.audit(call, call.options.text('game'), 0);
}
