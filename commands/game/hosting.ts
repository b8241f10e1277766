import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Desk, Message, OptionReader } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { memberNamed } from '../shared/people.ts';
import { Refusal } from '../shared/refusal.ts';

export async function pause(call: Call, desk: Desk): Promise<Message> {
  await desk.app.hosts.pause((await desk.gameOf(call)).id, call.person);
  return { content: call.say('hosts.pausedReply') };
}

export async function resume(call: Call, desk: Desk): Promise<Message> {
  await desk.app.hosts.resume((await desk.gameOf(call)).id, call.person);
  return { content: call.say('hosts.resumedReply') };
}

export function transferDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('transfer'), 'commands.gameTransfer')
    .addUserOption((option) => described(option.setName('to'), 'commands.transferTo').setRequired(true));
}

export async function transfer(call: Call, desk: Desk): Promise<Message> {
  const to = noBot(memberNamed(call, 'to'));
  await desk.app.hosts.transfer((await desk.gameOf(call)).id, call.person, to);
  return { content: call.say('hosts.transferred', { person: `<@${to.id}>` }) };
}

export function kickDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('kick'), 'commands.gameKick')
    .addUserOption((option) => described(option.setName('player'), 'commands.kickPlayer').setRequired(true))
    .addUserOption((option) => described(option.setName('by'), 'commands.gameReplaceBy'));
}

export async function kick(call: Call, desk: Desk): Promise<Message> {
  // Who has left the server can still be taken out.
  const player = noBot(call.options.person('player'));
  const by = memberNamed(call, 'by');
  await desk.app.hosts.kick((await desk.gameOf(call)).id, call.person, player.id, by === undefined ? undefined : noBot(by));
  return { content: call.say('hosts.kickedReply', { name: `<@${player.id}>` }) };
}

export function spectatorsDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('spectators'), 'commands.gameSpectators')
    .addUserOption((option) => described(option.setName('add'), 'commands.spectatorsAdd'))
    .addUserOption((option) => described(option.setName('remove'), 'commands.spectatorsRemove'));
}

/** Who looks on; also adds somebody or takes somebody away. */
export async function spectators(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.gameOf(call);
  const leaving = call.options.person('remove');
  const coming = memberNamed(call, 'add');
  if (leaving !== undefined) await desk.app.hosts.removeSpectator(game.id, call.person, noBot(leaving));
  if (coming !== undefined) await desk.app.hosts.addSpectator(game.id, call.person, noBot(coming));
  return await desk.care.spectators(call, game);
}

function noBot(given: ReturnType<OptionReader['person']>) {
  if (given === undefined || given.bot) throw new Refusal('notAllowed', (say) => say('hosts.bots'), (say) => say('hosts.botsHint'));
  return { id: given.id, name: given.name };
}
