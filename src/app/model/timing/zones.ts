import { nearest } from '../../../catalogue/nearest.ts';
import { DAY, MINUTE } from './presets.ts';

/** Every time zone by its IANA name; UTC is not among those that the machine lists. */
export const zones: ReadonlyArray<string> = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

const mostSuggested = 5;

/** The zone's own spelling, whatever case and spaces it was typed in; `undefined`: there is no such zone. */
export function findZone(typed: string): string | undefined {
  const wanted = plain(typed);
  const listed = zones.find((zone) => plain(zone) === wanted);
  return listed ?? resolved(wanted);
}

/**
 * Older names, such as `US/Pacific`, are known to the machine without being listed. Offsets are no places: they know no
 * summer time.
 */
function resolved(name: string): string | undefined {
  if (!/^[a-z_]+(\/[a-z_+-]+)*$/.test(name) || !name.includes('/')) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Zones that could have been meant: those with the text in their name, else those spelt like it. */
export function zonesLike(typed: string, most = mostSuggested): ReadonlyArray<string> {
  const wanted = plain(typed);
  const containing = zones.filter((zone) => plain(zone).includes(wanted));
  if (containing.length > 0) return byFit(containing, wanted).slice(0, most);
  const cities = new Map(zones.map((zone) => [cityOf(zone), zone]));
  return nearest(cityOf(wanted), cities.keys())
    .flatMap((city) => cities.get(city) ?? [])
    .slice(0, most);
}

/** Those first whose place, or whose name, begins with the text. */
function byFit(found: ReadonlyArray<string>, wanted: string): ReadonlyArray<string> {
  const rank = (zone: string): number => (cityOf(zone).startsWith(wanted) ? 0 : plain(zone).startsWith(wanted) ? 1 : 2);
  return [...found].sort((one, other) => rank(one) - rank(other));
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_');
}

function cityOf(zone: string): string {
  return plain(zone.split('/').at(-1) ?? zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Returns the wall clock time there as if it were UTC, in milliseconds. */
function wallClock(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Returns when a clock on the wall there shows this. A time that comes twice in autumn is the first one; one that is
 * skipped in spring is taken as if the clock had not been set.
 */
function atWallClock(shown: number, zone: string): number {
  const [before = shown, after = shown] = [-DAY, DAY].map(
    (away) => shown - (wallClock(shown + away, zone) - (shown + away)),
  );
  return wallClock(before, zone) !== shown && wallClock(after, zone) === shown ? after : before;
}

/** Midnight of the local day of a moment, as its wall clock shows it. */
export function localDay(at: number, zone: string): number {
  return Math.floor(wallClock(at, zone) / DAY) * DAY;
}

/**
 * Returns the moment on a local day (as `localDay` gives it) that is `minutes` after its midnight by the wall clock.
 */
export function onLocalDay(day: number, minutes: number, zone: string): number {
  return atWallClock(day + minutes * MINUTE, zone);
}
