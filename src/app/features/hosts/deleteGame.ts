import type { GameId, GameRecord } from '../../../store/records.ts';
import { deedOf } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { findGame, isAdministrator, mayAdminister } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import type { Person } from '../../core/person.ts';
import type { DeletionConfirmed, DeletionPreview } from './types.ts';

/**
 * Previews what a deletion would remove, as far as everyone knows of it: from the number of secret answers a host who
 * plays could tell that one was given. Throws `notAllowed`.
 */
export async function deletion(context: Context, gameId: GameId, person: Person): Promise<DeletionPreview> {
  const { store } = context;
  const game = await findGame(context, gameId);
  mayAdminister(game, person);
  const counts = await store.results.has(gameId);
  return {
    game,
    answers: (await store.inputs(gameId)).filter(({ secret }) => !secret).length,
    lines: (await store.events(gameId, { who: 'public' })).length,
    counts,
    mayForget: counts && isAdministrator(game, person),
    needsName: goesOn(game),
  };
}

/**
 * Removes everything that is stored of a game but the line about it in the audit log and how it ended: that belongs to
 * those who played it, and only an administrator may have it forgotten. Throws `notAllowed`, `undoChanged`,
 * `wrongName`.
 */
export async function deleteGame(
  context: Context,
  gameId: GameId,
  person: Person,
  { status, name, forget = false }: DeletionConfirmed,
): Promise<void> {
  const { game, answers, needsName, mayForget } = await deletion(context, gameId, person);
  if (game.status !== status)
    throw new AppError(
      'undoChanged',
      (say) => say('hosts.deleteChanged'),
      (say) => say('hosts.deleteChangedHint'),
    );
  // A typed name means that game, not just the latest one of the channel.
  if ((needsName || name !== undefined) && name?.trim().toLowerCase() !== gameId) {
    throw new AppError(
      'wrongName',
      (say) => say('hosts.wrongName'),
      (say) => say('hosts.wrongNameHint', { game: gameId }),
    );
  }
  if (forget && !mayForget)
    throw new AppError(
      'notAllowed',
      (say) => say('hosts.mayNotForget'),
      (say) => say('errors.askAdministrator'),
    );
  await context.store.remove({
    gameId,
    revision: game.revision,
    at: context.now(),
    withResult: forget,
    audit: deedOf(person, { kind: 'deleted', status: game.status, inputs: answers, forgotten: forget }),
  });
  context.cache.drop(gameId);
}

/** Others may still be waiting for their turn in it. */
function goesOn({ status }: GameRecord): boolean {
  return status === 'running' || status === 'archived';
}
