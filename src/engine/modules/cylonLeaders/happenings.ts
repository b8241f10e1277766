/** Events and questions about Cylon Leaders and the Sympathetic Cylon. */
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
import type { CardId, LocationId, Seat, SkillCard } from '../../types/ids.ts';

export type LeaderHappening =
  | { readonly kind: 'agendaDealt'; readonly seat: Seat; readonly card?: CardId }
  | { readonly kind: 'infiltrates'; readonly seat: Seat; readonly to: LocationId }
  | { readonly kind: 'infiltrationEnded'; readonly seat: Seat }
  | { readonly kind: 'basestarLeaves'; readonly area: Area }
  | {
      readonly kind: 'handsSwapped';
      readonly one: Seat;
      readonly other: Seat;
      readonly hands?: { readonly one: ReadonlyArray<SkillCard>; readonly other: ReadonlyArray<SkillCard> };
    }
  | {
      readonly kind: 'destinyTaken';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<SkillCard>;
    }
  | {
      readonly kind: 'destinyPut';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<SkillCard>;
    };

export type LeaderTopic =
  /** A card of the hand for the top of the Destiny deck. */
  | { readonly kind: 'putOnDestiny'; readonly left: number; readonly why: CardId }
  /** The type of the card that someone else draws. */
  | { readonly kind: 'nameDraw'; readonly to: Seat; readonly why: CardId }
  /** R-CHK-60; `count`: the exact number of cards. */
  | { readonly kind: 'addToCheck'; readonly count?: number; readonly why: CardId };

export const leaderEvents: Readonly<Record<LeaderHappening['kind'], EventBrings>> = {
  agendaDealt: 'hidden',
  infiltrates: 'nothing',
  infiltrationEnded: 'nothing',
  basestarLeaves: 'hidden',
  handsSwapped: 'hidden',
  destinyTaken: 'hidden',
  destinyPut: 'hidden',
};

export const leaderQuestions: Readonly<Record<LeaderTopic['kind'], QuestionBrings>> = {
  putOnDestiny: 'hidden',
  nameDraw: 'hidden',
  addToCheck: 'hidden',
};
