/** Events and questions about allies. */
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
import type { CardId, LocationId, Seat, TokenId } from '../../types/ids.ts';

export type AllyHappening =
  /** A new ally has been drawn; without a player at set-up. */
  | { readonly kind: 'allyPlaced'; readonly ally: CardId; readonly location: LocationId; readonly seat?: Seat }
  /** Drawn and removed from the game at once: the person or the place is not there for it (R-ION-21). */
  | { readonly kind: 'allyPutAway'; readonly ally: CardId }
  /** An encounter with an ally; without a token it has none that does anything (R-ION-24). */
  | { readonly kind: 'allyMet'; readonly seat: Seat; readonly ally: CardId; readonly token?: TokenId }
  /** R-ION-50 */
  /** `met`: in the middle of being met (R-ION-43). */
  | { readonly kind: 'allyLeft'; readonly ally: CardId; readonly location: LocationId; readonly met?: true }
  | { readonly kind: 'civilianHidden'; readonly seat: Seat; readonly ship: number }
  | { readonly kind: 'centurionsPushedBack'; readonly spaces: ReadonlyArray<number> };

export type AllyTopic =
  /** Which of the allies at the player's location. */
  | { readonly kind: 'meetAlly'; readonly location: LocationId }
  /** Which of the player's own trauma tokens goes on the new card. */
  | { readonly kind: 'coverAlly'; readonly ally: CardId }
  /** Which of the Cylon players with equally many trauma tokens brings the next ally. */
  | { readonly kind: 'whoBringsAlly' }
  /** Which of the civilian ships, all of which have been looked at. */
  | { readonly kind: 'shipsToMove'; readonly why: CardId };

export const allyEvents: Readonly<Record<AllyHappening['kind'], EventBrings>> = {
  allyPlaced: 'hidden',
  allyPutAway: 'hidden',
  allyMet: 'hidden',
  allyLeft: 'nothing',
  civilianHidden: 'nothing',
  centurionsPushedBack: 'nothing',
};

export const allyQuestions: Readonly<Record<AllyTopic['kind'], QuestionBrings>> = {
  meetAlly: 'nothing',
  coverAlly: 'nothing',
  whoBringsAlly: 'nothing',
  shipsToMove: 'hidden',
};
