import type { Decision } from '../../app/types.ts';
import { button } from '../components.ts';
import type { Names, Words } from '../types.ts';

/** A choice as it is shown: its position stands for it in buttons and menus. */
export interface Shown {
  readonly index: number;
  readonly label: string;
  readonly detail: string;
  readonly isPass: boolean;
}

/** The choices of a decision in words, in its order. */
export function shownChoices(decision: Decision, words: Words, names: Names): ReadonlyArray<Shown> {
  return decision.choices.map((choice, index) => ({
    index,
    ...words.choice(choice, decision, names),
    isPass: choice.kind === 'pass',
  }));
}

export function choiceButton(game: string, decision: Pick<Decision, 'id'>, shown: Shown) {
  return button({ kind: 'pick', game, decision: decision.id, index: shown.index }, shown.label, shown.isPass ? 'plain' : 'main');
}

/** What answering with nothing is called here. */
export function nothingLabel(decision: Decision, words: Words, names: Names): string {
  return words.pass(decision, names).label;
}

/** The button that answers with nothing; none if something has to be chosen. */
export function nothingButtons(game: string, decision: Decision, words: Words, names: Names) {
  if (decision.min > 0) return [];
  return [button({ kind: 'none', game, decision: decision.id }, nothingLabel(decision, words, names))];
}
