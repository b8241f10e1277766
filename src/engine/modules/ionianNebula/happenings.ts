/** Events and questions on the way to the Ionian Nebula. */
import type { Area, TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import type { ChoiceKind, EventBrings, QuestionBrings } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, LocationId, Seat, TokenId } from '../../types/ids.ts';

export type NebulaHappening =
  | {
      readonly kind: 'traumaDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly why: Cause;
      readonly tokens?: ReadonlyArray<TokenId>;
    }
  /** `harmless`: others are drawn in their place (R-ION-06). */
  | { readonly kind: 'traumaDisaster'; readonly seat: Seat; readonly count: number; readonly harmless?: true }
  | {
      readonly kind: 'traumaDiscarded';
      readonly seat: Seat;
      readonly count: number;
      readonly why: Cause | 'executed';
      readonly tokens?: ReadonlyArray<TokenId>;
    }
  /** Thrown away at random. */
  | {
      readonly kind: 'traumaLost';
      readonly seat: Seat;
      readonly count: number;
      readonly why: Cause;
      readonly tokens?: ReadonlyArray<TokenId>;
    }
  /** A token that has been put facedown on a location or a card; without a player it comes unseen from the pool. */
  | { readonly kind: 'traumaPlaced'; readonly on: CardId | LocationId; readonly seat?: Seat; readonly token?: TokenId }
  | { readonly kind: 'crossroadsDealt'; readonly seat: Seat; readonly card?: CardId }
  /** Facedown beside the player's Crossroads card. */
  | { readonly kind: 'traumaLaid'; readonly seat: Seat; readonly token?: TokenId }
  /** A Crossroads card has been revealed; without a token the player chooses the result. */
  | { readonly kind: 'crossroadsRevealed'; readonly seat: Seat; readonly card: CardId; readonly token?: TokenId }
  | { readonly kind: 'crossroadsChosen'; readonly seat: Seat; readonly card: CardId; readonly symbol: ResultSymbol }
  | { readonly kind: 'raiderLeaves'; readonly area: Area; readonly why: Cause }
  | { readonly kind: 'trialBegins' }
  /** `human`: how the player is judged; `kept`: how many tokens speak against the player. */
  | {
      readonly kind: 'traumaShown';
      readonly seat: Seat;
      readonly tokens: ReadonlyArray<TokenId>;
      readonly human: boolean;
      readonly kept: number;
    }
  | { readonly kind: 'trialSparesAll' };

export type ResultSymbol = Exclude<TraumaSymbol, 'disaster'>;

export type NebulaTopic =
  /** `count`: that many go, or none where that is allowed. */
  | { readonly kind: 'discardTrauma'; readonly count: number; readonly why: CardId }
  /** Which of the player's own tokens goes beside their Crossroads card. */
  | { readonly kind: 'layTrauma' }
  /** Which result, for a player who had no token to lay. */
  | { readonly kind: 'crossroadsResult'; readonly card: CardId }
  /** Which of the human players with equally many tokens is eliminated. */
  | { readonly kind: 'condemn' };

export type NebulaChoice =
  /** A token to lay beside this card. */
  | { readonly kind: 'layTrauma'; readonly token: TokenId; readonly card: CardId }
  | { readonly kind: 'crossroadsResult'; readonly card: CardId; readonly symbol: ResultSymbol }
  /** The player who is eliminated; `tokens`: the number that player has. */
  | { readonly kind: 'condemn'; readonly seat: Seat; readonly tokens: number };

export const nebulaEvents: Readonly<Record<NebulaHappening['kind'], EventBrings>> = {
  traumaDrawn: 'hidden',
  traumaDisaster: 'hidden',
  traumaDiscarded: 'ownChoice',
  traumaLost: 'hidden',
  traumaPlaced: 'ownChoice',
  crossroadsDealt: 'hidden',
  traumaLaid: 'ownChoice',
  crossroadsRevealed: 'hidden',
  crossroadsChosen: 'nothing',
  raiderLeaves: 'nothing',
  trialBegins: 'nothing',
  traumaShown: 'hidden',
  trialSparesAll: 'nothing',
};

export const nebulaQuestions: Readonly<Record<NebulaTopic['kind'], QuestionBrings>> = {
  discardTrauma: 'nothing',
  // The card has just been dealt.
  layTrauma: 'hidden',
  crossroadsResult: 'nothing',
  condemn: 'nothing',
};

export const nebulaChoices: Readonly<Record<NebulaChoice['kind'], ChoiceKind>> = {
  layTrauma: 'free',
  crossroadsResult: 'free',
  condemn: 'final',
};
