/**
 * The end of the game without an immediate loss: R-VIC-20, R-VIC-21, R-JMP-40. While it runs nothing is played any
 * more. Objectives and other modules add to one of the steps by their hooks, which may call procedures that ask.
 */
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { SeatedCharacter } from '../../types/ids.ts';
import { checkResources, endGame } from './victory.ts';

export interface EndOfGameProcedures {
  endOfGame: EndData;
}

interface EndData {
  /** Why the humans win if they do: the objective's. */
  readonly cause: string;
  /** The characters that are executed because of the last jump (R-JMP-22), and why. */
  readonly doomed?: { readonly all: ReadonlyArray<SeatedCharacter>; readonly why: Cause };
}

export const endOfGameProcedure = procedure('endOfGame', {
  leave: (game) => {
    for (const leave of hooks(game.state, 'endBegins')) leave(game);
  },
  executions: (game, { doomed }) => {
    if (doomed !== undefined) game.call('executions', doomed);
  },
  costs: (game) => {
    for (const cost of hooks(game.state, 'endCosts')) cost(game);
  },
  judge: (game, { cause }) => {
    checkResources(game);
    endGame(game, 'humans', cause);
  },
});

/** R-VIC-20: only what follows from the end itself still happens. */
export function isEnding(game: Game): boolean {
  return game.running('endOfGame') !== undefined || game.running('verdict') !== undefined;
}
