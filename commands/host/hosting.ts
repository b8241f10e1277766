import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { memberNamed, noBot } from '../shared/people.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export async function pause(call: Call, bot: BotContext): Promise<Message> {
  await bot.app.hosts.pause((await findGame(bot, call, undefined)).id, call.person);
  return { content: call.say('hosts.pausedReply') };
}

export async function resume(call: Call, bot: BotContext): Promise<Message> {
  await bot.app.hosts.resume((await findGame(bot, call, undefined)).id, call.person);
  return { content: call.say('hosts.resumedReply') };
}

export function transferDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('transfer'), 'commands.hostTransfer').addUserOption((option) =>
    described(option.setName('to'), 'commands.transferTo').setRequired(true),
  );
}

export async function transfer(call: Call, bot: BotContext): Promise<Message> {
  const to = noBot(memberNamed(call, 'to'));
  await bot.app.hosts.transfer((await findGame(bot, call, undefined)).id, call.person, to);
  return { content: call.say('hosts.transferred', { person: `<@${to.id}>` }) };
}

export function kickDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('kick'), 'commands.hostKick')
    .addUserOption((option) => described(option.setName('player'), 'commands.kickPlayer').setRequired(true))
    .addUserOption((option) => described(option.setName('by'), 'commands.hostReplaceBy'));
}

export async function kick(call: Call, bot: BotContext): Promise<Message> {
  // A player who has left the server can still be removed.
  const player = noBot(call.options.person('player'));
  const by = memberNamed(call, 'by');
  await bot.app.hosts.kick(
    (await findGame(bot, call, undefined)).id,
    call.person,
    player.id,
    by === undefined ? undefined : noBot(by),
  );
  return { content: call.say('hosts.kickedReply', { name: `<@${player.id}>` }) };
}
