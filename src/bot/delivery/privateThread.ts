import { DiscordAPIError } from 'discord.js';
import { z } from 'zod';
import { playerName, understood, seatOf } from '../../app/types.ts';
import type { App, ChannelId, GameId, GameRecord, Intent, OutboxRow, Seat, Slot, UserId } from '../../app/types.ts';
import { guildSettings } from '../guildSettings.ts';
import { sayInGame, sayToPerson } from '../languages.ts';
import { movedSheetMessage, refusedThreadMessage, welcomeMessage } from '../messages/privateThread.ts';
import { moderatorsAmong } from '../moderators.ts';
import { plainName } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Say } from '../../words/index.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import { failureOf, isPassing, isThreadRefused } from '../failure.ts';
import { OldEditError } from '../oldEditError.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts, PrivateRow } from './parts.ts';
import { disarmed, edited, removed, sendOnce } from './post.ts';

/** One of a person and game. */
export interface PrivateThread {
  readonly threadId: ChannelId;
  /** The channel that it hangs under. */
  readonly parentId: ChannelId;
  /** Says what it is for. */
  readonly messageId: string;
}

const slotBeginning = 'private:';
/** A number beyond the parts of any message, so that the row's own messages keep their nonces. */
const welcomePart = 98;
const refusalPart = 97;

/** Returns the owner and the game of a private thread. */
export async function ownerOf(
  app: Pick<App, 'outbox'>,
  channelId: ChannelId,
): Promise<{ readonly gameId: GameId; readonly userId: UserId } | undefined> {
  const found = await app.outbox.slotIn(channelId, slotBeginning);
  return found === undefined ? undefined : { gameId: found.gameId, userId: found.rest };
}

/** Returns the owner of the private thread that the caller is in, if it is one. */
export async function ownerHere(
  app: Pick<App, 'outbox'>,
  { channelId, parentId }: Pick<Caller, 'channelId' | 'parentId'>,
): Promise<UserId | undefined> {
  return parentId === undefined ? undefined : (await ownerOf(app, channelId))?.userId;
}

export async function knownThread(
  { outbox, settings }: Told,
  gameId: GameId,
  userId: UserId,
): Promise<PrivateThread | undefined> {
  const slot = await outbox.slot(gameId, slotOf(userId));
  const parentId = await settings.get(gameScope(gameId), parentKey(userId));
  if (slot === undefined || typeof parentId !== 'string') return undefined;
  return { threadId: slot.channelId, parentId, messageId: slot.messageId };
}

export async function noteThread(
  { outbox, settings }: Told,
  gameId: GameId,
  userId: UserId,
  thread: PrivateThread,
): Promise<void> {
  const { threadId, parentId, messageId } = thread;
  await settings.set(gameScope(gameId), parentKey(userId), parentId);
  await outbox.setSlot(gameId, slotOf(userId), { channelId: threadId, messageId });
}

type Told = Pick<App, 'outbox' | 'settings'>;

function slotOf(userId: UserId): string {
  return `${slotBeginning}${userId}`;
}

function parentKey(userId: UserId): string {
  return `privateParent:${userId}`;
}

/**
 * A new thread, or the one that was opened before the bot was killed; `undefined`: there can be none, as its orderer
 * has been told.
 */
export async function openThread(
  parts: DeliveryParts,
  row: PrivateRow,
  game: CastGame,
  parentId: ChannelId,
): Promise<PrivateThread | undefined> {
  const { courier } = parts;
  const { userId } = row.intent;
  if (await wasRefused(parts, row, parentId)) return undefined;
  const name = nameOfSeat(await sayInGame(parts.app.settings, game), game, seatOf(game, userId));
  try {
    const threadId =
      (await opened(parts, row, game, parentId, name)) ?? (await courier.openPrivateThread(parentId, name));
    await closeTwins(parts, game, parentId, { threadId, name });
    await parts.members.admit(threadId, userId, true);
    const say = await sayToPerson(parts.app.settings, userId, game.guildId);
    const welcome = welcomeMessage(game, userId, await moderatorsAmong(parts.app.settings, game), say);
    return { threadId, parentId, messageId: await sendOnce(parts, row, threadId, welcome, welcomePart) };
  } catch (error) {
    if (!isThreadRefused(error)) throw error;
    await noteRefusal(parts, row, parentId);
    parts.log.info(
      { err: error, gameId: game.id, channelId: parentId },
      'A private thread can not be opened: direct messages instead',
    );
    await tellRefused(parts, row, game, parentId);
    return undefined;
  }
}

