import type Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import type { GameRecord } from '../records.ts';
import type { Change, Step, Store } from './synchronous.ts';
import type { Tables } from './tables.ts';

/** What changes several tables at once, each in one transaction. */
export function changesOf(db: Database.Database, tables: Tables): Pick<Store, 'create' | 'commit' | 'remove' | 'prune'> {
  const { games, outbox, audit, removal, results } = tables;
  const create = db.transaction((...[game, at, messages, entries = []]: Parameters<Store['create']>) => {
    if (removal.deleted(game.id) !== undefined) throw new StoreError('gameExists', `There was a game ${game.id}, and it was deleted.`);
    games.insert(game, at);
    audit.add(game.id, entries, at);
    outbox.put(game.id, messages, at);
    return written(tables, game.id);
  });
  const commit = db.transaction((change: Change) => commitTo(tables, change));
  const remove = db.transaction(({ gameId, revision, at, withResult, audit: entry }: Parameters<Store['remove']>[0]) => {
    outbox.touch(gameId);
    removal.remove(gameId, revision, at);
    if (withResult) results.drop(gameId);
    audit.add(gameId, [entry], at);
  });
  return {
    create: (...game) => create.immediate(...game),
    commit: (change) => commit.immediate(change),
    remove: (deletion) => { remove.immediate(deletion); },
    prune: pruning(db),
  };
}

function commitTo(tables: Tables, change: Change): GameRecord {
  const { games, states, outbox, timers } = tables;
  const { gameId, revision, at, game = {}, step, announced, messages, timers: kept, unattended = false } = change;
  games.update(gameId, revision, at, game, { undone: step?.kind === 'back' ? 1 : 0, unattended });
  if (step !== undefined) takeStep(tables, gameId, step, at);
  if (announced !== undefined) states.announce(gameId, announced);
  keepCare(tables, change);
  if (game.channelId !== undefined) outbox.redirect(gameId, game.channelId, at);
  outbox.put(gameId, messages, at, outbox.due(gameId, at, change.tellBy));
  const after = written(tables, gameId);
  if (after.status !== 'running') timers.replace(gameId, []);
  else if (kept !== undefined) timers.replace(gameId, kept);
  return after;
}

function takeStep(tables: Tables, id: string, step: Step, at: number): void {
  const { states, history } = tables;
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
      for (const part of goesBack(tables)) part.takeBack(id, step.from, at);
  }
}

/** Something that is stored of a game and is as it was before input `from` when that is taken back. */
interface GoesBack {
  takeBack(id: string, from: number, at: number): void;
}

/** Whatever goes back with a game when something is taken back. */
function goesBack({ history, orders, results }: Tables): ReadonlyArray<GoesBack> {
  return [history, orders, { takeBack: (id) => results.drop(id) }];
}

function keepCare({ results, proposals, spectators, audit, orders }: Tables, change: Change): void {
  const { gameId: id, at, result, proposal, spectators: looking, audit: entries, byOrder } = change;
  if (result !== undefined) results.put(id, result);
  if (proposal !== undefined) proposals.put(id, proposal);
  if (looking !== undefined) spectators.change(id, looking, at);
  if (entries !== undefined) audit.add(id, entries, at);
  if (byOrder !== undefined) orders.done(id, byOrder);
}

function written({ games }: Tables, id: string): GameRecord {
  const game = games.get(id);
  if (game === undefined) throw new StoreError('noSuchGame', `There is no game ${id}.`);
  return game;
}

function pruning(db: Database.Database): Store['prune'] {
  const messages = db.prepare<[number]>(`DELETE FROM outbox WHERE state <> 'waiting' AND done_at < ?`);
  const snapshots = db.prepare<[number]>(`DELETE FROM snapshots WHERE game_id IN (SELECT id FROM games WHERE status IN ('over', 'abandoned') AND ended_at < ?)`);
  // Whoever wakes a game that was put away long ago can still take it back to the start of its turn.
  const putAway = db.prepare<[number]>(`
    DELETE FROM snapshots WHERE game_id IN (SELECT id FROM games WHERE status = 'archived' AND changed_at < ?)
      AND seq <> (SELECT max(seq) FROM snapshots AS kept WHERE kept.game_id = snapshots.game_id AND kept.turn_start = 1)`);
  // A message that was on its way when its game was deleted may have left something.
  const remembered = db.prepare<[]>(`DELETE FROM settings WHERE scope LIKE 'game:%' AND substr(scope, 6) NOT IN (SELECT id FROM games)`);
  const prune = db.transaction((before: number) => {
    messages.run(before);
    snapshots.run(before);
    putAway.run(before);
    remembered.run();
  });
  return (before) => {
    prune.immediate(before);
    giveBack(db);
  };
}

/** Pages of 4 KB that stay free for what comes next, and how many are given back at most at a time: everybody waits meanwhile. */
const pagesKept = 256;
const mostPages = 5000;

/** Makes the file smaller by what has become free in it. */
function giveBack(db: Database.Database): void {
  const free: unknown = db.pragma('freelist_count', { simple: true });
  if (typeof free === 'number' && free > pagesKept) db.pragma(`incremental_vacuum(${Math.min(free - pagesKept, mostPages)})`);
}
