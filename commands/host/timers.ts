import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { AppError, durationsTyped, paceNames, paces, usualDurations } from '../../src/app/types.ts';
import type { PaceOptions } from '../../src/app/types.ts';
import type { Locale } from '../../src/words/index.ts';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described, fixedChoice, suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';
import { timersMessage } from '../../src/bot/messages/pace.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';
import { defined } from '../../src/values/defined.ts';

const minute = 60_000;
/** The longest piece of an unreadable text that a refusal quotes, in code points. */
const mostShown = 40;
const answers = ['default', 'automatic', 'pause'] as const;

export function timersDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('timers'), 'commands.hostTimers')
    .addStringOption((option) =>
      described(option.setName('pace'), 'commands.timersPace').addChoices(
        fixedChoice('commands.paceEvening', 'evening'),
        fixedChoice('commands.paceDaily', 'daily'),
        fixedChoice('commands.paceRelaxed', 'relaxed'),
        fixedChoice('commands.pacePatient', 'patient'),
      ),
    )
    .addStringOption(suggested('remind', 'commands.timersRemind'))
    .addStringOption(suggested('limit', 'commands.timersLimit'))
    .addStringOption(suggested('reactions', 'commands.timersReactions'))
    .addStringOption((option) =>
      described(option.setName('then'), 'commands.timersThen').addChoices(
        fixedChoice('commands.thenDefault', 'default'),
        fixedChoice('commands.thenAutomatic', 'automatic'),
        fixedChoice('commands.thenPause', 'pause'),
      ),
    )
    .addIntegerOption((option) =>
      described(option.setName('archive'), 'commands.timersArchive').setMinValue(0).setMaxValue(365),
    );
}

/** Shows how the game waits; with options it changes that first. */
export async function timers(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const chosen = chosenBy(call);
  if (Object.keys(chosen).length === 0) return timersMessage(game, call.say);
  const after = await bot.app.pace.setTimers(game.id, call.person, chosen);
  return { content: `${call.say('pace.timersSet')}\n${timersMessage(after, call.say).content ?? ''}` };
}

function chosenBy({ options, say: { locale } }: Call): Partial<PaceOptions> {
  const name = paceNames.find((each) => each === options.text('pace'));
  const atLimit = answers.find((each) => each === options.text('then'));
  const limit = minutesOf(options.text('limit'), locale);
  const reactionLimit = minutesOf(options.text('reactions'), locale);
  const archiveAfter = options.number('archive');
  return {
    ...(name === undefined ? {} : paces[name]),
    ...remindersOf(options.text('remind'), locale),
    ...defined({ limit, reactionLimit, atLimit, archiveAfter }),
  };
}

/** “1h”: after an hour, and after two; “1h, 3h”: after one, and after three. */
function remindersOf(
  typed: string | undefined,
  locale: Locale,
): Pick<PaceOptions, 'remindAgain'> & Partial<Pick<PaceOptions, 'remindAfter'>> {
  if (typed === undefined) return {};
  const [remindAfter, remindAgain, ...more] = durationsTyped(typed, locale)?.map(inMinutes) ?? [];
  if (remindAfter === undefined) throw unknownDuration(typed);
  if (more.length > 0 || (remindAgain !== undefined && remindAfter === 0))
    throw new AppError(
      'illegalPace',
      (say) => say('pace.tooManyReminders'),
      (say) => say('pace.remindersHint'),
    );
  return { remindAfter, ...defined({ remindAgain }) };
}

function minutesOf(typed: string | undefined, locale: Locale): number | undefined {
  if (typed === undefined) return undefined;
  const [length, ...more] = durationsTyped(typed, locale) ?? [];
  if (length === undefined || more.length > 0) throw unknownDuration(typed);
  return inMinutes(length);
}

function inMinutes(length: number): number {
  return Math.round(length / minute);
}

function unknownDuration(typed: string): AppError {
  return new AppError(
    'illegalPace',
    (say) => say('pace.unknownDuration', { time: [...typed].slice(0, mostShown).join('') }),
    (say) => say('pace.unknownDurationHint'),
  );
}

/** Usual lengths of time, and what was typed if it is one. */
export function completeTimers({ focused, say: { locale } }: Completion): ReadonlyArray<Suggestion> {
  const typed = focused.value.trim();
  const usual = usualDurations(locale);
  const own = typed !== '' && durationsTyped(typed, locale) !== undefined && !usual.includes(typed) ? [typed] : [];
  return suggestNames(
    [...own, ...usual].map((text) => ({ name: text, value: text })),
    typed,
  );
}
