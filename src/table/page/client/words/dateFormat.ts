/** By how it is written, then by locale. To make one takes far longer than to use it, and each message has a time or two. */
const made = new Map<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/** A moment, in milliseconds since 1970. `options`: a constant; what is made for it is kept. */
export function written(time: number, options: Intl.DateTimeFormatOptions, locale: string): string {
  const byLocale = made.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  made.set(options, byLocale);
  const format = byLocale.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  byLocale.set(locale, format);
  return format.format(time);
}

/** To the second, in numbers: for whoever wants to know exactly. */
const exact: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'medium' };

export const exactTime = (time: number, locale: string): string => written(time, exact, locale);
