import { DAY, MINUTE } from './presets.ts';
import { localDay, onLocalDay } from './zones.ts';

/**
 * The hours in which someone is not to be disturbed: minutes after midnight, over midnight if `to` is the earlier one.
 */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** A person's hours of sleep. Without quiet hours all time counts. */
export interface Sleep {
  readonly zone: string;
  readonly quiet: QuietHours;
}

/** How long the quiet hours may be: there have to be some in which to play. */
export const longestQuiet = 16 * 60;

/** How long quiet hours are, in minutes. */
export function lengthOf({ from, to }: QuietHours): number {
  return to > from ? to - from : to + DAY / MINUTE - from;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The first time of sleep that ends after this moment. */
function sleepAt(at: number, { zone, quiet }: Sleep): Span {
  // The sleep of the day before may last until now.
  for (let day = localDay(at, zone) - DAY; ; day += DAY) {
    const sleep = sleepOf(day, zone, quiet);
    if (sleep.end > at) return sleep;
  }
}

/** The sleep that begins on a local day. */
function sleepOf(day: number, zone: string, quiet: QuietHours): Span {
  const start = onLocalDay(day, quiet.from, zone);
  const end = onLocalDay(quiet.to > quiet.from ? day : day + DAY, quiet.to, zone);
  // Where the clock is set, a sleep that would begin in the hour that is left out may be over before.
  return { start: Math.min(start, end), end };
}

/** Returns when the sleep ends in which this moment is, if it is in one. */
export function wakesAt(at: number, sleep: Sleep | undefined): number | undefined {
  if (sleep === undefined) return undefined;
  const { start, end } = sleepAt(at, sleep);
  return start <= at ? end : undefined;
}

/** How long someone was awake between two moments, in milliseconds; 0 if the second is not later. */
export function wakingBetween(from: number, to: number, sleep: Sleep | undefined): number {
  if (to <= from) return 0;
  if (sleep === undefined) return to - from;
  let waking = 0;
  for (let at = from; at < to;) {
    const { start, end } = sleepAt(at, sleep);
    waking += Math.max(0, Math.min(start, to) - at);
    at = end;
  }
  return waking;
}

/** The moment at which someone will have been awake for so long since `from`. It never lies in their sleep. */
export function afterWaking(from: number, waking: number, sleep: Sleep | undefined): number {
  if (sleep === undefined) return from + waking;
  let left = waking;
  for (let at = from; ;) {
    const { start, end } = sleepAt(at, sleep);
    const free = Math.max(0, start - at);
    if (left < free) return at + left;
    left -= free;
    at = end;
  }
}
