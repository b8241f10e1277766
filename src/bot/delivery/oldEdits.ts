/**
 * Discord takes only few edits of messages that are older than an hour: 429 with code 30046, by channel. How many, it
 * does not document (discord-api-docs #4413); people have seen about three in twenty seconds.
 */
import { DiscordAPIError, RateLimitError, RESTJSONErrorCodes, SnowflakeUtil } from 'discord.js';
import type { RateLimitData } from 'discord.js';
import type { ChannelId } from '../../app/types.ts';
import type { Changes, Courier } from './courier.ts';
import { OldEditError } from '../oldEditError.ts';

/** A little less than Discord's hour, since its clock is not ours. */
const oldAfter = 55 * 60_000;
/** The wait if Discord does not say one, in milliseconds. */
const usualWait = 20_000;
/** The longest wait of an edit by the usual limits of a channel, in milliseconds. */
const ordinaryWait = 6000;
/** However long Discord wants us to wait, nothing waits longer than this inside of discord.js, where no one sees it. */
const longestWait = 60_000;

/** However long Discord asks for, it is asked again after this, in milliseconds. */
const longestAsked = 60 * 60_000;

function isOld(messageId: string, now: number): boolean {
  return now - SnowflakeUtil.timestampFrom(messageId) > oldAfter;
}

/** Tells discord.js which requests fail instead of waiting for their limit. */
export function rejectsLongWaits(now: () => number): (data: RateLimitData) => boolean {
  return ({ global, method, url, retryAfter, sublimitTimeout }) => {
    if (retryAfter > longestWait) return true;
    const edited = /\/channels\/\d+\/messages\/(\d+)$/.exec(url)?.[1];
    if (global || method.toUpperCase() !== 'PATCH' || edited === undefined || !isOld(edited, now())) return false;
    return sublimitTimeout > 0 || retryAfter > ordinaryWait;
  };
}

/** The same courier, which edits no old message of a channel before its time. Rejects with an `OldEditError` then. */
export function mindingOldEdits(courier: Courier, now: () => number): Courier {
  const until = new Map<ChannelId, number>();
  /** Forgets the waits that are over, and those that would last longer than any: the clock was set back. */
  const forget = (time: number): void => {
    for (const [channelId, end] of until) if (end <= time || end - time > longestAsked) until.delete(channelId);
  };

  async function minded(channelId: ChannelId, messageId: string, work: () => Promise<void>): Promise<void> {
    if (!isOld(messageId, now())) {
      await work();
      return;
    }
    forget(now());
    const end = until.get(channelId);
    if (end !== undefined) throw new OldEditError(end - now());
    try {
      await work();
    } catch (error) {
      const asked = waitOf(error);
      if (asked === undefined) throw error;
      const wait = Math.min(asked, longestAsked);
      until.set(channelId, now() + wait);
      throw new OldEditError(wait, error);
    }
  }

  const changes = (by: Changes): Changes => ({
    edit: async (channelId, messageId, message) => {
      await minded(channelId, messageId, () => by.edit(channelId, messageId, message));
    },
    disarm: async (channelId, messageId) => {
      await minded(channelId, messageId, () => by.disarm(channelId, messageId));
    },
    remove: async (channelId, messageId) => {
      await by.remove(channelId, messageId);
    },
  });
  return { ...courier, ...changes(courier), byPress: changes(courier.byPress) };
}

function waitOf(error: unknown): number | undefined {
  if (error instanceof RateLimitError) return Math.max(error.retryAfter, error.sublimitTimeout);
  const code = RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached;
  return error instanceof DiscordAPIError && error.code === code ? usualWait : undefined;
}
