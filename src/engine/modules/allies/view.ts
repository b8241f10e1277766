/** Views of allies: R-ION-14, R-ION-20. */
import type { Viewer } from '../../flow/secrecy.ts';
import type { CardId, LocationId, Seat, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { nebulaOf } from '../ionianNebula/state.ts';
import { defined } from '../../../values/defined.ts';

export interface AllyView {
  readonly card: CardId;
  readonly location: LocationId;
  /** A trauma token lies on it. */
  readonly covered: boolean;
  /** The token, for those who know it: everyone once it lies faceup, else the player who put it there. */
  readonly token?: TokenId;
  /** The seat that put it there, if it did not come unseen from the pool. */
  readonly by?: Seat;
}

export interface AlliesView {
  readonly inPlay: ReadonlyArray<AllyView>;
  /** Cards left in their deck. */
  readonly left: number;
}

export function alliesView(state: GameState, viewer: Viewer): AlliesView {
  const { deck, inPlay } = nebulaOf(state).allies;
  const seen = inPlay.map(({ card, location, token, by, faceUp }): AllyView => ({
    card,
    location,
    covered: token !== undefined,
    ...(token !== undefined && (faceUp === true || (by !== undefined && by === viewer)) ? { token } : {}),
    ...defined({ by }),
  }));
  return { inPlay: seen, left: deck.length };
}
