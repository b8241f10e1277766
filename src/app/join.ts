import type { GameId, GameRecord } from '../store/records.ts';
import { AppError } from './error.ts';
import { addSeat } from './lobby.ts';
import { findLobby, seatOf, userSeat } from './lookUp.ts';
import type { Context } from './parts.ts';
import type { Person } from './person.ts';

/** Takes a seat in a lobby. Throws `alreadyJoined`, `lobbyFull`, `notInLobby`. */
export function join<State>(context: Context<State>, gameId: GameId, person: Person): GameRecord {
  const game = findLobby(context, gameId);
  if (seatOf(game, person.id) !== undefined) throw new AppError('alreadyJoined', (say) => say('errors.alreadyJoined'), (say) => say('errors.alreadyJoinedHint'));
  return addSeat(context, game, userSeat(person));
}
