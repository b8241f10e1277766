import { DAY } from '../presets.ts';
import { AppError } from '../../../core/error.ts';
import { localDay, onLocalDay } from '../zones.ts';
import type { Locale } from '../../../../words/index.ts';
import { minutesIn } from './clock.ts';
import { dayIn } from './days.ts';
import { lengthIn } from './durations.ts';
import { usualMoments } from './usual.ts';
import { folded, inAnyLanguage } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

const longest = 365 * DAY;

/** The clock and language by which someone types a time. */
export interface Writer {
  /** IANA name. */
  readonly zone: string;
  readonly locale?: Locale;
}

/**
 * Returns a moment as people type it, by their clock and in their language, in English or in another of ours:
 * “2026-12-01”, “1 December”, “tomorrow”, “friday” (the coming one), each with a time of day or from midnight on;
 * “18:00”; “3 days”, “in 2 hours”.
 * @returns milliseconds since 1970
 * @throws AppError `illegalTime` for anything else, for what is past, and for more than a year
 */
export function untilTyped(typed: string, now: number, { zone, locale = 'en' }: Writer): number {
  const at = inAnyLanguage(locale, (vocabulary) => understood(typed, now, zone, vocabulary));
  if (at === 'ambiguous')
    throw new AppError(
      'illegalTime',
      (say) => say('times.ambiguous', { time: typed.slice(0, 60) }),
      (say) => say('times.ambiguousHint'),
    );
  if (at === undefined || Number.isNaN(at))
    throw new AppError(
      'illegalTime',
      (say) => say('pace.unknownTime', { time: typed.slice(0, 60) }),
      (say) => say('pace.timeFormats', { examples: usualMoments(say.locale).slice(0, 4).join(', ') }),
    );
  if (at <= now)
    throw new AppError(
      'illegalTime',
      (say) => say('pace.pastTime'),
      (say) => say('pace.pastTimeHint', { zone }),
    );
  if (at > now + longest)
    throw new AppError(
      'illegalTime',
      (say) => say('pace.farTime'),
      (say) => say('pace.farTimeHint'),
    );
  return at;
}

/** Whether that is a length of time from now on, which needs no clock. */
export function isSpan(typed: string, locale: Locale = 'en'): boolean {
  return inAnyLanguage(locale, (vocabulary) => lengthIn(typed, vocabulary)) !== undefined;
}

type Understood = number | 'ambiguous' | undefined;

function understood(typed: string, now: number, zone: string, vocabulary: Vocabulary): Understood {
  const length = lengthIn(typed, vocabulary);
  if (length !== undefined) return now + length;
  const words = wordsOf(typed, vocabulary);
  const today = localDay(now, zone);
  if (words[0] !== undefined && vocabulary.tonight.has(words[0]))
    return onDay(today, minutesIn(words.slice(1), vocabulary, 'evening'), zone);
  const found = dayIn(words, today, vocabulary);
  if (found === 'ambiguous') return found;
  if (found !== undefined) return onDay(found.day, minutesIn(words.slice(found.words), vocabulary), zone);
  const at = words.length === 0 ? undefined : onDay(today, minutesIn(words, vocabulary), zone);
  // A number is a time of day only behind a word for “at”: it could as well be the beginning of “2 weeks”.
  if (at === undefined || (/^\d+$/.test(words.join(' ')) && /^\s*\d/.test(typed))) return undefined;
  return at > now ? at : onDay(today + DAY, minutesIn(words, vocabulary), zone);
}

function wordsOf(typed: string, { idle }: Vocabulary): ReadonlyArray<string> {
  return folded(typed.replace(/^(\s*\d{4}-\d{1,2}-\d{1,2})t(?=\d)/i, '$1 '))
    .split(/,? /)
    .filter((word) => word !== '' && !idle.has(word));
}

function onDay(day: number, minutes: number | undefined, zone: string): number | undefined {
  return minutes === undefined ? undefined : onLocalDay(day, minutes, zone);
}
