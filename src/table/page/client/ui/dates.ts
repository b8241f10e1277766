import { written } from '../words/dateFormat.ts';

/** The midnight before it, in milliseconds. */
export const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** The day of the week, the day and the time. */
export function fullTime(time: number, locale: string): string {
  return written(time, 'weekday', locale);
}

/** The time alone, for the narrow place beside a message that follows another. */
export const shortTime = (time: number, locale: string): string => written(time, 't', locale);

export function dayName(time: number, locale: string): string {
  return written(time, 'D', locale);
}

export const sameDay = (a: number, b: number): boolean => startOfDay(a) === startOfDay(b);
