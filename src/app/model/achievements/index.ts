import type { GameView } from '../../../store/engineTypes.ts';
import type { GameRecord } from '../../../store/records.ts';
import type { NewEvent } from '../../../store/types.ts';
import { openLines } from '../record/openEvents.ts';
import type { Log } from '../../core/log.ts';
import { earnedBy } from './achievements.ts';
import { factsOf } from './facts.ts';

export { achievementIds } from './achievements.ts';
export type { Achievement } from './achievements.ts';

/**
 * Returns each person's achievements in a game that is over, by seat. `happened`: all of it. A game that can't be
 * understood earns no one anything, and still ends.
 */
export function achievementsIn(
  log: Log,
  game: GameRecord,
  view: GameView,
  happened: ReadonlyArray<NewEvent>,
): ReadonlyArray<ReadonlyArray<string>> {
  if (game.outcome === undefined) return [];
  try {
    return factsOf(openLines(happened), view, game.outcome).map(earnedBy);
  } catch (err) {
    log.error({ err, gameId: game.id }, 'What people have earned in a game could not be told');
    return [];
  }
}
