/** Why something has happened. */
import { noted, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Cause } from '../../types/event.ts';
import { find } from '../lookup.ts';
import { source } from '../nouns.ts';

const occupationForce = 'token/pegasus/occupation-force';

/** Causes without words: the event itself says them already. */
const plain: ReadonlySet<Cause> = new Set(['receiveSkills', 'setup', 'attack', 'jump', occupationForce]);

const reasons: ReadonlyMap<Cause, Text> = new Map([
  ['handLimit', tell('events.cause.handLimit')],
  ['executed', tell('events.cause.executed')],
  ['reveal', tell('events.cause.revealed')],
  ['infiltrationEnded', tell('events.cause.infiltrationEnded')],
  ['cost', tell('events.cause.cost')],
  ['prepareForJump', tell('events.cause.prepareForJump')],
]);

/** Returns whether this is the card of a ship: its attack stands in the line before. */
export function isShip(id: string): boolean {
  const found = find(id);
  return found?.kind === 'token' && (found.entry.kind === 'ship' || found.entry.kind === 'craft');
}

/** None where the cause is plain. */
const reasonsFor = (why: Cause): ReadonlyArray<Text> =>
  plain.has(why) || isShip(why) ? [] : [reasons.get(why) ?? source(why)];

/** “Water Sabotaged: Galactica is damaged at the Armory”; only what has happened where the cause is plain. */
export function withCause(what: Text, why: Cause): Text {
  const [reason] = reasonsFor(why);
  return reason === undefined ? what : tell('events.cause.because', { what, why: reason });
}

/**
 * Tells what Cylon ships do with its cause, unless that is a Crisis card: everyone has just seen its icons, and would
 * read its name in every line.
 */
export function withCauseUnlessCrisis(what: Text, why: Cause): Text {
  const kind = find(why)?.kind;
  return kind === 'crisis' || kind === 'superCrisis' ? what : withCause(what, why);
}

/** “Apollo draws 2 Politics cards (Water Sabotaged)”, where a colon would not read well. */
export const withCauseNoted = (what: Text, why: Cause): Text => noted(what, ...reasonsFor(why));

const rolls: ReadonlyMap<string, Text> = new Map([
  ['attack', tell('events.cause.attack')],
  ['token/base/nuke', tell('events.cause.nuke')],
  ['track/exodus/cylon-fleet-areas', tell('events.cause.area')],
  [occupationForce, tell('events.cause.force')],
]);

/** Returns whether this is a location where the fleet can jump before its time. */
export function jumps(why: Cause): boolean {
  const found = find(why);
  return found?.kind === 'location' && found.entry.effects.some((effect) => 'ftlJump' in effect);
}

/** “the attack”, “the jump”, “Water Sabotaged”: what a die is rolled for. */
export const rolledFor = (why: Cause | 'attack'): Text =>
  rolls.get(why) ?? (jumps(why) ? tell('events.cause.jump') : source(why));
