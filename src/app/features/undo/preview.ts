import type { HeldState } from '../../core/engine.ts';
import type { AnswerCount, UndoRight } from '../../../store/audit.ts';
import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, InputRecord } from '../../../store/records.ts';
import { isByPerson } from '../../../store/records.ts';
import { digest } from '../../core/digest.ts';
import { AppError } from '../../core/error.ts';
import { isOrganiser, mayAdminister, ownerOf, seatOf, takeStarted } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { stateFrom } from '../../play/gameCache.ts';
import type { LogEntry } from '../../core/gameLog.ts';
import { withHolders } from '../../core/seatHistory.ts';
import type { Person } from '../../core/person.ts';
import { findUndoable, isKnown, targetsOf } from './targets.ts';
import type { NumberedUndoTarget, UndoViewer } from './targets.ts';
import type { UndoPreview } from './types.ts';

/** A preview with details that only the app may know. */
export interface Looked extends UndoPreview {
  readonly target: NumberedUndoTarget;
}

/**
 * Returns what this person could undo, and by which right. Throws `notAllowed`, `nothingToUndo`, `notRunning`,
 * `channelTaken`.
 */
export async function lookAhead(
  context: Context,
  gameId: GameId,
  person: Person,
  ref: string | undefined,
): Promise<Looked> {
  const game = await findUndoable(context, gameId);
  const seat = seatOf(game, person.id);
  if (seat === undefined) mayAdminister(game, person);
  const target = await findTarget(context, game, seat, ref);
  const right = await rightTo(context, game, person, target);
  return complete({
    game,
    target,
    right,
    ...(await whatGoes(context, game, target.from, seat)),
    tellsSecret: await isSecret(context, gameId, target.from),
  });
}

function complete(looked: Omit<Looked, 'wakes' | 'mark'>): Looked {
  return { ...looked, wakes: looked.game.status === 'over', mark: markOf(looked) };
}

/**
 * Returns a fingerprint of what this viewer is shown, and of nothing else: people see the mark in their clients, and
 * could find out by trying whatever else went into it. So times and the game's own numbers of answers, which count
 * secret ones too, are left out.
 */
function markOf({
  game,
  target: { from: _counted, ...target },
  answers,
  lines,
  right,
}: Omit<Looked, 'wakes' | 'mark'>): string {
  const told = lines.map(({ turn, event }) => ({ turn, event }));
  return digest([target, answers, told, right, game.undone]).slice(0, 10);
}

export interface WhatGoes {
  readonly answers: ReadonlyArray<AnswerCount>;
  readonly lines: ReadonlyArray<LogEntry>;
  readonly revealed: boolean;
}

/** Returns what this viewer knows of all that would no longer count. */
export async function whatGoes(
  context: Context,
  game: GameRecord,
  from: number,
  viewer: UndoViewer,
): Promise<WhatGoes> {
  const { store } = context;
  return {
    answers: countAnswers((await since(context, game.id, from)).filter((input) => isKnown(input, viewer))),
    lines: await withHolders(context, game, await store.events(game.id, { who: viewer ?? 'public', from })),
    revealed: await hasRevealed(context, game, from),
  };
}

/** Answers that count, from this one on. */
async function since({ store }: Context, gameId: GameId, from: number): Promise<ReadonlyArray<InputRecord>> {
  return (await store.inputs(gameId)).filter(({ seq, undoneAt }) => seq >= from && undoneAt === undefined);
}

function countAnswers(inputs: ReadonlyArray<InputRecord>): ReadonlyArray<AnswerCount> {
  const counts = new Map<Seat, number>();
  for (const { seat } of inputs) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, count]) => ({ seat, count }));
}

