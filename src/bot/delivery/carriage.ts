import type { Changes, Courier } from './courier.ts';
import { onTheWay } from './failure.ts';

/**
 * The same courier, whose errors are noted as thrown on the way to Discord: whatever else is thrown while a message is delivered comes
 * from composing it. `answered` hears each time that Discord has done what was asked.
 */
export function notingErrors(courier: Courier, answered: () => void): Courier {
  const carry = <Arguments extends ReadonlyArray<unknown>, Answer>(work: (...given: Arguments) => Promise<Answer>) =>
    async (...given: Arguments): Promise<Answer> => {
      try {
        const answer = await work(...given);
        answered();
        return answer;
      } catch (error) {
        throw onTheWay(error);
      }
    };
  const changes = ({ edit, disarm, remove }: Changes): Changes => ({ edit: carry(edit), disarm: carry(disarm), remove: carry(remove) });
  return {
    ...changes(courier),
    byPress: changes(courier.byPress),
    send: carry(courier.send),
    recent: carry(courier.recent),
    directChannel: carry(courier.directChannel),
    openPrivateThread: carry(courier.openPrivateThread),
    privateThreads: carry(courier.privateThreads),
    forumTags: carry(courier.forumTags),
    addForumTags: carry(courier.addForumTags),
    tagsOfPost: carry(courier.tagsOfPost),
    admit: carry(courier.admit),
    dismiss: carry(courier.dismiss),
    makeEvent: carry(courier.makeEvent),
    changeEvent: carry(courier.changeEvent),
    removeEvent: carry(courier.removeEvent),
    findEvents: carry(courier.findEvents),
    changeThread: carry(courier.changeThread),
  };
}
