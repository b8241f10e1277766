import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { isAppError, untilTyped } from '../../src/app/types.ts';
import { datesIn } from '../../src/words/index.ts';
import type { Locale } from '../../src/words/index.ts';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described } from '../shared/definitions.ts';
import { sessionMessage } from '../../src/bot/messages/session.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

export function scheduleDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('schedule'), 'commands.gameSchedule').addStringOption((option) =>
    described(option.setName('when'), 'commands.gameScheduleWhen').setAutocomplete(true),
  );
}

/** The words that cancel a session. */
const nothing = ['off', 'none', 'never', 'no'];

/** Sets when the table plays together; without a time it says when that is. */
export async function schedule(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const typed = call.options.text('when');
  if (typed === undefined) return sessionMessage(game, await bot.app.pace.session(game.id), call);
  const isOff = nothing.includes(typed.trim().toLowerCase());
  const at = await bot.app.pace.setSession(game.id, call.person, isOff ? undefined : typed);
  return isOff ? { content: call.say('session.isOff', { game: game.id }) } : sessionMessage(game, at, call);
}

const begun = ['today 20:00', 'tomorrow 20:00', 'friday 20:00', 'saturday 15:00', 'sunday 15:00', 'in 2 hours'];

/** Moments that what was typed can mean, by the caller's own clock, and what calls it off. */
export async function completeSchedule(
  { focused, person, say }: Completion,
  { app }: BotContext,
): Promise<ReadonlyArray<Suggestion>> {
  const { zone = 'UTC' } = await app.pace.ownTime(person.id);
  const typed = focused.value.trim();
  const known = typed === '' ? begun : [typed, ...begun.filter((text) => text.startsWith(typed.toLowerCase()))];
  const off = nothing.slice(0, 1).map((value) => ({ name: value, value }));
  return [...known.flatMap((text) => suggestion(text, app.pace.now(), { zone, locale: say.locale })), ...off];
}

/** A time zone, and the language in which its moments are written. */
interface Clock {
  readonly zone: string;
  readonly locale: Locale;
}

function suggestion(text: string, now: number, { zone, locale }: Clock): ReadonlyArray<Suggestion> {
  try {
    const at = untilTyped(text, now, zone);
    const shown = new Intl.DateTimeFormat(datesIn(locale), {
      timeZone: zone,
      dateStyle: 'full',
      timeStyle: 'short',
    }).format(at);
    return [{ name: `${text} · ${shown} (${zone})`, value: text }];
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}
