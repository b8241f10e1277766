/** Rules that the Final Five add: R-LOY-85 to R-LOY-89. They lie among the "Not a Cylon" cards. */
import type { ModuleDeclaration } from '../../hooks.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import { examined, proved } from './examine.ts';

/** `cards`: the Final Five among the cards of `of` that `by` has just seen. */
export type FinalFiveHappening = {
  readonly kind: 'finalFiveExamined';
  readonly by: Seat;
  readonly of: Seat;
  readonly cards: ReadonlyArray<CardId>;
};
/** Which of several cards is resolved first. */
export type FinalFiveTopic = { readonly kind: 'finalFiveOrder'; readonly of: Seat };

export const finalFive: ModuleDeclaration<'finalFive'> = {
  name: 'finalFive',
  when: 'finalFive',
  events: { finalFiveExamined: 'hidden' },
  questions: { finalFiveOrder: 'hidden' },
  hooks: { loyaltySeen: examined, loyaltyProved: proved },
};
