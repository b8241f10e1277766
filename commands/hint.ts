import type { Command } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';
import { hintFor } from '../src/bot/actions/own.ts';

/** What the caller could answer now, for the caller alone. */
export const hint: Command = {
  definition: playerCommand('hint', 'commands.hint').addStringOption(gameOption).toJSON(),
  run: (call, bot) => hintFor(bot, call, call.options.text('game')),
  slow: () => true,
  complete: suggestGames,
};
