import type { GameId, GameRecord } from '../../store/records.ts';
import { deedOf } from '../deeds.ts';
import { AppError } from '../error.ts';
import { findGame, mayAdminister } from '../lookUp.ts';
import type { Context } from '../parts.ts';
import type { Person } from '../types.ts';
import type { DeletionConfirmed, DeletionPreview } from './types.ts';

/** What would go. Throws `notAllowed`. */
export function deletion<State>(context: Context<State>, gameId: GameId, person: Person): DeletionPreview {
  const { store } = context;
  const game = findGame(context, gameId);
  mayAdminister(game, person);
  return {
    game,
    answers: store.inputs(gameId).length,
    lines: store.events(gameId, { who: 'all' }).length,
    counts: store.results.has(gameId),
    needsName: goesOn(game),
  };
}

/** Removes everything that is stored of a game but the line about it in the audit log. Throws `notAllowed`, `undoChanged`, `wrongName`. */
export function deleteGame<State>(context: Context<State>, gameId: GameId, person: Person, { status, name }: DeletionConfirmed): void {
  const { game, answers, needsName } = deletion(context, gameId, person);
  if (game.status !== status) throw new AppError('undoChanged', (say) => say('hosts.deleteChanged'), (say) => say('hosts.deleteChangedHint'));
  if (needsName && name?.trim().toLowerCase() !== gameId) {
    throw new AppError('wrongName', (say) => say('hosts.wrongName'), (say) => say('hosts.wrongNameHint', { game: gameId }));
  }
  context.store.remove({
    gameId, revision: game.revision, at: context.now(),
    audit: deedOf(person, { kind: 'deleted', status: game.status, inputs: answers }),
  });
  context.shelf.drop(gameId);
}

/** Others may still be waiting for their turn in it. */
function goesOn({ status }: GameRecord): boolean {
  return status === 'running' || status === 'archived';
}
