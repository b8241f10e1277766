import type { Seat } from '../store/engineTypes.ts';
import type { GameId, GameRecord, SeatHolder, UserId } from '../store/records.ts';
import { AppError } from './error.ts';
import type { Context } from './parts.ts';
import type { Held } from './shelf.ts';
import type { Person } from './types.ts';

/** Throws `noSuchGame`. */
export function findGame<State>({ store }: Context<State>, gameId: GameId): GameRecord {
  const game = store.game(gameId);
  if (game === undefined) throw new AppError('noSuchGame', 'There is no such game.', 'Check its name: it looks like adama-417.');
  return game;
}

/** Throws `noSuchGame` or `notInLobby`. */
export function findLobby<State>(context: Context<State>, gameId: GameId): GameRecord {
  const game = findGame(context, gameId);
  if (game.status === 'lobby') return game;
  const hint = game.status === 'running' ? 'The host can hand a seat over, or open another game in another channel.' : 'Open a new game instead.';
  throw new AppError('notInLobby', game.status === 'running' ? 'This game has already started.' : 'This game has ended.', hint);
}

/** Throws `noSuchGame` or `notRunning`. */
export function findRunning<State>(context: Context<State>, gameId: GameId): GameRecord {
  const game = findGame(context, gameId);
  switch (game.status) {
    case 'running': return game;
    case 'lobby': throw new AppError('notRunning', 'This game has not started yet.', 'The host starts it when everybody is here.');
    case 'over': throw new AppError('notRunning', 'This game is over.', 'Its log can still be read.');
    case 'abandoned': throw new AppError('notRunning', 'This game was abandoned.', 'Open a new game instead.');
  }
}

/** A running game or one that is over, in hand. Throws `notRunning`. */
export function takeStarted<State>(context: Context<State>, game: GameRecord): Held<State> {
  const held = context.shelf.take(game);
  if (held === undefined) throw new AppError('notRunning', 'This game has not started yet.', 'The host starts it when everybody is here.');
  return held;
}

export function seatOf(game: GameRecord, userId: UserId): Seat | undefined {
  const seat = game.seats.findIndex((holder) => holder.kind === 'user' && holder.userId === userId);
  return seat === -1 ? undefined : seat;
}

/** Throws `notYourGame`. */
export function ownSeat(game: GameRecord, userId: UserId): Seat {
  const seat = seatOf(game, userId);
  if (seat === undefined) throw new AppError('notYourGame', 'You have no seat in this game.', game.status === 'lobby' ? 'You can still join it.' : 'You can watch it in its channel.');
  return seat;
}

/** Throws `notAllowed` unless this person is the game's host or an administrator. */
export function mayAdminister(game: GameRecord, person: Person): void {
  if (person.administrator === true || person.id === game.hostId) return;
  throw new AppError('notAllowed', 'Only the host of this game or an administrator may do this.', hostHint(game));
}

function hostHint(game: GameRecord): string {
  const host = game.seats.find((holder) => holder.kind === 'user' && holder.userId === game.hostId);
  return host === undefined ? 'Ask an administrator.' : `Ask ${host.name}.`;
}

export function userSeat(person: Person): SeatHolder {
  return { kind: 'user', userId: person.id, name: person.name };
}
