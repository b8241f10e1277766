import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { isElsewhere, mention, openGame, withThreadOption } from './place.ts';

export function tutorialDefinition(sub: SlashCommandSubcommandBuilder) {
  return withThreadOption(described(sub.setName('tutorial'), 'commands.gameTutorial'));
}

/** A game of the caller with automatic players that explains the first turns; it begins at once. */
export async function tutorial(call: Call, desk: Desk): Promise<Message> {
  const game = await openGame(call, desk, undefined, (input) => desk.app.tutorial.begin(input));
  return {
    content: isElsewhere(call, game)
      ? call.say('tutorial.begunThere', { game: game.id, thread: mention(game.channelId) })
      : call.say('tutorial.begun', { game: game.id }),
  };
}
