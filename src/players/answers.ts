/**
 * What automatic players answer to the questions that are left to their own files: a shape, and answers that several of
 * them give.
 */
import type { Choice, Decision, Topic } from '../engine/types/decision.ts';
import type { GameView } from '../engine/types/view.ts';
import type { Situation } from './worth/effects.ts';

export interface AskedPlayer {
  readonly view: GameView;
  readonly decision: Decision;
  readonly now: Situation;
  /** Whether the answer is to help the humans (1) or to harm them (-1). */
  readonly forHumans: 1 | -1;
  /** The one choice that scores most. */
  readonly best: (score: (choice: Choice) => number) => Array<string>;
}

/** Returns ids of choices, a legal answer; `undefined`: any legal one. */
export type AnswerRule<T> = (asked: AskedPlayer, topic: T) => Array<string> | undefined;

export type TopicKind = Topic['kind'];
/** What a question of each kind is about. */
export type Topics = { readonly [K in TopicKind]: Extract<Topic, { readonly kind: K }> };
/** An answer to each of these kinds of questions. */
export type Answers<K extends TopicKind> = { readonly [P in K]: AnswerRule<Topics[P]> };

/** All the same to them. */
export const atRandom = (): undefined => undefined;
