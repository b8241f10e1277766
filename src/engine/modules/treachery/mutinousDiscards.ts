/** Treachery cards that stir a mutiny when they are discarded: R-DAY-11 to R-DAY-17, R-TURN-153 (4). */
import type { Game } from '../../flow/game.ts';
import { faceOf } from '../../pieces/cards.ts';
import { clockwise, isHuman } from '../../pieces/players.ts';
import type { Discarded } from '../../rules/turn/hooks.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/** R-DAY-17: one in each turn, whosever turn it is; draws by other effects do not count. */
const mark = (seat: Seat): string => `mutinousDiscard/${seat}`;

/** R-DAY-12, R-DAY-14, R-DAY-15: the card for which this player draws, if any. */
function cause(state: GameState, { seat, cards, chosen }: Discarded): CardId | undefined {
  if (!chosen || !isHuman(state, seat) || state.thisTurn[mark(seat)] === true) return undefined;
  return cards.map((card) => faceOf(card).entry).find(({ mutinyOnDiscard }) => mutinyOnDiscard === true)?.id;
}

/** Several players draw one after the other, clockwise from the current player. */
export function stirMutiny(game: Game, discards: ReadonlyArray<Discarded>): void {
  const { state } = game;
  for (const seat of clockwise(state, state.current)) {
    const card = discards
      .filter((one) => one.seat === seat)
      .map((one) => cause(state, one))
      .find((found) => found !== undefined);
    if (card === undefined) continue;
    state.thisTurn[mark(seat)] = true;
    game.call('drawMutiny', { seat, left: 1, why: card });
  }
}
