import { isAppError, untilTyped } from '../src/app/types.ts';
import { datesIn } from '../src/words/index.ts';
import type { Locale } from '../src/words/index.ts';
import type { Call, Command, Completion, Message, Suggestion } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { described, playerCommand, suggested } from './shared/definitions.ts';
import { levelFor, levelOption } from './shared/levels.ts';
import { suggestionsOf } from './shared/offers.ts';
import { memberNamed } from './shared/people.ts';
import { awayMessage } from '../src/bot/messages/pace.ts';
import { findGame } from '../src/bot/actions/findGame.ts';
import type { BotContext } from '../src/bot/actions/context.ts';

const usual = ['tomorrow', '2 days', '3 days', '1 week', '2 weeks', 'friday', 'sunday', 'monday'];

export const away: Command = {
  definition: playerCommand('away', 'commands.away')
    .addStringOption((option) => suggested('until', 'commands.awayUntil')(option).setRequired(true))
    .addUserOption((option) => described(option.setName('substitute'), 'commands.awaySubstitute'))
    .addStringOption(suggested('game', 'commands.awayGame'))
    .addStringOption(levelOption('commands.levelHere'))
    .toJSON(),
  run,
  complete,
};

async function run(call: Call, bot: BotContext): Promise<Message> {
  const named = call.options.text('game');
  const substitute = memberNamed(call, 'substitute');
  const now = await bot.app.pace.away(call.person, {
    until: call.options.text('until') ?? '',
    substitute: substitute ?? 'automatic',
    level: levelFor(call, substitute),
    gameId: named === undefined ? undefined : (await findGame(bot, call, named)).id,
  });
  return awayMessage(now, call.person.id, substitute?.name, call.say);
}

async function complete(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  return call.focused.name === 'game' ? await suggestGames(call, bot) : await suggestTimes(call, bot);
}

/** Suggests the typed moment with the day that it means, if it is understood, and usual times. */
async function suggestTimes(
  { focused, person, say }: Completion,
  { app }: BotContext,
): Promise<ReadonlyArray<Suggestion>> {
  const { zone = 'UTC' } = await app.pace.ownTime(person.id);
  const typed = focused.value.trim();
  const begun = usual.filter((text) => text.startsWith(typed.toLowerCase()));
  const clock = { zone, locale: say.locale };
  const known = [...(typed === '' ? [] : [typed]), ...begun].flatMap((text) => suggestion(text, app.pace.now(), clock));
  return suggestionsOf([...new Map(known.map((each) => [each.value, each])).values()]);
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
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(at);
    return [{ name: `${text} · ${shown} (${zone})`, value: text }];
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}
