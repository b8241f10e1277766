import { usualMoments } from '../src/app/types.ts';
import type { Call, Command, Completion, Message, Suggestion } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { described, playerCommand, suggested } from './shared/definitions.ts';
import { levelFor, levelOption } from './shared/levels.ts';
import { momentSuggestions } from './shared/times.ts';
import { memberNamed } from './shared/people.ts';
import { awayMessage } from '../src/bot/messages/pace.ts';
import { findGame } from '../src/bot/actions/findGame.ts';
import type { BotContext } from '../src/bot/actions/context.ts';

export const away: Command = {
  definition: playerCommand('away', 'commands.away')
    .addStringOption((option) => suggested('until', 'commands.awayUntil')(option).setRequired(true))
    .addUserOption((option) => described(option.setName('substitute'), 'commands.awaySubstitute'))
    .addStringOption(suggested('game', 'commands.awayGame'))
    .addStringOption(levelOption('commands.levelHere'))
    .toJSON(),
  run,
  complete,
};

async function run(call: Call, bot: BotContext): Promise<Message> {
  const named = call.options.text('game');
  const substitute = memberNamed(call, 'substitute');
  const now = await bot.app.pace.away(call.person, {
    until: call.options.text('until') ?? '',
    locale: call.say.locale,
    substitute: substitute ?? 'automatic',
    level: levelFor(call, substitute),
    gameId: named === undefined ? undefined : (await findGame(bot, call, named)).id,
  });
  return awayMessage(now, call.person.id, substitute?.name, call.say);
}

async function complete(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  return call.focused.name === 'game'
    ? await suggestGames(call, bot)
    : await momentSuggestions(call, bot, usualMoments(call.say.locale));
}