/**
 * Returns the thread that an earlier attempt has opened, if it has. A thread with an owner doesn't count: two people
 * may have the same name.
 */
async function opened(
  { app, courier }: DeliveryParts,
  { attempts }: PrivateRow,
  game: GameRecord,
  parentId: ChannelId,
  name: string,
): Promise<ChannelId | undefined> {
  if (attempts < 2) return undefined;
  const found = await courier.privateThreads(game.guildId, parentId, name);
  for (const threadId of found) if ((await ownerOf(app, threadId)) === undefined) return threadId;
  return undefined;
}

/** A request that was repeated, because its answer was lost, has opened threads that no one is in. */
async function closeTwins(
  parts: DeliveryParts,
  game: CastGame,
  parentId: ChannelId,
  { threadId, name }: { readonly threadId: ChannelId; readonly name: string },
): Promise<void> {
  const { app, courier } = parts;
  // The thread of a namesake may have been opened just now.
  const say = await sayInGame(app.settings, game);
  if (game.seats.filter((_, seat) => nameOfSeat(say, game, seat) === name).length > 1) return;
  for (const twin of await courier.privateThreads(game.guildId, parentId, name)) {
    if (twin !== threadId && (await ownerOf(app, twin)) === undefined)
      await unlessRefused(parts, game, courier.changeThread(twin, { archived: true }));
  }
}

function nameOfSeat(say: Say, game: CastGame, seat: Seat | undefined): string {
  const holder = seat === undefined ? undefined : game.seats[seat];
  const name = holder === undefined ? '' : plainName(playerName(holder.name, say));
  return shorten(say('privately.thread', { name, game: game.id }), limits.channelName);
}

const refusal = z.object({ parentId: z.string(), at: z.number() });
/** Whether a channel allows threads by now is tried again after this long, in milliseconds. */
const refusalLasts = 60 * 60_000;
const refusalKey = 'privateThreadRefused';

async function wasRefused(
  { app }: DeliveryParts,
  { gameId, createdAt }: OutboxRow,
  parentId: ChannelId,
): Promise<boolean> {
  const refused = understood(refusal, await app.settings.get(gameScope(gameId), refusalKey));
  return refused?.parentId === parentId && createdAt - refused.at < refusalLasts;
}

/** Whether private threads can be opened beside a game, as far as is known: a forum has posts alone. */
export async function takesThreads(parts: DeliveryParts, row: OutboxRow, game: GameRecord): Promise<boolean> {
  const { parentId } = await parts.app.setup.of(game.id);
  if (await wasRefused(parts, row, parentId ?? game.channelId)) return false;
  return parentId === undefined || !(await isForum(parts, game, parentId));
}

const forumKey = 'isForum';
const forumNote = z.object({ parentId: z.string(), forum: z.boolean() });

/** A channel stays what it is, so it is asked for once. */
async function isForum(
  { app, courier, log }: DeliveryParts,
  { id }: GameRecord,
  parentId: ChannelId,
): Promise<boolean> {
  const known = understood(forumNote, await app.settings.get(gameScope(id), forumKey));
  if (known?.parentId === parentId) return known.forum;
  try {
    const forum = (await courier.forumTags(parentId)) !== undefined;
    await app.settings.set(gameScope(id), forumKey, { parentId, forum });
    return forum;
  } catch (error) {
    log.info(
      { err: error, gameId: id, channelId: parentId },
      'Whether a channel is a forum is not known: private threads are tried',
    );
    return false;
  }
}

async function noteRefusal(
  { app }: DeliveryParts,
  { gameId, createdAt }: PrivateRow,
  parentId: ChannelId,
): Promise<void> {
  await app.settings.set(gameScope(gameId), refusalKey, { parentId, at: createdAt });
}

