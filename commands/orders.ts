import type { Command } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';

export const orders: Command = {
  definition: playerCommand('orders', 'commands.orders').addStringOption(gameOption).toJSON(),
  run: async (call, desk) => await desk.orders(call, await desk.gameOf(call, call.options.text('game'))),
  complete: suggestGames,
};
