/** Playouts in a sampled world: every player answers by heuristic. */
import { answer, RuleError, view } from '../../engine/index.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { GameState } from '../../engine/types/state.ts';
import type { Beliefs } from '../beliefs/index.ts';
import { choose } from '../index.ts';

/** The most answers that a turn may take: about a dozen is usual, and more than 60 are rare. */
const mostAnswersInATurn = 200;

/** Plays on, in place, until `turns` further turns have begun or the game is over. */
export function playOn(world: GameState, turns: number, random: () => number, beliefs: Beliefs | undefined): void {
  const until = world.turn + turns;
  for (
    let count = 0;
    world.over === undefined && world.turn < until && count < mostAnswersInATurn * turns;
    count += 1
  ) {
    const decision = world.decisions[Math.floor(random() * world.decisions.length)];
    if (decision === undefined) return;
    answerLegally(world, decision, choose({ view: view(world, decision.seat), beliefs }, decision, random));
  }
}

function answerLegally(world: GameState, decision: Decision, choice: ReadonlyArray<string>): void {
  try {
    answer(world, decision.seat, decision.id, choice);
  } catch (error) {
    // The rules refused the answer, and nothing has changed.
    if (!(error instanceof RuleError)) throw error;
    answer(world, decision.seat, decision.id, decision.fallback);
  }
}
