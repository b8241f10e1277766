import { seatOf } from '../../app/types.ts';
import type { ChannelId, UserId } from '../../app/types.ts';
import { guildSettings } from '../guildSettings.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message } from '../types.ts';
import { hasEnded } from './ended.ts';
import { isChannelLost } from '../failure.ts';
import type { DeliveryParts, PrivateRow, Sent } from './parts.ts';
import {
  closeThread,
  forgetThread,
  knownThread,
  leaveThread,
  moveOver,
  noteThread,
  openThread,
} from './privateThread.ts';
import { inOpenThread } from './reopen.ts';

/** The channel in which one person is told what no one else may know. */
export interface PrivateChannel {
  readonly channelId: ChannelId;
  /** A thread notifies only those who are named: who that is. */
  readonly calls?: UserId;
}

/** A message that its reader shall come to: in a thread it names them. */
export function calling({ calls }: PrivateChannel, message: Message): Message {
  if (calls === undefined || message.silent === true) return message;
  const content = [`<@${calls}>`, ...(message.content === undefined ? [] : [message.content])].join('\n');
  return { ...message, content: shorten(content, limits.content), ping: [calls] };
}

/**
 * Tells someone something where it is to be told: in their private thread, if the guild wants that, there can be one
 * and it can be written in; else by direct message. A thread that is gone is made again.
 */
export async function atPrivatePlace(
  parts: DeliveryParts,
  row: PrivateRow,
  game: CastGame,
  tell: (place: PrivateChannel) => Promise<Sent>,
): Promise<Sent> {
  const threadId = await threadFor(parts, row, game);
  if (threadId === undefined) return await tell({ channelId: await parts.courier.directChannel(row.intent.userId) });
  try {
    return await inThread(parts, row, game, threadId, tell);
  } catch (error) {
    if (!isChannelLost(error)) throw error;
    await forgetThread(parts, row, game, error);
    const reopened = await threadFor(parts, row, game);
    if (reopened !== undefined) return await inThread(parts, row, game, reopened, tell);
    return await tell({ channelId: await parts.courier.directChannel(row.intent.userId) });
  }
}

async function inThread(
  parts: DeliveryParts,
  row: PrivateRow,
  game: CastGame,
  threadId: ChannelId,
  tell: (place: PrivateChannel) => Promise<Sent>,
): Promise<Sent> {
  const { members } = parts;
  const { userId, kind } = row.intent;
  const work = async (): Promise<Sent> => {
    // A person who has left the thread would not hear of a question; a reminder is for a player who seems not to have
    // heard.
    await members.admit(threadId, userId, kind === 'privateReminder');
    return await tell({ channelId: threadId, calls: userId });
  };
  const sent = await inOpenThread(parts, threadId, work).catch((error: unknown) => {
    members.forget(threadId, userId);
    throw error;
  });
  if (hasEnded(game)) await closeThread(parts, game, userId);
  return sent;
}

/**
 * The thread to write in; `undefined`: by direct message. What stood elsewhere so far is told again in the new place.
 */
async function threadFor(parts: DeliveryParts, row: PrivateRow, game: CastGame): Promise<ChannelId | undefined> {
  const { userId } = row.intent;
  const known = await knownThread(parts.app, game.id, userId);
  const wanted =
    seatOf(game, userId) !== undefined && (await guildSettings(parts.app, game.guildId)).privately === 'threads';
  const parentId = (await parts.app.setup.of(game.id)).parentId ?? game.channelId;
  if (wanted && (hasEnded(game) || known?.parentId === parentId)) return known?.threadId;
  const opened = wanted ? await openThread(parts, row, game, parentId) : undefined;
  // Where there can be no new one, the old one still serves.
  if (wanted && opened === undefined) return known?.threadId;
  if (opened !== undefined || known !== undefined) await moveOver(parts, row, game, opened?.threadId);
  if (known !== undefined) await leaveThread(parts, game, userId, known.threadId);
  if (opened !== undefined) await noteThread(parts.app, game.id, userId, opened);
  return opened?.threadId;
}
