import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { chosenValues, withGameOptions } from '../shared/gameOptions.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';
import { defined } from '../../src/values/defined.ts';

export function optionsDefinition(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return withGameOptions(described(sub.setName('options'), 'commands.hostOptions'));
}

/** Changes a lobby. */
export async function options(call: Call, bot: BotContext): Promise<Message> {
  const { id } = await findGame(bot, call, undefined);
  const name = call.options.text('name');
  const wanted = call.options.number('players');
  const values = chosenValues(call);
  if (name === undefined && wanted === undefined && Object.keys(values).length === 0) {
    throw new Refusal(
      'illegalChoice',
      (say) => say('lobby.nothingToChange'),
      (say) => say('lobby.nothingToChangeHint'),
    );
  }
  await bot.app.setup.change(id, call.person, {
    ...defined({ name, wanted }),
    values,
  });
  return { content: call.say('lobby.changed') };
}
