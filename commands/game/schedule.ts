import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { isNothing, usualSessions } from '../../src/app/types.ts';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { momentSuggestions } from '../shared/times.ts';
import { sessionMessage } from '../../src/bot/messages/session.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function scheduleDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('schedule'), 'commands.gameSchedule').addStringOption((option) =>
    described(option.setName('when'), 'commands.gameScheduleWhen').setAutocomplete(true),
  );
}

/** Sets when the table plays together; without a time it says when that is. */
export async function schedule(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const typed = call.options.text('when');
  if (typed === undefined) return sessionMessage(game, await bot.app.pace.session(game.id), call);
  const { locale } = call.say;
  const isOff = isNothing(typed, locale);
  const at = await bot.app.pace.setSession(game.id, call.person, isOff ? undefined : typed, locale);
  return isOff ? { content: call.say('session.isOff', { game: game.id }) } : sessionMessage(game, at, call);
}

/** Moments that what was typed can mean, by the caller's own clock, and what calls it off. */
export async function completeSchedule(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const off = call.say('times.off');
  return [...(await momentSuggestions(call, bot, usualSessions(call.say.locale))), { name: off, value: off }];
}
