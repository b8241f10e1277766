import { DiscordAPIError, SnowflakeUtil } from 'discord.js';
import { textOf } from '../../src/bot/delivery/courier.ts';
import type { Changes, Courier, ThreadChange } from '../../src/bot/delivery/courier.ts';
import type { Message } from '../../src/bot/types.ts';

export interface Stored {
  readonly id: string;
  readonly channelId: string;
  nonce: string;
  message: Message;
}

export interface FakeDiscord extends Courier {
  readonly messages: ReadonlyArray<Stored>;
  /** Texts in a channel, oldest first. */
  texts(channelId: string): ReadonlyArray<string>;
  /** The next request of this kind fails; with `afterwards`, it is carried out first and only the answer is lost. */
  failNext(what: 'send' | 'edit' | 'remove' | 'open' | 'event', error: Error, afterwards?: boolean): void;
  /** From now on Discord no longer knows the nonces so far. */
  forgetNonces(): void;
  drop(messageId: string): void;
  closed: Set<string>;
  /** The people who were made members of a thread, in order. */
  readonly members: ReadonlyArray<{ readonly threadId: string; readonly userId: string }>;
  /** The people who were taken out of a thread, in order. */
  readonly dismissed: ReadonlyArray<{ readonly threadId: string; readonly userId: string }>;
  /** Private threads, in order. */
  readonly opened: ReadonlyArray<{ readonly id: string; readonly parentId: string; readonly name: string }>;
  /** Threads that someone has deleted. */
  readonly gone: Set<string>;
  /** The changes to threads, in order. */
  readonly threadChanges: ReadonlyArray<{ readonly threadId: string; readonly change: ThreadChange }>;
}

export function refusalOf(status: number, code: number): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'refused' }, code, status, 'POST', 'url', {
    body: undefined,
    files: undefined,
  });
}

export function networkError(): Error {
  return Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });
}

/** The part of Discord that a courier sees. */
export function fakeDiscord(): FakeDiscord {
  const messages: Array<Stored> = [];
  const planned: Array<{ readonly what: string; readonly error: Error; readonly afterwards: boolean }> = [];
  const known = new Map<string, string>();
  const closed = new Set<string>();
  const members: Array<FakeDiscord['members'][number]> = [];
  const privateThreads: Array<FakeDiscord['opened'][number]> = [];
  const gone = new Set<string>();
  const dismissed: Array<FakeDiscord['members'][number]> = [];
  const threadChanges: Array<FakeDiscord['threadChanges'][number]> = [];
  /** Ids tell the time, and grow. */
  let next = 0n;

  /** Carries out a request as it was planned. */
  function asPlanned<T>(what: string, work: () => T): T {
    const index = planned.findIndex((each) => each.what === what);
    const [plan] = index < 0 ? [] : planned.splice(index, 1);
    if (plan === undefined) return work();
    if (plan.afterwards) work();
    throw plan.error;
  }

  function find(messageId: string): Stored {
    const found = messages.find(({ id }) => id === messageId);
    if (found === undefined) throw refusalOf(404, 10_008);
    return found;
  }

  function refuseGone(channelId: string): void {
    if (gone.has(channelId)) throw refusalOf(404, 10_003);
  }

  function post(channelId: string, message: Message, nonce: string): string {
    refuseGone(channelId);
    if (closed.has(channelId)) throw refusalOf(403, 50_007);
    const same = known.get(nonce);
    if (same !== undefined) return same;
    const now = SnowflakeUtil.generate();
    next = now > next ? now : next + 1n;
    const id = `${next}`;
    messages.push({ id, channelId, nonce, message });
    known.set(nonce, id);
    return id;
  }

  const changes: Changes = {
    edit: async (channelId, messageId, message) =>
      asPlanned('edit', () => {
        refuseGone(channelId);
        find(messageId).message = message;
      }),
    disarm: async (_channelId, messageId) =>
      asPlanned('edit', () => {
        find(messageId).message = { ...find(messageId).message, components: [] };
      }),
    remove: async (_channelId, messageId) =>
      asPlanned('remove', () => {
        messages.splice(messages.indexOf(find(messageId)), 1);
      }),
  };
  return {
    messages,
    closed,
    texts: (channelId) =>
      messages
        .filter((each) => each.channelId === channelId)
        .map(({ message }) => textOf(message.content, message.embeds)),
    failNext: (what, error, afterwards = false) => {
      planned.push({ what, error, afterwards });
    },
    forgetNonces: () => {
      known.clear();
    },
    drop: (messageId) => {
      messages.splice(messages.indexOf(find(messageId)), 1);
    },
    send: async (channelId, message, nonce) => asPlanned('send', () => post(channelId, message, nonce)),
    ...changes,
    byPress: changes,
    recent: async (channelId, after) =>
      messages
        .filter((each) => each.channelId === channelId && (after === undefined || BigInt(each.id) > BigInt(after)))
        .map(({ id, message }) => ({
          id,
          nonce: undefined,
          text: textOf(message.content, message.embeds),
          fileNames: (message.files ?? []).map(({ name }) => name),
          ours: true,
        })),
    directChannel: async (userId) => `9${userId}`,
    openPrivateThread: async (parentId, name) =>
      asPlanned('open', () => {
        const id = `8${privateThreads.length}`;
        privateThreads.push({ id, parentId, name });
        return id;
      }),
    privateThreads: async (_guildId, parentId, name) =>
      privateThreads
        .filter((each) => each.parentId === parentId && each.name === name && !gone.has(each.id))
        .map(({ id }) => id),
    opened: privateThreads,
    gone,
    dismiss: async (threadId, userId) => {
      dismissed.push({ threadId, userId });
    },
    dismissed,
    forumTags: async () => undefined,
    addForumTags: async () => [],
    tagsOfPost: async () => [],
    makeEvent: async () => asPlanned('event', () => '500'),
    changeEvent: async () => undefined,
    removeEvent: async () => undefined,
    findEvents: async () => [],
    admit: async (threadId, userId) => {
      refuseGone(threadId);
      members.push({ threadId, userId });
    },
    changeThread: async (threadId, change) => {
      threadChanges.push({ threadId, change });
    },
    members,
    threadChanges,
  };
}
