/** Hooks by which modules take part in Loyalty cards. */
import type { Game } from '../../flow/game.ts';
import type { CardId, Seat } from '../../types/ids.ts';

export interface LookAtLoyalty {
  readonly by: Seat;
  readonly of: Seat;
  /** The cards that the looker has seen. */
  readonly cards: ReadonlyArray<CardId>;
}

/** Why a player gives up what lies before the character. */
export type GivenUp = 'reveal' | 'executed' | 'infiltrationEnded' | 'eliminated';

export interface ReceivedLoyalty {
  readonly seat: Seat;
  readonly card: CardId;
  /**
   * Handed over by another player, or dealt beyond what everyone gets: no further card comes of it (R-DAY-41,
   * R-LOY-36).
   */
  readonly handed: boolean;
}

export interface LoyaltyHooks {
  /** A player gives up what lies before the character; without any effect (R-LOY-53, R-LOY-107, R-EXE-10, R-ION-80). */
  readonly belongingsGivenUp: (game: Game, seat: Seat, how: GivenUp) => void;
  /**
   * Called after someone has looked at facedown cards of another player; the procedure that gave the look goes on
   * afterwards (R-LOY-119).
   */
  readonly loyaltySeen: (game: Game, look: LookAtLoyalty) => void;
  /** An execution has shown all cards of a player without a Cylon card; nothing else of it has followed (R-EXE-13). */
  readonly loyaltyProved: (game: Game, seat: Seat, cards: ReadonlyArray<CardId>) => void;
  /** A human player has got a card that says “reveal at once”, and everyone has seen it (R-LOY-34). */
  readonly loyaltyReceived: (game: Game, received: ReceivedLoyalty) => 'handled' | undefined;
  /**
   * Everyone has the cards of the Sleeper Agent phase, and Cylon players have handed theirs over (R-LOY-35, R-LOY-36).
   */
  readonly sleepersDealt: (game: Game) => void;
  /**
   * A player has just become a Cylon player and hands on what goes at any distance; the other cards are next
   * (R-LOY-57).
   */
  readonly cylonHandsOver: (game: Game, seat: Seat) => void;
}
