import type { GameId, GameRecord } from '../../../store/records.ts';
import type { Say } from '../../../words/index.ts';
import { AppError } from '../../core/error.ts';
import { addSeat, automaticSeat, changeLobby, withoutSeat } from '../../play/lobby.ts';
import { findGame, findLobby, mayAdminister, seatedPerson, seatOf, userSeat } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import { closeWithGame } from '../polls/poll.ts';

function hostOf(game: GameRecord, say: Say): string {
  return seatedPerson(game, game.hostId)?.name ?? say('errors.theHost');
}

/**
 * Takes a seat in a lobby; in a running game `TakeOver` may help. Throws `alreadyJoined`, `lobbyFull`, `notInLobby`.
 */
export async function join(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const game = await findLobby(context, gameId);
  if (seatOf(game, person.id) !== undefined)
    throw new AppError(
      'alreadyJoined',
      (say) => say('errors.alreadyJoined'),
      (say) => say('errors.alreadyJoinedHint'),
    );
  return await addSeat(context, game, userSeat(person));
}

/** Gives up a seat in a lobby. Throws `alreadyStarted`, `notJoined`, `notInLobby`. */
export async function leave(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const begun = await findGame(context, gameId);
  const seat = seatOf(begun, person.id);
  if (begun.status === 'running' && seat !== undefined)
    throw new AppError(
      'alreadyStarted',
      (say) => say('errors.started'),
      (say) => say('errors.leaveRunning', { host: hostOf(begun, say) }),
    );
  const game = await findLobby(context, gameId);
  if (seat === undefined) throw new AppError('notJoined', (say) => say('errors.noSeat'));
  const left = withoutSeat(game, seat, context.now());
  // No one is there any more to vote.
  return await changeLobby(
    context,
    game,
    left,
    left.status === 'abandoned' ? await closeWithGame(context, gameId) : [],
  );
}

/** Fills one seat of a lobby with an automatic player. Throws `notAllowed`, `lobbyFull`, `notInLobby`. */
export async function addAutomatic(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const game = await findLobby(context, gameId);
  mayAdminister(game, person);
  return await addSeat(context, game, automaticSeat(game));
}

/** Takes the automatic player that came last out of a lobby. Throws `notAllowed`, `noAutomatic`, `notInLobby`. */
export async function removeAutomatic(context: Context, gameId: GameId, person: Person): Promise<GameRecord> {
  const game = await findLobby(context, gameId);
  mayAdminister(game, person);
  const last = game.seats.findLastIndex(({ kind }) => kind === 'automatic');
  if (last === -1) throw new AppError('noAutomatic', (say) => say('errors.noAutomatic'));
  return await changeLobby(context, game, withoutSeat(game, last, context.now()));
}
