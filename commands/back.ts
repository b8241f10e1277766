import type { Call, Command, Completion, Message, Suggestion } from '../src/bot/types.ts';
import { playerCommand, suggested } from './shared/definitions.ts';
import { suggestNames } from './shared/offers.ts';
import { backIn } from '../src/bot/actions/personal.ts';
import { findGame } from '../src/bot/actions/findGame.ts';
import type { BotContext } from '../src/bot/actions/context.ts';

export const back: Command = {
  definition: playerCommand('back', 'commands.back').addStringOption(suggested('game', 'commands.backGame')).toJSON(),
  run,
  complete,
};

async function run(call: Call, bot: BotContext): Promise<Message> {
  const { pace } = bot.app;
  const games = await pace.awayIn(call.person.id);
  const since = new Map(
    await Promise.all(games.map(async ({ id }) => [id, await pace.awaySince(id, call.person.id)] as const)),
  );
  const named = call.options.text('game');
  const gameId = named === undefined ? undefined : (await findGame(bot, call, named)).id;
  return await backIn(bot, call, await pace.back(call.person, gameId), since);
}

async function complete({ person, focused }: Completion, { app }: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const games = await app.pace.awayIn(person.id);
  return suggestNames(
    games.map(({ id }) => ({ name: id, value: id })),
    focused.value,
  );
}
