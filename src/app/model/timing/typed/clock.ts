import { DAY, HOUR, MINUTE } from '../presets.ts';
import type { PartOfDay, Vocabulary } from './vocabulary.ts';

const minutesOfDay = DAY / MINUTE;
const minutesOfHour = HOUR / MINUTE;
const noon = minutesOfDay / 2;

/** When a part of the day begins for people who meet, in minutes after midnight. */
const begins: Readonly<Record<PartOfDay, number>> = {
  morning: 9 * minutesOfHour,
  noon,
  afternoon: 15 * minutesOfHour,
  evening: 20 * minutesOfHour,
  night: 22 * minutesOfHour,
  midnight: minutesOfDay,
};

/** Returns “23”, “7:30” or “11 pm” in minutes after midnight, “24” as midnight; `undefined`: no time of day. */
export function clockTyped(typed: string): number | undefined {
  const minutes = clock(typed.trim().toLowerCase());
  return minutes === undefined ? undefined : minutes % minutesOfDay;
}

/**
 * Returns a time within a day that is named: “18:00”, “8 in the evening”, “evening”, nothing for its beginning. “24” is
 * its end.
 * @param part the part of the day that is known already
 * @returns minutes after midnight, 0 to 1,440; `undefined`: not understood
 */
export function minutesIn(
  words: ReadonlyArray<string>,
  { partsOfDay }: Vocabulary,
  part?: PartOfDay,
): number | undefined {
  const at = words.findIndex((word) => partsOfDay.has(word));
  const named = at < 0 ? part : partsOfDay.get(words[at] ?? '');
  const rest = words.filter((_, place) => place !== at).join(' ');
  if (rest === '') return named === undefined ? 0 : begins[named];
  const minutes = clock(rest);
  return minutes === undefined || named === undefined ? minutes : inPart(minutes, named);
}

/** “8 in the evening” is 20:00, “2 at night” is 2:00, “12 at night” the end of the day. */
function inPart(minutes: number, part: PartOfDay): number {
  if (minutes === noon && (part === 'night' || part === 'midnight')) return minutesOfDay;
  const isLater = part === 'afternoon' || part === 'evening' || (part === 'night' && minutes >= noon / 2);
  return isLater && minutes < noon ? minutes + noon : minutes;
}

function clock(text: string): number | undefined {
  const [, hour, minute = '', half] = /^(\d{1,2})(?:[:.h](\d{2})?)?(?:\s*([ap])\W?m?\.?)?$/.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const hours = half === undefined ? Number(hour) : hourOf(Number(hour), half);
  if (hours === undefined || hours > 24 || Number(minute) > 59 || (hours === 24 && Number(minute) > 0))
    return undefined;
  return hours * minutesOfHour + Number(minute);
}

function hourOf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
