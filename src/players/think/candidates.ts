/** The answers that are worth a thought: the heuristic's own first, then those that it likes next best. */
import { legalCountUpTo } from '../../engine/flow/counts.ts';
import { faceOf } from '../../engine/pieces/cards.ts';
import type { Decision, Topic } from '../../engine/types/decision.ts';
import type { GameView } from '../../engine/types/view.ts';
import { moveScore } from '../actions.ts';
import type { Beliefs } from '../beliefs/index.ts';
import { choose } from '../index.ts';
import { sideOf } from '../side.ts';

export type Answer = ReadonlyArray<string>;

/** What decides games; all other questions are answered by rules of thumb. */
const weighty: ReadonlySet<Topic['kind']> = new Set<Topic['kind']>([
  'move', 'action', 'contribute', 'chooseOption', 'chooseEffect', 'choosePlayer', 'chooseDestination', 'chooseCrisis', 'orders', 'takeRisk',
]);

/** Whether there is something to weigh: a question that decides games, with several answers. */
export function isWorthThinking(view: GameView, { topic, choices, min, max }: Decision): boolean {
  if (!weighty.has(topic.kind)) return false;
  // Whoever hides has to look loyal: what that is worth comes later than anybody can play on, so patience is left to rules of thumb.
  if (sideOf(view) === 'hiddenCylon') return false;
  return topic.kind === 'contribute' ? choices.length > 0 && max > 0 : max === 1 && choices.length + (min === 0 ? 1 : 0) > 1;
}

/** Legal answers, at most so many, the heuristic's own first. `random` gives numbers from 0 up to, not including, 1. */
export function candidates(
  view: GameView, decision: Decision, most: number, random: () => number, beliefs?: Beliefs,
): ReadonlyArray<Answer> {
  const own = choose(view, decision, random, beliefs);
  const others = decision.topic.kind === 'contribute' ? contributions(view, decision, own) : nextBest(view, decision, own, random);
  const all = new Map<string, Answer>([own, ...others].map((answer) => [[...answer].sort().join(), answer]));
  return [...all.values()].slice(0, most);
}

/** One after the other what the heuristic would choose if the better ones were not there. */
function* nextBest(view: GameView, decision: Decision, own: Answer, random: () => number): Generator<Answer> {
  if (decision.min === 0) yield [];
  let left = decision.choices.filter((choice) => !own.includes(choice.id));
  if (decision.topic.kind === 'move') {
    const scored = left.map((choice) => ({ choice, score: moveScore(view, choice) })).sort((one, other) => other.score - one.score);
    for (const { choice } of scored) yield [choice.id];
    return;
  }
  while (left.length > 0) {
    const rest: Decision = { ...decision, choices: left, min: 1, max: 1 };
    const [liked] = choose(view, rest, random);
    // Some rules of thumb name a fixed answer, whether it is there or not.
    const next = left.find(({ id }) => id === liked) ?? left[0];
    if (next === undefined) return;
    yield [next.id];
    left = left.filter((choice) => choice !== next);
  }
}

/** None, a card less, a card more, and the strongest ones up to each number. */
function* contributions(view: GameView, decision: Decision, own: Answer): Generator<Answer> {
  const { check } = view;
  if (check === undefined) return;
  const cards = decision.choices.flatMap((choice) => (choice.kind === 'skillCard' ? [{ id: choice.id, ...faceOf(choice.card) }] : []));
  const helps = ({ entry }: (typeof cards)[number]): boolean => check.skills.includes(entry.skill);
  const helpful = cards.filter(helps).sort((one, other) => other.value - one.value);
  const legal = (ids: ReadonlyArray<string>): Answer => ids.slice(0, legalCountUpTo(decision, ids.length));
  yield legal([]);
  const spare = helpful.filter(({ id }) => !own.includes(id));
  const [strongest] = spare;
  if (strongest !== undefined) yield legal([...own, strongest.id]);
  if (own.length > 1) yield legal(own.slice(0, -1));
  for (let count = 1; count <= helpful.length; count += 1) yield legal(helpful.slice(0, count).map(({ id }) => id));
  const [worst] = cards.filter((card) => !helps(card)).sort((one, other) => other.value - one.value);
  if (worst !== undefined && sideOf(view) !== 'human') yield legal([worst.id]);
}
