import { SnowflakeUtil } from 'discord.js';
import type { ChannelId, GameId, NamedSlot, OutboxRow, Slot, UserId } from '../../app/types.ts';
import { limits } from '../text/limits.ts';
import type { Message, AttachedPicture } from '../types.ts';
import { textOf } from './courier.ts';
import type { Changes, Posted } from './courier.ts';
import { isGone } from '../failure.ts';
import { isEditLane, mainLane } from './lanes.ts';
import { OldEditError } from '../oldEditError.ts';
import type { DeliveryParts, Sent } from './parts.ts';

/**
 * How far the clock of this machine may be ahead of Discord's, in milliseconds. A message is never older than its row:
 * what another game has said in the same words before was not sent for this one.
 */
const clockDifference = 60_000;

/**
 * Sends a message that must not appear twice. Discord compares nonces for some minutes only, so after a restart we also
 * look whether the message is there already. `part`: of a row that becomes several messages.
 */
export async function sendOnce(
  parts: DeliveryParts,
  row: OutboxRow,
  channelId: ChannelId,
  message: Message,
  part = 0,
): Promise<string> {
  const nonce = nonceOf(row, part);
  return (
    (await findSent(parts, row, channelId, message, nonce)) ?? (await parts.courier.send(channelId, message, nonce))
  );
}

/**
 * Returns the id of the message that an earlier attempt has sent, if it has: the message is below all that are known.
 */
export async function sentBefore(
  parts: DeliveryParts,
  row: OutboxRow,
  channelId: ChannelId,
  message: Message,
): Promise<string | undefined> {
  return await findSent(parts, row, channelId, message, nonceOf(row, 0));
}

function nonceOf({ nonce }: OutboxRow, part: number): string {
  const suffix = part === 0 ? '' : `.${part}`;
  return `${nonce.slice(0, limits.nonce - suffix.length)}${suffix}`;
}

async function findSent(
  { app, courier }: DeliveryParts,
  row: OutboxRow,
  channelId: ChannelId,
  message: Message,
  nonce: string,
): Promise<string | undefined> {
  if (row.attempts < 2) return undefined;
  const known = (await app.outbox.slot(row.gameId, lastSlot(channelId)))?.messageId;
  const posted = await courier.recent(channelId, later(known, firstIdAt(row.createdAt - clockDifference)));
  return posted.find((each) => each.ours && (each.nonce === nonce || isSame(each, message)))?.id;
}

/** The lowest id that a message of this time can have. */
function firstIdAt(time: number): string {
  const timestamp = Math.max(time, Number(SnowflakeUtil.epoch));
  return SnowflakeUtil.generate({ timestamp, increment: 0n, workerId: 0n, processId: 0n }).toString();
}

function later(known: string | undefined, first: string): string {
  return known !== undefined && BigInt(known) > BigInt(first) ? known : first;
}

/** Files have names of their own row, and what was delivered before is not looked at: equal means the same. */
function isSame(posted: Posted, message: Message): boolean {
  const files = (message.files ?? []).map(({ name }) => name);
  const text = textOf(message.content, message.embeds);
  const filesMatch =
    files.length === posted.fileNames.length && files.every((name, index) => name === posted.fileNames[index]);
  return posted.text === text && filesMatch && (text !== '' || files.length > 0);
}

export interface PageOptions {
  readonly silent?: boolean;
  /** The person who is named at the beginning and notified. */
  readonly ping?: UserId | undefined;
  /** Pictures for the last message. */
  readonly files?: ReadonlyArray<AttachedPicture>;
}

/** Each text as a message of its own. */
export async function sendPages(
  parts: DeliveryParts,
  row: OutboxRow,
  channelId: ChannelId,
  pages: ReadonlyArray<string>,
  { silent = false, ping, files = [] }: PageOptions = {},
): Promise<Sent> {
  let messageId: string | undefined;
  for (const [part, content] of pages.entries()) {
    const attached = part === pages.length - 1 && files.length > 0 ? { files } : {};
    const called = part === 0 && ping !== undefined ? { ping: [ping] } : {};
    messageId = await sendOnce(parts, row, channelId, { content, silent, ...attached, ...called }, part);
  }
  return messageId === undefined ? {} : { messageId };
}

