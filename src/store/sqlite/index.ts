import { randomBytes } from 'node:crypto';
import type Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import type { GameRecord } from '../records.ts';
import type { Change, Deletion, Settings, Step, Store } from '../types.ts';
import { auditTable } from './auditTable.ts';
import { asStoreError } from './failures.ts';
import { gameTable } from './games.ts';
import { historyTable } from './history.ts';
import { openDatabase } from './open.ts';
import { ordersTable } from './ordersTable.ts';
import { outboxTable } from './outboxTable.ts';
import { proposalTable } from './proposalTable.ts';
import { removalOf } from './removal.ts';
import { resultTable } from './resultTable.ts';
import { settingsTable } from './settingsTable.ts';
import { spectatorTable } from './spectatorTable.ts';
import { stateTable } from './states.ts';
import { timersTable } from './timersTable.ts';

/**
 * The store in a SQLite file; `:memory:` for one that is gone when closed. `now`: milliseconds since 1970, for the times at
 * which messages were delivered. Throws `StoreError` if the file can't be used, and leaves it untouched then.
 */
export function openSqliteStore(path: string, now: () => number = Date.now): Store {
  const opened = openDatabase(path);
  const { db } = opened;
  const settings = settingsTable(db);
  const games = gameTable(db);
  const states = stateTable(db);
  const history = historyTable(db);
  const outbox = outboxTable(db, instanceOf(settings), now);
  const audit = auditTable(db);
  const proposals = proposalTable(db);
  const spectators = spectatorTable(db);
  const results = resultTable(db);
  const removal = removalOf(db);
  const orders = ordersTable(db);
  // Whatever goes back with a game when something is taken back.
  const goesBack: ReadonlyArray<GoesBack> = [history, orders, { takeBack: (id) => results.drop(id) }];
  const timers = timersTable(db, settings);

  const written = (id: string): GameRecord => {
    const game = games.get(id);
    if (game === undefined) throw new StoreError('noSuchGame', `There is no game ${id}.`);
    return game;
  };
  const takeStep = (id: string, step: Step, at: number): void => {
    switch (step.kind) {
      case 'start':
        states.insert(id, step.state, step.seed);
        return history.addEvents(id, step.events, at);
      case 'forward':
        if (step.inputs[0] !== undefined) states.keep(id, step.inputs[0].seq, step.keep);
        states.write(id, step.state);
        history.addInputs(id, step.inputs, at);
        return history.addEvents(id, step.events, at);
      case 'back':
        states.restore(id, step.from);
        for (const part of goesBack) part.takeBack(id, step.from, at);
    }
  };
  const keepCare = ({ gameId: id, at, result, proposal, spectators: looking, audit: entries, byOrder }: Change): void => {
    if (result !== undefined) results.put(id, result, at);
    if (proposal !== undefined) proposals.put(id, proposal);
    if (looking !== undefined) spectators.change(id, looking, at);
    if (entries !== undefined) audit.add(id, entries, at);
    if (byOrder !== undefined) orders.done(id, byOrder);
  };
  const create = db.transaction((...[game, at, messages, entries = []]: Parameters<Store['create']>) => {
    if (removal.deleted(game.id) !== undefined) throw new StoreError('gameExists', `There was a game ${game.id}, and it was deleted.`);
    games.insert(game, at);
    audit.add(game.id, entries, at);
    outbox.add(game.id, messages, at);
    return written(game.id);
  });
  const commit = db.transaction((change: Change) => {
    const { gameId, revision, at, game = {}, step, announced, messages, timers: kept, unattended = false } = change;
    games.update(gameId, revision, at, game, { undone: step?.kind === 'back' ? 1 : 0, unattended });
    if (step !== undefined) takeStep(gameId, step, at);
    if (announced !== undefined) states.announce(gameId, announced);
    keepCare(change);
    if (game.channelId !== undefined) outbox.redirect(gameId, game.channelId, at);
    outbox.add(gameId, messages, at);
    const after = written(gameId);
    if (kept !== undefined || after.status !== 'running') timers.replace(gameId, after.status === 'running' ? kept ?? [] : []);
    return after;
  });
  const remove = db.transaction(({ gameId, revision, at, audit: entry }: Deletion) => {
    removal.remove(gameId, revision, at);
    audit.add(gameId, [entry], at);
  });

  return {
    outbox,
    settings,
    timers,
    results,
    orders: {
      ...orders,
      setStanding: (...standing) => guarded(path, () => orders.setStanding(...standing)),
      setPlan: (...plan) => guarded(path, () => orders.setPlan(...plan)),
    },
    create: (game, at, messages, entries) => guarded(path, () => create.immediate(game, at, messages, entries)),
    commit: (change) => guarded(path, () => commit.immediate(change)),
    game: (id) => games.get(id),
    games: (filter) => games.find(filter),
    state: (id) => states.get(id),
    snapshots: (id) => states.snapshots(id),
    snapshot: (id, seq) => states.snapshot(id, seq),
    inputs: (id) => history.inputs(id),
    lastInputByPerson: (id) => history.lastInputByPerson(id),
    events: (id, filter) => history.events(id, filter),
    seed: (id) => states.seed(id),
    spectators: (id) => spectators.of(id),
    proposal: (id) => proposals.get(id),
    overdueProposals: (at) => proposals.overdue(at),
    audit: (id, first, count) => audit.page(id, first, count),
    deleted: (id) => removal.deleted(id),
    remove: (deletion) => guarded(path, () => remove.immediate(deletion)),
    prune: (before) => guarded(path, () => prune(db, before)),
    close: () => opened.close(),
  };
}

/** Something that is stored of a game and is as it was before input `from` when that is taken back. */
interface GoesBack {
  takeBack(id: string, from: number, at: number): void;
}

function guarded<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asStoreError(error, path);
  }
}

function prune(db: Database.Database, before: number): void {
  db.transaction(() => {
    db.prepare(`DELETE FROM outbox WHERE state <> 'waiting' AND done_at < ?`).run(before);
    db.prepare(`DELETE FROM snapshots WHERE game_id IN (SELECT id FROM games WHERE status IN ('over', 'abandoned') AND ended_at < ?)`).run(before);
  }).immediate();
}

/** Eight characters that tell this database from any other, made once. */
function instanceOf(settings: Settings): string {
  const known = settings.get('bot', 'instance');
  if (typeof known === 'string') return known;
  const made = randomBytes(4).toString('hex');
  settings.set('bot', 'instance', made);
  return made;
}
