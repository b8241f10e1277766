import type { Call, Command, Completion, Desk, Message, Suggestion } from '../src/bot/types.ts';
import { create, createDefinition } from './game/create.ts';
import { board, log, logDefinition, status } from './game/look.ts';
import { completeSeat, join, leave, replace, replaceDefinition, start, startDefinition } from './game/seats.ts';
import { channelCommand } from './shared/definitions.ts';
import { Refusal } from './shared/refusal.ts';

export const game: Command = {
  definition: channelCommand('game', 'Games of Battlestar Galactica')
    .addSubcommand(createDefinition)
    .addSubcommand((sub) => sub.setName('join').setDescription('Take a seat in the game of this channel'))
    .addSubcommand((sub) => sub.setName('leave').setDescription('Give up your seat before the game begins'))
    .addSubcommand(startDefinition)
    .addSubcommand((sub) => sub.setName('status').setDescription('Where the fleet stands and who has to act'))
    .addSubcommand((sub) => sub.setName('board').setDescription('The board as a picture'))
    .addSubcommand(logDefinition)
    .addSubcommand((sub) => sub.setName('undo').setDescription('Take back the last decision (host)'))
    .addSubcommand(replaceDefinition)
    .addSubcommand((sub) => sub.setName('abandon').setDescription('End the game without a winner (host)'))
    .toJSON(),
  run,
  complete,
};

const subcommands: Readonly<Record<string, (call: Call, desk: Desk) => Promise<Message>>> = { create, join, leave, start, status, board, log, undo, replace, abandon };

async function run(call: Call, desk: Desk): Promise<Message> {
  const subcommand = subcommands[call.options.subcommand ?? ''];
  if (subcommand === undefined) throw new Refusal('illegalChoice', 'This command is from another version of the bot.', 'Reload Discord and try again.');
  return await subcommand(call, desk);
}

async function undo(call: Call, desk: Desk): Promise<Message> {
  await desk.app.undo((await desk.gameOf(call)).id, call.person);
  return { content: 'The last decision is taken back.' };
}

async function abandon(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.gameOf(call);
  return await desk.confirmAbandon(game, call);
}

async function complete(call: Completion, desk: Desk): Promise<ReadonlyArray<Suggestion>> {
  return call.focused.name === 'seat' ? await completeSeat(call, desk) : [];
}
