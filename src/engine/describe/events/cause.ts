/** Why something has happened. */
import { noted, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Cause } from '../../types/event.ts';
import { source } from '../nouns.ts';

/** Causes without words: the event itself says them already. */
const plain: ReadonlySet<Cause> = new Set(['receiveSkills', 'setup', 'attack', 'jump']);

const reasons: ReadonlyMap<Cause, Text> = new Map([
  ['handLimit', tell('events.cause.handLimit')],
  ['executed', tell('events.cause.executed')],
  ['reveal', tell('events.cause.revealed')],
  ['infiltrationEnded', tell('events.cause.infiltrationEnded')],
  ['cost', tell('events.cause.cost')],
  ['prepareForJump', tell('events.cause.prepareForJump')],
]);

/** None where the cause is plain. */
const reasonsFor = (why: Cause): ReadonlyArray<Text> => (plain.has(why) ? [] : [reasons.get(why) ?? source(why)]);

/** “Galactica is damaged at the Armory: Water Sabotaged”; only what has happened where the cause is plain. */
export function withCause(what: Text, why: Cause): Text {
  const [reason] = reasonsFor(why);
  return reason === undefined ? what : tell('events.cause.because', { what, why: reason });
}

/** “Apollo draws 2 Politics cards (Water Sabotaged)”, where a colon would not read well. */
export const withCauseNoted = (what: Text, why: Cause): Text => noted(what, ...reasonsFor(why));

/** “an attack”, “Water Sabotaged”: what a die is rolled for. */
export const rolledFor = (why: Cause | 'attack'): Text =>
  why === 'attack' ? tell('events.cause.attack') : source(why);