/** Whether anything hidden came out for anyone since: in what happened, or in a question that is open now. */
async function hasRevealed(context: Context, game: GameRecord, from: number): Promise<boolean> {
  const inputs = await since(context, game.id, from);
  const actors = new Map(inputs.map(({ seq, seat }) => [seq, seat]));
  const happened = await context.store.events(game.id, { who: 'all', from });
  if (happened.some(({ seq, event }) => context.engine.eventReveals(event, actors.get(seq)))) return true;
  const before = new Set((await stateBefore(context, game.id, from)).open);
  return context.engine
    .decisions((await takeStarted(context, game)).state)
    .some((decision) => !before.has(decision.id) && context.engine.questionReveals(decision));
}

/** The state to go back to, and the questions that are open in it. Throws `nothingToUndo`. */
export async function stateBefore(
  { store, engine }: Context,
  gameId: GameId,
  from: number,
): Promise<{ readonly state: HeldState; readonly open: ReadonlyArray<string> }> {
  const kept = await store.snapshot(gameId, from);
  if (kept === undefined) throw noFurther();
  const state = stateFrom(engine, kept);
  return { state, open: engine.decisions(state).map(({ id }) => id) };
}

async function isSecret(context: Context, gameId: GameId, from: number): Promise<boolean> {
  return (await since(context, gameId, from)).every(({ secret }) => secret);
}

async function findTarget(
  context: Context,
  game: GameRecord,
  seat: UndoViewer,
  ref: string | undefined,
): Promise<NumberedUndoTarget> {
  const targets = await targetsOf(context.store, game.id, seat);
  if (ref !== undefined) return targets.find((target) => target.ref === ref) ?? gone();
  const answers = targets.filter(({ kind }) => kind === 'answer');
  const latest = seat === undefined ? undefined : answers.find((target) => target.seat === seat);
  const own =
    latest !== undefined && seat !== undefined && (await isOwnLast(context, game, seat, latest)) ? latest : undefined;
  const secret = new Set((await context.store.inputs(game.id)).flatMap((input) => (input.secret ? [input.seq] : [])));
  const found = own ?? answers.find(({ from }) => !secret.has(from));
  if (found !== undefined) return found;
  throw !(await since(context, game.id, 0)).some((input) => input.by !== 'automatic' && isKnown(input, seat))
    ? new AppError(
        'nothingToUndo',
        (say) => say('errors.nothingDecided'),
        (say) => say('errors.nothingDecidedHint'),
      )
    : noFurther();
}

async function rightTo(
  context: Context,
  game: GameRecord,
  person: Person,
  target: NumberedUndoTarget,
): Promise<UndoRight> {
  const seat = seatOf(game, person.id);
  if (seat !== undefined && (await isOwnLast(context, game, seat, target))) return 'own';
  if (isOrganiser(game, person)) return 'organiser';
  // No one else plays, also no one who is away.
  const others = game.seats.some((holder, place) => ownerOf(holder) !== undefined && place !== seat);
  return others ? 'vote' : 'own';
}

/**
 * Whether this is before the last answer of this seat, and nothing has happened since that anyone should not have seen
 * for nothing: no answer of anyone else that others know of, and nothing hidden came out.
 */
async function isOwnLast(
  context: Context,
  game: GameRecord,
  seat: Seat,
  { from }: NumberedUndoTarget,
): Promise<boolean> {
  const inputs = await since(context, game.id, from);
  const [first] = inputs;
  if (first?.seq !== from || first.seat !== seat || first.by === 'automatic') return false;
  // What one's own standing orders did since goes with it.
  const ordered = new Set(await context.store.orders.answered(game.id));
  const others = inputs
    .slice(1)
    .filter((input) => (input.seat === seat ? isByPerson(input) && !ordered.has(input.seq) : !input.secret));
  return others.length === 0 && !(await hasRevealed(context, game, from));
}

function noFurther(): AppError {
  return new AppError(
    'nothingToUndo',
    (say) => say('errors.noFurther'),
    (say) => say('errors.noFurtherHint'),
  );
}

function gone(): never {
  throw new AppError(
    'undoChanged',
    (say) => say('undo.gone'),
    (say) => say('undo.goneHint'),
  );
}
