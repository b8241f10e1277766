import type { CardId, LocationId, Seat } from '../types/ids.ts';

/** What an effect knows about its use. Plain data: it is stored in frames. */
export interface EffectContext {
  /** The card, location, character or token whose effect it is. */
  readonly source: CardId | LocationId;
  /** Who uses or resolves it. */
  readonly you: Seat;
  /** Found by the nearest `choosePlayer` around it. */
  readonly chosen?: Seat;
}
