import { setTimeout as delay } from 'node:timers/promises';
import type { Below } from '../types.ts';
import type { DeliveryParts } from './parts.ts';
import { isLast } from './post.ts';
import type { Worker } from './worker.ts';

/** Discord may make the channel wait, and no one shall wait for that with it (milliseconds). */
const patience = 2000;

/** Watches the channels of games for messages below a given one. */
export function createBelow(
  parts: Pick<DeliveryParts, 'app' | 'lastMessageId'>,
  worker: Pick<Worker, 'served'>,
): Below {
  return {
    told(channelId) {
      const served = worker.served(`channel:${channelId}`);
      return served === undefined ? undefined : Promise.race([served, delay(patience, undefined, { ref: false })]);
    },
    hasMore: async (gameId, channelId, messageId) => !(await isLast(parts, gameId, { channelId, messageId })),
  };
}
