import type { Command } from '../src/bot/types.ts';
import { described, fixedChoice, playerCommand } from './shared/definitions.ts';
import { gameList } from '../src/bot/actions/gameList.ts';

export const games: Command = {
  definition: playerCommand('games', 'commands.games')
    .addStringOption((option) =>
      described(option.setName('which'), 'commands.gamesWhich').addChoices(
        fixedChoice('games.mineTitle', 'mine'),
        fixedChoice('games.openTitle', 'open'),
      ),
    )
    .toJSON(),
  run: (call, bot) => gameList(bot, call, { which: call.options.text('which') === 'open' ? 'open' : 'mine', page: 0 }),
};
