import type { GameId, GameRecord } from '../store/records.ts';
import { illegal } from './create.ts';
import { AppError } from './error.ts';
import { changeLobby, limitsOf, reasonsAgainst } from './lobby.ts';
import { findLobby, mayAdminister } from './lookUp.ts';
import type { Context } from './parts.ts';
import type { ChosenOptions, Person } from './types.ts';

/** Changes a lobby's options; what is not named stays. Throws `notAllowed`, `illegalOptions`, `notInLobby`. */
export function setOptions<State>(context: Context<State>, gameId: GameId, person: Person, chosen: ChosenOptions): GameRecord {
  const game = findLobby(context, gameId);
  mayAdminister(game, person);
  const seated = game.seats.length;
  const options = { ...game.options, ...chosen, players: seated };
  const limits = limitsOf(context.engine, options);
  if (limits === undefined) throw illegal(reasonsAgainst(context.engine, options));
  if (seated > limits.most) {
    throw new AppError('illegalOptions', `With these options at most ${limits.most} can play, and ${seated} seats are taken.`, 'Somebody has to leave first, or choose other options.');
  }
  return changeLobby(context, game, { options });
}
