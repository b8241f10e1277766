/** Frames of actions say who has granted them; before, they held how many were left and for what reason. */
import { isPlain, listOf, type Plain } from './plain.ts';

export function withGrants(state: Plain): Plain {
  let around: unknown = { by: 'movementStep' };
  let from: unknown = state['current'];
  const stack = listOf(state['stack']).map((frame) => {
    if (!isPlain(frame) || !isPlain(frame['data'])) return frame;
    const { procedure, data } = frame;
    if (procedure === 'executiveOrder') from = data['by'];
    if (procedure === 'actions') {
      const { seat, left } = data;
      around = grantOf(data, from);
      return { ...frame, data: { seat, grant: around, taken: left === 0 ? 1 : 0 } };
    }
    return procedure === 'act' ? { ...frame, data: { ...data, grant: around } } : frame;
  });
  return { ...state, stack };
}

/**
 * Returns the grant of the actions that were left, none of them taken; where none was left, one action that is taken.
 */
function grantOf({ left, why, lostByCylon }: Plain, from: unknown): Plain {
  if (why === 'actionStep') return { by: 'actionStep', piloting: typeof left === 'number' && left > 1 };
  const count = left === 0 ? 1 : left;
  return lostByCylon === true ? { by: 'order', from, source: why, count } : { by: 'effect', source: why, count };
}
