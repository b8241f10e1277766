import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Message } from '../../src/bot/types.ts';
import { described, gameOption } from '../shared/definitions.ts';
import { mention, placeForGame } from '../shared/place.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function hereDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('here'), 'commands.hostHere').addStringOption((option) =>
    gameOption(option).setRequired(true),
  );
}

/** Takes a game to this channel or thread: the way out where the old one is locked or gone. */
export async function here(call: Call, bot: BotContext): Promise<Message> {
  const place = await placeForGame(call, bot);
  const { id } = await findGame(bot, call, call.options.text('game'));
  const game = await bot.app.move(id, call.person, place);
  return { content: call.say('lobby.movedHere', { game: game.id, channel: mention(game.channelId) }) };
}
