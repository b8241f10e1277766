/** Whether using effects now could change anything (R-CHK-23): effects that can't are not offered. */
import type { Effect, Effects } from '../../catalogue/effect.ts';
import type { Game } from '../flow/game.ts';
import type { Seat } from '../types/ids.ts';
import { effectMatters } from '../effectHandling.ts';
import { isIgnored } from './ignored.ts';

/** False only if this effect certainly does nothing now. */
export function matters(game: Game, effect: Effect, seat: Seat): boolean {
  return !isIgnored(game.state, effect) && effectMatters(game, effect, seat);
}

/** False only if the first effect of the list certainly does nothing now. */
export function wouldMatter(game: Game, [first]: Effects, seat: Seat): boolean {
  return first !== undefined && matters(game, first, seat);
}
