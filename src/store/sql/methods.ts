import type { Delivered, Lane } from '../outbox.ts';
import type { Lock, Transaction } from '../types.ts';
import { commit, create, remove } from './changes.ts';
import type { Tables } from './tables.ts';

/** How something is to be done. */
export interface Way {
  readonly writes: boolean;
  /**
   * Whether a method takes several statements, which have to fit together. One alone, if it writes, leaves the same if
   * it is done once more.
   */
  readonly several: boolean;
  /** Book-keeping, which can be found out again: it need not wait for the disk. */
  readonly relaxed: boolean;
}

const read: Way = { writes: false, several: false, relaxed: false };
const look: Way = { writes: false, several: true, relaxed: false };
const put: Way = { writes: true, several: false, relaxed: false };
const change: Way = { writes: true, several: true, relaxed: false };
const note: Way = { writes: true, several: false, relaxed: true };
const notes: Way = { writes: true, several: true, relaxed: true };

export type Run = <Result>(
  way: Way,
  work: (tables: Tables) => Promise<Result>,
  locks?: ReadonlyArray<Lock>,
) => Promise<Result>;

/** Everything that can be done with a store, by whatever runs it. */
export function methodsOf(run: Run, changedLanes: () => ReadonlyArray<Lane>): Transaction {
  const by =
    (way: Way) =>
    <Given extends ReadonlyArray<unknown>, Result>(method: (tables: Tables) => (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      run(way, (tables) => method(tables)(...given));
  const [reads, looks, puts, changes, marks] = [by(read), by(look), by(put), by(change), by(note)];
  return {
    outbox: {
      changedLanes,
      dueLanes: reads(({ outbox }) => outbox.dueLanes),
      nextDueAt: reads(({ outbox }) => outbox.nextDueAt),
      takeDue: marks(({ outbox }) => outbox.takeDue),
      newerWaits: reads(({ outbox }) => outbox.newerWaits),
      markDelivered: (id, delivered) => run(wayOf(delivered), ({ outbox }) => outbox.markDelivered(id, delivered)),
      markFailed: marks(({ outbox }) => outbox.markFailed),
      retryNow: marks(({ outbox }) => outbox.retryNow),
      bringForward: marks(({ outbox }) => outbox.bringForward),
      giveUp: marks(({ outbox }) => outbox.giveUp),
      add: changes(({ outbox }) => outbox.add),
      slot: reads(({ outbox }) => outbox.slot),
      slotIn: reads(({ outbox }) => outbox.slotIn),
      setSlot: marks(({ outbox }) => outbox.setSlot),
      clearSlot: marks(({ outbox }) => outbox.clearSlot),
    },
    deliveries: {
      compared: looks(({ deliveries }) => deliveries.compared),
      comparedIn: looks(({ deliveries }) => deliveries.comparedIn),
      withGivenUp: reads(({ deliveries }) => deliveries.withGivenUp),
      givenUp: reads(({ deliveries }) => deliveries.givenUp),
      nextAfter: reads(({ deliveries }) => deliveries.nextAfter),
      settle: changes(({ deliveries }) => deliveries.settle),
      waiting: reads(({ deliveries }) => deliveries.waiting),
      slotsAt: reads(({ deliveries }) => deliveries.slotsAt),
      forget: puts(({ deliveries }) => deliveries.forget),
      postpone: changes(({ deliveries }) => deliveries.postpone),
    },
    settings: {
      get: reads(({ settings }) => settings.get),
      many: reads(({ settings }) => settings.many),
      set: puts(({ settings }) => settings.set),
      add: changes(({ settings }) => settings.add),
      clear: puts(({ settings }) => settings.clear),
    },
    results: {
      statistics: looks(({ results }) => results.statistics),
      has: reads(({ results }) => results.has),
      achievements: reads(({ results }) => results.achievements),
      course: reads(({ results }) => results.course),
      newAchievements: reads(({ results }) => results.newAchievements),
      missing: reads(({ results }) => results.missing),
    },
    timers: {
      ofGame: reads(({ timers }) => timers.ofGame),
      dueGames: reads(({ timers }) => timers.dueGames),
      waitingGames: reads(({ timers }) => timers.waitingGames),
      lifelessGames: reads(({ timers }) => timers.lifelessGames),
      returningGames: reads(({ timers }) => timers.returningGames),
      seenAt: reads(({ timers }) => timers.seenAt),
      // Should a power cut undo it, the bot counts as away for a little longer.
      see: marks(({ timers }) => timers.see),
      break: reads(({ timers }) => timers.break),
      makeUp: changes(({ timers }) => timers.makeUp),
      endBreak: changes(({ timers }) => timers.endBreak),
    },
    orders: {
      ofGame: reads(({ orders }) => orders.ofGame),
      setStanding: puts(({ orders }) => orders.setStanding),
      setPlan: changes(({ orders }) => orders.setPlan),
      justTakenBack: reads(({ orders }) => orders.justTakenBack),
      answered: reads(({ orders }) => orders.answered),
    },
    sessions: {
      of: reads(({ sessions }) => sessions.of),
      set: puts(({ sessions }) => sessions.set),
      due: reads(({ sessions }) => sessions.due),
    },
    hands: { seenBy: reads(({ hands }) => hands.seenBy) },
    notes: {
      of: looks(({ notes: book }) => book.of),
      suspect: puts(({ notes: book }) => book.suspect),
      write: puts(({ notes: book }) => book.write),
      markShown: puts(({ notes: book }) => book.markShown),
    },
    polls: {
      put: puts(({ polls }) => polls.put),
      of: reads(({ polls }) => polls.of),
      overdue: reads(({ polls }) => polls.overdue),
    },
    vitals: {
      games: looks(({ vitals }) => vitals.games),
      outbox: looks(({ vitals }) => vitals.outbox),
      write: marks(({ vitals }) => vitals.write),
    },
    leases: {
      take: marks(({ leases }) => leases.take),
      held: reads(({ leases }) => leases.held),
      shorten: marks(({ leases }) => leases.shorten),
      release: marks(({ leases }) => leases.release),
    },
    game: reads(({ games }) => games.get),
    games: reads(({ games }) => games.find),
    state: reads(({ states }) => states.get),
    snapshots: reads(({ states }) => states.snapshots),
    snapshot: reads(({ states }) => states.snapshot),
    answerTo: reads(({ history }) => history.answerTo),
    inputs: reads(({ history }) => history.inputs),
    events: reads(({ history }) => history.events),
    seed: reads(({ states }) => states.seed),
    spectators: reads(({ spectators }) => spectators.of),
    proposal: reads(({ proposals }) => proposals.get),
    overdueProposals: reads(({ proposals }) => proposals.overdue),
    audit: looks(({ audit }) => audit.page),
    wasDone: reads(({ audit }) => audit.has),
    deleted: reads(({ removal }) => removal.deleted),
    create: (...game) => run(change, (tables) => create(tables, ...game), [`game:${game[0].id}`]),
    commit: (changed) => run(change, (tables) => commit(tables, changed), [`game:${changed.gameId}`]),
    remove: (deletion) => run(change, (tables) => remove(tables, deletion), [`game:${deletion.gameId}`]),
    prune: changes(({ prune }) => prune),
    packable: reads(({ history }) => history.packable),
    pack: (id, before) => run(change, ({ history }) => history.pack(id, before), [`game:${id}`]),
  };
}

/**
 * A message that is new has to be known as one that is there, also after a power cut: else it would be sent once more.
 */
function wayOf({ remembered }: Delivered = {}): Way {
  if (remembered === undefined) return note;
  return remembered.slots.length > 0 ? change : notes;
}
