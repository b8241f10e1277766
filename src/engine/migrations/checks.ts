/** Checks know how cards count by modifiers, what has been put in, and the character that drew their Crisis card. */
import { isPlain, listOf, type Plain } from './plain.ts';

export function withOpenChecks(state: Plain): Plain {
  const characters = listOf(state['players']).map((player) => (isPlain(player) ? (player['character'] ?? '') : ''));
  return { ...state, stack: listOf(state['stack']).map((frame) => inFrame(frame, characters)) };
}

function inFrame(frame: unknown, characters: ReadonlyArray<unknown>): unknown {
  if (!isPlain(frame) || !isPlain(frame['data'])) return frame;
  const { data } = frame;
  if (frame['procedure'] === 'skillCheck') return { ...frame, data: withModifiers(data, characters) };
  return frame['procedure'] === 'crisis'
    ? { ...frame, data: { ...data, drawnBy: person(data['seat'], characters) } }
    : frame;
}

function person(seat: unknown, characters: ReadonlyArray<unknown>): Plain | undefined {
  return typeof seat === 'number' ? { seat, character: characters[seat] ?? '' } : undefined;
}

/** The cards added last were named once more, apart from the others; they are the end of the pile. */
function withModifiers(
  { positive, nullified, passInstead, latest: _latest, ...data }: Plain,
  characters: ReadonlyArray<unknown>,
): Plain {
  const printed = isPlain(data['check']) ? listOf(data['check']['skills']) : [];
  const made = listOf(positive).filter((skill) => !printed.includes(skill));
  const modifiers = [
    ...made.map((skill) => ({ kind: 'positive', of: { skills: [skill] } })),
    ...listOf(nullified).map((skill) => ({ kind: 'nullified', of: { skills: [skill] } })),
  ];
  return {
    ...data,
    drawnBy: person(data['drawnBy'], characters),
    modifiers,
    added: [],
    iconsAdded: 0,
    later: [],
    instead: passInstead === undefined ? {} : { pass: passInstead },
  };
}
