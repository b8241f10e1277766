import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described, gameOption } from '../shared/definitions.ts';
import { Refusal } from '../shared/refusal.ts';
import { mention, refuseInPrivateThread } from '../game/place.ts';

export function hereDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('here'), 'commands.hostHere').addStringOption((option) => gameOption(option).setRequired(true));
}

/** Takes a game to this channel or thread: the way out where the old one is locked or gone. */
export async function here(call: Call, desk: Desk): Promise<Message> {
  const { guildId, channelId, parentId, person, lacking } = call;
  if (guildId === undefined) throw new Refusal('notAllowed', (say) => say('refusals.needsServer'));
  refuseInPrivateThread(call, desk);
  if (lacking.length > 0)
    throw new Refusal(
      'notAllowed',
      (say) => say('refusals.lacking', { permissions: lacking.join(', ') }),
      (say) => say('refusals.lackingHint'),
    );
  const { id } = await desk.gameOf(call, call.options.text('game'));
  const game = await desk.app.move(id, person, { guildId, channelId, parentId });
  return { content: call.say('lobby.movedHere', { game: game.id, channel: mention(game.channelId) }) };
}
