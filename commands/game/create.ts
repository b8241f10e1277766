import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { isAppError, optionPresets, paceNames } from '../../src/app/types.ts';
import type { GameRecord } from '../../src/app/types.ts';
import type { Call, Message } from '../../src/bot/types.ts';
import { described, fixedChoice } from '../shared/definitions.ts';
import { chosenValues, withGameOptions } from '../shared/gameOptions.ts';
import { languageNamed, languageOption } from '../shared/languages.ts';
import { levelNamed, levelOption } from '../shared/levels.ts';
import { isElsewhere, mention, openGame, withThreadOption } from '../shared/place.ts';
import { invited } from '../../src/bot/actions/invite.ts';
import { presetSets } from '../../src/bot/actions/preset.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';
import { defined } from '../../src/values/defined.ts';

export function createDefinition(sub: SlashCommandSubcommandBuilder) {
  return withGameOptions(withThreadOption(described(sub.setName('create'), 'commands.gameCreate')))
    .addStringOption((option) =>
      described(option.setName('preset'), 'commands.gamePreset').addChoices(
        ...optionPresets.map(({ id, name }) => fixedChoice(name, id)),
      ),
    )
    .addStringOption((option) =>
      described(option.setName('pace'), 'commands.gamePace').addChoices(
        ...paceNames.map((name) => fixedChoice(`pace.${name}`, name)),
      ),
    )
    .addStringOption(levelOption('commands.levelNew'))
    .addStringOption(languageOption('commands.gameLanguage', 'languages.ofGuild'))
    .addBooleanOption((option) => described(option.setName('invite'), 'commands.createInvite'));
}

/** Opens a lobby, in which everything can still be changed. */
export async function create(call: Call, bot: BotContext): Promise<Message> {
  const name = call.options.text('name');
  const wanted = call.options.number('players');
  const values = chosenValues(call);
  const preset = optionPresets.find(({ id }) => id === call.options.text('preset'));
  const pace = paceNames.find((each) => each === call.options.text('pace'));
  const game = await openGame(call, bot, name, (input) =>
    bot.app.create({
      ...input,
      wanted,
      preset: preset?.id,
      values,
      level: levelNamed(call),
      language: languageNamed(call)?.language,
      ...defined({ pace }),
    }),
  );
  const opened = isElsewhere(call, game)
    ? call.say('lobby.openedThread', { game: game.id, thread: mention(game.channelId) })
    : call.say('lobby.opened', { game: game.id });
  const lines = [
    opened,
    ...(preset === undefined ? [] : [await presetSets(bot.app, call.say, game, preset.name)]),
    ...(call.options.flag('invite') === true ? [await invitation(call, bot, game)] : []),
  ];
  return { content: lines.join('\n') };
}

/** The game is open in any case: why no one could be invited is told below that. */
async function invitation(call: Call, bot: BotContext, game: GameRecord): Promise<string> {
  try {
    return (await invited(bot.app, call, game)).content ?? '';
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, hint } = error.worded(call.say);
    return `⚠ ${message} ${hint ?? ''}`.trim();
  }
}
