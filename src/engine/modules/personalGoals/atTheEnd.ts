/** Costs of goals that no one has revealed: R-LOY-82, R-VIC-21 (3), R-VIC-22, R-VIC-23. */
import { catalogue } from '../../../catalogue/index.ts';
import { resources } from '../../../catalogue/vocabulary.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { clockwise, isHuman } from '../../pieces/players.ts';
import { changeResource } from '../../rules/victory/resources.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import { hiddenGoals } from './goals.ts';

export interface PersonalGoalsAtTheEndProcedures {
  goalCosts: { waiting: Array<Seat> };
}

/**
 * Pays from the current player clockwise, one card after the other, since a loss may execute the holder of the next one
 * (R-EXE-71).
 */
export const goalCostsProcedure = procedure('goalCosts', {
  start: (game, data) => {
    data.waiting = clockwise(game.state, game.state.current);
  },
  pay: (game, data) => {
    const [seat] = data.waiting;
    if (seat === undefined) {
      game.finish();
      return;
    }
    game.goto('pay');
    const [card] = isHuman(game.state, seat) ? hiddenGoals(game.state, seat) : [];
    if (card === undefined) data.waiting.shift();
    else payFor(game, seat, card);
  },
});

function payFor(game: Game, seat: Seat, card: CardId): void {
  const player = game.player(seat);
  const at = player.loyalty.findIndex((held) => held.card === card && !held.faceUp);
  player.loyalty[at] = { card, faceUp: true };
  game.tell({ kind: 'goalMissed', seat, card });
  const cost = catalogue.loyalty.get(card)?.unrevealedAtEnd ?? {};
  for (const resource of resources) changeResource(game, resource, -(cost[resource] ?? 0), card);
}
