import type { Changes, Courier } from './courier.ts';
import { onTheWay } from '../failure.ts';

/**
 * The same courier, whose errors are noted as thrown on the way to Discord: whatever else is thrown while a message is
 * delivered comes from composing it. `answered` hears each time that Discord has done what was asked.
 */
export function notingErrors(courier: Courier, answered: () => void): Courier {
  const carry = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await work();
      answered();
      return answer;
    } catch (error) {
      throw onTheWay(error);
    }
  };
  const changes = (by: Changes): Changes => ({
    edit: (...given) => carry(() => by.edit(...given)),
    disarm: (...given) => carry(() => by.disarm(...given)),
    remove: (...given) => carry(() => by.remove(...given)),
  });
  return {
    ...changes(courier),
    byPress: changes(courier.byPress),
    send: (...given) => carry(() => courier.send(...given)),
    recent: (...given) => carry(() => courier.recent(...given)),
    directChannel: (...given) => carry(() => courier.directChannel(...given)),
    openPrivateThread: (...given) => carry(() => courier.openPrivateThread(...given)),
    privateThreads: (...given) => carry(() => courier.privateThreads(...given)),
    forumTags: (...given) => carry(() => courier.forumTags(...given)),
    addForumTags: (...given) => carry(() => courier.addForumTags(...given)),
    tagsOfPost: (...given) => carry(() => courier.tagsOfPost(...given)),
    admit: (...given) => carry(() => courier.admit(...given)),
    dismiss: (...given) => carry(() => courier.dismiss(...given)),
    makeEvent: (...given) => carry(() => courier.makeEvent(...given)),
    changeEvent: (...given) => carry(() => courier.changeEvent(...given)),
    removeEvent: (...given) => carry(() => courier.removeEvent(...given)),
    findEvents: (...given) => carry(() => courier.findEvents(...given)),
    changeThread: (...given) => carry(() => courier.changeThread(...given)),
  };
}
