import type { Call, Command, Completion, Desk, Message, Suggestion } from '../src/bot/types.ts';
import { playerCommand, suggested } from './shared/definitions.ts';
import { suggestNames } from './shared/offers.ts';

export const back: Command = {
  definition: playerCommand('back', 'commands.back').addStringOption(suggested('game', 'commands.backGame')).toJSON(),
  run,
  complete,
};

async function run(call: Call, desk: Desk): Promise<Message> {
  const { pace } = desk.app;
  const games = await pace.awayIn(call.person.id);
  const since = new Map(
    await Promise.all(games.map(async ({ id }) => [id, await pace.awaySince(id, call.person.id)] as const)),
  );
  const named = call.options.text('game');
  const gameId = named === undefined ? undefined : (await desk.gameOf(call, named)).id;
  return await desk.back(call, await pace.back(call.person, gameId), since);
}

async function complete({ person, focused }: Completion, { app }: Desk): Promise<ReadonlyArray<Suggestion>> {
  const games = await app.pace.awayIn(person.id);
  return suggestNames(
    games.map(({ id }) => ({ name: id, value: id })),
    focused.value,
  );
}
