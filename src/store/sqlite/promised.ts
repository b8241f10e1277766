// Temporary: today's tables, which answer at once, as a store of promises. The engines that come take its place.
import type Database from 'better-sqlite3';
import type { Leases, Store, Transaction } from '../types.ts';
import { createGate } from './gate.ts';
import type { Gate } from './gate.ts';
import type { Store as SynchronousStore } from './synchronous.ts';

type Pass = Gate['pass'];

/** `asOurs`: what a failure of the database is to whoever uses the store. */
export function promised(
  db: Database.Database,
  store: SynchronousStore,
  asOurs: (error: unknown) => unknown,
  close: () => void,
): Store {
  const gate = createGate();
  const leases = leasesInMemory();
  const failing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw asOurs(error);
    }
  };
  return {
    ...through(store, leases, (work) => gate.pass(work)),
    together: (_locks, work) => gate.alone(() => failing(async () => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = await during(store, leases, work);
        db.exec('COMMIT');
        return result;
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    })),
    look: (work) => gate.alone(() => during(store, leases, work)),
    onNews: () => () => undefined,
    close: () => gate.pass(close),
  };
}

/** What is given to a work is of no use after it. */
async function during<T>(store: SynchronousStore, leases: Leases, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  let isOver = false;
  const pass: Pass = async (each) => {
    if (isOver) throw new Error('The transaction has ended already.');
    return each();
  };
  try {
    return await work(through(store, leases, pass));
  } finally {
    isOver = true;
  }
}

function through(store: SynchronousStore, leases: Leases, pass: Pass): Transaction {
  const each = <Given extends ReadonlyArray<unknown>, Result>(work: (...given: Given) => Result) =>
    (...given: Given): Promise<Result> => pass(() => work(...given));
  const { outbox, settings, results, timers, orders, sessions, notes, polls } = store;
  return {
    outbox: {
      changedLanes: () => outbox.changedLanes(),
      dueLanes: each(outbox.dueLanes), nextDueAt: each(outbox.nextDueAt), takeDue: each(outbox.takeDue),
      newerWaits: each(outbox.newerWaits), markDelivered: each(outbox.markDelivered), markFailed: each(outbox.markFailed),
      giveUp: each(outbox.giveUp), add: each(outbox.add), slot: each(outbox.slot), slotIn: each(outbox.slotIn),
      setSlot: each(outbox.setSlot), clearSlot: each(outbox.clearSlot),
    },
    settings: {
      get: each(settings.get), set: each(settings.set), clear: each(settings.clear),
      many: each((wanted) => wanted.map(([scope, key]) => settings.get(scope, key))),
    },
    results: {
      statistics: each(results.statistics), has: each(results.has), achievements: each(results.achievements),
      newAchievements: each(results.newAchievements), missing: each(results.missing),
    },
    timers: {
      ofGame: each(timers.ofGame), dueGames: each(timers.dueGames), waitingGames: each(timers.waitingGames),
      lifelessGames: each(timers.lifelessGames), returningGames: each(timers.returningGames),
      seenAt: each(timers.seenAt), see: each(timers.see), makeUp: each(timers.makeUp),
    },
    orders: {
      ofGame: each(orders.ofGame), setStanding: each(orders.setStanding), setPlan: each(orders.setPlan),
      justTakenBack: each(orders.justTakenBack), answered: each(orders.answered),
    },
    sessions: { of: each(sessions.of), set: each(sessions.set), due: each(sessions.due) },
    notes: { of: each(notes.of), suspect: each(notes.suspect), write: each(notes.write), markShown: each(notes.markShown) },
    polls: { put: each(polls.put), of: each(polls.of), overdue: each(polls.overdue) },
    create: each(store.create), game: each(store.game), games: each(store.games), commit: each(store.commit),
    state: each(store.state), snapshots: each(store.snapshots), snapshot: each(store.snapshot), inputs: each(store.inputs),
    events: each(store.events), seed: each(store.seed), spectators: each(store.spectators), proposal: each(store.proposal),
    overdueProposals: each(store.overdueProposals), audit: each(store.audit), wasDone: each(store.wasDone),
    deleted: each(store.deleted), remove: each(store.remove), prune: each(store.prune),
    leases,
  };
}

function leasesInMemory(): Leases {
  const held = new Map<string, { readonly holder: string; readonly until: number }>();
  return {
    async take(name, holder, until, now) {
      const other = held.get(name);
      if (other !== undefined && other.holder !== holder && other.until > now) return false;
      held.set(name, { holder, until });
      return true;
    },
    async release(holder, name) {
      for (const [each, lease] of held) if (lease.holder === holder && (name === undefined || name === each)) held.delete(each);
    },
  };
}
