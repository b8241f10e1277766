import type { Command } from '../src/bot/types.ts';
import { described, fixedChoice, playerCommand } from './shared/definitions.ts';

export const games: Command = {
  definition: playerCommand('games', 'commands.games')
    .addStringOption((option) =>
      described(option.setName('which'), 'commands.gamesWhich').addChoices(
        fixedChoice('games.mineTitle', 'mine'),
        fixedChoice('games.openTitle', 'open'),
      ),
    )
    .toJSON(),
  run: (call, desk) => desk.games(call, { which: call.options.text('which') === 'open' ? 'open' : 'mine', page: 0 }),
};
