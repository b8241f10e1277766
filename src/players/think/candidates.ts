/** The answers that are worth a search: the heuristic's own first, then those that it likes next best. */
import { isHuman } from '../../engine/pieces/players.ts';
import type { Decision, Topic } from '../../engine/types/decision.ts';
import type { GameView } from '../../engine/types/view.ts';
import { moveScore, situation } from '../actions.ts';
import type { SeatedPlayer } from '../seatedPlayer.ts';
import { choose } from '../index.ts';
import type { ThinkingLevel } from '../levels.ts';

export type ChoiceIds = ReadonlyArray<string>;

/**
 * The questions in which a search was found to serve the humans: games with searched answers and games with heuristic
 * answers were played to the end many times. How many cards to add, which player to lock up and who gets an order are
 * better left to the heuristics, which count and suspect.
 */
const weighty: ReadonlySet<Topic['kind']> = new Set<Topic['kind']>([
  'move',
  'action',
  'chooseOption',
  'chooseDestination',
  'chooseCrisis',
  'takeRisk',
]);

/**
 * Whether there is something to weigh at that level: a question that decides games, with several answers. Everyone may
 * see how long an answer takes, so it depends on nothing that is secret.
 */
export function isWorthThinking(view: GameView, { topic, choices, min, max }: Decision, level: ThinkingLevel): boolean {
  if (!weighty.has(topic.kind)) return false;
  // Cylons that search leave the humans one win in ten: an opponent to beware of, and not one for a first game.
  if (level === 'normal' && (view.viewer === 'public' || !isHuman(view, view.viewer))) return false;
  return max === 1 && choices.length + (min === 0 ? 1 : 0) > 1;
}

/**
 * Returns at most `most` legal answers, the heuristic's own first. `random` gives numbers from 0 (included) to 1
 * (excluded).
 */
export function candidates(
  player: SeatedPlayer,
  decision: Decision,
  most: number,
  random: () => number,
): ReadonlyArray<ChoiceIds> {
  const own = choose(player, decision, random);
  const all = new Map<string, ChoiceIds>(
    [own, ...nextBest(player, decision, own, random)].map((answer) => [answer.join(), answer]),
  );
  return [...all.values()].slice(0, most);
}

/** Yields what the heuristic would choose if the better answers were not there, one after the other. */
function* nextBest(
  player: SeatedPlayer,
  decision: Decision,
  own: ChoiceIds,
  random: () => number,
): Generator<ChoiceIds> {
  if (decision.min === 0) yield [];
  let left = decision.choices.filter((choice) => !own.includes(choice.id));
  if (decision.topic.kind === 'move') {
    const now = situation(player);
    const scored = left
      .map((choice) => ({ choice, score: moveScore(now, choice) }))
      .sort((one, other) => other.score - one.score);
    for (const { choice } of scored) yield [choice.id];
    return;
  }
  while (left.length > 0) {
    const rest: Decision = { ...decision, choices: left, min: 1, max: 1 };
    const [liked] = choose(player, rest, random);
    // Some heuristics name a fixed answer, whether it is there or not.
    const next = left.find(({ id }) => id === liked) ?? left[0];
    if (next === undefined) return;
    yield [next.id];
    left = left.filter((choice) => choice !== next);
  }
}
