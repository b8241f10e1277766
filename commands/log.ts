import type { Command } from '../src/bot/types.ts';
import { log as run, withLogOptions } from './game/look.ts';
import { suggestGames } from './shared/answering.ts';
import { gameOption, playerCommand } from './shared/definitions.ts';

export const log: Command = {
  definition: withLogOptions(playerCommand('log', 'commands.gameLog')).addStringOption(gameOption).toJSON(),
  run,
  complete: suggestGames,
};
