import type { GameId, GameRecord } from '../store/records.ts';
import { announce, toChannel } from './announce.ts';
import { AppError } from './error.ts';
import { findGame, findRunning, mayAdminister, takeStarted } from './lookUp.ts';
import type { Context } from './parts.ts';
import { automaticDecision } from './step.ts';
import type { Person } from './types.ts';

/**
 * Takes back the last answer of a person, with all that automatic players did since: the state is then byte for byte the
 * one before. Also wakes a game that ended by mistake. Throws `notAllowed`, `nothingToUndo`, `notRunning`, `channelTaken`.
 */
export function undo<State>(context: Context<State>, gameId: GameId, person: Person): GameRecord {
  const { store, engine, shelf, now } = context;
  const game = findUndoable(context, gameId);
  mayAdminister(game, person);
  const { from, state, inputs } = findLast(context, gameId);
  const held = takeStarted(context, game);
  const patch = { status: 'running', endedAt: undefined, outcome: undefined } as const;
  const after = { ...game, ...patch, undone: game.undone + 1 };
  // Whoever was asked something else is asked anew: all ids have changed.
  const settled = automaticDecision(engine, after, state) === undefined;
  const { announced, messages } = announce({ engine, game: after, state, before: held.announced, events: [], settled, showBoard: true });
  const stored = store.commit({
    gameId, revision: game.revision, at: now(), game: patch, announced: JSON.stringify(announced),
    step: { kind: 'back', from },
    messages: [...toChannel(game, [{ kind: 'notice', notice: { kind: 'undone', by: person.name, inputs } }, game.status === 'over' && { kind: 'lobby' }]), ...messages],
  });
  shelf.drop(gameId);
  return stored;
}

function findUndoable<State>(context: Context<State>, gameId: GameId): GameRecord {
  const game = findGame(context, gameId);
  if (game.status !== 'over') return findRunning(context, gameId);
  const [other] = context.store.games({ channelId: game.channelId, statuses: ['lobby', 'running'] });
  if (other === undefined) return game;
  throw new AppError('channelTaken', `This channel has another open game by now, ${other.id}.`, 'That one has to end first.');
}

function findLast<State>({ store, engine }: Context<State>, gameId: GameId): { readonly from: number; readonly state: State; readonly inputs: number } {
  const last = store.lastInputByPerson(gameId);
  if (last === undefined) throw new AppError('nothingToUndo', 'Nobody has decided anything yet.', 'There is nothing to take back.');
  const kept = store.snapshot(gameId, last.seq);
  if (kept === undefined) throw new AppError('nothingToUndo', 'The game can’t be taken back any further.', 'Only the latest answers are kept for that.');
  const plain: unknown = JSON.parse(kept.text);
  const inputs = store.inputs(gameId).filter(({ seq, undoneAt }) => seq >= last.seq && undoneAt === undefined).length;
  return { from: last.seq, state: engine.read(plain, kept.version), inputs };
}
