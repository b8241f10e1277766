import type { Command } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';

export const hand: Command = {
  definition: playerCommand('hand', 'commands.hand').addStringOption(gameOption).toJSON(),
  run: async (call, desk) => await desk.sheet(call, await desk.gameOf(call, call.options.text('game'))),
  slow: () => true,
  complete: suggestGames,
};
