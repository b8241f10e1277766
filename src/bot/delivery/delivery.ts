import type { ChannelId, Delivered, Lane, NamedSlot, OutboxRow, UserId } from '../../app/types.ts';
import type { DeliveryFailure, DeliveryNow } from '../watch.ts';
import { notingErrors } from './carriage.ts';
import { deliverToChannel } from './channel.ts';
import type { PublicRow } from './channel.ts';
import { createCondition } from './condition.ts';
import { deletedMeanwhile } from './deletedMeanwhile.ts';
import { failureOf, hasLeft, isEmojiLost } from '../failure.ts';
import { channelOf, editLane, isEditLane } from './lanes.ts';
import { rememberMembers } from './members.ts';
import { OldEditError } from '../oldEditError.ts';
import type { DeliveryParts, PrivateRow, Sent } from './parts.ts';
import { deliverToPerson, tellClosed } from './person.ts';
import { inWordsIfNeeded } from './plainWords.ts';
import { knownThread } from './privateThread.ts';
import { latestIn } from './post.ts';
import { inOpenThread } from './reopen.ts';
import { tellLostChannel } from './lostChannel.ts';
import { createWorker } from './worker.ts';
import type { Worker } from './worker.ts';
import { defined } from '../../values/defined.ts';

/** The worker that turns the outbox into messages on Discord. */
export interface Delivery extends Worker {
  /**
   * Something has changed in a server: what waits there for a permission, or for the bot to be invited again, is tried
   * at once.
   */
  lookAgainIn(guildId: string): Promise<void>;
  /** Discord is reached again: what could not be carried there is tried at once. */
  reached(): void;
  /** `tokenRefused`: since when Discord refuses the token. */
  condition(tokenRefused: number | undefined): DeliveryNow;
}

export interface GivenParts extends Omit<DeliveryParts, 'members'> {
  /** Counts failed attempts. */
  readonly counted?: (failure: DeliveryFailure) => void;
}

export function createDelivery(given: GivenParts, now: () => number): Delivery {
  const condition = createCondition(now, () => {
    worker.hurry(lanesThat('unreachable'));
  });
  const lanesThat = (failure: DeliveryFailure): ReadonlyArray<Lane> => condition.lanes(failure).map(({ lane }) => lane);
  const courier = notingErrors(given.courier, () => {
    condition.answered();
  });
  const parts: DeliveryParts = { ...given, courier, members: rememberMembers(courier, now) };
  const deleted = deletedMeanwhile(parts);
  const worker = createWorker({
    outbox: parts.app.outbox,
    onOutbox: (listener) => parts.app.onOutbox(listener),
    deliver: async (row) => {
      try {
        const sent = await setAsideIfOld(deleted.noting(row), row, now, (noting) => deliverInOpen(noting, row));
        return await withMemory(parts, row, sent);
      } catch (error) {
        if (await deleted.explains(row)) return {};
        throw error;
      }
    },
    late: async (row) => {
      await deleted.explains(row);
    },
    failed: async (row, error) => {
      if (isEmojiLost(error)) parts.emojis?.lost();
      await tellLostChannel(parts, row, error);
    },
    closed: async (row, error) => {
      if (isPrivate(row)) await tellClosed(parts, row, hasLeft(error));
    },
    condition,
    counted: (failure) => given.counted?.(failure),
    now,
    log: parts.log,
  });
  return {
    ...worker,
    async lookAgainIn(guildId) {
      for (const { lane, gameId } of condition.lanes('forbidden')) {
        const game = await parts.app.game(gameId).catch(() => undefined);
        if (game === undefined || game.guildId === guildId) worker.hurry([lane]);
      }
    },
    reached: () => {
      worker.hurry(lanesThat('unreachable'));
    },
    condition: (tokenRefused) => condition.now(tokenRefused),
  };
}

/** Kinds of messages that show the state at their delivery, so that they can come later than what follows them. */
const canBeLater: ReadonlyArray<OutboxRow['intent']['kind']> = ['lobby', 'sheet', 'sheetClosed', 'poll', 'proposal'];

/** Kinds of messages of which a later one tells everything that an earlier one would. */
const latestOnly: ReadonlyArray<OutboxRow['intent']['kind']> = ['lobby', 'sheet', 'sheetClosed'];

