import type { Area } from '../../catalogue/vocabulary.ts';
import type { CardId, LocationId, SeatedCharacter, Seat, ShipId } from './ids.ts';

/** The context of an effect: who uses it and why. Plain data: it is stored in frames. */
export interface EffectContext {
  /** The card, location, character or token whose effect it is. */
  readonly source: CardId | LocationId;
  /** The seat that uses or resolves it. */
  readonly you: Seat;
  /**
   * The character found by the nearest `choosePlayer` around it; an effect that is meant for this character does not
   * hit one that follows.
   */
  readonly chosen?: SeatedCharacter;
  /** The seat that chooses for a title that no one holds, where the rules name someone (R-TTL-05). */
  readonly standIn?: Seat;
  /** Whether Cylon players are affected also by what leaves them alone otherwise (R-ION-40, R-ION-90). */
  readonly sparesNobody?: true;
  /** The seat that chose the box of the Crisis card. */
  readonly chooser?: Seat;
  /** The basestar or the space area that the nearest choice around it found. */
  readonly ship?: ShipId;
  readonly area?: Area;
  /** The result of the die roll around it. */
  readonly die?: number;
}
