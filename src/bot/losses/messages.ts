import type { App, ChannelId, LostMessage } from '../../app/types.ts';
import type { Log } from '../../app/core/log.ts';
import type { Courier } from '../delivery/courier.ts';
import { createRateLimiter } from './rateLimiter.ts';
import { tellHostDeleted } from './tellHost.ts';

/** How often one message of a game is sent again within an hour; then something deletes whatever is sent. */
const most = 3;
const hour = 60 * 60_000;
/** Milliseconds within which we note the replacement of a message that we delete ourselves. */
const settled = 1500;
const longestWait = 60_000;

export interface LostMessagesParts {
  readonly app: Pick<App, 'redelivery' | 'settings' | 'game'>;
  readonly courier: Pick<Courier, 'directChannel' | 'send'>;
  readonly now: () => number;
  readonly log: Log;
}

/** Sends messages of ours again that someone has deleted, where they still have a purpose. */
export interface LostMessages {
  /** Takes the ids of messages that were deleted, by anyone. */
  deleted(channelId: ChannelId, messageIds: ReadonlyArray<string>): void;
  /** Lets what is under way end; then nothing is done any more. */
  stop(): Promise<void>;
}

export function createLostMessages(parts: LostMessagesParts): LostMessages {
  const { app, log, now } = parts;
  const bounds = createRateLimiter(most, hour, now);
  const told = createRateLimiter(1, hour, now);
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  function begin(work: Promise<void>): void {
    const done = work
      .catch((err: unknown) => {
        log.error({ err }, 'What became of a deleted message can not be found out; the next start looks for it');
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  function later(lost: LostMessage, wait: number): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      begin(look(lost, wait));
    }, wait);
    timers.add(timer);
  }

  async function forget(channelId: ChannelId, messageId: string): Promise<void> {
    for (const lost of await app.redelivery.lost(channelId, messageId)) later(lost, settled);
  }

  async function look(lost: LostMessage, waited: number): Promise<void> {
    const { gameId, name, messageId } = lost;
    const what = `${gameId} ${name}`;
    switch (await app.redelivery.again(lost, () => bounds.allows(what))) {
      case 'needless':
        break;
      case 'underWay':
        later(lost, Math.min(longestWait, 2 * waited));
        break;
      case 'sent':
        log.info({ gameId }, 'A message of a game was deleted: it is sent again');
        break;
      case 'held':
        log.warn({ gameId }, 'Messages of a game are deleted again and again: they are not sent again for now');
        if (told.allows(gameId)) await tellHostDeleted(parts, await app.game(gameId), messageId);
    }
  }

  return {
    deleted(channelId, messageIds) {
      if (!stopped) for (const messageId of messageIds) begin(forget(channelId, messageId));
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
