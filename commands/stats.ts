import type { Call, Command, Completion, Message, Suggestion } from '../src/bot/types.ts';
import { described, playerCommand, suggested } from './shared/definitions.ts';
import { suggestionsOf } from './shared/offers.ts';
import { Refusal } from '../src/bot/refusal.ts';
import { statisticsOf } from '../src/bot/actions/hosting.ts';
import { lookUpIn, lookUpSoon } from '../src/bot/actions/context.ts';
import type { BotContext } from '../src/bot/actions/context.ts';
import { defined } from '../src/values/defined.ts';

/** How finished games went: of the server, of a person, with a character. In direct messages the caller's own. */
export const stats: Command = {
  definition: playerCommand('stats', 'commands.stats')
    .addUserOption((option) => described(option.setName('player'), 'commands.statsPlayer'))
    .addStringOption(suggested('character', 'commands.statsCharacter'))
    .toJSON(),
  run,
  complete,
};

async function run(call: Call, bot: BotContext): Promise<Message> {
  const named = call.options.person('player');
  const player = named ?? (call.guildId === undefined ? call.person : undefined);
  const character = await characterOf(call);
  return await statisticsOf(bot, call, {
    ...(player === undefined ? {} : { userId: player.id, name: player.name }),
    ...defined({ character }),
  });
}

async function characterOf(call: Call): Promise<string | undefined> {
  const given = call.options.text('character');
  if (given === undefined) return undefined;
  const found = (await lookUpIn(call.say)).find(given, ['character']);
  if (found === undefined)
    throw new Refusal(
      'illegalChoice',
      (say) => say('refusals.noCharacter'),
      (say) => say('refusals.suggests', { command: 'stats' }),
    );
  return found.id;
}

async function complete({ focused, say }: Completion): Promise<ReadonlyArray<Suggestion>> {
  return suggestionsOf(
    (await lookUpSoon(say)).search(focused.value, ['character']).map(({ name, id }) => ({ name, value: id })),
  );
}
