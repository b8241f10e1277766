/**
 * Answers of automatic players to the questions that have files of their own: the type of such an answer, and answers
 * that several of these files give.
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
  /** Returns the id of the choice with the highest score. */
  readonly best: (score: (choice: Choice) => number) => Array<string>;
}

/** A rule that returns ids of choices, a legal answer; `undefined`: any legal answer will do. */
export type AnswerRule<T> = (asked: AskedPlayer, topic: T) => Array<string> | undefined;

export type TopicKind = Topic['kind'];
/** The topic of the questions of each kind. */
export type Topics = { readonly [K in TopicKind]: Extract<Topic, { readonly kind: K }> };
/** A rule for each of these kinds of questions. */
export type Answers<K extends TopicKind> = { readonly [P in K]: AnswerRule<Topics[P]> };

/** A rule for questions whose answers are all equally good. */
export const atRandom = (): undefined => undefined;
