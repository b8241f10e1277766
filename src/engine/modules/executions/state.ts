/** Executions of this game: R-EXE-41, R-EXE-54. Everyone has seen them. */
import type { Secrecy } from '../../flow/secrecy.ts';
import type { CharacterId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

export interface Executions {
  /** Characters that never come back. */
  gone: Array<CharacterId>;
  /** The seats whose characters were executed, Cylon players too, once for each time. */
  executed: Array<Seat>;
  /** The fleet has lost morale by an execution. */
  moraleLost: boolean;
}

export interface ExecutionsView {
  /** Characters that have been executed and are out of the game. */
  readonly gone: ReadonlyArray<CharacterId>;
}

export const executionsSecrets: Secrecy<Executions> = 'public';

export function noExecutions(): Executions {
  return { gone: [], executed: [], moraleLost: false };
}

/** The executions of a game; also in one in which no one is to be executed, should something execute anyway. */
export function records(state: GameState): Executions {
  return (state.modules.executions ??= noExecutions());
}

export function executionsView({ modules }: GameState): ExecutionsView {
  return { gone: [...(modules.executions?.gone ?? [])] };
}
