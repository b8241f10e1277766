import type { Delivered, NamedSlot, OutboxRow, UserId } from '../../app/types.ts';
import { deliverToChannel } from './channel.ts';
import type { PublicRow } from './channel.ts';
import { deletedMeanwhile } from './deletedMeanwhile.ts';
import { failureOf } from './failure.ts';
import { rememberMembers } from './members.ts';
import type { DeliveryParts, PrivateRow, Sent } from './parts.ts';
import { hasLeft, isEmojiLost } from './failure.ts';
import { deliverToPerson, tellClosed } from './person.ts';
import { knownThread } from './privateThread.ts';
import { latestIn } from './post.ts';
import { inOpenThread } from './reopen.ts';
import { tellUnreachable } from './unreachable.ts';
import { createWorker } from './worker.ts';
import type { Worker } from './worker.ts';

/** The worker that turns the outbox into messages on Discord. */
export function createDelivery(given: Omit<DeliveryParts, 'members'>, now: () => number): Worker {
  const parts: DeliveryParts = { ...given, members: rememberMembers(given.courier, now) };
  const deleted = deletedMeanwhile(parts);
  return createWorker({
    outbox: parts.app.outbox,
    onOutbox: (listener) => parts.app.onOutbox(listener),
    deliver: async (row) => {
      try {
        return await withMemory(parts, row, await deliverInOpen(deleted.noting(row), row));
      } catch (error) {
        if (await deleted.explains(row)) return {};
        throw error;
      }
    },
    late: async (row) => { await deleted.explains(row); },
    failed: async (row, error) => {
      if (isEmojiLost(error)) parts.emojis?.lost();
      await tellUnreachable(parts, row, error);
    },
    closed: async (row, error) => { if (isPrivate(row)) await tellClosed(parts, row, hasLeft(error)); },
    now,
    log: parts.log,
  });
}

/** Where a game has left, nothing has to be said at any price. */
async function deliverInOpen(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  try {
    return await deliverReopening(parts, row);
  } catch (error) {
    const { channelId } = await parts.app.game(row.gameId);
    const hasLeft = row.lane.startsWith('channel:') && row.lane !== `channel:${channelId}`;
    if (!hasLeft || failureOf(error) !== 'forbidden') throw error;
    parts.log.info(
      { err: error, row: row.id, gameId: row.gameId, lane: row.lane },
      'A game has left a channel in which I may not write: nothing is said there',
    );
    return {};
  }
}

/** The place of a private row is opened where it is known. */
async function deliverReopening(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  const threadId = row.lane.startsWith('channel:') ? row.lane.slice('channel:'.length) : undefined;
  return await inOpenThread(parts, threadId, () => deliver(parts, row));
}

async function deliver(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  if (isPrivate(row)) return await deliverToPerson(parts, row);
  if (isPublic(row)) return await deliverToChannel(parts, row, row.lane.slice('channel:'.length));
  throw new Error(`The message ${row.intent.kind} is in the lane ${row.lane}`);
}

function isPrivate(row: OutboxRow): row is PrivateRow {
  return 'userId' in row.intent;
}

function isPublic(row: OutboxRow): row is PublicRow {
  return row.lane.startsWith('channel:') && !isPrivate(row);
}

/** With all that later messages have to know of it, as far as that is new. */
async function withMemory(parts: DeliveryParts, row: OutboxRow, sent: Sent): Promise<Delivered> {
  const { messageId, slot, notes = [] } = sent;
  const slots = [await unlessKnown(parts, row, slot), await latestBy(parts, row, sent)].flatMap((each) => each ?? []);
  const isRemembered = slots.length > 0 || notes.length > 0;
  return {
    ...(messageId === undefined ? {} : { messageId }),
    ...(isRemembered ? { remembered: { gameId: row.gameId, slots, notes } } : {}),
  };
}

async function unlessKnown({ app }: DeliveryParts, { gameId }: OutboxRow, slot: NamedSlot | undefined): Promise<NamedSlot | undefined> {
  if (slot === undefined) return undefined;
  const known = await app.outbox.slot(gameId, slot.name);
  return known?.channelId === slot.channelId && known.messageId === slot.messageId ? undefined : slot;
}

/** Later messages tell by this what was posted since. Direct messages have a lane a person, and the channel is the slot's. */
async function latestBy(parts: DeliveryParts, row: OutboxRow, { messageId, slot }: Sent): Promise<NamedSlot | undefined> {
  if (messageId === undefined) return undefined;
  const channelId =
    slot?.channelId ?? (isPrivate(row) ? await privateChannel(parts, row.intent.userId, row.gameId) : row.lane.slice('channel:'.length));
  return channelId === undefined ? undefined : await latestIn(parts, row.gameId, { channelId, messageId });
}

async function privateChannel({ app }: DeliveryParts, userId: UserId, gameId: string): Promise<string | undefined> {
  const thread = (await knownThread(app, gameId, userId))?.threadId;
  if (thread !== undefined) return thread;
  const slot = await app.outbox.slot(gameId, `sheet:${userId}`) ?? await app.outbox.slot(gameId, `asked:${userId}`);
  return slot?.channelId;
}
