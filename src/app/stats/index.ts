import type { GameId } from '../../store/records.ts';
import type { ResultFilter, Statistics } from '../../store/results.ts';
import { findGame } from '../lookUp.ts';
import type { Context, Guarded } from '../parts.ts';
import { resultOf, willCount } from './result.ts';

export { sides } from '../../store/results.ts';
export type { CharacterTally, PersonTally, ResultFilter, Side, Statistics, Tally } from '../../store/results.ts';

/** How finished games went. A game counts once it is over, and no longer when its end is taken back; a tutorial never. */
export interface Stats {
  of(filter: ResultFilter): Promise<Statistics>;
}

/** `app.stats` over the app's parts. */
export function createStats<State>({ store }: Context<State>, look: Guarded): Stats {
  return { of: (filter) => look({}, () => store.results.statistics(filter)) };
}

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
