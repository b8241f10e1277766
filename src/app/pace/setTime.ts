import type { Context } from '../parts.ts';
import type { Person } from '../person.ts';
import { ownTime, setOwnTime, sleepOf } from './ownTime.ts';
import { remeasured, settle, tableOf } from './timers.ts';
import type { OwnTime, OwnTimeChange } from './types.ts';

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
    const timers = store.timers.ofGame(game.id).map((timer) => (timer.due === undefined ? timer : remeasured(settle(timer, old, now), tableOf(game, others))));
    store.commit({ gameId: game.id, revision: game.revision, at: now, timers, messages: [] });
    shelf.drop(game.id);
  }
  return ownTime(store.settings, person.id);
}
