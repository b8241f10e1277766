import type { Lane } from '../../../store/outbox.ts';
import type { UserId } from '../../../store/records.ts';

/** Whether a lane, or one beside it, is that of a channel; else it is someone's own. */
export function isOfChannel(lane: Lane): boolean {
  return lane.split(':').at(-2) === 'channel';
}

/** Returns the person whose lane it is, if it is not that of a channel. */
export function personOf(lane: Lane): UserId {
  return lane.slice(lane.lastIndexOf(':') + 1);
}
