import { continues, isAppError, untilTyped } from '../../src/app/types.ts';
import { datesIn } from '../../src/words/index.ts';
import type { Locale } from '../../src/words/index.ts';
import type { Completion, Suggestion } from '../../src/bot/types.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';
import { suggestionsOf } from './offers.ts';

/**
 * Suggests the typed moment, if it is understood, and usual ones that begin like it, each with the day and time that it
 * means by the person's own clock.
 * @param usual moments as they are written in the person's language
 */
export async function momentSuggestions(
  { focused, person, say }: Completion,
  { app }: BotContext,
  usual: ReadonlyArray<string>,
): Promise<ReadonlyArray<Suggestion>> {
  const { zone = 'UTC' } = await app.pace.ownTime(person.id);
  const typed = focused.value.trim();
  const possible = new Set([...(typed === '' ? [] : [typed]), ...usual.filter((text) => continues(text, typed))]);
  const clock = { zone, locale: say.locale };
  return suggestionsOf([...possible].flatMap((text) => suggestion(text, app.pace.now(), clock)));
}

function suggestion(
  text: string,
  now: number,
  clock: { readonly zone: string; readonly locale: Locale },
): ReadonlyArray<Suggestion> {
  try {
    const shown = new Intl.DateTimeFormat(datesIn(clock.locale), {
      timeZone: clock.zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(untilTyped(text, now, clock));
    return [{ name: `${text} · ${shown} (${clock.zone})`, value: text }];
  } catch (error) {
    if (isAppError(error)) return [];
    throw error;
  }
}
