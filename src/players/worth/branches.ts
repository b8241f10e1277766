/** Worth of effects that hold others: the sum of everything that may come, weighted by how likely it is. */
import type { BranchVerb } from '../../catalogue/effects/branches.ts';
import { catalogue } from '../../catalogue/index.ts';
import type { GameView } from '../../engine/types/view.ts';
import { habits } from '../habits.ts';
import { chanceBefore } from '../odds.ts';
import { worthOf, type EffectScores } from './effects.ts';

export const branchScores: EffectScores<BranchVerb> = {
  choose: (player, { options }) => Math.max(...options.map((option) => worthOf(player, option.effects))),
  check: {
    worth: (player, { difficulty, skills, pass = [], partial, partialAt, fail = [], consequence = [] }) => {
      const chance = chanceBefore(player, difficulty, skills);
      const half = partialAt === undefined ? chance : chanceBefore(player, partialAt, skills);
      return (
        chance * worthOf(player, pass) +
        (half - chance) * worthOf(player, partial ?? fail) +
        (1 - half) * worthOf(player, fail) +
        0.4 * worthOf(player, consequence) -
        habits.checkPrice * chance * difficulty
      );
    },
    action: () => 1.4,
  },
  roll: {
    worth: (player, { results }) =>
      results.reduce((sum, { from, to, then }) => sum + ((to - from + 1) / 8) * worthOf(player, then), 0),
    window: () => 0.8,
  },
  when: (player, { is, then, otherwise = [] }) =>
    'basestarLeft' in is
      ? worthOf(player, basestarIsLeft(player.view) ? then : otherwise)
      : 0.5 * worthOf(player, then) + 0.5 * worthOf(player, otherwise),
  risk: {
    worth: (player, { atLeast, then }) => ((9 - atLeast) / 8) * worthOf(player, then) - ((atLeast - 1) / 8) * 0.6,
    // The reward grows with the worth of what may follow.
    action: (player, { then }) => 0.9 + Math.max(0, worthOf(player, then) - 0.5),
  },
};

function basestarIsLeft(view: GameView): boolean {
  const all = [...catalogue.tokens.values()].reduce(
    (sum, token) => sum + (token.kind === 'ship' && token.ship === 'basestar' ? token.copies : 0),
    0,
  );
  return view.ships.filter(({ kind }) => kind === 'basestar').length < all;
}
