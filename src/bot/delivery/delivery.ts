import type { OutboxRow, UserId } from '../../app/types.ts';
import { deliverToChannel } from './channel.ts';
import type { PublicRow } from './channel.ts';
import type { DeliveryParts, Sent } from './parts.ts';
import { deliverToPerson, tellClosed } from './person.ts';
import type { PrivateRow } from './person.ts';
import { rememberLast } from './post.ts';
import { createWorker } from './worker.ts';
import type { Worker } from './worker.ts';

/** The worker that turns the outbox into messages on Discord. */
export function createDelivery(parts: DeliveryParts, now: () => number): Worker {
  return createWorker({
    outbox: parts.app.outbox,
    onOutbox: (listener) => parts.app.onOutbox(listener),
    deliver: (row) => deliver(parts, row),
    delivered: (row, sent) => { remember(parts, row, sent); },
    closed: async (row) => { if (isPrivate(row)) await tellClosed(parts, row); },
    now,
    log: parts.log,
  });
}

async function deliver(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  if (isPrivate(row)) return await deliverToPerson(parts, row, row.intent.userId);
  if (isPublic(row)) return await deliverToChannel(parts, row, row.lane.slice('channel:'.length));
  throw new Error(`The message ${row.intent.kind} is in the lane ${row.lane}`);
}

function isPrivate(row: OutboxRow): row is PrivateRow {
  return row.intent.kind === 'sheet' || row.intent.kind === 'privateLog' || row.intent.kind === 'asked';
}

function isPublic(row: OutboxRow): row is PublicRow {
  return row.lane.startsWith('channel:') && !isPrivate(row);
}

/** Later messages tell by this what was posted since. Direct messages have a lane a person, and the channel is the slot's. */
function remember(parts: DeliveryParts, row: OutboxRow, { messageId, slot }: Sent): void {
  if (messageId === undefined) return;
  const channelId = slot?.channelId ?? (isPrivate(row) ? privateChannel(parts, row.intent.userId, row.gameId) : row.lane.slice('channel:'.length));
  if (channelId !== undefined) rememberLast(parts, row.gameId, channelId, messageId);
}

function privateChannel({ app }: DeliveryParts, userId: UserId, gameId: string): string | undefined {
  return app.outbox.slot(gameId, `sheet:${userId}`)?.channelId ?? app.outbox.slot(gameId, `asked:${userId}`)?.channelId;
}
