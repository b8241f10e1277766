import type { Command } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';
import { sheetOfCaller } from '../src/bot/actions/sheet.ts';

export const hand: Command = {
  definition: playerCommand('hand', 'commands.hand').addStringOption(gameOption).toJSON(),
  run: (call, bot) => sheetOfCaller(bot, call, call.options.text('game')),
  slow: () => true,
  complete: suggestGames,
};
