/** Loyalty cards: R-LOY-02, R-LOY-34, R-LOY-50, R-LOY-80, R-LOY-85. */
import type { Condition, Effects } from './effect.ts';
import type { Entry } from './entry.ts';
import type { ResourceAmounts } from './vocabulary.ts';

export const loyaltyKinds = [
  'notACylon',
  'personalGoal',
  'finalFive',
  'cylon',
  'sympathizer',
  'sympatheticCylon',
  'mutineer',
] as const;
/** Those that lie in the pile of "Not a Cylon" cards (R-SET-50). */
export const humanKinds = ['notACylon', 'personalGoal', 'finalFive'] as const;
/**
 * `action`: by its owner as an action, if `requires` holds; a player who becomes a Cylon by it ends their own turn
 * (R-LOY-50). `received`: at once (R-LOY-34).
 */
export type LoyaltyReveal =
  | { readonly when: 'action'; readonly becomes: 'cylon' | 'nothing'; readonly requires?: Condition }
  | { readonly when: 'received' };

export interface Loyalty extends Entry {
  readonly kind: (typeof loyaltyKinds)[number];
  /**
   * How the card may be revealed; without it, it stays facedown until an execution or the end of the game reveals it.
   */
  readonly reveal?: LoyaltyReveal;
  /** The title that tells this card from others of the same name. */
  readonly title?: string;
  /** Effects when revealed as an action; optional unless `mandatory`. */
  readonly effects: Effects;
  readonly mandatory?: true;
  /** Resolved once the revealing player has discarded down to 3 Skill cards (R-LOY-52). */
  readonly afterDiscard?: Effects;
  /** The resources that the fleet loses if the card is still facedown at the end (R-LOY-82). */
  readonly unrevealedAtEnd?: ResourceAmounts;
  /** Effects when another player has looked at it; that player is `chosen` (R-LOY-86). */
  readonly examined?: Effects;
  readonly shownByExecution?: Effects;
  /** A player who becomes a Cylon hands it to a human player however far the fleet has come (R-LOY-38, R-LOY-57). */
  readonly handedOnAlways?: true;
  /** A player who is executed as a human has it again with the new character (R-EXE-42, R-EXE-49). */
  readonly outlivesExecution?: true;
}
