import { z } from 'zod';
import type { UserId } from '../../store/records.ts';
import type { Settings } from '../../store/types.ts';
import { AppError } from '../error.ts';
import type { Person } from '../person.ts';
import type { OwnTime, OwnTimeChange } from './types.ts';
import { lengthOf, longestQuiet } from './waking.ts';
import type { Sleep } from './waking.ts';
import { findZone, zonesLike } from './zones.ts';
import type { Context } from '../parts.ts';
import { remeasured, settle, tableOf } from './timers.ts';

const KEY = 'time';

const minutes = z.number().int().min(0).max(24 * 60 - 1);
const stored = z.object({ zone: z.string().optional(), quiet: z.object({ from: minutes, to: minutes }).optional() });

/** A person's time zone and quiet hours, as far as they told. */
export function ownTime(settings: Settings, userId: UserId): OwnTime {
  const { zone, quiet } = stored.catch({}).parse(settings.get(scopeOf(userId), KEY) ?? {});
  return { ...(zone === undefined ? {} : { zone }), ...(quiet === undefined ? {} : { quiet }) };
}

/** When a person sleeps; `undefined`: nobody knows, so all time counts. */
export function sleepOf(settings: Settings, userId: UserId): Sleep | undefined {
  const { zone, quiet } = ownTime(settings, userId);
  return zone === undefined || quiet === undefined ? undefined : { zone, quiet };
}

/** Throws `unknownZone`, `illegalTime`. */
export function setOwnTime(settings: Settings, person: Person, change: OwnTimeChange): OwnTime {
  const before = ownTime(settings, person.id);
  const zone = change.zone === undefined ? before.zone : knownZone(change.zone);
  const quiet = change.quiet === undefined ? before.quiet : change.quiet === 'none' ? undefined : possible(change.quiet);
  if (quiet !== undefined && zone === undefined)
    throw new AppError(
      'unknownZone',
      (say) => say('pace.noZone'),
      (say) => say('pace.noZoneHint'),
    );
  const after = { ...(zone === undefined ? {} : { zone }), ...(quiet === undefined ? {} : { quiet }) };
  settings.set(scopeOf(person.id), KEY, after);
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
  if (quiet.from === quiet.to) throw new AppError('illegalTime', (say) => say('pace.noQuiet'), (say) => say('pace.noQuietHint'));
  if (lengthOf(quiet) > longestQuiet)
    throw new AppError(
      'illegalTime',
      (say) => say('pace.longQuiet', { hours: longestQuiet / 60 }),
      (say) => say('pace.longQuietHint'),
    );
  return quiet;
}

function scopeOf(userId: UserId): string {
  return `user:${userId}`;
}

/**
 * Sets a person's zone and quiet hours, and measures anew what waits in their games: the time until now by the old hours,
 * from now on by the new ones. Throws `unknownZone`, `illegalTime`.
 */
export function setTime<State>(context: Context<State>, person: Person, change: OwnTimeChange): OwnTime {
  const { store, shelf } = context;
  const now = context.now();
  const before = sleepOf(store.settings, person.id);
  setOwnTime(store.settings, person, change);
  for (const game of store.games({ userId: person.id, statuses: ['running'] })) {
    const others = (userId: string) => sleepOf(store.settings, userId);
    const old = tableOf(game, (userId) => (userId === person.id ? before : others(userId)));
    const timers = store.timers
      .ofGame(game.id)
      .map((timer) => (timer.due === undefined ? timer : remeasured(settle(timer, old, now), tableOf(game, others))));
    store.commit({ gameId: game.id, revision: game.revision, at: now, timers, messages: [] });
    shelf.drop(game.id);
  }
  return ownTime(store.settings, person.id);
}
