/** Characters that are executed when morale falls too low: R-EXE-71. */
import type { Resource } from '../../../catalogue/vocabulary.ts';
import { ruleCause, sheetRule } from '../../abilities/rules.ts';
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { characterOf, clockwise, playerAt } from '../../pieces/players.ts';
import type { CharacterId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

export interface ExecutionsFragileProcedures {
  fragile: Record<string, never>;
}

/** The mark of a character who was there when morale fell that low, and has not been executed for it yet. */
function broken(seat: Seat, character: CharacterId): string {
  return `broken/${seat}/${character}`;
}

/**
 * Morale has fallen: executes the characters that can't bear it, at once or (`later`) with what is going on already.
 */
export function moraleFell(game: Game, resource: Resource, later: boolean): void {
  if (resource === 'morale' && markBroken(game.state) && !later) game.call('fragile', {});
}

/** Marks the characters that can't bear what morale has just fallen to; false if there are none. */
function markBroken(state: GameState): boolean {
  let found = false;
  for (const seat of clockwise(state, state.current)) {
    const limit = sheetRule(state, seat, 'executedAtMorale');
    if (limit === undefined || state.resources.morale > limit) continue;
    state.thisTurn[broken(seat, characterOf(state, seat).id)] = true;
    found = true;
  }
  return found;
}

/** Executes the characters that were there when morale fell lower than they can bear, unless Cylon players by now. */
export function executeFragile(game: Game): void {
  const { state } = game;
  for (const seat of clockwise(state, state.current)) {
    const { character = '' } = playerAt(state, seat);
    const mark = broken(seat, character);
    if (state.thisTurn[mark] !== true) continue;
    delete state.thisTurn[mark];
    const why = ruleCause(state, seat, ['executedAtMorale'], character);
    if (sheetRule(state, seat, 'executedAtMorale') !== undefined)
      game.call('execute', { seat, why, character, free: true });
  }
}

export const fragileProcedure = procedure('fragile', {
  look: (game) => {
    executeFragile(game);
  },
});
