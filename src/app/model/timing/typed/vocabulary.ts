import { DAY, HOUR, MINUTE } from '../presets.ts';
import { datesIn, locales, sayIn } from '../../../../words/index.ts';
import type { Locale, PlainKey } from '../../../../words/index.ts';

/**
 * The words with which people of one language write times, each folded by `folded`. Names of days, months, units and
 * parts of the day come from `Intl`, what it does not know from the messages `times` of `pace.ftl`.
 */
export interface Vocabulary {
  readonly locale: Locale;
  /** How many milliseconds a unit takes, by each of its forms. */
  readonly units: ReadonlyMap<string, number>;
  /** 0 for today, 1 for tomorrow, and so on; a name may have several words. */
  readonly days: ReadonlyMap<string, number>;
  /** All names of each day from Sunday to Saturday. */
  readonly weekdays: ReadonlyArray<ReadonlyArray<string>>;
  /** All names of each month from January to December. */
  readonly months: ReadonlyArray<ReadonlyArray<string>>;
  /** The parts of a day by their names. */
  readonly partsOfDay: ReadonlyMap<string, PartOfDay>;
  /** Today in the evening, in one word. */
  readonly tonight: ReadonlySet<string>;
  /** “Next Friday” means the Friday of next week with these words, the coming Friday with those of `idle`. */
  readonly nextWeek: ReadonlySet<string>;
  /** A unit without a number is one of it; these words say so. */
  readonly one: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  /** No time at all. */
  readonly nothing: ReadonlySet<string>;
  /** Words that say nothing about which time is meant: until, on, at. */
  readonly idle: ReadonlySet<string>;
  /** Words in front of a length of time that begins now: in, for. */
  readonly span: ReadonlyArray<string>;
}

export const partsOfDay = ['morning', 'noon', 'afternoon', 'evening', 'night', 'midnight'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Returns text as it is compared: small letters without accents, full stops only inside of numbers. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/\.(?!\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Tries to understand what someone typed in their own language, in English, and then in every other one, since a
 * Discord client may speak another language than its owner has chosen here.
 * @returns what the first language made of it; `undefined`: none did
 */
export function inAnyLanguage<T>(locale: Locale, understand: (vocabulary: Vocabulary) => T | undefined): T | undefined {
  for (const each of new Set([locale, 'en' as const, ...locales])) {
    const found = understand(vocabularyOf(each));
    if (found !== undefined) return found;
  }
  return undefined;
}

const vocabularies = new Map<Locale, Vocabulary>();

/** Returns the words for times in a language, put together once. */
function vocabularyOf(locale: Locale): Vocabulary {
  const known = vocabularies.get(locale);
  if (known !== undefined) return known;
  const made = vocabulary(locale);
  vocabularies.set(locale, made);
  return made;
}

function vocabulary(locale: Locale): Vocabulary {
  const say = sayIn(locale);
  const words = (key: PlainKey): ReadonlyArray<string> =>
    say(key)
      .split(',')
      .map(folded)
      .filter((word) => word !== '');
  const otherParts = partsOfDay.flatMap((part) => words(`times.${part}`).map((word) => [word, part] as const));
  return {
    locale,
    units: new Map(unitNames.flatMap((unit) => formsOf(locale, unit).map((form) => [form, lengths[unit]] as const))),
    days: new Map([
      ...[0, 1, 2].map((day) => [relativeDay(locale, day), day] as const),
      ...words('times.today').map((word) => [word, 0] as const),
    ]),
    weekdays: range(7).map((day) => datesNamed(locale, 'weekday', Date.UTC(2026, 1, 1 + day))),
    months: range(12).map((month) => datesNamed(locale, 'month', Date.UTC(2026, month, 1))),
    partsOfDay: new Map([...otherParts, ...partsNamed(locale)]),
    tonight: new Set(words('times.tonight')),
    nextWeek: new Set(words('times.nextWeek')),
    one: new Set(words('times.one')),
    and: new Set(words('times.and')),
    nothing: new Set([...words('times.nothing'), ...words('times.off')]),
    idle: new Set(words('times.idle')),
    span: [...prefixes(locale), ...words('times.span')],
  };
}

const unitNames = ['minute', 'hour', 'day', 'week'] as const;
type Unit = (typeof unitNames)[number];
const lengths: Readonly<Record<Unit, number>> = { minute: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY };

/** One of each plural form, in any of our languages. */
const counts = [1, 2, 5, 1.5];

/** A unit in all its forms, in the nominative and as it stands after “in”. */
function formsOf(locale: Locale, unit: Unit): ReadonlyArray<string> {
  const standing = (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(datesIn(locale), { style: 'unit', unit, unitDisplay });
    return counts.flatMap((count) =>
      format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? [value] : [])),
    );
  });
  const after = new Intl.RelativeTimeFormat(datesIn(locale), { numeric: 'always' });
  const following = counts.flatMap((count) => after.formatToParts(count, unit).at(-1)?.value ?? []);
  return [...new Set([...standing, ...following].map(folded))].filter((form) => form !== '');
}

/** “in”, “tra” or “через”: what stands before a length of time that is yet to come. */
function prefixes(locale: Locale): ReadonlyArray<string> {
  const [first] = new Intl.RelativeTimeFormat(datesIn(locale), { numeric: 'always' }).formatToParts(5, 'day');
  return first?.type === 'literal' ? [folded(first.value)] : [];
}

function relativeDay(locale: Locale, day: number): string {
  return folded(new Intl.RelativeTimeFormat(datesIn(locale), { numeric: 'auto' }).format(day, 'day'));
}

/** The names of a weekday or month, long and short, alone and beside the day of a month. */
function datesNamed(locale: Locale, part: 'weekday' | 'month', at: number): ReadonlyArray<string> {
  const found = (['long', 'short'] as const).flatMap((style) =>
    [{}, { day: 'numeric' } as const].flatMap((beside) =>
      new Intl.DateTimeFormat(datesIn(locale), { ...beside, [part]: style, timeZone: 'UTC' })
        .formatToParts(at)
        .flatMap(({ type, value }) => (type === part ? [folded(value)] : [])),
    ),
  );
  return [...new Set(found)];
}

const hoursOfParts: ReadonlyArray<readonly [hour: number, part: PartOfDay]> = [
  [9, 'morning'],
  [12, 'noon'],
  [15, 'afternoon'],
  [20, 'evening'],
  [23, 'night'],
];

/** The last word of “in the evening” or “di sera” says it alone. */
function partsNamed(locale: Locale): ReadonlyArray<readonly [word: string, part: PartOfDay]> {
  const format = new Intl.DateTimeFormat(datesIn(locale), {
    hour: 'numeric',
    dayPeriod: 'long',
    hourCycle: 'h12',
    timeZone: 'UTC',
  });
  const named = hoursOfParts.map(([hour, part]) => {
    const period = format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
    return [
      folded(period?.value ?? '')
        .split(' ')
        .at(-1) ?? '',
      part,
    ] as const;
  });
  // Where the evening lasts until midnight, its word keeps the earlier meaning.
  return named.filter(([word], place) => named.findIndex(([other]) => other === word) === place);
}

function range(length: number): ReadonlyArray<number> {
  return Array.from({ length }, (_, at) => at);
}
