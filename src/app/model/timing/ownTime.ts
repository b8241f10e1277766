import { z } from 'zod';
import type { GameRecord, UserId } from '../../../store/records.ts';
import type { Settings } from '../../../store/types.ts';
import { AppError } from '../../core/error.ts';
import { peopleOf } from '../../core/person.ts';
import type { Person } from '../../core/person.ts';
import type { OwnTime, OwnTimeChange } from './types.ts';
import { lengthOf, longestQuiet } from './waking.ts';
import type { Sleep } from './waking.ts';
import { findZone, zonesLike } from './zones.ts';
import type { Context } from '../../core/context.ts';
import { remeasured, settle, tableOf } from './timers.ts';
import type { TableClock } from './timers.ts';
import { defined } from '../../../values/defined.ts';

const minutes = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);
const stored = z
  .object({ zone: z.string().optional(), quiet: z.object({ from: minutes, to: minutes }).optional() })
  .catch({});

/** Returns the settings key of a person's own time. */
export const timeKey = (userId: UserId): readonly [scope: string, key: string] => [`user:${userId}`, 'time'];

/** A person's time zone and quiet hours, as far as they told. */
export async function ownTime(settings: Settings, userId: UserId): Promise<OwnTime> {
  return timeIn(await settings.get(...timeKey(userId)));
}

function timeIn(found: unknown): OwnTime {
  if (found === undefined) return {};
  const { zone, quiet } = stored.parse(found);
  return { ...defined({ zone, quiet }) };
}

/** Returns when the people of a game sleep, all read at once. */
export async function sleepsOf(settings: Settings, game: Pick<GameRecord, 'seats'>): Promise<TableClock['sleepOf']> {
  const people = peopleOf(game);
  const found = await settings.many(people.map(timeKey));
  const sleeps = new Map(people.map((userId, place) => [userId, sleepIn(found[place])]));
  return (userId) => sleeps.get(userId);
}

/** Returns when a person sleeps who told that; `undefined`: no one knows, so all time counts. */
export function sleepIn(found: unknown): Sleep | undefined {
  return sleepBy(timeIn(found));
}

function sleepBy({ zone, quiet }: OwnTime): Sleep | undefined {
  return zone === undefined || quiet === undefined ? undefined : { zone, quiet };
}

/** Throws `unknownZone`, `illegalTime`. */
export async function setOwnTime(settings: Settings, person: Person, change: OwnTimeChange): Promise<OwnTime> {
  const before = await ownTime(settings, person.id);
  const zone = change.zone === undefined ? before.zone : knownZone(change.zone);
  const quiet =
    change.quiet === undefined ? before.quiet : change.quiet === 'none' ? undefined : possible(change.quiet);
  if (quiet !== undefined && zone === undefined)
    throw new AppError(
      'unknownZone',
      (say) => say('pace.noZone'),
      (say) => say('pace.noZoneHint'),
    );
  const after = { ...defined({ zone, quiet }) };
  await settings.set(...timeKey(person.id), after);
  return after;
}

function knownZone(typed: string): string {
  const zone = findZone(typed);
  if (zone !== undefined) return zone;
  const near = zonesLike(typed);
  throw new AppError(
    'unknownZone',
    (say) => say('pace.unknownZone', { zone: typed.slice(0, 60) }),
    (say) => (near.length === 0 ? say('pace.unknownZoneHint') : say('pace.nearZones', { zones: near.join(', ') })),
  );
}

function possible(quiet: NonNullable<OwnTime['quiet']>): NonNullable<OwnTime['quiet']> {
  if (quiet.from === quiet.to)
    throw new AppError(
      'illegalTime',
      (say) => say('pace.noQuiet'),
      (say) => say('pace.noQuietHint'),
    );
  if (lengthOf(quiet) > longestQuiet)
    throw new AppError(
      'illegalTime',
      (say) => say('pace.longQuiet', { hours: longestQuiet / 60 }),
      (say) => say('pace.longQuietHint'),
    );
  return quiet;
}

/**
 * Sets a person's zone and quiet hours, and measures again what waits in their games: the time until now by the old
 * hours, from now on by the new ones. Throws `unknownZone`, `illegalTime`.
 */
export async function setTime(context: Context, person: Person, change: OwnTimeChange): Promise<OwnTime> {
  const { store, cache } = context;
  const now = context.now();
  const before = sleepBy(await ownTime(store.settings, person.id));
  const after = await setOwnTime(store.settings, person, change);
  for (const game of await store.games({ userId: person.id, statuses: ['running'] })) {
    const sleepOf = await sleepsOf(store.settings, game);
    const old = tableOf(game, (userId) => (userId === person.id ? before : sleepOf(userId)));
    const asked = await store.timers.ofGame(game.id);
    const timers = asked.map((timer) =>
      timer.due === undefined ? timer : remeasured(settle(timer, old, now), tableOf(game, sleepOf)),
    );
    await store.commit({ gameId: game.id, revision: game.revision, at: now, timers, messages: [] });
    cache.drop(game.id);
  }
  return after;
}
