import { DAY } from '../presets.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A day at midnight as the wall clock counts, and how many words name it. */
interface FoundDay {
  readonly day: number;
  readonly words: number;
}

/**
 * Finds the day with which these words begin. A date without a year, and a weekday, is the next one.
 * @param today midnight, as the wall clock counts
 * @returns `ambiguous` for 5/6, which is in May for some and in June for others; `undefined`: no day
 */
export function dayIn(
  words: ReadonlyArray<string>,
  today: number,
  vocabulary: Vocabulary,
): FoundDay | 'ambiguous' | undefined {
  return (
    relativeDay(words, today, vocabulary) ??
    namedWeekday(words, today, vocabulary) ??
    writtenDate(words, today, vocabulary) ??
    (words[0] === undefined ? undefined : numericDate(words[0], today, vocabulary))
  );
}

/** “tomorrow”, “depois de amanhã”: the longest name that fits. */
function relativeDay(words: ReadonlyArray<string>, today: number, { days, idle }: Vocabulary): FoundDay | undefined {
  const [best] = [...days]
    .map(([name, day]) => ({ day, parts: name.split(' ').filter((word) => !idle.has(word)) }))
    .filter(({ parts }) => parts.length > 0 && parts.every((part, at) => words[at] === part))
    .sort((one, other) => other.parts.length - one.parts.length);
  return best === undefined ? undefined : { day: today + best.day * DAY, words: best.parts.length };
}

/** “friday”, “fri”, “в пятницу”; “next friday” is the one of next week, which begins on Monday. */
function namedWeekday(
  words: ReadonlyArray<string>,
  today: number,
  { weekdays, nextWeek }: Vocabulary,
): FoundDay | undefined {
  const place = words.slice(0, 2).findIndex((word) => named(word, weekdays) !== undefined);
  const weekday = named(words[place] ?? '', weekdays);
  const others = [...words.slice(0, place), ...words.slice(place + 1, place + 2)];
  const isNextWeek = others.some((word) => nextWeek.has(word));
  if (weekday === undefined || (place === 1 && !nextWeek.has(words[0] ?? ''))) return undefined;
  const current = new Date(today).getUTCDay();
  const ahead = isNextWeek ? 7 - mondayFirst(current) + mondayFirst(weekday) : ((weekday - current + 6) % 7) + 1;
  return { day: today + ahead * DAY, words: isNextWeek ? 2 : 1 };
}

const mondayFirst = (weekday: number): number => (weekday + 6) % 7;

/** “28 December”, “1 dic 2027”, in English also “December 28th”. */
function writtenDate(
  words: ReadonlyArray<string>,
  today: number,
  { locale, months }: Vocabulary,
): FoundDay | undefined {
  const [first = '', second = '', third = ''] = words;
  const isMonthFirst = locale === 'en' && named(first, months) !== undefined;
  const month = named(isMonthFirst ? first : second, months);
  const day = /^(\d{1,2})(?:st|nd|rd|th|º|ª|°|-?го)?$/.exec(isMonthFirst ? second : first)?.[1];
  if (month === undefined || day === undefined) return undefined;
  const year = /^\d{4}$/.test(third) ? Number(third) : undefined;
  const found = dateOf(Number(day), month + 1, year, today);
  return found === undefined ? undefined : { day: found, words: year === undefined ? 2 : 3 };
}

/** “2026-12-28”, “28.12.”, “28.12.2026”, “28/12”; in English 12/28, where that can't be in another month. */
function numericDate(word: string, today: number, { locale }: Vocabulary): FoundDay | 'ambiguous' | undefined {
  const [, isoYear, isoMonth = '', isoDay = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word) ?? [];
  if (isoYear !== undefined) return oneWord(dateOf(Number(isoDay), Number(isoMonth), Number(isoYear), today));
  const [, first = '', sign, second = '', year] = /^(\d{1,2})([./])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(word) ?? [];
  if (sign === undefined) return undefined;
  const inYear = year === undefined ? undefined : Number(year.padStart(4, '20'));
  const dayFirst = dateOf(Number(first), Number(second), inYear, today);
  const monthFirst = dateOf(Number(second), Number(first), inYear, today);
  if (sign === '.' || locale !== 'en') return oneWord(dayFirst);
  if (dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst) return 'ambiguous';
  return oneWord(dayFirst ?? monthFirst);
}

function oneWord(day: number | undefined): FoundDay | undefined {
  return day === undefined ? undefined : { day, words: 1 };
}

/** Midnight of a date, of the next such one if no year is named; `undefined`: “30.2.” is no day. */
function dateOf(day: number, month: number, year: number | undefined, today: number): number | undefined {
  if (year === undefined) {
    const current = new Date(today).getUTCFullYear();
    const upcoming = [current, current + 1].map((each) => dateOf(day, month, each, today));
    return upcoming.find((at) => at !== undefined && at >= today);
  }
  const at = Date.UTC(year, month - 1, day);
  return new Date(at).getUTCMonth() === month - 1 && new Date(at).getUTCDate() === day ? at : undefined;
}

/** Which of these things a word names: in full, by its first three letters or more, or in another case. */
function named(word: string, things: ReadonlyArray<ReadonlyArray<string>>): number | undefined {
  const by = (fits: (name: string) => boolean): number | undefined => {
    const found = things.flatMap((names, at) => (names.some(fits) ? [at] : []));
    return found.length === 1 ? found[0] : undefined;
  };
  return (
    by((name) => name === word) ??
    (word.length < 3 ? undefined : by((name) => name.startsWith(word))) ??
    (word.length < 4 ? undefined : by((name) => isAnotherCase(word, name)))
  );
}

/** “piątku” and “пятницу” differ from the name of the day in their ending alone. */
function isAnotherCase(word: string, name: string): boolean {
  const stem = name.slice(0, Math.max(4, name.length - 2));
  return name.length >= 5 && Math.abs(word.length - name.length) <= 2 && word.startsWith(stem);
}
