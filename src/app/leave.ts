import type { GameId, GameRecord } from '../store/records.ts';
import { changeLobby, withoutSeat } from './lobby.ts';
import { AppError } from './error.ts';
import { findGame, findLobby, seatOf } from './lookUp.ts';
import type { Context } from './parts.ts';
import type { Person } from './person.ts';

/** Gives up a seat in a lobby. Throws `notJoined`, `notInLobby`. */
export function leave<State>(context: Context<State>, gameId: GameId, person: Person): GameRecord {
  const running = findGame(context, gameId).status === 'running';
  if (running) throw new AppError('notInLobby', (say) => say('errors.started'), (say) => say('errors.handOver'));
  const game = findLobby(context, gameId);
  const seat = seatOf(game, person.id);
  if (seat === undefined) throw new AppError('notJoined', (say) => say('errors.noSeat'));
  return changeLobby(context, game, withoutSeat(game, seat, context.now()));
}
