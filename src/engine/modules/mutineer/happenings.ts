/** Events and questions about the Mutineer. */
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
import type { Seat } from '../../types/ids.ts';

/** The card goes faceup to another player. */
export type MutineerHappening = { readonly kind: 'mutineerPassed'; readonly from: Seat; readonly to: Seat };

export type MutineerTopic =
  /** Which player gets the card. */
  | { readonly kind: 'passMutineer' }
  /** Which player draws another Loyalty card, since no one has got it. */
  | { readonly kind: 'seekMutineer' };

export const mutineerEvents: Readonly<Record<MutineerHappening['kind'], EventBrings>> = { mutineerPassed: 'nothing' };

export const mutineerQuestions: Readonly<Record<MutineerTopic['kind'], QuestionBrings>> = {
  passMutineer: 'nothing',
  seekMutineer: 'nothing',
};
