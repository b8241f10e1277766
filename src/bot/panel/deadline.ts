import type { Decision, Waits } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { escapeMarkup, momentText } from '../text/escape.ts';
import { shorten } from '../text/limits.ts';
import type { Names } from '../types.ts';
import { nothingLabel } from './choices.ts';
import { describeChoice } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** A default answer may be a whole hand of cards. */
const mostOfAnswer = 120;

/** Returns the default answer for a player who doesn't come to a question, in the words of its buttons. */
export function defaultLabel(decision: Decision, words: Wording, names: Names): string {
  const chosen = decision.choices.filter(({ id }) => decision.fallback.includes(id));
  const labels = chosen.map((choice) => describeChoice(choice, decision, names, words.locale).label);
  return labels.length === 0 ? nothingLabel(decision, words, names) : shorten(labels.join(', '), mostOfAnswer);
}

/** The sentences for an answer that may not be told, or that no one knows yet. */
const withoutAnswer = {
  default: 'question.untilDefault',
  automatic: 'question.untilAutomatic',
  pause: 'question.untilPause',
} as const;

/**
 * Returns “⏳ in 2 hours I’ll answer “Don’t react””; `answer`: the default one, where it may be told. Nothing without a
 * limit.
 */
export function deadlineLines(
  at: number | undefined,
  then: Waits['then'],
  answer: string | undefined,
  say: Say,
): ReadonlyArray<string> {
  if (at === undefined) return [];
  const when = momentText(at, 'R');
  return [
    then === 'default' && answer !== undefined
      ? say('question.until', { when, answer: escapeMarkup(answer) })
      : say(withoutAnswer[then], { when }),
  ];
}
