import type { GameId, UserId } from '../../../store/records.ts';
import { answer } from '../../play/answer.ts';
import type { Answered } from '../../core/answered.ts';
import { AppError } from '../../core/error.ts';
import { findRunning, ownSeat, takeStarted } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { keepSilence } from '../../model/orders/silence.ts';

/**
 * Declines a reaction, and those that come in the same check, as if by hand each time. Throws what `answer` throws, and
 * `illegalChoice` for a question that is none of a check.
 */
export async function fallSilent(
  context: Context,
  gameId: GameId,
  userId: UserId,
  decisionId: string,
): Promise<Answered> {
  const game = await findRunning(context, gameId);
  const { state, lastSeq } = await takeStarted(context, game);
  const { check, turn } = context.engine.view(state, ownSeat(game, userId));
  if (check === undefined || check.result !== undefined)
    throw new AppError(
      'illegalChoice',
      (say) => say('errors.noCheckNow'),
      (say) => say('errors.chooseAgain'),
    );
  await keepSilence(context.store.settings, gameId, userId, {
    turn,
    source: check.source,
    since: lastSeq,
    undone: game.undone,
  });
  return await answer(context, gameId, userId, decisionId, []);
}
