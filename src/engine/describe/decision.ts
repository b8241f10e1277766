/** A question with all that belongs to it: what it is about, what happens next, and whether it can be declined. */
import type { Decision } from '../types/decision.ts';
import { inRow, tell } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import { passTexts } from './choices/passing.ts';
import { asked } from './decisions/index.ts';
import { describeOccasion } from './decisions/occasion.ts';
import type { Names } from './types.ts';

/** A question, with what may be answered where that is known: of what others are asked no one knows it. */
export type Asking = Pick<Decision, 'seat' | 'topic' | 'occasion'> & Partial<Pick<Decision, 'min' | 'choices'>>;

interface DecisionTold {
  readonly title: Text;
  readonly about: Text;
  readonly help: Text;
  readonly rule: string;
}

/** Whether all of it may be left: by an answer that names no choice, or by a choice that says so. */
const mayDecline = ({ min = 1, choices = [] }: Asking): boolean =>
  choices.length > 0 && (min === 0 || choices.some(({ kind }) => kind === 'pass'));

export function describeDecision(asking: Asking, names: Names): DecisionTold {
  const { seat, topic, occasion } = asking;
  const { ask, help, rule } = asked(topic, names);
  const about = occasion === undefined ? '' : describeOccasion(occasion, names, topic);
  const declining = mayDecline(asking)
    ? [tell('decisions.mayDecline', { pass: passTexts({ topic, names }).label })]
    : [];
  return {
    title: tell('decisions.title', { player: names.seat(seat), ask }),
    about,
    help: inRow([help, ...declining], ' '),
    rule,
  };
}
