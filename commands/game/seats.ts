import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described, fixedChoice } from '../shared/definitions.ts';

export async function join(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.app.join((await desk.gameOf(call)).id, call.person);
  return { content: call.say('replies.joined', { game: game.id }) };
}

export async function leave(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.app.leave((await desk.gameOf(call)).id, call.person);
  return { content: call.say(game.status === 'abandoned' ? 'replies.leftLast' : 'replies.left', { game: game.id }) };
}

export function startDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('start'), 'commands.gameStart').addStringOption((option) =>
    described(option.setName('automatic'), 'commands.gameStartAutomatic').addChoices(fixedChoice('commands.gameStartFill', 'fill')),
  );
}

export async function start(call: Call, desk: Desk): Promise<Message> {
  const { id } = await desk.gameOf(call);
  await desk.app.start(id, call.person, { fill: call.options.text('automatic') === 'fill' });
  return { content: call.say('replies.begins') };
}
