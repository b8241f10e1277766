/** Cards in play that wait for the next jump: R-JMP-22. */
import { rulesInPlay } from '../../abilities/rules.ts';
import { personAt } from '../../pieces/persons.ts';
import { charactersAt } from '../../pieces/players.ts';
import type { Cause } from '../../types/event.ts';
import type { SeatedCharacter } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

/**
 * The characters that are executed after the jump that begins now, and the card that does it; no one without such a
 * card.
 */
export function trapped(state: GameState): { readonly all: ReadonlyArray<SeatedCharacter>; readonly why: Cause } {
  const traps = rulesInPlay(state, 'executesAtJump');
  const seats = traps.flatMap(({ value }) => value.flatMap((location) => charactersAt(state, location)));
  return { all: seats.map((seat) => personAt(state, seat)), why: traps[0]?.source ?? 'jump' };
}
