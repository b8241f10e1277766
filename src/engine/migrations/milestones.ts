/** Milestones that have been reached are remembered by the objective's event, no longer by their distance. */
import { isPlain, listOf, type Plain } from './plain.ts';

/** The events of the two objectives that there were, by distance. */
const events: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  kobol: { 4: 'sleeperAgent', 8: 'finalJump' },
  newCaprica: { 4: 'sleeperAgent', 7: 'newCapricaPhase' },
};

export function withEvents(state: Plain): Plain {
  const { options, milestones } = state;
  const objective = isPlain(options) ? events[String(options['objective'])] : undefined;
  return { ...state, milestones: listOf(milestones).flatMap((distance) => objective?.[Number(distance)] ?? []) };
}
