import type { Store } from '../types.ts';
import { changesOf } from './changes.ts';
import { asStoreError } from './failures.ts';
import { openDatabase } from './open.ts';
import type { OpenDatabase } from './open.ts';
import { tablesOf } from './tables.ts';
import { vitalsOf } from './vitals.ts';

/**
 * The store in a SQLite file; `:memory:` for one that is gone when closed. `now`: milliseconds since 1970, for the times at
 * which messages were delivered. Throws `StoreError` if the file can't be used, and leaves it untouched then.
 */
export function openSqliteStore(path: string, now: () => number = Date.now): Store {
  const opened = openDatabase(path);
  try {
    return storeIn(opened, path, now);
  } catch (error) {
    opened.close();
    throw asStoreError(error, path);
  }
}

function storeIn(opened: OpenDatabase, path: string, now: () => number): Store {
  const { db } = opened;
  const tables = tablesOf(db, now);
  const changes = changesOf(db, tables);
  const { outbox, settings, timers, results, orders, notes, polls, sessions, games, states, history, spectators, proposals } = tables;
  const { audit, removal } = tables;
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw asStoreError(error, path);
    }
  };
  return {
    together: (work) => guarded(() => db.transaction(work).immediate()),
    outbox,
    settings,
    timers,
    results,
    orders: {
      ...orders,
      setStanding: (...standing) => guarded(() => orders.setStanding(...standing)),
      setPlan: (...plan) => guarded(() => orders.setPlan(...plan)),
    },
    sessions: { ...sessions, set: (id, session) => guarded(() => sessions.set(id, session)) },
    notes: {
      of: notes.of,
      suspect: (...suspicion) => guarded(() => notes.suspect(...suspicion)),
      write: (...notebook) => guarded(() => notes.write(...notebook)),
      markShown: (...shown) => guarded(() => notes.markShown(...shown)),
    },
    vitals: vitalsOf(db),
    polls: { ...polls, put: (...poll) => guarded(() => polls.put(...poll)) },
    create: (...game) => guarded(() => changes.create(...game)),
    commit: (change) => guarded(() => changes.commit(change)),
    remove: (deletion) => guarded(() => changes.remove(deletion)),
    prune: (before) => guarded(() => changes.prune(before)),
    game: (id) => games.get(id),
    games: (filter) => games.find(filter),
    state: (id) => states.get(id),
    snapshots: (id) => states.snapshots(id),
    snapshot: (id, seq) => states.snapshot(id, seq),
    inputs: (id) => history.inputs(id),
    events: (id, filter) => history.events(id, filter),
    seed: (id) => states.seed(id),
    spectators: (id) => spectators.of(id),
    proposal: (id) => proposals.get(id),
    overdueProposals: (at) => proposals.overdue(at),
    audit: (id, first, count) => audit.page(id, first, count),
    wasDone: (id, kind) => audit.has(id, kind),
    deleted: (id) => removal.deleted(id),
    close: () => opened.close(),
  };
}
