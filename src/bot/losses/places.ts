import { DiscordAPIError } from 'discord.js';
import type { App, ChannelId, GameRecord } from '../../app/types.ts';
import type { Log } from '../../app/core/log.ts';
import type { Courier } from '../delivery/courier.ts';
import { withoutAddress } from '../delivery/failedRow.ts';
import { ownerOf } from '../delivery/privateThread.ts';
import { createRateLimiter } from './rateLimiter.ts';
import { tellHostUnreachable } from './tellHost.ts';

/** Discord archives a thread by itself after an hour at the earliest: who does it more often wants it so. */
const mostReopened = 2;
/** Someone who deletes private threads again and again is not worked against. */
const mostShown = 3;
const hour = 60 * 60_000;

export interface PlacesParts {
  readonly app: Pick<App, 'redelivery' | 'settings' | 'game' | 'gamesOfGuild' | 'gameInChannel' | 'setup' | 'outbox'>;
  readonly courier: Pick<Courier, 'directChannel' | 'send' | 'changeThread'>;
  readonly now: () => number;
  readonly log: Log;
}

export interface ArchivedThread {
  readonly id: ChannelId;
  readonly locked: boolean;
}

/** Reacts when a place of games or of private messages is archived or deleted. */
export interface Places {
  /** A channel, with all threads under it, or a thread. */
  deleted(guildId: string, channelId: ChannelId): Promise<void>;
  /** Opens it again if someone is asked something in it. */
  archived(thread: ArchivedThread): Promise<void>;
}

export function createPlaces(parts: PlacesParts): Places {
  const { app, courier, now, log } = parts;
  const reopened = createRateLimiter(mostReopened, hour, now);
  const shown = createRateLimiter(mostShown, hour, now);

  /**
   * Opens a thread whose messages can't be answered while it is archived. The log does not name a private thread: a
   * reaction is asked for in secret.
   */
  async function reopen(threadId: ChannelId, gameId: string, isPrivate: boolean): Promise<void> {
    if (!reopened.allows(threadId)) return;
    const about = isPrivate ? { gameId } : { gameId, channelId: threadId };
    try {
      await courier.changeThread(threadId, { archived: false });
      log.info(about, 'A thread in which a game waits for an answer was archived: it is open again');
    } catch (err) {
      const cause = isPrivate ? withoutAddress(err) : err;
      log.info({ ...about, err: cause }, 'An archived thread in which a game waits for an answer can not be opened');
      if (!(err instanceof DiscordAPIError)) throw err;
    }
  }

  async function isIn(game: GameRecord, channelId: ChannelId): Promise<boolean> {
    return game.channelId === channelId || (await app.setup.of(game.id)).parentId === channelId;
  }

  return {
    async deleted(guildId, channelId) {
      for (const game of await app.gamesOfGuild(guildId))
        if (await isIn(game, channelId)) await tellHostUnreachable(parts, game, 'gone');
      const owner = await ownerOf(app, channelId);
      if (owner !== undefined && shown.allows(channelId)) await app.redelivery.showSheet(owner.gameId, owner.userId);
    },
    async archived({ id, locked }) {
      const owner = await ownerOf(app, id);
      const game = owner === undefined ? await app.gameInChannel(id) : await app.game(owner.gameId);
      if (game?.status !== 'running' || game.paused !== undefined) return;
      if (owner !== undefined && (await app.outbox.slot(game.id, `asked:${owner.userId}`))?.channelId !== id) return;
      if (!locked) await reopen(id, game.id, owner !== undefined);
      else if (owner === undefined) await tellHostUnreachable(parts, game, 'locked');
    },
  };
}