/** Edits the message of this name, or sends it if it isn't there. */
export async function sendInPlace(
  parts: DeliveryParts,
  row: OutboxRow,
  name: string,
  channelId: ChannelId,
  message: Message,
): Promise<Sent> {
  const slot = await parts.app.outbox.slot(row.gameId, name);
  if (slot?.channelId === channelId && (await edited(parts, slot, message))) return { messageId: slot.messageId };
  if (isEditLane(row.lane)) {
    // There is nothing left to edit: a new message has its place among the others.
    await parts.app.outbox.add({ gameId: row.gameId, lane: mainLane(row.lane) }, [row.intent]);
    return {};
  }
  const messageId = await sendOnce(parts, row, channelId, message);
  return { messageId, slot: { name, channelId, messageId } };
}

interface Changing {
  readonly courier: Changes;
}

/** Returns the changes for messages whose own buttons answer their question. */
export function byPress({ courier }: Pick<DeliveryParts, 'courier'>): Changing {
  return { courier: courier.byPress };
}

/**
 * The same; also `false` if Discord takes no edit of it now because it is old, so that a new message takes its place.
 */
export async function editedNow(parts: Changing, slot: Slot, message: Message): Promise<boolean> {
  return await edited(parts, slot, message).catch(unlessOld);
}

function unlessOld(error: unknown): false {
  if (error instanceof OldEditError) return false;
  throw error;
}

/**
 * Whether the message was still there to be edited. Rejects with an `OldEditError` if Discord takes no edit of it now.
 */
export async function edited(
  { courier }: Changing,
  { channelId, messageId }: Slot,
  message: Message,
): Promise<boolean> {
  return await unlessGone(courier.edit(channelId, messageId, message));
}

export async function removed({ courier }: Changing, { channelId, messageId }: Slot): Promise<boolean> {
  return await unlessGone(courier.remove(channelId, messageId));
}

/**
 * Removes the buttons of a message that is there. Never waits for Discord: the buttons of an old message may stay, and
 * tell a presser what has happened since.
 */
export async function disarmed({ courier }: Changing, { channelId, messageId }: Slot): Promise<boolean> {
  return await unlessGone(courier.disarm(channelId, messageId)).catch(unlessOld);
}

async function unlessGone(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

function lastSlot(channelId: ChannelId): string {
  return `last:${channelId}`;
}

/** Returns the slot that remembers a message as our latest in its channel; `undefined`: there is a later one. */
export async function latestIn({ app }: DeliveryParts, gameId: GameId, message: Slot): Promise<NamedSlot | undefined> {
  const name = lastSlot(message.channelId);
  const known = (await app.outbox.slot(gameId, name))?.messageId;
  return known === undefined || BigInt(message.messageId) > BigInt(known) ? { name, ...message } : undefined;
}

/** Whether nothing stands below a message, as far as we know. */
export async function isLast(
  parts: Pick<DeliveryParts, 'app' | 'lastMessageId'>,
  gameId: GameId,
  { channelId, messageId }: Slot,
): Promise<boolean> {
  const later = [(await parts.app.outbox.slot(gameId, lastSlot(channelId)))?.messageId, parts.lastMessageId(channelId)];
  return later.every((id) => id === undefined || BigInt(id) <= BigInt(messageId));
}

/** Whether someone has written here, or we for another reason, since the last message of this game. */
export async function isInterrupted(parts: DeliveryParts, gameId: GameId, channelId: ChannelId): Promise<boolean> {
  const known = (await parts.app.outbox.slot(gameId, lastSlot(channelId)))?.messageId;
  const latest = parts.lastMessageId(channelId);
  return known !== undefined && latest !== undefined && BigInt(latest) > BigInt(known);
}
