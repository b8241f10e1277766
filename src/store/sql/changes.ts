import { StoreError } from '../error.ts';
import type { GameRecord } from '../records.ts';
import type { GameChange, Deletion, StoredStep, Store } from '../types.ts';
import type { Tables } from './tables.ts';

/**
 * Changes that touch several tables at once, each within a transaction. Statements that need not wait for each other
 * are sent at once.
 */

export async function create(
  tables: Tables,
  ...[game, at, messages, entries = []]: Parameters<Store['create']>
): Promise<GameRecord> {
  const { games, outbox, audit, removal } = tables;
  const deleted = await removal.deleted(game.id);
  if (deleted !== undefined) throw new StoreError('gameExists', `There was a game ${game.id}, and it was deleted.`);
  const created = await games.insert(game, at);
  await allOf([audit.add(game.id, entries, at), outbox.put(game.id, messages, at)]);
  return created;
}

export async function remove(
  tables: Tables,
  { gameId, revision, at, withResult, audit: entry }: Deletion,
): Promise<void> {
  const { outbox, removal, results, audit } = tables;
  await outbox.touch(gameId);
  await removal.remove(gameId, revision, at);
  if (withResult) await results.drop(gameId);
  await audit.add(gameId, [entry], at);
}

export async function commit(tables: Tables, change: GameChange): Promise<GameRecord> {
  const { gameId, revision, at, game = {}, step, announced, unattended = false } = change;
  const after = await tables.games.update(gameId, revision, at, game, { back: step?.kind === 'back', unattended });
  // What goes back is gone before anything new takes its place.
  if (step?.kind === 'back') await takeBack(tables, gameId, step.from, at);
  await allOf([
    seeHands(tables, change, after),
    ...(step === undefined || step.kind === 'back' ? [] : [takeStep(tables, gameId, step, at, announced)]),
    ...(announced === undefined || step?.kind === 'forward' ? [] : [tables.states.announce(gameId, announced)]),
    keepCare(tables, change),
    tell(tables, change),
    keepTimers(tables, change, after),
  ]);
  return after;
}

/** Waits for all of them, also when one fails: nothing of them comes later. Throws what failed first. */
async function allOf(works: ReadonlyArray<Promise<void>>): Promise<void> {
  try {
    await Promise.all(works);
  } finally {
    await Promise.allSettled(works);
  }
}

/** People whose seats are of a game that has begun may see their hands from now on. */
async function seeHands({ hands }: Tables, { at, game = {} }: GameChange, after: GameRecord): Promise<void> {
  if (after.status === 'running' && (game.seats !== undefined || game.status !== undefined))
    await hands.record(after, at);
}

async function keepTimers({ timers }: Tables, { gameId, timers: kept }: GameChange, after: GameRecord): Promise<void> {
  if (after.status !== 'running') await timers.replace(gameId, []);
  else if (kept !== undefined) await timers.replace(gameId, kept);
}

async function tell({ outbox }: Tables, { gameId, at, game, tellBy, messages }: GameChange): Promise<void> {
  if (game?.channelId !== undefined) await outbox.redirect(gameId, game.channelId, at);
  await outbox.put(gameId, messages, at, await outbox.due(gameId, at, tellBy));
}

async function takeStep(
  tables: Tables,
  id: string,
  step: Exclude<StoredStep, { kind: 'back' }>,
  at: number,
  announced: string | undefined,
): Promise<void> {
  const { states, history } = tables;
  if (step.kind === 'start') {
    await allOf([states.insert(id, step.state, step.seed), history.addEvents(id, step.events, at, [0])]);
    return;
  }
  await allOf([
    moveOn(tables, id, step, announced),
    history.addInputs(id, step.inputs, at),
    history.addEvents(
      id,
      step.events,
      at,
      step.inputs.map(({ seq }) => seq),
    ),
  ]);
}

async function takeBack(tables: Tables, id: string, from: number, at: number): Promise<void> {
  await tables.states.restore(id, from);
  for (const part of goesBack(tables)) await part.takeBack(id, from, at);
}

async function moveOn(
  { states }: Tables,
  id: string,
  { inputs, keep, state }: Extract<StoredStep, { kind: 'forward' }>,
  announced: string | undefined,
): Promise<void> {
  if (inputs[0] !== undefined) await states.keep(id, inputs[0].seq, keep);
  await states.write(id, state, announced);
}

/** A stored part of a game that an undo of input `from` restores to its state before it. */
interface GoesBack {
  takeBack(id: string, from: number, at: number): Promise<void>;
}

/** Returns the parts of a game that an undo restores. */
function goesBack({ history, orders, results }: Tables): ReadonlyArray<GoesBack> {
  return [history, orders, { takeBack: (id) => results.drop(id) }];
}

async function keepCare({ results, proposals, spectators, audit, orders }: Tables, change: GameChange): Promise<void> {
  const { gameId: id, at, result, proposal, spectators: looking, audit: entries, byOrder } = change;
  if (result !== undefined) await results.put(id, result);
  if (proposal !== undefined) await proposals.put(id, proposal);
  if (looking !== undefined) await spectators.change(id, looking, at);
  if (entries !== undefined) await audit.add(id, entries, at);
  if (byOrder !== undefined) await orders.done(id, byOrder);
}
