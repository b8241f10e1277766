import { deleteMessage } from '../model/compose.ts';
import { forgetChannel } from '../model/channels.ts';
import type { StoredMessage, ThreadChannel } from '../model/records.ts';
import type { World } from '../model/world.ts';

/** Actions of moderators, and of Discord itself, on a guild beside the games that are played in it. */
export interface Moderation {
  deleteMessage(channelId: string, messageId: string): void;
  /** Deletes messages in one go, which the gateway reports as one event. */
  deleteMessages(channelId: string, messageIds: ReadonlyArray<string>): void;
  /** Deletes a channel with its threads, or a thread. */
  deleteChannel(channelId: string): void;
  /** Archives a thread, as Discord does by itself after a while, or a moderator; a moderator may lock it too. */
  archiveThread(threadId: string, how?: { readonly locked?: boolean }): void;
  unlockThread(threadId: string): void;
  /** The bot is no member of the guild any more. */
  removeBot(): void;
  inviteBot(): void;
}

export function moderationOf(world: World): Moderation {
  const messageIn = (channelId: string, messageId: string): StoredMessage => {
    const stored = world.messages.find(channelId, messageId);
    if (stored === undefined) throw new Error(`There is no message ${messageId} in the channel ${channelId}.`);
    return stored;
  };
  const threadWith = (threadId: string): ThreadChannel => {
    const thread = world.channels.find(threadId);
    if (thread?.kind !== 'thread') throw new Error(`There is no thread ${threadId}.`);
    return thread;
  };
  const be = (isMember: boolean): void => {
    if (world.botIsMember === isMember) return;
    world.botIsMember = isMember;
    world.bus.emit({ type: isMember ? 'botInvited' : 'botRemoved' });
  };
  return {
    deleteMessage: (channelId, messageId) => deleteMessage(world, messageIn(channelId, messageId)),
    deleteMessages(channelId, messageIds) {
      for (const stored of messageIds.map((id) => messageIn(channelId, id))) deleteMessage(world, stored, true);
      world.bus.emit({ type: 'messagesDeleted', channelId, messageIds });
    },
    deleteChannel(channelId) {
      const channel = world.channels.find(channelId);
      if (channel === undefined || channel.kind === 'dm')
        throw new Error(`There is no channel or thread ${channelId}.`);
      for (const thread of world.channels.threadsOf(channel.id)) forgetChannel(world, thread);
      forgetChannel(world, channel);
    },
    archiveThread(threadId, { locked = false } = {}) {
      world.channels.change({ ...threadWith(threadId), archived: true, locked, archivedAt: world.clock.now() });
    },
    unlockThread(threadId) {
      world.channels.change({ ...threadWith(threadId), locked: false });
    },
    removeBot: () => be(false),
    inviteBot: () => be(true),
  };
}
