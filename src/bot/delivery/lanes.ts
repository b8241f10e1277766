import type { ChannelId, Lane, MainLane } from '../../app/types.ts';

const channelStart = 'channel:';
const editStart = 'edit:';

/** The lane in which everything of a place goes in order. */
export function mainLane(lane: Lane): MainLane {
  return isMain(lane) ? lane : mainOf(lane);
}

/** Beside it: edits of old messages, for which nothing else waits. */
export function editLane(lane: Lane): Lane {
  return `edit:${mainLane(lane)}`;
}

export function isEditLane(lane: Lane): boolean {
  return !isMain(lane);
}

/** The channel of a lane; `undefined`: it is someone's own. */
export function channelOf(lane: Lane): ChannelId | undefined {
  const main = mainLane(lane);
  return main.startsWith(channelStart) ? main.slice(channelStart.length) : undefined;
}

export function isPrivateLane(lane: Lane): boolean {
  return channelOf(lane) === undefined;
}

function isMain(lane: Lane): lane is MainLane {
  return !lane.startsWith(editStart);
}

function mainOf(lane: Exclude<Lane, MainLane>): MainLane {
  const id = lane.slice(lane.indexOf(':', editStart.length) + 1);
  return lane.startsWith(`${editStart}${channelStart}`) ? `channel:${id}` : `user:${id}`;
}
