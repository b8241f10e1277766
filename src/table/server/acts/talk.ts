import type { UserAction } from '../../contract.ts';
import { limits } from '../limits/numbers.ts';
import { createMessage, deleteMessage } from '../model/compose.ts';
import type { World } from '../model/world.ts';
import { channelFor, messageFor, needToWrite, personWith } from './place.ts';
import { refuse } from './refuse.ts';

/** A person writes a message. */
export function say(world: World, action: Extract<UserAction, { do: 'say' }>): void {
  const person = personWith(world, action.user);
  const channel = channelFor(world, person, action.channelId);
  needToWrite(world, person, channel);
  const content = action.content.trim();
  if (content === '') refuse((say) => say('table.nothingToSend'));
  if (content.length > limits.content) refuse((say) => say('table.messageLong', { most: limits.content }));
  createMessage(world, { channel, authorId: person.id, parts: { content } });
}

/** A person clicks “Dismiss message” under something that only they see. */
export function dismiss(world: World, action: Extract<UserAction, { do: 'dismiss' }>): void {
  const stored = messageFor(world, personWith(world, action.user), action);
  if (stored.ephemeralFor === undefined) return refuse((say) => say('table.notDismissable'));
  deleteMessage(world, stored);
}

/** A person opens or closes their direct messages to members of the guild. */
export function setDirectMessages(world: World, action: Extract<UserAction, { do: 'setDirectMessages' }>): void {
  const person = personWith(world, action.user);
  world.people.put({ ...person, directMessagesClosed: action.closed });
}
