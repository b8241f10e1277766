import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';

export function hintsDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('hints'), 'commands.hostHints').addBooleanOption((option) =>
    described(option.setName('allow'), 'commands.hintsAllow').setRequired(true),
  );
}

/** Whether people may ask what they could answer. */
export async function hints(call: Call, desk: Desk): Promise<Message> {
  const { id } = await desk.gameOf(call);
  const allowed = call.options.flag('allow') === true;
  await desk.app.hints.allow(id, call.person, allowed);
  return { content: call.say(allowed ? 'hint.allowed' : 'hint.forbidden') };
}
