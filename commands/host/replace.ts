import type { SlashCommandSubcommandBuilder } from 'discord.js';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described, suggested } from '../shared/definitions.ts';
import { levelFor, levelOption } from '../shared/levels.ts';
import { suggestNames } from '../shared/offers.ts';
import { memberNamed } from '../shared/people.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { seatNamed } from '../shared/seats.ts';
import { labelNames } from '../../src/bot/names.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function replaceDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('replace'), 'commands.hostReplace')
    .addStringOption((option) => suggested('seat', 'commands.hostReplaceSeat')(option).setRequired(true))
    .addUserOption((option) => described(option.setName('by'), 'commands.hostReplaceBy'))
    .addStringOption(levelOption('commands.levelHere'));
}

export async function replace(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const seat = seatNamed(game, call.options.text('seat') ?? '');
  const by = memberNamed(call, 'by');
  if (by?.bot === true)
    throw new Refusal(
      'notAllowed',
      (say) => say('refusals.botSeat'),
      (say) => say('refusals.botSeatHint'),
    );
  await bot.app.replaceSeat(game.id, call.person, seat, by, levelFor(call, by));
  return {
    content:
      by === undefined
        ? call.say('replies.automaticTakesOver')
        : call.say('replies.takesOver', { person: `<@${by.id}>` }),
  };
}

export async function completeSeat(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const game = await findGame(bot, call, undefined);
  const names = labelNames(game, bot.words);
  return suggestNames(
    game.seats.map((_, seat) => ({ name: names.seat(seat), value: `${seat}` })),
    call.focused.value,
  );
}
