import type { Command } from '../src/bot/types.ts';
import { status as run } from './game/look.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';

export const status: Command = {
  definition: playerCommand('status', 'commands.gameStatus').addStringOption(gameOption).toJSON(),
  run,
  complete: suggestGames,
};
