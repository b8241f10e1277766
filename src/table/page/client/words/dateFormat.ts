/** How a moment is written: by the letters that Discord has for it, and with the day of the week. */
const formats = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateFormat = keyof typeof formats;

/**
 * Formats by style, then by locale. To make one takes far longer than to use it, and each message has a time or two.
 */
const made = new Map<DateFormat, Map<string, Intl.DateTimeFormat>>();

/** A moment, in milliseconds since 1970. */
export function written(time: number, as: DateFormat, locale: string): string {
  const byLocale = made.get(as) ?? new Map<string, Intl.DateTimeFormat>();
  made.set(as, byLocale);
  const format = byLocale.get(locale) ?? new Intl.DateTimeFormat(locale, formats[as]);
  byLocale.set(locale, format);
  return format.format(time);
}

/** Returns the time to the second, in numbers: for people who want to know exactly. */
export const exactTime = (time: number, locale: string): string => written(time, 'S', locale);
