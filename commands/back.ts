import type { Call, Command, Completion, Desk, Message, Suggestion } from '../src/bot/types.ts';
import { playerCommand, suggested } from './shared/definitions.ts';
import { suggestNames } from './shared/offers.ts';

export const back: Command = {
  definition: playerCommand('back', 'commands.back').addStringOption(suggested('game', 'commands.backGame')).toJSON(),
  run,
  complete,
};

async function run({ person, options, say }: Call, { app }: Desk): Promise<Message> {
  const games = await app.pace.back(person, options.text('game')?.trim().toLowerCase());
  return { content: say('pace.backIn', { games: games.map(({ id }) => `**${id}**`).join(', ') }) };
}

async function complete({ person, focused }: Completion, { app }: Desk): Promise<ReadonlyArray<Suggestion>> {
  const games = await app.pace.awayIn(person.id);
  return suggestNames(games.map(({ id }) => ({ name: id, value: id })), focused.value);
}
