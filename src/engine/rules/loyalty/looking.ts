/** Looking at Loyalty cards of others: R-LOY-04, R-LOY-05. */
import { rulesInPlay } from '../../abilities/rules.ts';
import type { Game } from '../../flow/game.ts';
import { hooks } from '../../hooks.ts';
import { randomBelow } from '../../flow/random.ts';
import type { Seat } from '../../types/ids.ts';
import type { LoyaltyCard } from '../../types/state.ts';
import { mayLookAt } from '../../pieces/loyalty.ts';

/** Shows `by` one random facedown Loyalty card of `of`, or all of them. */
export function lookAtLoyalty(game: Game, by: Seat, of: Seat, all: boolean): void {
  const { state } = game;
  if (!mayLookAt(state, by, of)) return;
  const [forbidden] = rulesInPlay(state, 'noLoyaltyLooks');
  if (forbidden !== undefined) {
    game.tell({ kind: 'lookPrevented', why: forbidden.source });
    return;
  }
  const player = game.player(of);
  const hidden = player.loyalty.filter((card) => !card.faceUp);
  const one = hidden[randomBelow(state.random, hidden.length)];
  const looked = all || one === undefined ? hidden : [one];
  player.loyalty = player.loyalty.map((held) => (looked.includes(held) ? seen(held, by) : held));
  const cards = looked.map(({ card }) => card);
  game.tellSecretly(
    [by],
    { kind: 'loyaltySeen', by, of, count: cards.length, cards },
    { kind: 'loyaltySeen', by, of, count: cards.length },
  );
  for (const follows of hooks(state, 'loyaltySeen')) follows(game, { by, of, cards });
}

function seen(held: LoyaltyCard, by: Seat): LoyaltyCard {
  return { ...held, seenBy: [...new Set([...(held.seenBy ?? []), by])] };
}
