import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { memberNamed, noBot } from '../shared/people.ts';

export function spectatorsDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('spectators'), 'commands.gameSpectators')
    .addUserOption((option) => described(option.setName('add'), 'commands.spectatorsAdd'))
    .addUserOption((option) => described(option.setName('remove'), 'commands.spectatorsRemove'));
}

/** Who looks on; also adds somebody or takes somebody away. */
export async function spectators(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.gameOf(call);
  const leaving = call.options.person('remove');
  const coming = memberNamed(call, 'add');
  if (leaving !== undefined) await desk.app.hosts.removeSpectator(game.id, call.person, noBot(leaving));
  if (coming !== undefined) await desk.app.hosts.addSpectator(game.id, call.person, noBot(coming));
  return await desk.care.spectators(call, game);
}
