const clock = (time: number, locale: string): string => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time);
/** The midnight before it, in milliseconds. */
export const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

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
