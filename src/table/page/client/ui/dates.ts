const DAY = 86_400_000;

const clock = (time: number, locale: string): string => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time);
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** When a message was written, as its head says it. */
export function messageTime(time: number, now: number, locale: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY);
  if (days === 0) return clock(time, locale);
  if (days === 1) return `Yesterday at ${clock(time, locale)}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(time);
}

/** The day of the week, the day and the time. */
export function fullTime(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(
    time,
  );
}

/** The time alone, for the narrow place beside a message that follows another. */
export const shortTime = clock;

export function dayName(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time);
}

export const sameDay = (a: number, b: number): boolean => startOfDay(a) === startOfDay(b);
