/** Effects store the character they have chosen as one person, no longer as a seat and, beside it, the character. */
import { isPlain, listOf, type Plain } from './plain.ts';

export function withPersons(state: Plain): Plain {
  const characters = listOf(state['players']).map((player) => (isPlain(player) ? (player['character'] ?? '') : ''));
  return { ...state, stack: listOf(state['stack']).map((frame) => withPersonInFrame(frame, characters)) };
}

function withPersonInFrame(frame: unknown, characters: ReadonlyArray<unknown>): unknown {
  if (!isPlain(frame) || !isPlain(frame['data'])) return frame;
  const { data } = frame;
  const context = data['context'];
  if (!isPlain(context) || typeof context['chosen'] !== 'number') return frame;
  const { chosen, chosenAs, ...rest } = context;
  return {
    ...frame,
    data: { ...data, context: { ...rest, chosen: { seat: chosen, character: chosenAs ?? characters[chosen] } } },
  };
}
