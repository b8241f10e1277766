/**
 * Actions of the New Caprica board and the end of an infiltration were kinds of choices of their own; now they are open
 * actions.
 */
import type { Choice } from '../types/decision.ts';
import { isPlain, listOf, type Plain } from './plain.ts';

/** A stored choice in today's form. Its id is the same. */
export function asToday(choice: Choice): Choice {
  // An earlier version wrote this very form.
  return withOpenAction(choice) as Choice;
}

function withOpenAction(choice: unknown): unknown {
  if (!isPlain(choice)) return choice;
  if (choice['kind'] === 'boardAction')
    return { id: choice['id'], kind: 'act', source: 'newCaprica', ability: choice['action'] };
  return choice['kind'] === 'endInfiltration'
    ? { id: choice['id'], kind: 'act', source: 'infiltration', ability: 'end' }
    : choice;
}

export function withOpenActions(state: Plain): Plain {
  return {
    ...state,
    decisions: listOf(state['decisions']).map((open) =>
      isPlain(open) ? { ...open, choices: listOf(open['choices']).map(withOpenAction) } : open,
    ),
    stack: listOf(state['stack']).map(inFrame),
  };
}

/** Updates the action that a frame is carrying out and the choices that have been answered. */
function inFrame(frame: unknown): unknown {
  if (!isPlain(frame)) return frame;
  const { data, answers } = frame;
  const given = isPlain(answers)
    ? Object.entries(answers).map(([seat, choices]) => [seat, listOf(choices).map(withOpenAction)] as const)
    : undefined;
  return {
    ...frame,
    ...(isPlain(data) && 'choice' in data ? { data: { ...data, choice: withOpenAction(data['choice']) } } : {}),
    ...(given === undefined ? {} : { answers: Object.fromEntries(given) }),
  };
}