/**
 * An edit of an old message that Discord does not take now moves to the lane of such edits, where the next one of the
 * same message replaces it, and what comes after it in its own lane goes on.
 */
async function setAsideIfOld(
  parts: DeliveryParts,
  row: OutboxRow,
  now: () => number,
  deliver: (parts: DeliveryParts) => Promise<Sent>,
): Promise<Sent> {
  try {
    // Several of a game wait when the first of them was refused once more.
    if (isEditLane(row.lane) && latestOnly.includes(row.intent.kind) && (await parts.app.outbox.newerWaits(row)))
      return {};
    return await deliver(parts);
  } catch (error) {
    if (!(error instanceof OldEditError) || isEditLane(row.lane) || !canBeLater.includes(row.intent.kind)) throw error;
    await parts.app.outbox.add(
      { gameId: row.gameId, lane: editLane(row.lane) },
      [row.intent],
      now() + error.retryAfter,
    );
    return {};
  }
}

/** Delivers a row. If the bot may not write in a channel that the game has left, nothing is said there. */
async function deliverInOpen(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  try {
    return await inWordsIfNeeded(parts, row, (allowed) => deliverReopening(allowed, row));
  } catch (error) {
    if (failureOf(error) !== 'forbidden') throw error;
    const game = await parts.app.game(row.gameId);
    const channelId = channelOf(row.lane);
    if (channelId === undefined || channelId === game.channelId) throw error;
    parts.log.info(
      { err: error, row: row.id, gameId: row.gameId, lane: row.lane },
      'A game has left a channel in which I may not write: nothing is said there',
    );
    return {};
  }
}

/** The place of a private row is opened where it is known. */
async function deliverReopening(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  return await inOpenThread(parts, channelOf(row.lane), () => deliver(parts, row));
}

async function deliver(parts: DeliveryParts, row: OutboxRow): Promise<Sent> {
  if (isPrivate(row)) return await deliverToPerson(parts, row);
  const channelId = channelOf(row.lane);
  if (channelId !== undefined && isPublic(row)) return await deliverToChannel(parts, row, channelId);
  throw new Error(`The message ${row.intent.kind} is in a lane for something else.`);
}

function isPrivate(row: OutboxRow): row is PrivateRow {
  return 'userId' in row.intent;
}

function isPublic(row: OutboxRow): row is PublicRow {
  return channelOf(row.lane) !== undefined && !isPrivate(row);
}

/** Returns the delivery with everything that later messages have to know of it, as far as that is new. */
async function withMemory(parts: DeliveryParts, row: OutboxRow, sent: Sent): Promise<Delivered> {
  const { messageId, slot, notes = [] } = sent;
  const slots = [await unlessKnown(parts, row, slot), await latestBy(parts, row, sent)].flatMap((each) => each ?? []);
  const isRemembered = slots.length > 0 || notes.length > 0;
  return {
    ...defined({ messageId }),
    ...(isRemembered ? { remembered: { gameId: row.gameId, slots, notes } } : {}),
  };
}

async function unlessKnown(
  { app }: DeliveryParts,
  { gameId }: OutboxRow,
  slot: NamedSlot | undefined,
): Promise<NamedSlot | undefined> {
  if (slot === undefined) return undefined;
  const known = await app.outbox.slot(gameId, slot.name);
  return known?.channelId === slot.channelId && known.messageId === slot.messageId ? undefined : slot;
}

/**
 * Later messages tell by this what was posted since. Direct messages have a lane a person, and the channel is the
 * slot's.
 */
async function latestBy(
  parts: DeliveryParts,
  row: OutboxRow,
  { messageId, slot }: Sent,
): Promise<NamedSlot | undefined> {
  if (messageId === undefined) return undefined;
  const channelId =
    slot?.channelId ??
    (isPrivate(row) ? await privateChannel(parts, row.intent.userId, row.gameId) : channelOf(row.lane));
  return channelId === undefined ? undefined : await latestIn(parts, row.gameId, { channelId, messageId });
}

async function privateChannel({ app }: DeliveryParts, userId: UserId, gameId: string): Promise<ChannelId | undefined> {
  const thread = (await knownThread(app, gameId, userId))?.threadId;
  if (thread !== undefined) return thread;
  const slot = (await app.outbox.slot(gameId, `sheet:${userId}`)) ?? (await app.outbox.slot(gameId, `asked:${userId}`));
  return slot?.channelId;
}
