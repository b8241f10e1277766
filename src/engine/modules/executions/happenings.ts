/** Events and questions about executions. */
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, CharacterId, Seat } from '../../types/ids.ts';

export type ExecutionHappening =
  | { readonly kind: 'executed'; readonly seat: Seat; readonly character: CharacterId; readonly why: Cause }
  | { readonly kind: 'provedHuman'; readonly seat: Seat; readonly cards: ReadonlyArray<CardId> }
  /** The new character starts off the board (R-EXE-61). */
  | { readonly kind: 'newcomerStranded'; readonly seat: Seat };

export type ExecutionTopic =
  /** Which Loyalty card an executed Cylon shows (R-EXE-12). */
  | { readonly kind: 'proveLoyalty' }
  /**
   * The character that follows an executed one (R-EXE-44); `keeps`: it has the old Loyalty cards faceup (R-EXE-43).
   */
  | { readonly kind: 'newCharacter'; readonly keeps?: true };

export const executionEvents: Readonly<Record<ExecutionHappening['kind'], EventBrings>> = {
  executed: 'hidden',
  provedHuman: 'hidden',
  newcomerStranded: 'nothing',
};

export const executionQuestions: Readonly<Record<ExecutionTopic['kind'], QuestionBrings>> = {
  proveLoyalty: 'hidden',
  newCharacter: 'hidden',
};
