import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Desk, Message, Suggestion } from '../../src/bot/types.ts';
import { described, fixedChoice, suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';
import { seatNamed } from '../shared/seats.ts';

export function joinDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('join'), 'commands.gameJoin').addStringOption(suggested('seat', 'commands.joinSeat'));
}

/** A seat of a lobby, or in a running game that of an automatic player. */
export async function join(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.gameOf(call);
  const named = call.options.text('seat');
  return await desk.join(call, game, named === undefined ? undefined : seatNamed(game, named));
}

export async function completeJoin(call: Completion, desk: Desk): Promise<ReadonlyArray<Suggestion>> {
  const game = await desk.gameOf(call);
  const labels = desk.labels(game);
  const free = desk.app.takeOver.seats(game);
  const names = free.map((seat) => ({
    name: call.say('takeOver.seat', { seat: seat + 1, player: labels.seat(seat) }),
    value: `${seat}`,
  }));
  return suggestNames(names, call.focused.value);
}

/** Opens the next game with the same people. */
export async function rematch(call: Call, desk: Desk): Promise<Message> {
  const { id } = await desk.app.rematch((await desk.gameOf(call)).id, call.person);
  return { content: call.say('rematch.opened', { game: id }) };
}

export async function leave(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.app.leave((await desk.gameOf(call)).id, call.person);
  return { content: call.say(game.status === 'abandoned' ? 'replies.leftLast' : 'replies.left', { game: game.id }) };
}

export function startDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('start'), 'commands.gameStart').addStringOption((option) =>
    described(option.setName('automatic'), 'commands.gameStartAutomatic').addChoices(
      fixedChoice('commands.gameStartFill', 'fill'),
    ),
  );
}

export async function start(call: Call, desk: Desk): Promise<Message> {
  const { id } = await desk.gameOf(call);
  await desk.app.start(id, call.person, { fill: call.options.text('automatic') === 'fill' });
  return { content: call.say('replies.begins') };
}
