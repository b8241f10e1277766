import type { Command } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';
import { hintFor } from '../src/bot/actions/personal.ts';

/** `/hint`: tells the caller alone what they could answer now. */
export const hint: Command = {
  definition: playerCommand('hint', 'commands.hint').addStringOption(gameOption).toJSON(),
  run: (call, bot) => hintFor(bot, call, call.options.text('game')),
  slow: () => true,
  complete: suggestGames,
};
