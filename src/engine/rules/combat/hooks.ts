/** Where modules have a say in combat. */
import type { BoardName } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/** Another ship that may take damage meant for Galactica (R-CMB-87). */
export interface Hull {
  readonly board: BoardName;
  /** The damage tokens that it can still draw, to be drawn from and put back to; without one it takes none. */
  readonly supply: (state: GameState) => Array<TokenId>;
  /** Draws a token and resolves it. */
  readonly damage: (game: Game, why: Cause) => void;
  /** Resolves a token that has been drawn already. */
  readonly resolve: (game: Game, token: TokenId, why: Cause) => void;
}

declare module '../../hooks.ts' {
  interface Hooks {
    readonly hull: Hull;
    /** A location has been damaged, and whoever was there has been sent away; a further damage comes later (R-ION-55). */
    readonly locationDamaged: (game: Game, location: LocationId) => void;
  }
}
