import { timeOf } from '../snowflake.ts';
import type { World } from './world.ts';

/**
 * Archives threads in which no one has written for as long as they say, as Discord does by and by. A message wakes
 * them.
 */
export function archiveIdleThreads(world: World): void {
  const now = world.clock.now();
  for (const channel of world.channels.all()) {
    if (channel.kind !== 'thread' || channel.archived) continue;
    const lastLife = timeOf(channel.lastMessageId ?? channel.id);
    if (now - lastLife > channel.autoArchiveMinutes * 60_000)
      world.channels.change({ ...channel, archived: true, archivedAt: now });
  }
}
