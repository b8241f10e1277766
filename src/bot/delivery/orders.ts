import { isAppError, suggestedOrders } from '../../app/types.ts';
import type { App, OrdersNow } from '../../app/types.ts';
import { ordersNotice } from '../messages/ordersNotice.ts';
import type { CastGame } from '../types.ts';
import type { RowOf, Sent, SpokenParts } from './parts.ts';
import { messageLink } from './place.ts';
import { calling } from './privatePlace.ts';
import type { PrivateChannel } from './privatePlace.ts';
import { disarmed, sendOnce } from './post.ts';

/**
 * The settings key for having told someone once that there are orders. Its value is the row that did it; in earlier
 * versions only that it was done.
 */
const offered = 'ordersOffered';

/** Tells a person about their own orders, unless that is out of date. The buttons of the previous notice go. */
export async function sendOrders(
  parts: SpokenParts,
  row: RowOf<'orders'>,
  place: PrivateChannel,
  game: CastGame,
): Promise<Sent> {
  const { app, words, say } = parts;
  const { userId, about } = row.intent;
  const { channelId } = place;
  // A player who has read what orders are needs no lecture in each game.
  const toldBy = about.kind === 'offer' ? await app.settings.get(`user:${userId}`, offered) : undefined;
  // By this one: the bot was killed before the row was marked.
  if (toldBy !== undefined && toldBy !== row.nonce) return {};
  const now = await ordersNow(app, game.id, userId);
  if (now === undefined) return {};
  const message = ordersNotice({
    game,
    about,
    now,
    suggested: suggestedOrders,
    words,
    say,
    link: await messageLink(parts, game),
  });
  if (message === undefined) return {};
  const name = `orders:${userId}`;
  const old = await app.outbox.slot(row.gameId, name);
  const messageId = await sendOnce(parts, row, channelId, calling(place, message));
  if (old !== undefined && old.messageId !== messageId) await disarmed(parts, old);
  if (about.kind === 'offer') await app.settings.set(`user:${userId}`, offered, row.nonce);
  return { messageId, slot: { name, channelId, messageId } };
}

/** `undefined`: this person has no orders there any more, or the game is at an end. */
async function ordersNow(app: App, gameId: string, userId: string): Promise<OrdersNow | undefined> {
  try {
    return await app.orders.look(gameId, userId);
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}
