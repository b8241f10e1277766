/** Events and questions of characters of Daybreak. */
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat, SkillCard } from '../../types/ids.ts';

export type PeopleHappening =
  | { readonly kind: 'civilianSaved'; readonly seat: Seat; readonly area: Area }
  /** `replaced`: there was another ship to take its place. */
  | { readonly kind: 'civilianSwapped'; readonly seat: Seat; readonly area: Area; readonly replaced: boolean }
  | { readonly kind: 'discardSpared'; readonly by: Seat; readonly seat: Seat }
  | { readonly kind: 'contributionShown'; readonly seat: Seat; readonly card: SkillCard }
  | { readonly kind: 'iconsIgnored'; readonly seat: Seat }
  | { readonly kind: 'mutinyPutBack'; readonly seat: Seat; readonly count: number }
  /** A player who could not pay for the company is locked up at the end of the turn. */
  | { readonly kind: 'caught'; readonly seat: Seat };

export type PeopleTopic =
  /** One of the cards that have been added, to lie faceup (R-CHK-48). */
  | { readonly kind: 'showContribution' }
  /** One of the cards that have just been drawn. */
  | { readonly kind: 'sift'; readonly left: number; readonly why: Cause };

export const peopleEvents: Readonly<Record<PeopleHappening['kind'], EventBrings>> = {
  civilianSaved: 'nothing',
  civilianSwapped: 'hidden',
  discardSpared: 'nothing',
  contributionShown: 'hidden',
  iconsIgnored: 'nothing',
  mutinyPutBack: 'hidden',
  caught: 'nothing',
};

export const peopleQuestions: Readonly<Record<PeopleTopic['kind'], QuestionBrings>> = {
  showContribution: 'nothing',
  sift: 'hidden',
};
