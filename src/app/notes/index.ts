import type { GameId, GameRecord, UserId } from '../../store/records.ts';
import { toChannel } from '../announce.ts';
import { AppError } from '../error.ts';
import { findGame, seatOf } from '../lookUp.ts';
import { viewFor } from '../look.ts';
import type { Doing } from '../pace/index.ts';
import { ownerSeatOf } from '../pace/standIn.ts';
import type { Context } from '../parts.ts';
import type { Sentence } from '../../words/index.ts';
import type { Person } from '../person.ts';
import { sideOf } from '../stats/result.ts';
import { longestNotebook, longestSuspicion } from './types.ts';
import type { Judged, Notes, NotesOf, Suspicion } from './types.ts';

/** `app.notes` over the app's parts. What is written here changes no game, so nothing is told and nobody is asked anew. */
export function createNotes<State>(context: Context<State>, { look, change }: Pick<Doing, 'look' | 'change'>): NotesOf {
  const about = (gameId: GameId, userId: UserId) => ({ gameId, userId });
  return {
    look: (gameId, userId) => look(about(gameId, userId), () => notesOf(context, gameId, userId)),
    suspect: (gameId, userId, suspicion) => look(about(gameId, userId), () => suspect(context, gameId, userId, suspicion)),
    write: (gameId, userId, text) => look(about(gameId, userId), () => write(context, gameId, userId, text)),
    add: (gameId, userId, line) => look(about(gameId, userId), () => add(context, gameId, userId, line)),
    show: (gameId, person) => change(about(gameId, person.id), () => show(context, gameId, person)),
    shown: (gameId, userId) => look(about(gameId, userId), () => shown(context, gameId, userId)),
  };
}

function notesOf<State>(context: Context<State>, gameId: GameId, userId: UserId): Notes {
  const game = findGame(context, gameId);
  const { shownAt, ...written } = context.store.notes.of(gameId, userId);
  const own = seatOf(game, userId) ?? ownerSeatOf(game, userId);
  if (own === undefined && written.notebook === '' && written.suspicions.length === 0)
    throw new AppError('notYourGame', (say) => say('notes.notYours'), (say) => say('notes.notYoursHint'));
  if (game.startedAt === undefined)
    throw new AppError('notRunning', (say) => say('notes.notBegun'), (say) => say('notes.notBegunHint'));
  return {
    ...written,
    game,
    others: game.seats.flatMap((_, seat) => (seat === own ? [] : [seat])),
    open: own !== undefined && game.status === 'running',
    // An end that was taken back and came again can be looked back on anew.
    mayShow: game.status === 'over' && written.suspicions.length > 0 && (shownAt === undefined || shownAt < (game.endedAt ?? 0)),
  };
}

/** Throws `cannotNote` once nothing more can be written: what was thought is not to be better known afterwards. */
function openNotes<State>(context: Context<State>, gameId: GameId, userId: UserId): Notes {
  const notes = notesOf(context, gameId, userId);
  if (!notes.open) throw new AppError('cannotNote', (say) => say('notes.closed'), (say) => say('notes.closedHint'));
  return notes;
}

function suspect<State>(context: Context<State>, gameId: GameId, userId: UserId, suspicion: Suspicion): Notes {
  const { others } = openNotes(context, gameId, userId);
  if (!others.includes(suspicion.seat))
    throw new AppError('noSuchSeat', (say) => say('notes.noSuchPlayer'), (say) => say('notes.noSuchPlayerHint'));
  const text = suspicion.text.trim();
  checkLength(text, longestSuspicion);
  context.store.notes.suspect(gameId, userId, { ...suspicion, text }, context.now());
  return notesOf(context, gameId, userId);
}

function write<State>(context: Context<State>, gameId: GameId, userId: UserId, written: string): Notes {
  openNotes(context, gameId, userId);
  const text = written.replace(/\r\n?/g, '\n').trim();
  checkLength(text, longestNotebook);
  context.store.notes.write(gameId, userId, text, context.now());
  return notesOf(context, gameId, userId);
}

function add<State>(context: Context<State>, gameId: GameId, userId: UserId, line: string): Notes {
  const { notebook } = openNotes(context, gameId, userId);
  return write(context, gameId, userId, notebook === '' ? line : `${notebook}\n${line.trim()}`);
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

function show<State>(context: Context<State>, gameId: GameId, person: Person): Notes {
  const { game, mayShow, suspicions } = notesOf(context, gameId, person.id);
  if (!mayShow) throw new AppError('cannotShow', whyNot(game, suspicions.length), (say) => say('notes.cannotShowHint'));
  const at = context.now();
  context.store.notes.markShown(gameId, person.id, at);
  context.store.commit({
    gameId, revision: game.revision, at,
    messages: toChannel(game, [{ kind: 'suspicions', by: { userId: person.id, name: person.name } }]),
  });
  return notesOf(context, gameId, person.id);
}

function whyNot({ status }: GameRecord, count: number): Sentence {
  if (status !== 'over') return (say) => say('notes.notOver');
  return (say) => say(count === 0 ? 'notes.nothingToShow' : 'notes.shownAlready');
}

/** When the end was taken back, nobody may be told any more who is what. */
function shown<State>(context: Context<State>, gameId: GameId, userId: UserId): ReadonlyArray<Judged> | undefined {
  const { suspicions, shownAt } = context.store.notes.of(gameId, userId);
  const game = findGame(context, gameId);
  if (shownAt === undefined || game.status !== 'over') return undefined;
  const { players } = viewFor(context, gameId, 'public');
  return suspicions.map((suspicion) => ({ ...suspicion, side: sideOf(players[suspicion.seat]) }));
}
