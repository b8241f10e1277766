/** The Sleeper Agent phase: R-LOY-30 to R-LOY-34, R-LOY-39. */
import { ruleCause, sheetRules } from '../../abilities/rules.ts';
import { gameRule } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { Seat } from '../../types/ids.ts';
import { brig } from '../../pieces/places.ts';
import { clockwise, getsLoyalty, isHuman } from '../../pieces/players.ts';
import { sendTo } from '../basics/sending.ts';

export interface SleeperAgentProcedures {
  sleeperAgent: { waiting: Array<Seat> };
  dealSleeper: { readonly seat: Seat; readonly left: number };
}

/** The milestone of that name. */
export function sleepersReached(game: Game): void {
  game.call('sleeperAgent', { waiting: [] });
}

export const sleeperAgentProcedure = procedure('sleeperAgent', {
  start: (game, data) => {
    game.tell({ kind: 'sleeperAgentPhase' });
    game.state.sleeperAgentsHaveCome = true;
    data.waiting = clockwise(game.state, game.state.current).filter((seat) => getsLoyalty(game.state, seat));
  },
  deal: (game, data) => {
    const seat = data.waiting.shift();
    if (seat === undefined) return;
    const player = game.player(seat);
    // R-LOY-32, R-LOY-33: the extra card comes in the base game also when she is revealed.
    const counts = isHuman(game.state, seat) || gameRule(game.state, 'sleepersOnlyHuman') !== true;
    const rule = player.character === undefined || !counts ? undefined : sheetRules(player.character).sleeperAgent;
    game.call('dealSleeper', { seat, left: rule?.cards ?? 1 });
    game.goto('deal');
  },
  dealt: (game) => {
    for (const dealt of hooks(game.state, 'sleepersDealt')) dealt(game);
  },
});

export const dealSleeperProcedure = procedure('dealSleeper', {
  deal: (game, { seat, left }) => {
    game.call('dealLoyalty', { seat, left });
  },
  send: (game, { seat }) => {
    const player = game.player(seat);
    const rule =
      player.character === undefined || !isHuman(game.state, seat)
        ? undefined
        : sheetRules(player.character).sleeperAgent;
    if (rule !== undefined) sendTo(game, seat, brig, ruleCause(game.state, seat, ['sleeperAgent'], brig));
  },
});
