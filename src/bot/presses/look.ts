import { Refusal } from '../../../commands/shared/refusal.ts';
import type { Caller, Desk, Message } from '../types.ts';

/** What somebody picked from a menu of things to look at. */
export async function lookAt(desk: Desk, caller: Caller, [picked = '']: ReadonlyArray<string>): Promise<Message> {
  const entry = desk.lookUp.find(picked, ['character', 'card', 'location']);
  if (entry === undefined) throw new Refusal('illegalChoice', (say) => say('lobby.pickAgain'));
  return await desk.page(caller, [entry]);
}
