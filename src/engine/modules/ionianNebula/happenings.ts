/** What is told and asked on the way to the Ionian Nebula. */
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
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
  /** Face down on a location or a card; without a player it comes unseen from the pool. */
  | { readonly kind: 'traumaPlaced'; readonly on: CardId | LocationId; readonly seat?: Seat; readonly token?: TokenId };

export type NebulaTopic =
  /** `count`: that many go, or none where that is allowed. */
  { readonly kind: 'discardTrauma'; readonly count: number; readonly why: CardId };

declare module '../../types/modules.ts' {
  interface ModuleHappenings {
    ionianNebula: NebulaHappening;
  }
  interface ModuleTopics {
    ionianNebula: NebulaTopic;
  }
}

export const nebulaEvents: Readonly<Record<NebulaHappening['kind'], EventBrings>> = {
  traumaDrawn: 'hidden',
  traumaDisaster: 'hidden',
  traumaDiscarded: 'ownChoice',
  traumaPlaced: 'ownChoice',
};

export const nebulaQuestions: Readonly<Record<NebulaTopic['kind'], QuestionBrings>> = { discardTrauma: 'nothing' };
