import { isPlain, type Plain } from './plain.ts';

/**
 * Version 3: the last jump and the departure from New Caprica end the game in one procedure; an execution is meant
 * for a character.
 */
export function toVersion3(state: Plain): Plain {
  const players: ReadonlyArray<unknown> = Array.isArray(state['players']) ? state['players'] : [];
  const stack: ReadonlyArray<unknown> = Array.isArray(state['stack']) ? state['stack'] : [];
  return { ...state, stack: stack.flatMap((frame) => withOneEndFrame(frame, players)) };
}

function withOneEndFrame(frame: unknown, players: ReadonlyArray<unknown>): ReadonlyArray<unknown> {
  if (!isPlain(frame) || !isPlain(frame['data'])) return [frame];
  const { procedure, step, data } = frame;
  if (procedure === 'jump') {
    return step === 'end'
      ? [endFrame('judge', { cause: 'reachedKobol' })]
      : [{ ...frame, data: withDoomed(data, players) }];
  }
  if (procedure !== 'depart') return [frame];
  const end = { cause: 'leftNewCaprica' };
  return step === 'people'
    ? [endFrame('executions', end), { procedure: 'leaveBehind', step, data: {} }]
    : [endFrame(step === 'ships' ? 'leave' : 'judge', end)];
}

function endFrame(step: string, data: Plain): Plain {
  return { procedure: 'endOfGame', step, data };
}

/** Seats become those seats' characters. */
function withDoomed(data: Plain, players: ReadonlyArray<unknown>): Plain {
  const { doomed } = data;
  if (!Array.isArray(doomed)) return data;
  return { ...data, doomed: doomed.map((seat: number) => ({ seat, character: characterIn(players[seat]) })) };
}

function characterIn(player: unknown): unknown {
  return isPlain(player) ? (player['character'] ?? '') : '';
}
