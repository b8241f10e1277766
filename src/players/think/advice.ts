/**
 * What `/hint` says first: a thought at the level hard where there is something to weigh, and else the rules of thumb.
 */
import { view } from '../../engine/index.ts';
import { choose } from '../index.ts';
import { isWorthThinking, think, type SearchInput } from './index.ts';

/** Legal; the same for the same seed. Throws if that question is not open for that seat. */
export function advice(question: Omit<SearchInput, 'level'>): ReadonlyArray<string> {
  const { state, seat, decisionId, beliefs } = question;
  const decision = state.decisions.find(({ id }) => id === decisionId);
  if (decision?.seat !== seat) throw new Error(`seat ${seat} is not asked ${decisionId}`);
  const own = view(state, seat);
  return isWorthThinking(own, decision, 'hard')
    ? think({ ...question, level: 'hard' }).choice
    : choose({ view: own, beliefs }, decision, steady);
}

/** The first of what is equally good, each time. */
const steady = (): number => 0;
