import type { APIMessage } from 'discord-api-types/v10';
import type { TableChannel } from '../../../contract.ts';
import { isEphemeral } from '../discord.ts';
import { compareIds } from './snowflake.ts';
import type { ClientWorld } from './world.ts';

/** The last message that a person has read in each channel, by channel id. */
export type ReadMarks = Readonly<Record<string, string>>;

export interface Unread {
  readonly count: number;
  /** Messages that ask for this person: mentions in a channel, anything in a direct message. */
  readonly attention: number;
}

/**
 * Returns how many messages are new for `me` in the channel after the message with id `mark`, and how many of them ask
 * for attention.
 */
export function unreadIn(channel: TableChannel, mark: string | undefined, me: string): Unread {
  const fresh = channel.messages.filter((message) => isNew(message, mark, me));
  const asks = channel.kind === 'dm' ? fresh : fresh.filter((message) => mentions(message, me));
  return { count: fresh.length, attention: asks.length };
}

/** How many unread messages ask for the person, over all channels. */
export function attentionOf(world: ClientWorld, marks: ReadMarks): number {
  const me = world.me.user.id;
  return world.channels.reduce((sum, channel) => sum + unreadIn(channel, marks[channel.channel.id], me).attention, 0);
}

/** The marks of someone who opens the page for the first time: channels count as read, direct messages don't. */
export function firstMarks(channels: ReadonlyArray<TableChannel>): ReadMarks {
  const read = channels.filter((channel) => channel.kind !== 'dm');
  return Object.fromEntries(
    read.flatMap((channel) => {
      const last = channel.messages.at(-1);
      return last === undefined ? [] : [[channel.channel.id, last.id]];
    }),
  );
}

/** The marks after the person has read the channel to its end. */
export function markRead(marks: ReadMarks, channel: TableChannel): ReadMarks {
  const last = channel.messages.at(-1);
  const mark = marks[channel.channel.id];
  if (last === undefined || (mark !== undefined && compareIds(last.id, mark) <= 0)) return marks;
  return { ...marks, [channel.channel.id]: last.id };
}

export function mentions(message: APIMessage, user: string): boolean {
  return message.mention_everyone || message.mentions.some((mentioned) => mentioned.id === user);
}

function isNew(message: APIMessage, mark: string | undefined, me: string): boolean {
  if (message.author.id === me || isEphemeral(message)) return false;
  return mark === undefined || compareIds(message.id, mark) > 0;
}
