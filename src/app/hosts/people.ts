import type { Seat } from '../../store/engineTypes.ts';
import type { GameId, GameRecord, SeatHolder, UserId } from '../../store/records.ts';
import { toChannel } from '../announce.ts';
import { deedOf } from '../deeds.ts';
import { AppError } from '../error.ts';
import { withSeats } from '../lobby.ts';
import { findGame, findRunning, mayAdminister, seatOf } from '../lookUp.ts';
import type { Context } from '../parts.ts';
import { ownerOf } from '../owner.ts';
import { handOver } from '../replaceSeat.ts';
import type { Person } from '../types.ts';

/** Makes another player the host. Throws `notAllowed`, `noSuchSeat`, `alreadyHost`, `notRunning`. */
export function transfer<State>(context: Context<State>, gameId: GameId, person: Person, to: Pick<Person, 'id' | 'name'>): GameRecord {
  const game = findOpen(context, gameId);
  mayAdminister(game, person);
  if (to.id === game.hostId) throw new AppError('alreadyHost', (say) => say('hosts.alreadyHost', { name: to.name }), (say) => say('hosts.alreadyHostHint'));
  const name = nameOf(game, to.id);
  if (name === undefined) throw new AppError('noSuchSeat', (say) => say('hosts.notPlaying', { name: to.name }), (say) => say('hosts.hostPlays'));
  return context.store.commit({
    gameId, revision: game.revision, at: context.now(), game: { hostId: to.id },
    audit: [deedOf(person, { kind: 'hostChanged', from: nameOf(game, game.hostId) ?? '', to: name })],
    messages: toChannel(game, [{ kind: 'notice', notice: { kind: 'hostChanged', by: person.name, to: name } }, { kind: 'lobby' }]),
  });
}

/** Takes a player's seat away. Throws `notAllowed`, `noSuchSeat`, `alreadyJoined`, `notRunning`. */
export function kick<State>(context: Context<State>, gameId: GameId, person: Person, userId: UserId, by: Person | undefined): GameRecord {
  const game = findOpen(context, gameId);
  mayAdminister(game, person);
  const seat = seatPlayed(game, userId);
  const holder = seat === undefined ? undefined : game.seats[seat];
  if (seat === undefined || holder === undefined) throw new AppError('noSuchSeat', (say) => say('hosts.kickedPlaysNot'), (say) => say('hosts.kickedPlaysNotHint'));
  const name = holder.standsInFor?.name ?? holder.name;
  const hostId = game.hostId === userId ? nextHost(game, userId, by, person) : game.hostId;
  if (game.status === 'running') return handOver(context, game, person, { seat, by, deed: { kind: 'kicked', name, to: by?.name }, hostId });
  return context.store.commit({
    gameId, revision: game.revision, at: context.now(), game: { ...withSeats(game, game.seats.filter((_, place) => place !== seat)), hostId },
    audit: [deedOf(person, { kind: 'kicked', name, to: undefined })],
    messages: toChannel(game, [{ kind: 'notice', notice: { kind: 'kicked', by: person.name, name } }, { kind: 'lobby' }]),
  });
}

/** A lobby or running game. Throws `notRunning`. */
function findOpen<State>(context: Context<State>, gameId: GameId): GameRecord {
  const game = findGame(context, gameId);
  return game.status === 'lobby' ? game : findRunning(context, gameId);
}

/** Also of somebody who is away. */
function seatPlayed(game: GameRecord, userId: UserId): Seat | undefined {
  const owned = game.seats.findIndex((holder) => ownerOf(holder) === userId);
  return owned === -1 ? seatOf(game, userId) : owned;
}

function nameOf(game: GameRecord, userId: UserId): string | undefined {
  const seat = seatPlayed(game, userId);
  const holder: SeatHolder | undefined = seat === undefined ? undefined : game.seats[seat];
  return holder?.standsInFor?.userId === userId ? holder.standsInFor.name : holder?.name;
}

/** Whoever takes over, else the next person who plays, else whoever does it. */
function nextHost(game: GameRecord, leaving: UserId, by: Person | undefined, person: Person): UserId {
  const next = game.seats.flatMap((holder) => ownerOf(holder) ?? []).find((userId) => userId !== leaving);
  return next ?? by?.id ?? person.id;
}
