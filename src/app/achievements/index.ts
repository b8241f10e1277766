import type { GameView } from '../../store/engineTypes.ts';
import type { GameRecord } from '../../store/records.ts';
import type { NewEvent } from '../../store/types.ts';
import { openLines } from '../ending/openEvents.ts';
import type { Context } from '../parts.ts';
import { earnedBy } from './achievements.ts';
import { factsOf } from './facts.ts';

export { achievementIds } from './achievements.ts';
export type { Achievement } from './achievements.ts';

/**
 * What everybody has earned in a game that is over, by seat. `more`: what has just happened and is not stored yet. A game that
 * can't be understood earns nobody anything, and ends all the same.
 */
export function achievementsIn<State>(
  { store, log }: Context<State>,
  game: GameRecord,
  view: GameView,
  more: ReadonlyArray<NewEvent> = [],
): ReadonlyArray<ReadonlyArray<string>> {
  if (game.outcome === undefined) return [];
  try {
    return factsOf(openLines([...store.events(game.id, { who: 'all' }), ...more]), view, game.outcome).map(earnedBy);
  } catch (err) {
    log.error({ err, gameId: game.id }, 'What people have earned in a game could not be told');
    return [];
  }
}
