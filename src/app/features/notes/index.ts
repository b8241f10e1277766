import type { GameId, GameRecord, UserId } from '../../../store/records.ts';
import { toChannel } from '../../play/announce.ts';
import { AppError } from '../../core/error.ts';
import { findGame, seatOf } from '../../core/lookUp.ts';
import { viewFor } from '../look.ts';
import { ownerSeatOf } from '../pace/standIn.ts';
import type { Context, Doing } from '../../core/context.ts';
import type { Sentence } from '../../../words/index.ts';
import type { Person } from '../../core/person.ts';
import { sideOf } from '../../model/record/result.ts';
import { longestNotebook, longestSuspicion } from './types.ts';
import type { Judged, Notes, NotesOf, Suspicion } from './types.ts';

/**
 * `app.notes` over the app's parts. What is written here changes no game, so nothing is told and no one is asked again.
 */
export function createNotes({ look, change }: Doing): NotesOf {
  const about = (gameId: GameId, userId: UserId) => ({ gameId, userId });
  return {
    look: (gameId, userId) => look(about(gameId, userId), (context) => notesOf(context, gameId, userId)),
    suspect: (gameId, userId, suspicion) =>
      change(about(gameId, userId), (context) => suspect(context, gameId, userId, suspicion)),
    write: (gameId, userId, text) => change(about(gameId, userId), (context) => write(context, gameId, userId, text)),
    add: (gameId, userId, line) => change(about(gameId, userId), (context) => add(context, gameId, userId, line)),
    show: (gameId, person) => change(about(gameId, person.id), (context) => show(context, gameId, person)),
    shown: (gameId, userId) => look(about(gameId, userId), (context) => shown(context, gameId, userId)),
  };
}

async function notesOf(context: Context, gameId: GameId, userId: UserId): Promise<Notes> {
  const game = await findGame(context, gameId);
  const { shownAt, ...written } = await context.store.notes.of(gameId, userId);
  const own = seatOf(game, userId) ?? ownerSeatOf(game, userId);
  if (own === undefined && written.notebook === '' && written.suspicions.length === 0)
    throw new AppError(
      'notYourGame',
      (say) => say('notes.notYours'),
      (say) => say('notes.notYoursHint'),
    );
  if (game.startedAt === undefined)
    throw new AppError(
      'notRunning',
      (say) => say('notes.notBegun'),
      (say) => say('notes.notBegunHint'),
    );
  return {
    ...written,
    game,
    others: game.seats.flatMap((_, seat) => (seat === own ? [] : [seat])),
    open: own !== undefined && game.status === 'running',
    // An end that was undone and came again can be looked back on again.
    mayShow:
      game.status === 'over' &&
      written.suspicions.length > 0 &&
      (shownAt === undefined || shownAt < (game.endedAt ?? 0)),
  };
}

/** Throws `cannotNote` once nothing more can be written: what was thought is not to be better known afterwards. */
async function openNotes(context: Context, gameId: GameId, userId: UserId): Promise<Notes> {
  const notes = await notesOf(context, gameId, userId);
  if (!notes.open)
    throw new AppError(
      'cannotNote',
      (say) => say('notes.closed'),
      (say) => say('notes.closedHint'),
    );
  return notes;
}

async function suspect(context: Context, gameId: GameId, userId: UserId, suspicion: Suspicion): Promise<Notes> {
  const { others } = await openNotes(context, gameId, userId);
  if (!others.includes(suspicion.seat))
    throw new AppError(
      'noSuchSeat',
      (say) => say('notes.noSuchPlayer'),
      (say) => say('notes.noSuchPlayerHint'),
    );
  const text = suspicion.text.trim();
  checkLength(text, longestSuspicion);
  await context.store.notes.suspect(gameId, userId, { ...suspicion, text }, context.now());
  return await notesOf(context, gameId, userId);
}

async function write(context: Context, gameId: GameId, userId: UserId, written: string): Promise<Notes> {
  await openNotes(context, gameId, userId);
  const text = written.replace(/\r\n?/g, '\n').trim();
  checkLength(text, longestNotebook);
  await context.store.notes.write(gameId, userId, text, context.now());
  return await notesOf(context, gameId, userId);
}

async function add(context: Context, gameId: GameId, userId: UserId, line: string): Promise<Notes> {
  const { notebook } = await openNotes(context, gameId, userId);
  return await write(context, gameId, userId, notebook === '' ? line : `${notebook}\n${line.trim()}`);
}

/** Throws `illegalNote`. */
function checkLength(text: string, most: number): void {
  if (text.length > most)
    throw new AppError(
      'illegalNote',
      (say) => say('notes.tooLong', { length: text.length, most }),
      (say) => say('notes.tooLongHint'),
    );
}

async function show(context: Context, gameId: GameId, person: Person): Promise<Notes> {
  const { game, mayShow, suspicions } = await notesOf(context, gameId, person.id);
  if (!mayShow) throw new AppError('cannotShow', whyNot(game, suspicions.length), (say) => say('notes.cannotShowHint'));
  const at = context.now();
  await context.store.notes.markShown(gameId, person.id, at);
  await context.store.commit({
    gameId,
    revision: game.revision,
    at,
    messages: toChannel(game, [{ kind: 'suspicions', by: { userId: person.id, name: person.name } }]),
  });
  return await notesOf(context, gameId, person.id);
}

function whyNot({ status }: GameRecord, count: number): Sentence {
  if (status !== 'over') return (say) => say('notes.notOver');
  return (say) => say(count === 0 ? 'notes.nothingToShow' : 'notes.shownAlready');
}

/**
 * Returns the suspicions that a person showed, with what everyone was. While the end is undone, no one may be told any
 * more who is what.
 */
async function shown(context: Context, gameId: GameId, userId: UserId): Promise<ReadonlyArray<Judged> | undefined> {
  const { suspicions, shownAt } = await context.store.notes.of(gameId, userId);
  const game = await findGame(context, gameId);
  if (shownAt === undefined || game.status !== 'over') return undefined;
  const { players } = await viewFor(context, gameId, 'public');
  return suspicions.map((suspicion) => ({ ...suspicion, side: sideOf(players[suspicion.seat]) }));
}
