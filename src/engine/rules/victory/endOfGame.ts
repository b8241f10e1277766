/** The end of the game without an immediate loss: R-VIC-20, R-VIC-21, R-JMP-40. While it runs nothing is played any more. */
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { Person } from '../../types/ids.ts';
import { executeAll } from '../execution.ts';
import { checkResources, endGame } from './victory.ts';

declare module '../../flow/procedures.ts' {
  interface Procedures {
    endOfGame: EndData;
  }
}

interface EndData {
  readonly cause: 'reachedKobol' | 'leftNewCaprica';
  /** Who is executed because of the last jump (R-JMP-22), and why. */
  readonly doomed?: { readonly all: ReadonlyArray<Person>; readonly why: Cause };
  /** Nobody follows the executed characters, but there have to be enough (R-NCA-92). */
  readonly noNewCharacters?: true;
}

procedure('endOfGame', {
  leave: (game) => {
    for (const end of hooks(game.state, 'end')) end(game);
  },
  executions: (game, { doomed }) => {
    if (doomed !== undefined) executeAll(game, doomed.all, doomed.why);
  },
  judge: (game, { cause }) => {
    checkResources(game);
    endGame(game, 'humans', cause);
  },
});

/** R-VIC-20: only what follows from the end itself still happens. */
export function isEnding(game: Game): boolean {
  return game.running('endOfGame') !== undefined;
}
