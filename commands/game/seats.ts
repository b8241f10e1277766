import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described, fixedChoice, suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';
import { seatNamed } from '../shared/seats.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import { labelNames } from '../../src/bot/names.ts';
import { joined } from '../../src/bot/actions/join.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function joinDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('join'), 'commands.gameJoin').addStringOption(suggested('seat', 'commands.joinSeat'));
}

/** A seat of a lobby, or in a running game that of an automatic player. */
export async function join(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const named = call.options.text('seat');
  return await joined(bot, call, game, named === undefined ? undefined : seatNamed(game, named));
}

export async function completeJoin(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const game = await findGame(bot, call, undefined);
  const labels = labelNames(game, bot.words);
  const free = bot.app.takeOver.seats(game);
  const names = free.map((seat) => ({
    name: call.say('takeOver.seat', { seat: seat + 1, player: labels.seat(seat) }),
    value: `${seat}`,
  }));
  return suggestNames(names, call.focused.value);
}

/** Opens the next game with the same people. */
export async function rematch(call: Call, bot: BotContext): Promise<Message> {
  const { id } = await bot.app.rematch((await findGame(bot, call, undefined)).id, call.person);
  return { content: call.say('rematch.opened', { game: id }) };
}

export async function leave(call: Call, bot: BotContext): Promise<Message> {
  const game = await bot.app.leave((await findGame(bot, call, undefined)).id, call.person);
  return { content: call.say(game.status === 'abandoned' ? 'replies.leftLast' : 'replies.left', { game: game.id }) };
}

export function startDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('start'), 'commands.gameStart').addStringOption((option) =>
    described(option.setName('automatic'), 'commands.gameStartAutomatic').addChoices(
      fixedChoice('commands.gameStartFill', 'fill'),
    ),
  );
}

export async function start(call: Call, bot: BotContext): Promise<Message> {
  const { id } = await findGame(bot, call, undefined);
  await bot.app.start(id, call.person, { fill: call.options.text('automatic') === 'fill' });
  return { content: call.say('replies.begins') };
}
