import type { Command } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';
import { findGame } from '../src/bot/actions/findGame.ts';
import { ordersOf } from '../src/bot/actions/personal.ts';

export const orders: Command = {
  definition: playerCommand('orders', 'commands.orders').addStringOption(gameOption).toJSON(),
  run: async (call, bot) => await ordersOf(bot, call, await findGame(bot, call, call.options.text('game'))),
  complete: suggestGames,
};
