/**
 * Characters at seats, for rules that mean a character and not only the player of a seat: after an execution the player
 * goes on with another character, and an effect that was meant for the predecessor doesn't find it (R-EXE-41,
 * R-EXE-70).
 */
import type { Recipient } from '../../catalogue/effect.ts';
import type { Procedures } from '../flow/procedures.ts';
import type { SeatedCharacter, Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { playerAt, seatsOf, type Bound } from './players.ts';

/** The character who sits there now. */
export function personAt(state: GameState, seat: Seat): SeatedCharacter {
  return { seat, character: playerAt(state, seat).character ?? '' };
}

/** Whether this character still sits there. */
export function isThere(state: GameState, { seat, character }: SeatedCharacter): boolean {
  return (playerAt(state, seat).character ?? '') === character;
}

/**
 * Returns the same seats as `seatsOf`, for rules that mean characters: a chosen character is left out once another one
 * has followed.
 */
export function personsOf(state: GameState, role: Recipient, bound: Bound): Array<SeatedCharacter> {
  const gone = role === 'chosen' && bound.chosen !== undefined && !isThere(state, bound.chosen);
  return gone ? [] : seatsOf(state, role, bound).map((seat) => personAt(state, seat));
}

/** The running effects of one text, as far as they are resolved without another check: the innermost first. */
function effectsUnderWay({ stack }: GameState): Array<Procedures['effects']> {
  const found: Array<Procedures['effects']> = [];
  for (const { procedure, data } of stack.toReversed()) {
    if (procedure === 'skillCheck') return found;
    if (procedure !== 'effects') continue;
    // The frame was made by `call` under this name, so its data is this procedure's.
    const effects = data as Procedures['effects'];
    if (effects.context.source !== (found[0] ?? effects).context.source) return found;
    found.push(effects);
  }
  return found;
}

/** R-EXE-70: notes the new character that follows one executed by the effect that is being resolved. */
export function hasFollowed(state: GameState, seat: Seat): void {
  const { character } = personAt(state, seat);
  for (const effects of effectsUnderWay(state)) (effects.newcomers ??= []).push(character);
}

/**
 * R-EXE-70: whether this character has come in the middle of an effect that is being resolved; a check in it is a step
 * of its own.
 */
export function isNewcomer(state: GameState, seat: Seat): boolean {
  const { character } = personAt(state, seat);
  const { stack } = state;
  // As above.
  return stack
    .slice(stack.findLastIndex(({ procedure }) => procedure === 'skillCheck') + 1)
    .some(
      ({ procedure, data }) =>
        procedure === 'effects' && (data as Procedures['effects']).newcomers?.includes(character) === true,
    );
}