/** Tells the person who has decided for private threads that there can be none, once for each game and channel. */
async function tellRefused(parts: DeliveryParts, row: PrivateRow, game: CastGame, parentId: ChannelId): Promise<void> {
  const { app, courier, log } = parts;
  const told = `${refusalKey}:${parentId}`;
  // Before it is said: the lanes of several people come here at the same time.
  if (!(await app.settings.add(gameScope(game.id), told, true))) return;
  const userId = (await guildSettings(app, game.guildId)).privatelyBy ?? game.hostId;
  try {
    const message = refusedThreadMessage(game, parentId, await sayToPerson(app.settings, userId, game.guildId));
    await sendOnce(parts, row, await courier.directChannel(userId), message, refusalPart);
  } catch (error) {
    log.info({ err: error, gameId: game.id }, 'Whoever wants private threads can not be told that there are none');
    if (isPassing(error)) await app.settings.clear(gameScope(game.id), told);
  }
}

/**
 * Closes the person's offers at places other than `channelId` (all: `undefined`); they are told again at the new place.
 */
export async function moveOver(
  parts: DeliveryParts,
  row: PrivateRow,
  game: CastGame,
  channelId: ChannelId | undefined,
): Promise<void> {
  const { app } = parts;
  const { userId } = row.intent;
  const moved = movedSheetMessage(game.id, await sayToPerson(app.settings, userId, game.guildId));
  for (const name of ['sheet', 'asked', 'orders'].map((kind) => `${kind}:${userId}`)) {
    const slot = await app.outbox.slot(game.id, name);
    if (slot === undefined || slot.channelId === channelId) continue;
    await unlessRefused(parts, game, name.startsWith('sheet') ? closed(parts, slot, moved) : disarmed(parts, slot));
    await app.outbox.clearSlot(game.id, name);
  }
  const seat = seatOf(game, userId);
  if (seat === undefined || game.status !== 'running') return;
  const again: ReadonlyArray<Intent> = [
    { kind: 'sheet', userId, seat },
    { kind: 'asked', userId, seat, decisionIds: [] },
  ];
  await app.outbox.add(
    row,
    again.filter(({ kind }) => kind !== row.intent.kind),
  );
}

/** A sheet must not go on showing a hand where no one looks after it. */
async function closed(parts: DeliveryParts, slot: Slot, message: Message): Promise<boolean> {
  try {
    return await edited(parts, slot, message);
  } catch (error) {
    if (!(error instanceof OldEditError)) throw error;
    return await removed(parts, slot);
  }
}

/** Closes the thread. A person who has lost the seat is no longer a member. */
export async function leaveThread(
  parts: DeliveryParts,
  game: CastGame,
  userId: UserId,
  threadId: ChannelId,
): Promise<void> {
  const { app, courier } = parts;
  if (seatOf(game, userId) === undefined) await unlessRefused(parts, game, courier.dismiss(threadId, userId));
  await unlessRefused(parts, game, courier.changeThread(threadId, { archived: true }));
  await app.outbox.clearSlot(game.id, slotOf(userId));
}

/** Closes the private threads of a game that has ended; a message in one opens it again. */
export async function closeThreads(parts: DeliveryParts, game: CastGame): Promise<void> {
  for (const holder of game.seats) if (holder.kind === 'user') await closeThread(parts, game, holder.userId);
}

export async function closeThread(parts: DeliveryParts, game: CastGame, userId: UserId): Promise<void> {
  const known = await knownThread(parts.app, game.id, userId);
  if (known !== undefined)
    await unlessRefused(parts, game, parts.courier.changeThread(known.threadId, { archived: true }));
}

/** Forgets a thread that is gone or can't be written in any more; the person has none for a while. */
export async function forgetThread(
  parts: DeliveryParts,
  row: PrivateRow,
  game: CastGame,
  error: unknown,
): Promise<void> {
  const { app } = parts;
  const { userId } = row.intent;
  const known = await knownThread(app, game.id, userId);
  if (known === undefined) return;
  if (failureOf(error) === 'forbidden') {
    await noteRefusal(parts, row, known.parentId);
    await tellRefused(parts, row, game, known.parentId);
  }
  await moveOver(parts, row, game, undefined);
  await app.outbox.clearSlot(game.id, slotOf(userId));
}

/** Does a thing that brings a thread in order, which may fail: its messages can be gone, it can be closed or locked. */
async function unlessRefused({ log }: DeliveryParts, game: GameRecord, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || isPassing(error)) throw error;
    log.info({ err: error, gameId: game.id }, 'Discord does not let me change a private thread');
  }
}
