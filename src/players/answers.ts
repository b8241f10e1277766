/** What automatic players answer to the questions of modules, and what the choices of modules are worth; whoever brings some says so. */
import type { Choice, Decision, Topic } from '../engine/types/decision.ts';
import type { ModuleChoices, ModuleTopics } from '../engine/types/modules.ts';
import type { GameView } from '../engine/types/view.ts';
import type { Situation } from './worth/table.ts';

export interface Asked {
  readonly view: GameView;
  readonly decision: Decision;
  readonly now: Situation;
  /** Whether the answer is to help the humans (1) or to harm them (-1). */
  readonly forHumans: 1 | -1;
  /** The one choice that scores most. */
  readonly best: (score: (choice: Choice) => number) => Array<string>;
}

/** Ids of choices, a legal answer; `undefined`: any legal one. */
export type Answering<T> = (asked: Asked, topic: T) => Array<string> | undefined;
/** The answer that does nothing scores 0. */
export type ChoiceScore<C> = (choice: C, now: Situation) => number;

const answers = new Map<string, Answering<never>>();
const scores = new Map<string, ChoiceScore<never>>();

type OfKind<T, K> = Extract<T, { readonly kind: K }>;

/** To the questions of one module, all of them. */
export function addAnswers<N extends keyof ModuleTopics>(
  _module: N, its: { readonly [K in ModuleTopics[N]['kind']]: Answering<OfKind<Topic, K>> },
): void {
  for (const [kind, answering] of Object.entries<Answering<never>>(its)) answers.set(kind, answering);
}

/** Of the choices of one module, all of them. */
export function addChoiceScores<N extends keyof ModuleChoices>(
  _module: N, its: { readonly [K in ModuleChoices[N]['kind']]: ChoiceScore<OfKind<Choice, K>> },
): void {
  for (const [kind, score] of Object.entries<ChoiceScore<never>>(its)) scores.set(kind, score);
}

/** All the same to them. */
export const atRandom = (): undefined => undefined;

/** The choice that is worth most. */
export const byWorth: Answering<Topic> = ({ best, now }) => best((choice) => choiceScore(choice, now));

/** 0 for the choices of the base. */
export function choiceScore(choice: Choice, now: Situation): number {
  // The kind has picked the function that takes exactly this choice; below likewise.
  return scores.get(choice.kind)?.(choice as never, now) ?? 0;
}

export function answerOf(asked: Asked): Array<string> | undefined {
  const { topic } = asked.decision;
  return answers.get(topic.kind)?.(asked, topic as never);
}

/** Kinds of questions and choices of which somebody has said something. */
export const known = { questions: (kind: string): boolean => answers.has(kind), choices: (kind: string): boolean => scores.has(kind) };
