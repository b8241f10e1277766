import { auditTable } from './audit.ts';
import { deliveryTable } from './deliveries.ts';
import { gameTable } from './games.ts';
import { handTable } from './hands.ts';
import { historyTable } from './history.ts';
import { leaseTable } from './leases.ts';
import { noteTable } from './notes.ts';
import { ordersTable } from './orders.ts';
import { outboxTable } from './outbox.ts';
import type { StoreIdentity } from './outbox.ts';
import { pollTable } from './polls.ts';
import { proposalTable } from './proposals.ts';
import { pruning } from './pruning.ts';
import { removalOf } from './removal.ts';
import type { Belonging } from './removal.ts';
import { resultTable } from './results.ts';
import type { SqlSession } from './session.ts';
import { sessionTable } from './sessions.ts';
import { settingsTable } from './settings.ts';
import { spectatorTable } from './spectators.ts';
import { stateTable } from './states.ts';
import type { Workshop } from './statement.ts';
import { timersTable } from './timers.ts';
import { vitalTable } from './vitals.ts';

/** All that is stored, by what it is about. */
export type Tables = ReturnType<ReturnType<typeof tablesOf>>;

/** Makes all statements, once; then all tables on whatever way to the database. */
export function tablesOf(workshop: Workshop, surroundings: StoreIdentity, belonging: ReadonlyArray<Belonging>) {
  const settings = settingsTable(workshop);
  const games = gameTable(workshop);
  const hands = handTable(workshop);
  const states = stateTable(workshop);
  const history = historyTable(workshop);
  const outbox = outboxTable(workshop, surroundings);
  const deliveries = deliveryTable(workshop, surroundings.now);
  const audit = auditTable(workshop);
  const proposals = proposalTable(workshop);
  const spectators = spectatorTable(workshop);
  const sessions = sessionTable(workshop);
  const results = resultTable(workshop);
  const removal = removalOf(workshop, belonging);
  const orders = ordersTable(workshop);
  const notes = noteTable(workshop);
  const polls = pollTable(workshop);
  const timers = timersTable(workshop);
  const leases = leaseTable(workshop);
  const vitals = vitalTable(workshop);
  const prune = pruning(workshop);
  return (session: SqlSession) => {
    const remembered = settings(session);
    return {
      settings: remembered,
      games: games(session),
      hands: hands(session),
      states: states(session),
      history: history(session),
      outbox: outbox(session, remembered),
      deliveries: deliveries(session),
      audit: audit(session),
      proposals: proposals(session),
      spectators: spectators(session),
      sessions: sessions(session),
      results: results(session),
      removal: removal(session),
      orders: orders(session),
      notes: notes(session),
      polls: polls(session),
      timers: timers(session, remembered),
      leases: leases(session),
      vitals: vitals(session),
      prune: prune(session),
    };
  };
}
