import type { ChannelId, UserId } from '../../app/types.ts';
import { seatOf } from '../desk/openNow.ts';
import { sayInGuild, sayToPerson } from '../languages.ts';
import { privateLog } from '../messages/privateLog.ts';
import { closedMessage, tipMessage } from '../messages/notices.ts';
import { leftMessage } from '../messages/pace.ts';
import { handPicture } from '../messages/handPicture.ts';
import { sheetMessage } from '../messages/sheet.ts';
import { textNames, withCast } from '../names.ts';
import { splitLines } from '../text/split.ts';
import type { CastGame } from '../types.ts';
import { askReaction } from './asked.ts';
import { sendTip } from './channel.ts';
import { toldClosed } from './closed.ts';
import { gameScope } from './parts.ts';
import type { DeliveryParts, RowOf, Sent } from './parts.ts';
import { sendOrders } from './orders.ts';
import { closeSheet, sendPrivateReminder, sendTimedOut } from './pace.ts';
import { sendInPlace, sendOnce, sendPages } from './post.ts';

/** What one person gets by direct message. */
export type PrivateRow = RowOf<'sheet' | 'sheetClosed' | 'privateLog' | 'asked' | 'privateReminder' | 'timedOut' | 'privateTip' | 'orders'>;

export async function deliverToPerson(parts: DeliveryParts, row: PrivateRow, userId: UserId): Promise<Sent> {
  const game = await withCast(parts.app, await parts.app.game(row.gameId));
  const channelId = await parts.courier.directChannel(userId);
  const { intent } = row;
  switch (intent.kind) {
    case 'sheet':
      return await sendSheet(parts, row, channelId, game);
    case 'privateLog':
      return await sendPrivateLog(parts, row, channelId, game, intent.events);
    case 'asked':
      return await askReaction(parts, { ...row, intent }, channelId, game);
    case 'sheetClosed':
      return await closeSheet(parts, { ...row, intent }, game);
    case 'orders':
      return await sendOrders(parts, { ...row, intent }, channelId, game);
    case 'privateReminder':
      return await sendPrivateReminder(parts, { ...row, intent }, channelId, game);
    case 'timedOut':
      return await sendTimedOut(parts, { ...row, intent }, channelId, game);
    case 'privateTip':
      return await sendTip(parts, row, channelId, tipMessage(game.id, intent.tip, sayToPerson(parts.app.settings, userId, game.guildId)));
  }
}

async function sendSheet(parts: DeliveryParts, row: PrivateRow, channelId: ChannelId, game: CastGame): Promise<Sent> {
  const { userId } = row.intent;
  // Somebody who lost the seat since must not see it any more.
  if (seatOf(game, userId) === undefined || game.startedAt === undefined) return {};
  const view = await parts.app.viewFor(game.id, userId);
  const say = sayToPerson(parts.app.settings, userId, game.guildId);
  const sheet = sheetMessage({ game, view, decisions: [], withQuestions: false, say }, parts.words);
  const failed = (err: unknown): void => {
    parts.log.error({ err, gameId: game.id, row: row.id }, 'The picture of a hand could not be drawn: the sheet is sent without it');
  };
  const files = await handPicture({ game, view, words: parts.words, say, painter: parts.painter, name: `hand-${row.nonce}`, failed });
  const sent = await sendInPlace(parts, row, `sheet:${userId}`, channelId, { ...sheet, files, silent: true });
  parts.app.settings.clear(gameScope(row.gameId), toldClosed(userId));
  return sent;
}

async function sendPrivateLog(
  parts: DeliveryParts,
  row: PrivateRow,
  channelId: ChannelId,
  game: CastGame,
  events: RowOf<'privateLog'>['intent']['events'],
): Promise<Sent> {
  const say = sayToPerson(parts.app.settings, row.intent.userId, game.guildId);
  const { lines, silent } = privateLog(events, { words: parts.words, names: textNames(game, parts.words), say });
  const footer = say('sheet.onlyYouIn', { game: game.id, channel: `<#${game.channelId}>` });
  return lines.length === 0 ? {} : await sendPages(parts, row, channelId, splitLines([...lines, `-# ${footer}`]), { silent });
}

/**
 * Tells somebody in the channel, once, that direct messages don't reach them; the host,
 * if they have left the server. Only when a sheet could not be sent: those
 * follow what everybody sees, so that the time of this message gives no reaction away.
 */
export async function tellClosed(parts: DeliveryParts, row: PrivateRow, left: boolean): Promise<void> {
  const { userId } = row.intent;
  const scope = gameScope(row.gameId);
  if (row.intent.kind !== 'sheet' || parts.app.settings.get(scope, toldClosed(userId)) === true) return;
  const { channelId, guildId, hostId } = await parts.app.game(row.gameId);
  const say = sayInGuild(parts.app.settings, guildId);
  await sendOnce(parts, row, channelId, left ? leftMessage(userId, hostId, say) : closedMessage(userId, say));
  parts.app.settings.set(scope, toldClosed(userId), true);
}
