import type { Command } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';

export const help: Command = {
  definition: playerCommand('help', 'commands.help').addStringOption(gameOption).toJSON(),
  run: (call, desk) => desk.help(call, call.options.text('game')),
  complete: suggestGames,
};
