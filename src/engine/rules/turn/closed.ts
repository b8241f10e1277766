/** Locations to which no one can go: R-TURN-48, R-PEG-23. */
import { rulesInPlay } from '../../abilities/rules.ts';
import { contentOf } from '../../content.ts';
import type { LocationId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/** Locations of boards that a card in play has closed or that are lost (R-TURN-48, R-PEG-23). */
export function closedLocations(state: GameState): ReadonlyArray<LocationId> {
  const { lostBoards, awayBoards, boardsToCome } = state;
  const closed = rulesInPlay(state, 'closesBoard');
  if (closed.length + lostBoards.length + awayBoards.length + boardsToCome.length === 0) return [];
  const boards = new Set([...closed.map((rule) => rule.value), ...lostBoards, ...awayBoards, ...boardsToCome]);
  return [...contentOf(state.options).locations.values()]
    .filter((location) => boards.has(location.board))
    .map(({ id }) => id);
}
