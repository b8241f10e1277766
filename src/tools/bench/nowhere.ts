/** Stand-ins for Discord and the pictures, for measurements without them. */
import type { Changes, Courier } from '../../bot/delivery/courier.ts';
import type { Painter } from '../../bot/messages/painter.ts';

const directPrefix = '300';

/** Returns a courier that takes every message and sends it nowhere. */
export function courierToNowhere(): Courier {
  let sent = 1000;
  const changes: Changes = {
    edit: async () => undefined,
    disarm: async () => undefined,
    remove: async () => undefined,
  };
  return {
    ...changes,
    byPress: changes,
    async send() {
      sent += 1;
      return `${sent}`;
    },
    recent: async () => [],
    directChannel: async (userId) => `${directPrefix}${userId}`,
    admit: async () => undefined,
    dismiss: async () => undefined,
    openPrivateThread: async () => '400',
    privateThreads: async () => [],
    forumTags: async () => undefined,
    addForumTags: async () => [],
    tagsOfPost: async () => [],
    makeEvent: async () => '500',
    changeEvent: async () => undefined,
    removeEvent: async () => undefined,
    findEvents: async () => [],
    changeThread: async () => undefined,
  };
}

/** Returns the id of the user who owns a direct channel. */
export function userOf(directChannel: string): string {
  return directChannel.slice(directPrefix.length);
}

const painted = async (): Promise<Buffer> => Buffer.from('png');

export const blankPainter: Painter = {
  board: painted,
  glance: painted,
  hand: painted,
  check: painted,
  card: painted,
  character: painted,
  summary: painted,
};

export const silence = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function nothing(): void {
  // No one reads the log of a benchmark.
}
