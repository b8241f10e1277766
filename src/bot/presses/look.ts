import { Refusal } from '../../../commands/shared/refusal.ts';
import { menuRows } from '../components.ts';
import type { Caller, Desk, Message } from '../types.ts';

/** What somebody picked from a menu of things to look at; the button beside many of them opens menus of all characters. */
export async function lookAt(desk: Desk, caller: Caller, game: string, [picked]: ReadonlyArray<string>): Promise<Message> {
  if (picked === undefined) return allCharacters(desk, caller, game);
  const entry = desk.lookUp.find(picked, ['character', 'card', 'location']);
  if (entry === undefined) throw new Refusal('illegalChoice', (say) => say('lobby.pickAgain'));
  return await desk.page(caller, [entry]);
}

function allCharacters({ lookUp }: Desk, { say }: Caller, game: string): Message {
  const options = lookUp.search('', ['character']).map(({ id, name, kindName }) => ({ value: id, label: name, detail: kindName, picked: false }));
  return { content: say('question.lookAt'), components: menuRows((part) => ({ kind: 'look', game, part }), say('question.lookAt'), options, 1, 1) };
}
