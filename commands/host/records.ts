import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Message } from '../../src/bot/types.ts';
import { described, gameOption } from '../shared/definitions.ts';
import { auditOf, deleteGame, deletionPreview } from '../../src/bot/actions/hosting.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function deleteDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('delete'), 'commands.hostDelete').addStringOption((option) =>
    described(option.setName('name'), 'commands.deleteName'),
  );
}

/** Shows what would go, with buttons for it once the game is over; deletes the game if its name is typed here. */
export async function deleteNamed(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const name = call.options.text('name');
  if (name === undefined) return await deletionPreview(bot, call, game);
  return await deleteGame(bot, call, game, { status: game.status, name });
}

export function auditDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('audit'), 'commands.hostAudit').addStringOption(gameOption);
}

/** Shows who did what to a game; server managers can read a deleted game's, too, to which only its name leads. */
export async function audit(call: Call, bot: BotContext): Promise<Message> {
  return await auditOf(bot, call, call.options.text('game'), 0);
}
