/** Worth to the humans of what Cylon Leaders do. */
import type { LeaderVerb } from '../../catalogue/effects/cylonLeaders.ts';
import { canTurn } from './checks.ts';
import { nothing, type EffectScores } from './effects.ts';

export const leaderScores: EffectScores<LeaderVerb> = {
  infiltrate: () => 2,
  removeBasestar: () => 1.2,
  // Cards change places; no one has more of them than before.
  glimpseDestiny: nothing,
  swapHands: nothing,
  takeRandomCard: () => -0.3,
  drawNamed: () => 0.35,
  // The effect serves whatever side its owner is on: it turns the check or it doesn't.
  addToCheck: { worth: nothing, window: (player) => (canTurn(player) ? 1 : 0) },
};
