import type { Cause } from '../../types/event.ts';
import { sourceName } from '../names.ts';

const reasons = new Map([
  ['receiveSkills', ''],
  ['setup', ''],
  ['attack', ''],
  ['jump', ''],
  ['handLimit', 'hand limit'],
  ['executed', 'execution'],
  ['reveal', 'revealed as a Cylon'],
  ['cost', 'for the way to another ship'],
  ['prepareForJump', 'jump preparation'],
]);

/** «: Water Sabotaged» after what happened; nothing where the cause is plain. */
export function because(why: Cause): string {
  const reason = reasons.get(why) ?? sourceName(why);
  return reason === '' ? '' : `: ${reason}`;
}

/** « (Water Sabotaged)» where a colon would not read well. */
export const inBrackets = (why: Cause): string => {
  const reason = because(why);
  return reason === '' ? '' : ` (${reason.slice(2)})`;
};
