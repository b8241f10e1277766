import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Desk, Message, Suggestion } from '../../src/bot/types.ts';
import { suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';
import { Refusal } from '../shared/refusal.ts';

export async function join(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.app.join((await desk.gameOf(call)).id, call.person);
  return { content: `You have a seat in ${game.id}. Keep your direct messages open: what only you may know comes there.` };
}

export async function leave(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.app.leave((await desk.gameOf(call)).id, call.person);
  return { content: game.status === 'abandoned' ? `You left ${game.id}. You were the last, so the lobby is closed.` : `You left ${game.id}.` };
}

export function startDefinition(sub: SlashCommandSubcommandBuilder) {
  return sub.setName('start').setDescription('Begin the game (its host)')
    .addStringOption((option) => option.setName('automatic').setDescription('What to do with empty seats').addChoices(
      { name: 'Fill empty seats with automatic players', value: 'fill' },
    ));
}

export async function start(call: Call, desk: Desk): Promise<Message> {
  const { id } = await desk.gameOf(call);
  if (call.options.text('automatic') === 'fill') await fill(id, call, desk);
  await desk.app.start(id, call.person);
  return { content: 'The game begins.' };
}

/** Up to the number of players that the game was opened for, else as few as may play. */
async function fill(gameId: string, call: Call, { app }: Desk): Promise<void> {
  const game = await app.game(gameId);
  const { fewest, most } = await app.seatLimits(gameId);
  const wish = app.settings.get(`channel:${game.channelId}`, 'players');
  const wanted = Math.min(most, Math.max(fewest, typeof wish === 'number' ? wish : fewest));
  for (let seats = game.seats.length; seats < wanted; seats += 1) await app.addAutomatic(gameId, call.person);
}

export function replaceDefinition(sub: SlashCommandSubcommandBuilder) {
  return sub.setName('replace').setDescription('Give a seat to somebody else or to an automatic player (host, or whose seat it is)')
    .addStringOption((option) => suggested('seat', 'Whose seat')(option).setRequired(true))
    .addUserOption((option) => option.setName('by').setDescription('Who takes over; leave it out for an automatic player'));
}

export async function replace(call: Call, desk: Desk): Promise<Message> {
  const game = await desk.gameOf(call);
  const given = call.options.text('seat') ?? '';
  const seat = game.seats.findIndex(({ name }, index) => given === `${index}` || name.toLowerCase() === given.trim().toLowerCase());
  if (seat < 0) throw new Refusal('noSuchSeat', 'There is no such seat.', 'Choose one that the command suggests.');
  const by = call.options.person('by');
  if (by?.bot === true) throw new Refusal('notAllowed', 'A bot can’t take a seat.', 'Leave `by` out to let an automatic player take over.');
  await desk.app.replaceSeat(game.id, call.person, seat, by);
  return { content: by === undefined ? 'An automatic player takes over.' : `<@${by.id}> takes over.` };
}

export async function completeSeat(call: Completion, desk: Desk): Promise<ReadonlyArray<Suggestion>> {
  const game = await desk.gameOf(call);
  const names = desk.labels(game);
  return suggestNames(game.seats.map((_, seat) => ({ name: names.seat(seat), value: `${seat}` })), call.focused.value);
}
