import type { GameId } from '../../store/records.ts';
import { findGame } from '../lookUp.ts';
import type { Context } from '../parts.ts';
import { resultOf, willCount } from './result.ts';

/** Counts games that ended with a version of the bot that kept no results. One that can't be read is left out, and logged. */
export function catchUp<State>(context: Context<State>): void {
  const { store, log } = context;
  for (const gameId of store.results.missing()) {
    try {
      count(context, gameId);
    } catch (error) {
      log.error({ gameId, err: error }, 'A finished game could not be counted.');
    }
  }
}

function count<State>(context: Context<State>, gameId: GameId): void {
  const { store, engine, shelf, now } = context;
  const game = findGame(context, gameId);
  const held = game.outcome === undefined || !willCount(context, game) ? undefined : shelf.take(game);
  if (held === undefined || game.outcome === undefined) return;
  const result = resultOf(game, engine.view(held.state, 'public'), game.outcome);
  store.commit({ gameId, revision: game.revision, at: now(), result, unattended: true, messages: [] });
}
