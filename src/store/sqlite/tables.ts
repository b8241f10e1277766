import { randomBytes } from 'node:crypto';
import type Database from 'better-sqlite3';
import type { Settings } from './synchronous.ts';
import { auditTable } from './auditTable.ts';
import { gameTable } from './games.ts';
import { historyTable } from './history.ts';
import { ordersTable } from './ordersTable.ts';
import { noteTable } from './noteTable.ts';
import { outboxTable } from './outboxTable.ts';
import { pollTable } from './pollTable.ts';
import { proposalTable } from './proposalTable.ts';
import { removalOf } from './removal.ts';
import { resultTable } from './resultTable.ts';
import { sessionTable } from './sessionTable.ts';
import { settingsTable } from './settingsTable.ts';
import { spectatorTable } from './spectatorTable.ts';
import { stateTable } from './states.ts';
import { timersTable } from './timersTable.ts';

/** All that is stored, by what it is about. */
export type Tables = ReturnType<typeof tablesOf>;

/** `now`: for the times at which messages were delivered. */
export function tablesOf(db: Database.Database, now: () => number) {
  const settings = settingsTable(db);
  return {
    settings,
    games: gameTable(db),
    states: stateTable(db),
    history: historyTable(db),
    outbox: outboxTable(db, instanceOf(settings), now),
    audit: auditTable(db),
    proposals: proposalTable(db),
    spectators: spectatorTable(db),
    sessions: sessionTable(db),
    results: resultTable(db),
    removal: removalOf(db),
    orders: ordersTable(db),
    notes: noteTable(db),
    polls: pollTable(db),
    timers: timersTable(db, settings),
  };
}

/** Eight characters that tell this database from any other, made once. */
function instanceOf(settings: Settings): string {
  const known = settings.get('bot', 'instance');
  if (typeof known === 'string') return known;
  const made = randomBytes(4).toString('hex');
  settings.set('bot', 'instance', made);
  return made;
}
