import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described, suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';
import { memberNamed } from '../shared/people.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function keepDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('keep'), 'commands.gameKeep')
    .addStringOption(suggested('role', 'commands.keepRole'))
    .addUserOption((option) => described(option.setName('for'), 'commands.keepFor'));
}

/** Keeps a role for the caller, or for someone else; without one, nothing is kept any more. */
export async function keep(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const who = memberNamed(call, 'for') ?? call.person;
  const given = call.options.text('role');
  const {
    seating: { roles },
  } = await bot.app.setup.form(game.id);
  const role =
    given === undefined
      ? undefined
      : roles.find(({ value, name }) => value === given || isCalled(name(call.say), given));
  await bot.app.setup.keep(game.id, call.person, who.id, given === undefined ? undefined : (role?.value ?? given));
  const person = `<@${who.id}>`;
  if (role === undefined) return { content: call.say('seating.keptNothing', { person }) };
  return { content: call.say('seating.keptReply', { person, role: `**${role.name(call.say)}**` }) };
}

function isCalled(name: string, given: string): boolean {
  return name.toLowerCase() === given.trim().toLowerCase();
}

export async function completeKeep(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const {
    seating: { roles },
  } = await bot.app.setup.form((await findGame(bot, call, undefined)).id);
  return suggestNames(
    roles.map(({ value, name }) => ({ name: name(call.say), value })),
    call.focused.value,
  );
}
