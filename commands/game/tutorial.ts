import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { optionFields } from '../../src/app/types.ts';
import type { Call, Message } from '../../src/bot/types.ts';
import type { PlainKey } from '../../src/words/index.ts';
import { described, fixedChoice } from '../shared/definitions.ts';
import { levelNamed, levelOption } from '../shared/levels.ts';
import { isElsewhere, mention, openGame, withThreadOption } from '../shared/place.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

const boxes = optionFields.filter(({ menu }) => menu === 'expansions');

/** How to win, by objective; every one of the catalogue is here, as a test of the house sees. */
export const goals: Readonly<Partial<Record<string, PlainKey>>> = {
  kobol: 'tutorial.kobol',
  newCaprica: 'tutorial.newCaprica',
  ionianNebula: 'tutorial.ionianNebula',
  searchForHome: 'tutorial.searchForHome',
};

export function tutorialDefinition(sub: SlashCommandSubcommandBuilder) {
  return withThreadOption(described(sub.setName('tutorial'), 'commands.gameTutorial'))
    .addStringOption((option) =>
      described(option.setName('with'), 'commands.gameTutorialWith').addChoices(
        ...boxes.map(({ name, key }) => fixedChoice(name, key)),
      ),
    )
    .addStringOption(levelOption('commands.levelNew'));
}

/** A game of the caller with automatic players that explains the first turns; it begins at once. */
export async function tutorial(call: Call, bot: BotContext): Promise<Message> {
  const expansion = call.options.text('with');
  const game = await openGame(call, bot, undefined, (input) =>
    bot.app.tutorial.begin({ ...input, expansion, level: levelNamed(call) }),
  );
  const goal = call.say(goals[game.options.objective] ?? 'tutorial.goal');
  return {
    content: isElsewhere(call, game)
      ? call.say('tutorial.begunThere', { game: game.id, thread: mention(game.channelId), goal })
      : call.say('tutorial.begun', { game: game.id, goal }),
  };
}
