/**
 * The first suggestion of `/hint`: a search at the level `hard` where there is something to weigh, and otherwise the
 * heuristic's answer.
 */
import { view } from '../../engine/index.ts';
import { choose } from '../index.ts';
import { isWorthThinking, think, type SearchInput } from './index.ts';

/** Returns a legal answer, the same for the same seed. Throws if that question is not open for that seat. */
export function advice(question: Omit<SearchInput, 'level'>): ReadonlyArray<string> {
  const { state, seat, decisionId, beliefs } = question;
  const decision = state.decisions.find(({ id }) => id === decisionId);
  if (decision?.seat !== seat) throw new Error(`seat ${seat} is not asked ${decisionId}`);
  const own = view(state, seat);
  return isWorthThinking(own, decision, 'hard')
    ? think({ ...question, level: 'hard' }).choice
    : choose({ view: own, beliefs }, decision, steady);
}

/** A constant in place of random numbers: of equally good choices the first is taken each time. */
const steady = (): number => 0;
