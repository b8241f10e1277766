/**
 * Things that come by themselves at the end of the player's Movement step, in the order that the current player wants:
 * R-TURN-54.
 */
import { answerIfAny } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import type { MovementEnd } from './hooks.ts';
import { ofTheTurn } from '../basics/turnEnd.ts';

interface MovementEnds {
  readonly seat: Seat;
  /** Names of those that have come already. */
  readonly done: Array<MovementEnd['name']>;
}

export interface MovementEndProcedures {
  movementEnds: MovementEnds;
}

/** Things that are due now: one of them may move the player, and bring or spare another. */
function due(state: GameState, { seat, done }: MovementEnds): Array<MovementEnd> {
  return hooks(state, 'movementEnds')
    .flatMap((ends) => ends(state, seat) ?? [])
    .filter(({ name }) => !done.includes(name));
}

export const movementEndsProcedure = procedure(
  'movementEnds',
  {
    order: (game, data) => {
      const all = due(game.state, data);
      const choices = all.flatMap((end) => end.choices);
      if (all.length === 0) game.finish();
      else if (all.length > 1) game.ask({ seat: data.seat, topic: { kind: 'movementEndOrder' }, choices });
    },
    happen: (game, data, frame) => {
      const choice = answerIfAny(frame, data.seat);
      const all = due(game.state, data);
      const next = all.find(({ choices }) => choices.some(({ id }) => id === choice?.id)) ?? all[0];
      if (next === undefined) return;
      data.done.push(next.name);
      next.happens(game, choice);
      game.goto('order');
    },
  },
  ofTheTurn(['order', 'happen']),
);
