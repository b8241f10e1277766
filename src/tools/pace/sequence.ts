import { decisions } from '../../engine/index.ts';
import { isHuman, seatsInPlay } from '../../engine/pieces/players.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { Seat } from '../../engine/types/ids.ts';
import type { GameState } from '../../engine/types/state.ts';

/**
 * The manner of asking one question at a time. When a window of reactions opens, every human player is asked in turn;
 * players who have nothing to react with say so, and no one learns more from the others. Windows in which no one could
 * react are left out, in favor of this policy.
 */
export function everyoneInTurn() {
  const seen = new Set<string>();
  let waiting: Array<Seat> = [];

  /**
   * Notes the players who have nothing to react with in new windows. They come first; the order makes no difference to
   * the time.
   */
  const look = (state: GameState): void => {
    const fresh = decisions(state).filter(({ id, topic }) => topic.kind === 'react' && !seen.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) seen.add(id);
    const holders = new Set(fresh.map(({ seat }) => seat));
    waiting = seatsInPlay(state).filter((seat) => isHuman(state, seat) && !holders.has(seat));
  };
  const open = (state: GameState): ReadonlyArray<Decision> => {
    look(state);
    return waiting.length > 0 ? [] : decisions(state).slice(0, 1);
  };

  return {
    open,
    book: undefined,
    called: (state: GameState): ReadonlySet<Seat> =>
      new Set([...open(state).map(({ seat }) => seat), ...waiting.slice(0, 1)]),
    sat(_state: GameState, seat: Seat): void {
      if (waiting[0] === seat) waiting.shift();
    },
  };
}
