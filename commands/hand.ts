import type { Command } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';

export const hand: Command = {
  definition: playerCommand('hand', 'commands.hand').addStringOption(gameOption).toJSON(),
  run: (call, desk) => desk.hand(call, call.options.text('game')),
  slow: () => true,
  complete: suggestGames,
};
