import type { GameRecord } from '../../store/records.ts';
import type { Context } from '../parts.ts';
import { resultOf } from './result.ts';

/** Counts games that ended with a version of the bot that kept no results. One that can't be read is left out, and logged. */
export function catchUp<State>(context: Context<State>): void {
  const { store, log } = context;
  for (const game of store.games({ statuses: ['over'] })) {
    if (store.results.has(game.id)) continue;
    try {
      count(context, game);
    } catch (error) {
      log.error({ gameId: game.id, err: error }, 'A finished game could not be counted.');
    }
  }
}

function count<State>({ store, engine, shelf }: Context<State>, game: GameRecord): void {
  const held = shelf.take(game);
  if (held === undefined || game.outcome === undefined || game.endedAt === undefined) return;
  const result = resultOf(game, engine.view(held.state, 'public'), game.outcome);
  store.commit({ gameId: game.id, revision: game.revision, at: game.endedAt, result, unattended: true, messages: [] });
}
