import type { Seat } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, InputRecord } from '../../../store/records.ts';
import type { SnapshotInfo, Transaction } from '../../../store/types.ts';
import { AppError } from '../../core/error.ts';
import type { Context } from '../../core/context.ts';
import { channelIsFree, findGame, findRunning } from '../../core/lookUp.ts';
import type { UndoTarget } from './types.ts';

/** A seat that looks at what could be undone; `undefined`: everyone, or someone without a seat. */
export type UndoViewer = Seat | undefined;

/**
 * A target with the input before which the game would be; that number stays in the app, because it counts secret
 * answers too.
 */
export interface NumberedUndoTarget extends UndoTarget {
  readonly from: number;
}

/**
 * Throws `notRunning`; for a game that is over `nothingToUndo` if it was exported, `channelTaken` if its channel has
 * another one by now.
 */
export async function findUndoable(context: Context, gameId: GameId): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  if (game.status !== 'over') return await findRunning(context, gameId);
  // Its file holds every secret, the seed with all that is still to come among them.
  if (await context.store.wasDone(gameId, 'exported'))
    throw new AppError(
      'nothingToUndo',
      (say) => say('undo.exported'),
      (say) => say('errors.openNew'),
    );
  await channelIsFree(context, game);
  return game;
}

/** Whether this viewer knows that the answer was given. */
export function isKnown({ secret, seat }: InputRecord, viewer: UndoViewer): boolean {
  return !secret || seat === viewer;
}

/**
 * Every moment that is kept and that this viewer knows of, the latest first. `all`: also the others, without whose
 * answer it is.
 */
export async function targetsOf(
  store: Transaction,
  gameId: GameId,
  viewer: UndoViewer,
  which: 'known' | 'all' = 'known',
): Promise<ReadonlyArray<NumberedUndoTarget>> {
  const inputs = await store.inputs(gameId);
  const bySeq = new Map(inputs.map((input) => [input.seq, input]));
  const ordered = new Set(await store.orders.answered(gameId));
  // To the others an answer by standing orders is one like any other; its owner did not give it just then. An answer on
  // behalf of someone whose time was over can be undone like an answer of theirs.
  const isChosen = (input: InputRecord): boolean =>
    input.by !== 'automatic' && !(input.seat === viewer && ordered.has(input.seq));
  // Answers are numbered as this viewer can count them.
  const numbers = new Map(inputs.filter((input) => isKnown(input, viewer)).map(({ seq }, index) => [seq, index + 1]));
  const latestKnown = inputs.findLast((input) => input.undoneAt === undefined && isKnown(input, viewer))?.seq ?? 0;
  return (await store.snapshots(gameId))
    .flatMap((kept) =>
      targetsAt(kept, bySeq.get(kept.seq), { number: numbers.get(kept.seq), which, isChosen, latestKnown }),
    )
    .reverse();
}

interface Listing {
  /** The answer's number, if the viewer knows of it. */
  readonly number: number | undefined;
  readonly which: 'known' | 'all';
  readonly isChosen: (input: InputRecord) => boolean;
  /** The latest answer of which the viewer knows. */
  readonly latestKnown: number;
}

function targetsAt(
  { seq, turn, turnStart }: SnapshotInfo,
  input: InputRecord | undefined,
  { number, which, isChosen, latestKnown }: Listing,
): ReadonlyArray<NumberedUndoTarget> {
  if (input === undefined || input.undoneAt !== undefined) return [];
  // Also a turn that begins with a question no one may know of can be gone back to: its number tells nothing. But as
  // long as only such questions were answered in it, that it can be gone back to would tell that there were any.
  const tells = which === 'known' && latestKnown < seq;
  const start: ReadonlyArray<NumberedUndoTarget> =
    turnStart && !tells ? [{ ref: `t${turn}`, kind: 'turn', turn, seat: undefined, from: seq }] : [];
  if (number === undefined && which === 'all')
    return [...start, { ref: '', kind: 'answer', turn, seat: undefined, from: seq }];
  if (number === undefined || !isChosen(input)) return start;
  return [...start, { ref: `a${number}`, kind: 'answer', turn, seat: input.seat, from: seq }];
}
