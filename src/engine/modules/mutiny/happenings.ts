/** Events and questions about Mutiny cards. */
import type { Title } from '../../../catalogue/vocabulary.ts';
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat } from '../../types/ids.ts';

/** The part that only the owner, or only `seat`, is told. */
interface Faces {
  readonly cards?: ReadonlyArray<CardId>;
}

export type MutinyHappening =
  | ({ readonly kind: 'mutinyDrawn'; readonly seat: Seat; readonly count: number; readonly why: Cause } & Faces)
  /** `seat` looks at the top cards, of which `to` gets one. */
  | ({ readonly kind: 'mutinySeen'; readonly seat: Seat; readonly to: Seat; readonly count: number } & Faces)
  | {
      readonly kind: 'mutinyDiscarded';
      readonly seat: Seat;
      readonly cards: ReadonlyArray<CardId>;
      readonly why: Cause;
    }
  /** A card has been played, not as an action of its own. */
  | { readonly kind: 'mutinyPlayed'; readonly seat: Seat; readonly card: CardId }
  /** Every nuke has left the game. */
  | { readonly kind: 'nukesRemoved'; readonly why: Cause };

export type MutinyTopic =
  /** Which of the cards that were looked at this player gets. */
  | { readonly kind: 'giveMutiny'; readonly to: Seat; readonly why: Cause }
  /** Which `count` of the player's own cards stay. */
  | { readonly kind: 'keepMutiny'; readonly count: number; readonly why: Cause }
  | { readonly kind: 'discardMutiny'; readonly count: number; readonly why: Cause }
  /** Whether the holder discards the card to keep the title, for which another player is named. */
  | { readonly kind: 'keepTitle'; readonly title: Title; readonly card: CardId; readonly nominee: Seat };

export const mutinyEvents: Readonly<Record<MutinyHappening['kind'], EventBrings>> = {
  mutinyDrawn: 'hidden',
  mutinySeen: 'hidden',
  mutinyDiscarded: 'hidden',
  mutinyPlayed: 'hidden',
  nukesRemoved: 'nothing',
};

export const mutinyQuestions: Readonly<Record<MutinyTopic['kind'], QuestionBrings>> = {
  giveMutiny: 'hidden',
  // The cards have just been drawn.
  keepMutiny: 'hidden',
  discardMutiny: 'nothing',
  keepTitle: 'nothing',
};
