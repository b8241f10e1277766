import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described, suggested } from '../shared/definitions.ts';
import { levelNamed, levelOption } from '../shared/levels.ts';
import { suggestNames } from '../shared/offers.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { seatNamed } from '../shared/seats.ts';
import { labelNames } from '../../src/bot/names.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function levelDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('level'), 'commands.hostLevel')
    .addStringOption((option) => levelOption('commands.levelIs')(option).setRequired(true))
    .addStringOption(suggested('seat', 'commands.levelSeat'));
}

/** How well automatic players play, in a lobby and while the game runs. */
export async function level(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const chosen = levelNamed(call);
  if (chosen === undefined) throw new Refusal('illegalChoice', (say) => say('refusals.nothingChosen'));
  const named = call.options.text('seat');
  const seat = named === undefined ? undefined : seatNamed(game, named);
  await bot.app.setLevel(game.id, call.person, { level: chosen, seat });
  const told = { level: call.say(`levels.${chosen}`) };
  if (seat === undefined) return { content: call.say('levels.allSet', told) };
  return { content: call.say('levels.oneSet', { ...told, name: labelNames(game, bot.words).seat(seat) }) };
}

export async function completeLevel(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const game = await findGame(bot, call, undefined);
  const names = labelNames(game, bot.words);
  const automatic = game.seats.flatMap(({ kind }, seat) =>
    kind === 'automatic' ? [{ name: names.seat(seat), value: `${seat}` }] : [],
  );
  return suggestNames(automatic, call.focused.value);
}
