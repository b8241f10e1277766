import { randomBytes } from 'node:crypto';
import type Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import type { GameRecord } from '../records.ts';
import type { Change, Settings, Step, Store } from '../types.ts';
import { asStoreError } from './failures.ts';
import { gameTable } from './games.ts';
import { historyTable } from './history.ts';
import { openDatabase } from './open.ts';
import { outboxTable } from './outboxTable.ts';
import { settingsTable } from './settingsTable.ts';
import { stateTable } from './states.ts';

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

  const written = (id: string): GameRecord => {
    const game = games.get(id);
    if (game === undefined) throw new StoreError('noSuchGame', `There is no game ${id}.`);
    return game;
  };
  const takeStep = (id: string, step: Step, at: number): void => {
    switch (step.kind) {
      case 'start':
        states.insert(id, step.state);
        return history.addEvents(id, step.events, at);
      case 'forward':
        if (step.inputs[0] !== undefined) states.keep(id, step.inputs[0].seq, step.keep);
        states.write(id, step.state);
        history.addInputs(id, step.inputs, at);
        return history.addEvents(id, step.events, at);
      case 'back':
        states.restore(id, step.from);
        return history.takeBack(id, step.from, at);
    }
  };
  const create = db.transaction((...[game, at, messages]: Parameters<Store['create']>) => {
    games.insert(game, at);
    outbox.add(game.id, messages, at);
    return written(game.id);
  });
  const commit = db.transaction(({ gameId, revision, at, game = {}, step, announced, messages }: Change) => {
    games.update(gameId, revision, at, game, step?.kind === 'back' ? 1 : 0);
    if (step !== undefined) takeStep(gameId, step, at);
    if (announced !== undefined) states.announce(gameId, announced);
    outbox.add(gameId, messages, at);
    return written(gameId);
  });

  return {
    outbox,
    settings,
    create: (game, at, messages) => guarded(path, () => create.immediate(game, at, messages)),
    commit: (change) => guarded(path, () => commit.immediate(change)),
    game: (id) => games.get(id),
    games: (filter) => games.find(filter),
    state: (id) => states.get(id),
    snapshots: (id) => states.snapshots(id),
    snapshot: (id, seq) => states.snapshot(id, seq),
    inputs: (id) => history.inputs(id),
    lastInputByPerson: (id) => history.lastInputByPerson(id),
    events: (id, filter) => history.events(id, filter),
    prune: (before) => guarded(path, () => prune(db, before)),
    close: () => opened.close(),
  };
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
