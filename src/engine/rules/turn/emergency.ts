/** Everyone moves or acts: R-TURN-82. */
import { answerIfAny } from '../../flow/game.ts';
import { procedure, type Procedures } from '../../flow/procedures.ts';
import { clockwise, isHeld, isInPlay, isStranded } from '../../pieces/players.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

export interface EmergencyProcedures {
  /** `now`: the seat whose part it is. */
  emergency: { readonly by: Seat; readonly source: CardId; waiting: Array<Seat>; now?: Seat };
}

const move: Choice = { id: 'moveOnly', kind: 'moveOnly' };
const act: Choice = { id: 'actOnce', kind: 'actOnce' };

export const emergencyProcedure = procedure('emergency', {
  start: (game, data) => {
    data.waiting = clockwise(game.state, data.by);
  },
  choose: (game, data) => {
    const seat = data.waiting.shift();
    if (seat === undefined) {
      game.finish();
      return;
    }
    data.now = seat;
    const { state } = game;
    if (!isInPlay(state, seat) || isStranded(state, seat)) game.goto('choose');
    else
      game.ask({
        seat,
        topic: { kind: 'emergency', why: data.source },
        choices: isHeld(state, seat) ? [act] : [move, act],
        min: 0,
        max: 1,
      });
  },
  carryOut: (game, { now, source }, frame) => {
    const choice = now === undefined ? undefined : answerIfAny(frame, now, 'moveOnly', 'actOnce');
    if (now !== undefined && choice?.kind === 'moveOnly') game.call('move', { seat: now, to: undefined });
    if (now !== undefined && choice?.kind === 'actOnce') {
      game.call('actions', { seat: now, grant: { by: 'part', source }, taken: 0 });
    }
    game.goto('choose');
  },
});

/**
 * Whether this seat's part is going on: it is finished with all that it brings, also if the seat's turn has ended
 * (R-TURN-05).
 */
export function isOwnPart({ stack }: GameState, seat: Seat): boolean {
  // The data under this name are those that the procedure was called with.
  return stack.some(
    ({ procedure: name, data }) => name === 'emergency' && (data as Procedures['emergency']).now === seat,
  );
}
