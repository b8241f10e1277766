import type { Seat } from '../store/engineTypes.ts';
import type { GameId, GameRecord, SeatHolder } from '../store/records.ts';
import { askNoMore, toChannel } from './announce.ts';
import { AppError } from './error.ts';
import { automaticName } from './lobby.ts';
import { findRunning, mayAdminister, seatOf, takeStarted, userSeat } from './lookUp.ts';
import type { Context } from './parts.ts';
import type { Person } from './types.ts';

/**
 * Hands a seat with all its knowledge to somebody else, or to an automatic player. People may hand over their own seat.
 * Throws `notAllowed`, `noSuchSeat`, `alreadyJoined`, `noAutomatic`, `notRunning`.
 */
export function replaceSeat<State>(context: Context<State>, gameId: GameId, person: Person, seat: Seat, by: Person | undefined): GameRecord {
  const game = findRunning(context, gameId);
  const from = game.seats[seat];
  if (from === undefined) throw new AppError('noSuchSeat', 'There is no such seat in this game.');
  if (seatOf(game, person.id) !== seat) mayAdminister(game, person);
  const to = nextHolder(game, from, by);
  const { announced } = takeStarted(context, game);
  const notice = { kind: 'seatReplaced', by: person.name, seat, from, to } as const;
  // Whoever has the seat now is told what it knows, and asked, when the game is looked after next (`Autoplay.wake`).
  return context.store.commit({
    gameId, revision: game.revision, at: context.now(),
    game: { seats: game.seats.map((holder, place) => (place === seat ? to : holder)) },
    messages: [...toChannel(game, [{ kind: 'notice', notice }, { kind: 'lobby' }]), ...askNoMore(seat, announced.seats[seat])],
  });
}

function nextHolder(game: GameRecord, from: SeatHolder, by: Person | undefined): SeatHolder {
  if (by === undefined) {
    if (from.kind === 'automatic') throw new AppError('noAutomatic', 'An automatic player has this seat already.');
    return { kind: 'automatic', name: automaticName(game) };
  }
  if (seatOf(game, by.id) !== undefined) throw new AppError('alreadyJoined', `${by.name} already has a seat in this game.`, 'Choose somebody else.');
  return userSeat(by);
}
