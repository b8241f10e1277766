/** Version 5, the game before Exodus: data that said the same thing twice is gone. */
import { framesOf, isPlain, type Plain } from './plain.ts';

export function toVersion5(state: Plain): Plain {
  const { fleetAway: _fleet, ...rest } = state;
  return framesOf(rest, withoutCardLookedAt);
}

/** The card at the top of a deck that someone looks at is the deck's; frames of version 3 held it apart. */
function withoutCardLookedAt(frame: Plain): Plain {
  const { procedure, data } = frame;
  if (procedure !== 'lookAtTop' || !isPlain(data)) return frame;
  const { card: _card, ...rest } = data;
  return { ...frame, data: rest };
}
