import type { App, GameRecord } from '../../app/types.ts';
import type { Log } from '../../app/core/log.ts';
import type { Courier } from '../delivery/courier.ts';
import { hasEnded } from '../delivery/ended.ts';
import { gameScope } from '../delivery/parts.ts';
import { goneMark, lostChannelKey as toldUnreachable } from '../delivery/lostChannel.ts';
import { sayToPerson } from '../languages.ts';

/** Why nothing can be said in a channel. */
export type Unreachable = 'locked' | 'gone';

interface Telling {
  readonly app: Pick<App, 'settings'>;
  readonly courier: Pick<Courier, 'directChannel' | 'send'>;
  readonly log: Log;
}

/**
 * Tells the host of a game, once for each channel, that nothing can be said there any more and how to go on. Never
 * rejects.
 */
export async function tellHostUnreachable(
  { app, courier, log }: Telling,
  game: GameRecord,
  why: Unreachable,
): Promise<void> {
  const { id, channelId, hostId, guildId } = game;
  if (hasEnded(game)) return;
  await toHost(
    { app, courier, log },
    game,
    async () => {
      const about = why === 'gone' ? goneMark(channelId) : channelId;
      if ((await app.settings.get(gameScope(id), toldUnreachable)) === about) return undefined;
      await app.settings.set(gameScope(id), toldUnreachable, about);
      const say = await sayToPerson(app.settings, hostId, guildId);
      const reason = say(why === 'gone' ? 'lobby.unreachableGone' : 'lobby.unreachableLocked');
      return say('lobby.unreachable', { channel: `<#${channelId}>`, game: id, why: reason });
    },
    `${why.charAt(0)}-${channelId}`,
  );
}

/** Tells the host that someone in the server deletes what the bot says. Never rejects. */
export async function tellHostDeleted(telling: Telling, game: GameRecord, messageId: string): Promise<void> {
  const { id, channelId, hostId, guildId } = game;
  await toHost(
    telling,
    game,
    async () =>
      (await sayToPerson(telling.app.settings, hostId, guildId))('lobby.postsDeleted', {
        channel: `<#${channelId}>`,
        game: id,
      }),
    `d-${messageId}`,
  );
}

async function toHost(
  { courier, log }: Telling,
  { id, hostId }: GameRecord,
  text: () => Promise<string | undefined>,
  nonce: string,
): Promise<void> {
  try {
    const content = await text();
    if (content !== undefined) await courier.send(await courier.directChannel(hostId), { content }, nonce);
  } catch (err) {
    log.info({ err, gameId: id }, 'The host of a game can not be told that its messages are gone');
  }
}
