import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { memberNamed, noBot } from '../shared/people.ts';

export async function pause(call: Call, desk: Desk): Promise<Message> {
  await desk.app.hosts.pause((await desk.gameOf(call)).id, call.person);
  return { content: call.say('hosts.pausedReply') };
}

export async function resume(call: Call, desk: Desk): Promise<Message> {
  await desk.app.hosts.resume((await desk.gameOf(call)).id, call.person);
  return { content: call.say('hosts.resumedReply') };
}

export function transferDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('transfer'), 'commands.hostTransfer').addUserOption((option) =>
    described(option.setName('to'), 'commands.transferTo').setRequired(true),
  );
}

export async function transfer(call: Call, desk: Desk): Promise<Message> {
  const to = noBot(memberNamed(call, 'to'));
  await desk.app.hosts.transfer((await desk.gameOf(call)).id, call.person, to);
  return { content: call.say('hosts.transferred', { person: `<@${to.id}>` }) };
}

export function kickDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('kick'), 'commands.hostKick')
    .addUserOption((option) => described(option.setName('player'), 'commands.kickPlayer').setRequired(true))
    .addUserOption((option) => described(option.setName('by'), 'commands.hostReplaceBy'));
}

export async function kick(call: Call, desk: Desk): Promise<Message> {
  // Who has left the server can still be taken out.
  const player = noBot(call.options.person('player'));
  const by = memberNamed(call, 'by');
  await desk.app.hosts.kick(
    (await desk.gameOf(call)).id,
    call.person,
    player.id,
    by === undefined ? undefined : noBot(by),
  );
  return { content: call.say('hosts.kickedReply', { name: `<@${player.id}>` }) };
}
