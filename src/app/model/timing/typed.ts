import { DAY, HOUR, MINUTE } from './presets.ts';
import { AppError } from '../../core/error.ts';
import { localDay, onLocalDay } from './zones.ts';
import { present } from '../../../values/present.ts';

const units: ReadonlyArray<{ readonly names: ReadonlyArray<string>; readonly length: number }> = [
  { names: ['m', 'min', 'mins', 'minute', 'minutes'], length: MINUTE },
  { names: ['h', 'hr', 'hrs', 'hour', 'hours'], length: HOUR },
  { names: ['d', 'day', 'days'], length: DAY },
  { names: ['w', 'week', 'weeks'], length: 7 * DAY },
];

/** Words that mean no time at all. */
const nothing = ['none', 'never', 'off', 'no', '0'];

/**
 * “8h”, “30 min”, “1 day 12 hours”, “1.5 days” in milliseconds, “none” as 0; `undefined`: not understood, or several
 * (“1h, 3h”).
 */
export function durationTyped(typed: string): number | undefined {
  const [length, ...more] = durationsTyped(typed) ?? [];
  return more.length === 0 ? length : undefined;
}

/**
 * Several lengths, the shortest first: “1h, 3h”. One that goes on in a smaller unit is a single one: “1 day, 12 hours”.
 * `undefined`: not understood.
 */
export function durationsTyped(typed: string): ReadonlyArray<number> | undefined {
  const texts = typed
    .toLowerCase()
    .split(/(?<=[a-z])\s*(?:[,;]|\band\b)/)
    .filter((text) => text.trim() !== '');
  const lengths = texts.flatMap((text) => oneTyped(text) ?? []);
  if (lengths.length === 0 || lengths.length < texts.length) return undefined;
  const goesOn = texts.slice(0, -1).every((text, index) => present(lengths[index + 1], text) < smallestUnit(text));
  if (goesOn) return [lengths.reduce((sum, length) => sum + length, 0)];
  return Array.from(new Set(lengths)).sort((one, other) => one - other);
}

function smallestUnit(text: string): number {
  return Math.min(...[...text.matchAll(/[a-z]+/g)].map(([unit]) => lengthOf(unit) ?? 0));
}

function oneTyped(typed: string): number | undefined {
  const text = typed.trim();
  if (nothing.includes(text)) return 0;
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]+)/g)];
  if (parts.length === 0 || text.replaceAll(/\d+(?:[.,]\d+)?\s*[a-z]+/g, '').replaceAll(/\s/g, '') !== '')
    return undefined;
  const lengths = parts.map(
    ([, number = '', unit = '']) => Number(number.replace(',', '.')) * (lengthOf(unit) ?? Number.NaN),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Number.isFinite(whole) ? Math.round(whole) : undefined;
}

function lengthOf(unit: string): number | undefined {
  return units.find(({ names }) => names.includes(unit))?.length;
}

const longest = 365 * DAY;
const minutesOfDay = DAY / MINUTE;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * A moment as people type it, by the clock of their zone: “2026-12-01”, “2026-12-01 18:00”, “tomorrow”, “friday” (the
 * next one), each with a time or from midnight on; “3 days”, “12 hours”. Throws `illegalTime` for anything else, for
 * what is past, and for more than a year.
 */
export function untilTyped(typed: string, now: number, zone: string): number {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^until\s+/, '');
  const at = afterDuration(text, now) ?? onDay(text, now, zone);
  if (at === undefined || Number.isNaN(at))
    throw new AppError(
      'illegalTime',
      (say) => say('pace.unknownTime', { time: typed.slice(0, 60) }),
      (say) => say('pace.timeFormats'),
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

function afterDuration(text: string, now: number): number | undefined {
  const length = durationTyped(text.replace(/^(in|for)\s+/, ''));
  return length === undefined ? undefined : now + length;
}

/** A day, and a time on it if one is named. */
function onDay(text: string, now: number, zone: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d{1,2}-\d{1,2}|[a-z]+)(?:(?:\s+|t)(?:at\s+)?(\S.*))?$/.exec(text) ?? [];
  const midnight = day === undefined ? undefined : dayTyped(day, localDay(now, zone));
  const minutes = time === undefined ? 0 : minutesTyped(time);
  return midnight === undefined || minutes === undefined ? undefined : onLocalDay(midnight, minutes, zone);
}

/** A day in days as the wall clock counts them. */
function dayTyped(text: string, today: number): number | undefined {
  if (text === 'today') return today;
  if (text === 'tomorrow') return today + DAY;
  const weekday = text.length < 3 ? -1 : weekdays.findIndex((name) => name.startsWith(text));
  if (weekday >= 0) return today + (((weekday - new Date(today).getUTCDay() + 6) % 7) + 1) * DAY;
  return dateTyped(text);
}

function dateTyped(text: string): number | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const at = Date.UTC(year, month - 1, day);
  // “2026-02-30” is no day.
  return new Date(at).getUTCMonth() === month - 1 && new Date(at).getUTCDate() === day ? at : undefined;
}

/** “23”, “7:30”, “11 pm” in minutes after midnight, “24” as midnight; `undefined`: no time of day. */
export function clockTyped(typed: string): number | undefined {
  const minutes = minutesTyped(typed);
  return minutes === undefined ? undefined : minutes % minutesOfDay;
}

/** The same within a day that was named: “24” is its end. */
function minutesTyped(typed: string): number | undefined {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/.exec(typed.trim().toLowerCase()) ?? [];
  if (hour === undefined) return undefined;
  const hours = half === undefined ? Number(hour) : hourOf(Number(hour), half);
  if (hours === undefined || hours > 24 || Number(minute) > 59 || (hours === 24 && minute !== '00')) return undefined;
  return hours * 60 + Number(minute);
}

function hourOf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
