import type { GameId, GameRecord } from '../store/records.ts';
import { AppError } from './error.ts';
import { addSeat, automaticName, changeLobby, withoutSeat } from './lobby.ts';
import { findLobby, mayAdminister } from './lookUp.ts';
import type { Context } from './parts.ts';
import type { Person } from './person.ts';

/** Fills one seat of a lobby with an automatic player. Throws `notAllowed`, `lobbyFull`, `notInLobby`. */
export function addAutomatic<State>(context: Context<State>, gameId: GameId, person: Person): GameRecord {
  const game = findLobby(context, gameId);
  mayAdminister(game, person);
  return addSeat(context, game, { kind: 'automatic', name: automaticName(game) });
}

/** Takes the automatic player that came last out of a lobby. Throws `notAllowed`, `noAutomatic`, `notInLobby`. */
export function removeAutomatic<State>(context: Context<State>, gameId: GameId, person: Person): GameRecord {
  const game = findLobby(context, gameId);
  mayAdminister(game, person);
  const last = game.seats.findLastIndex(({ kind }) => kind === 'automatic');
  if (last === -1) throw new AppError('noAutomatic', (say) => say('errors.noAutomatic'));
  return changeLobby(context, game, withoutSeat(game, last, context.now()));
}
